import { NOT_BEGUN } from '../../src/core/booking/checkout'
import { assign, sendTo, setup } from 'xstate'
import { expect, test } from 'vitest'
import { bookingMachine } from '../../src/machines/booking/booking.machine'
import { activePaths } from '../../tools/visualizer/definition/definition'
import { readRecording, type Recording, writeRecording } from '../../tools/visualizer/protocol/recording'
import { find, shownRows } from '../../tools/visualizer/timeline/search'
import { countKey, newTimeline, type Timeline, timelineOf, valueText } from '../../tools/visualizer/timeline/timeline'
import { describeMachine } from '../../tools/visualizer/definition/definition'
import { openTab } from './tab'

const input = { doctorId: 'd1', isGuest: true, from: 'doctorProfile', consultation: null, progress: NOT_BEGUN }
const day = { date: '2026-11-21', slots: [{ id: 's1', start: 0, end: 1, isBooked: false }] }
const slots = { ok: true, value: { video: [day], inClinic: [] } }

/** A guest chooses a slot and has to verify. */
const bookingSession = () => {
  const tab = openTab(bookingMachine, input)
  const timeline = newTimeline('t1', 'e1')
  const receive = () => {
    for (const { messages, definitions } of tab.posts.splice(0)) timeline.add(messages, definitions)
  }
  tab.hello()
  receive()
  for (const event of [
    { type: 'xstate.done.actor.loadingSlots', output: slots },
    { type: 'slot.chosen', slotId: 's1' },
    { type: 'next' },
  ]) {
    tab.app.send(event)
    tab.paint()
    receive()
  }
  return { tab, timeline }
}

const recordingOf = ({ tab, epoch, definitions, messages }: Timeline): Recording => ({
  commit: 'abc1234',
  tab,
  epoch,
  definitions: [...definitions.values()],
  messages,
})

test('a booking reads as what happened, with where it led and what changed', () => {
  const { tab, timeline } = bookingSession()
  const rows = timeline.rows
    .filter(({ actor }) => actor === tab.app.sessionId)
    .map(({ event, from, to, changed }) => [event, from, to, changed])
  expect(rows).toEqual([
    ['xstate.init', 'loadingSlots', 'loadingSlots', []],
    [
      'xstate.done.actor.loadingSlots',
      'loadingSlots',
      'choosingSlot',
      ['consultation', 'calendar.video', 'calendar.inClinic', 'date'],
    ],
    ['slot.chosen', 'choosingSlot', 'choosingSlot', ['slotId']],
    ['next', 'choosingSlot', 'awaitingVerification', []],
  ])
})

test('a booking that was followed live, saved and dropped is the same at every row', () => {
  const { timeline } = bookingSession()
  const dropped = timelineOf(readRecording(writeRecording(recordingOf(timeline))))
  expect(dropped.rows).toEqual(timeline.rows)
  for (const at of [-1, ...timeline.rows.keys()]) expect(dropped.momentAt(at)).toEqual(timeline.momentAt(at))
})

test('the states that are lit are those of the snapshot', () => {
  const { tab, timeline } = bookingSession()
  const { actors } = timeline.momentAt(timeline.rows.length - 1)
  expect(activePaths(actors.get(tab.app.sessionId)!.value)).toEqual(activePaths(tab.app.getSnapshot().value))
})

test('stepping back shows what was, without what came after', () => {
  const { tab, timeline } = bookingSession()
  const { id, hash } = timeline.momentAt(-1).actors.get(tab.app.sessionId)!.machine!
  const at = timeline.rows.findIndex(({ event }) => event === 'slot.chosen')
  const moment = timeline.momentAt(at)
  expect(id).toBe('booking')
  expect(valueText(moment.actors.get(tab.app.sessionId)!.value)).toBe('choosingSlot')
  expect(moment.actors.get(tab.app.sessionId)!.context).toMatchObject({ slotId: { '=': 's1' } })
  expect(moment.counts.get(countKey(hash, 'booking.choosingSlot · slot.chosen · 1'))).toBe(1)
  expect(moment.counts.get(countKey(hash, 'booking.choosingSlot · next · 1'))).toBeUndefined()
  expect(timeline.momentAt(at + 1).counts.get(countKey(hash, 'booking.choosingSlot · next · 1'))).toBe(1)
})

test('messages that lack others before them are not added', () => {
  const { timeline } = bookingSession()
  const { lastSeq } = timeline
  const stopped = (seq: number) => ({ kind: 'stopped', seq, at: 0, actor: 'x' }) as const
  expect(timeline.add([stopped(lastSeq + 2)])).toBe(false)
  expect(timeline.lastSeq).toBe(lastSeq)
  expect(timeline.add([stopped(lastSeq + 1)])).toBe(true)
})

test('an event of another actor leads to the row in which that was sent', () => {
  const child = setup({}).createMachine({ id: 'child', on: { poke: {} } })
  const parent = setup({ actors: { child }, actions: { poke: sendTo('child', { type: 'poke' }) } }).createMachine({
    id: 'parent',
    invoke: { id: 'child', src: 'child' },
    on: { go: { actions: 'poke' } },
  })
  const tab = openTab(parent.provide({ actors: { child } }))
  tab.hello()
  tab.app.send({ type: 'go' })
  tab.paint()
  const timeline = newTimeline('t1', 'e1')
  for (const { messages } of tab.posts) timeline.add(messages)
  const [go, poke] = ['go', 'poke'].map((event) => timeline.rows.find((row) => row.event === event))
  expect(poke?.cause ?? 'not sent to a machine').toBe(go!.begun)
})

const busy = setup({
  actions: { count: assign({ n: ({ context }) => (context as { n: number }).n + 1 }) },
}).createMachine({
  id: 'busy',
  context: { n: 0 },
  initial: 'on',
  states: { on: { on: { flip: { target: 'off', actions: 'count' } } }, off: { on: { flip: 'on' } } },
})

test('of ten thousand rows every one can be gone to', () => {
  const tab = openTab(busy)
  const timeline = newTimeline('t1', 'e1')
  tab.hello()
  for (let times = 0; times < 10_000; times++) {
    tab.app.send({ type: 'flip' })
    if (times % 200 === 0) tab.paint()
  }
  tab.paint()
  for (const { messages } of tab.posts) timeline.add(messages)
  expect(timeline.rows.length).toBeGreaterThanOrEqual(10_000)
  for (const at of [1, 499, 5000, 9999])
    expect(timeline.momentAt(at).actors.get(tab.app.sessionId)!.value).toBe(timeline.rows[at]!.to)
})

test('machines, states and events are found by parts of their names', () => {
  const found = find([describeMachine(bookingMachine)], 'slot choos').map(({ text }) => text)
  expect(found).toContain('booking.choosingSlot')
  expect(found).toContain('slot.chosen in booking.choosingSlot')
  expect(find([describeMachine(bookingMachine)], ' ')).toEqual([])
})

test('rows are filtered by actor and event', () => {
  const { tab, timeline } = bookingSession()
  const shown = shownRows(timeline.rows, { actor: tab.app.sessionId, event: 'chosen' })
  expect(shown.map((at) => timeline.rows[at]!.event)).toEqual(['slot.chosen'])
})
