import { NOT_BEGUN } from '../../src/core/booking/checkout'
import { assign, setup } from 'xstate'
import { expect, test } from 'vitest'
import { loginMachine } from '../../src/machines/session/login.machine'
import { bookingMachine } from '../../src/machines/booking/booking.machine'
import { personFormMachine, EMPTY_PERSON } from '../../src/machines/members/personForm.machine'
import { RING, SILENCE } from '../../tools/visualizer/protocol/channel'
import type { Message, Moved } from '../../tools/visualizer/protocol/messages'
import { NotARecording, readRecording, writeRecording } from '../../tools/visualizer/protocol/recording'
import { openTab } from './tab'

const counter = setup({
  actions: { count: assign({ n: ({ context }) => (context as { n: number }).n + 1 }) },
}).createMachine({
  id: 'counter',
  context: { n: 0 },
  initial: 'on',
  states: { on: { on: { add: { actions: 'count' } } } },
})

const seqs = (messages: readonly Message[]) => messages.map(({ seq }) => seq)
const moves = (messages: readonly Message[]) => messages.filter((each): each is Moved => each.kind === 'moved')
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

test('nothing is posted while nobody watches, and whoever comes gets all of it', () => {
  const tab = openTab(counter)
  tab.app.send({ type: 'add' })
  tab.paint()
  expect(tab.posts).toEqual([])
  tab.hello()
  const [batch] = tab.posts
  expect(batch).toMatchObject({ tab: 't1', epoch: 'e1', to: 'v1', base: [], definitions: [{ id: 'counter' }] })
  expect(seqs(batch!.messages)).toEqual(upTo(batch!.messages.length))
  expect(batch!.messages[0]).toMatchObject({ kind: 'actor', parent: null, machine: { id: 'counter' } })
})

test('of several moves within a frame none is lost, and the last carries the context', () => {
  const tab = openTab(counter)
  tab.hello()
  for (let times = 0; times < 3; times++) tab.app.send({ type: 'add' })
  tab.paint()
  const moved = moves(tab.posts[1]!.messages)
  expect(moved.map(({ context, changed }) => ({ context, changed }))).toEqual([
    {},
    {},
    { context: { n: 'number' }, changed: ['n'] },
  ])
})

test('a viewer that comes back loses no message', () => {
  const tab = openTab(counter)
  tab.hello()
  const { seq } = tab.posts[0]!.messages.at(-1)!
  tab.pass(SILENCE + 1)
  tab.app.send({ type: 'add' })
  tab.paint()
  expect(tab.posts).toHaveLength(1)
  tab.hello({ epoch: 'e1', lastSeq: seq })
  expect(tab.posts[1]!.base).toBeUndefined()
  expect(seqs(tab.posts[1]!.messages)).toEqual(upTo(tab.posts[1]!.messages.at(-1)!.seq, seq + 1))
})

test('a sign of life that finds nothing new is not answered', () => {
  const tab = openTab(counter)
  tab.hello()
  tab.hello({ epoch: 'e1', lastSeq: tab.posts[0]!.messages.at(-1)!.seq })
  expect(tab.posts).toHaveLength(1)
})

test('a page that was loaded anew sends all it has', () => {
  const tab = openTab(counter, undefined, 'e2')
  tab.hello({ epoch: 'e1', lastSeq: 1 })
  expect(tab.posts[0]!.base).toEqual([])
  expect(tab.posts[0]!.messages[0]!.seq).toBe(1)
})

test('what a tab no longer keeps is folded into the actors there are', () => {
  const tab = openTab(counter)
  for (let times = 0; times < RING; times++) tab.app.send({ type: 'add' })
  tab.hello({ epoch: 'e1', lastSeq: 1 })
  const { base, messages } = tab.posts[0]!
  expect(base!.map(({ kind }) => kind)).toEqual(['actor', 'moved'])
  expect(messages.length).toBeGreaterThanOrEqual(RING)
  expect(base!.at(-1)!.seq).toBeLessThan(messages[0]!.seq)
})

test('a typed number is in no message and in no file', () => {
  const tab = openTab(loginMachine, { begun: null })
  tab.hello()
  tab.app.send({ type: 'number.typed', phoneNumber: '9876543210' })
  tab.app.send({ type: 'number.left' })
  tab.paint()
  const text = JSON.stringify(tab.posts)
  expect(text).toContain('string(10)')
  expect(text).not.toContain('9876543210')
})

test('a typed name is in no message and in no file', () => {
  const tab = openTab(personFormMachine, { draft: EMPTY_PERSON })
  tab.hello()
  tab.app.send({ type: 'typed', draft: { name: 'Asha Venkataraman' }, name: 'Asha Venkataraman', field: 'name' })
  tab.paint()
  const recorded = recordingOf(tab)
  expect(writeRecording(recorded)).toContain('string(17)')
  expect(writeRecording(recorded)).not.toContain('Asha')
})

const recordingOf = ({ posts }: ReturnType<typeof openTab>) => ({
  commit: 'abc1234',
  tab: 't1',
  epoch: 'e1',
  definitions: posts.at(-1)!.definitions,
  messages: posts.flatMap(({ messages }) => messages),
})

const booking = {
  doctorId: 'd1',
  isGuest: true,
  from: 'doctorProfile',
  consultation: null,
  progress: NOT_BEGUN,
}

test('a session that is written is the same when it is read', () => {
  const tab = openTab(bookingMachine, booking)
  tab.hello()
  const recorded = recordingOf(tab)
  expect(recorded.messages.length).toBeGreaterThan(2)
  expect(readRecording(writeRecording(recorded))).toEqual(recorded)
})

test('a file that is something else, or was changed, is refused with its line', () => {
  const tab = openTab(bookingMachine, booking)
  tab.hello()
  const [header, first, second] = writeRecording(recordingOf(tab)).split('\n')
  const read = (...lines: readonly (string | undefined)[]) => {
    try {
      return readRecording(lines.join('\n'))
    } catch (error) {
      return error instanceof NotARecording ? error.message : error
    }
  }
  expect(read('hello')).toMatch(/^Line 1: /)
  expect(read(header, first, '{"kind":"moved"}')).toMatch(/^Line 3: /)
  expect(read(header, first!.replace('{', '{"phone":"98","'.slice(0, -1)))).toMatch(/^Line 2: .*phone/)
  expect(read(header, second, first)).toBe('Line 3: out of order')
  expect(read(' '.repeat(21 * 1024 * 1024))).toBe('The file is larger than 20 MB')
})
