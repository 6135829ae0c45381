import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { type StaffPanel, staffPanelNames, staffPanels } from '../../src/core/app/staffPanels'
import { done, failed, type Outcome } from '../../src/core/kit/outcome'
import { fromPort, userAction, withFallback } from '../../src/machines/kit/fromPort'
import type { AppEvent } from '../../src/machines/kit/appEvent'
import { type Found, searchMachine, type SearchQuery } from '../../src/machines/search/search.machine'
import { viewSearch } from '../../src/machines/search/search.view'
import { panelFeature } from '../../src/machines/app/feature'
import { viewSlot } from '../../src/machines/app/slot.view'
import type { LoginResult } from '../../src/core/session/session'
import { searchRange } from '../../src/core/search/searchRange.rules'
import { staffMember } from '../rooms/session/staffMember'
import { slotsWith } from '../kit/slots'
import { worldOf } from '../kit/world'

const received = () => new Promise<void>((resolve) => setImmediate(resolve))

const begin = (login: LoginResult) => {
  const emitted: AppEvent[] = []
  const slot = createActor(
    slotsWith(() => null),
    { input: { slot: 'panel' } },
  )
  worldOf(slot, (each) => emitted.push(each))
  slot.start()
  const open = async (panel: StaffPanel, whose = login) => {
    const request = { feature: panelFeature(panel), place: null, login: whose, width: 'desktop' as const }
    slot.send({ type: 'open', request })
    await received()
  }
  const view = () => viewSlot(slot.getSnapshot())
  return { slot, emitted, open, view, panel: () => view().feature?.id ?? null }
}

describe('panels of the staff', () => {
  test.each(staffPanelNames)('a doctor opens %s', async (name) => {
    const { open, panel, emitted } = begin(staffMember('DOCTOR'))
    await open(name)
    expect([panel(), emitted]).toEqual([`panel.${name}`, []])
  })

  const permitted = staffPanelNames.filter((name) => staffPanels[name].permission !== null)
  test.each(permitted)('%s without its permission is refused in the dialog, and nothing opens', async (name) => {
    const { open, panel, emitted } = begin(staffMember('DOCTOR', [staffPanels[name].permission!]))
    await open(name)
    expect([panel(), emitted]).toEqual([null, [{ type: 'permission.denied' }]])
  })

  test('a diagnostic centre has no appointment to make: nothing opens and nothing is said', async () => {
    const { open, panel, emitted } = begin(staffMember('DIAGNOSTIC_CENTER'))
    await open('makeAppointment')
    expect([panel(), emitted]).toEqual([null, []])
  })

  test('a permission that is switched off counts with the next press', async () => {
    const { open, emitted } = begin(staffMember('DOCTOR'))
    await open('makeAppointment', staffMember('DOCTOR', ['appointment.create']))
    expect(emitted).toEqual([{ type: 'permission.denied' }])
  })

  test('a panel whose content is done closes, one whose content breaks says so and opens again', async () => {
    const { slot, open, view, panel } = begin(staffMember('DOCTOR'))
    await open('help')
    slot.send({ type: 'xstate.error.actor.content' })
    expect(view()).toMatchObject({ feature: { id: 'panel.help' }, hasFailed: true, shown: null })
    slot.send({ type: 'retry' })
    await received()
    expect(view()).toMatchObject({ feature: { id: 'panel.help' }, hasFailed: false })
    slot.send({ type: 'xstate.done.actor.content', output: undefined })
    expect(panel()).toBeNull()
  })

  test('a new page closes every panel but the search', async () => {
    for (const name of ['team', 'search'] as const) {
      const { slot, open, panel } = begin(staffMember('DOCTOR'))
      await open(name)
      slot.send({ type: 'place.left' })
      expect(panel()).toBe(name === 'search' ? 'panel.search' : null)
    }
  })

  test('leaving closes whatever is open', async () => {
    const { slot, open, panel } = begin(staffMember('DOCTOR'))
    await open('search')
    slot.send({ type: 'person.changed', login: null })
    expect(panel()).toBeNull()
  })
})

const appointment = {
  id: 'a1',
  status: 'upcoming',
  consultation: 'video',
  slotNo: 3,
  startsAt: 10,
  endsAt: 20,
  patientName: 'Asha Patel',
  age: 41,
  gender: 'Female',
  doctorName: 'Dr. Rao',
  clinicName: null,
  isNoShow: false,
  queue: null,
} as const

const range = searchRange('2026-11-24', 45)
/** The end is the day after the last that is shown. */
const days = { startDate: '2025-11-24', endDate: '2027-01-08' }

const search = (answer: Outcome<Found> = done([appointment])) => {
  const clock = new SimulatedClock()
  const asked: SearchQuery[] = []
  const emitted: AppEvent[] = []
  const actor = createActor(
    searchMachine.provide({
      actors: {
        search: fromPort(async (query: SearchQuery) => {
          asked.push(query)
          return answer
        }),
      },
    }),
    {
      input: { categories: ['appointments', 'inPatients', 'team'], route: 'chats', range, today: '2026-11-24' },
      clock,
    },
  )
  worldOf(actor, (each) => emitted.push(each))
  actor.start()
  return { actor, clock, asked, emitted, view: () => viewSearch(actor.getSnapshot()) }
}

describe('universal search', () => {
  test('asks once, 500 ms after the last key', async () => {
    const { actor, clock, asked, view } = search()
    for (const text of ['a', 'as', ' asha ']) {
      actor.send({ type: 'text.typed', text })
      clock.increment(499)
    }
    expect(asked).toEqual([])
    clock.increment(1)
    await received()
    expect(asked).toEqual([{ category: 'appointments', text: 'asha', ...days }])
    expect([view().count, view().found, view().range]).toEqual([
      1,
      [appointment],
      { from: '2025-11-24', to: '2027-01-07' },
    ])
  })

  test('asks nothing for blanks, and emptying it clears what was found', async () => {
    const { actor, clock, asked, view } = search()
    actor.send({ type: 'text.typed', text: '   ' })
    clock.increment(5000)
    expect(asked).toEqual([])
    actor.send({ type: 'text.typed', text: 'asha' })
    clock.increment(500)
    await received()
    actor.send({ type: 'text.typed', text: '' })
    expect([view().count, view().found, view().text]).toEqual([null, [], ''])
    clock.increment(5000)
    expect(asked.length).toBe(1)
  })

  test('a category is a place too and searches at once what is already typed', async () => {
    const { actor, clock, asked, emitted } = search()
    actor.send({ type: 'text.typed', text: 'asha' })
    clock.increment(500)
    await received()
    actor.send({ type: 'category.chosen', category: 'inPatients' })
    await received()
    expect(asked.at(-1)).toEqual({ category: 'inPatients', text: 'asha', ...days })
    actor.send({ type: 'category.chosen', category: 'team' })
    expect(emitted).toEqual([{ type: 'go', to: '/ip-dash' }])
  })

  test('a category that is not offered is not searched', () => {
    const { actor, emitted, view } = search()
    actor.send({ type: 'category.chosen', category: 'orders' })
    expect([view().category, emitted]).toEqual(['appointments', []])
  })

  test('a chosen appointment leads to its day', async () => {
    const { actor, clock, emitted } = search()
    actor.send({ type: 'text.typed', text: 'asha' })
    clock.increment(500)
    await received()
    actor.send({ type: 'result.chosen', id: 'another' })
    actor.send({ type: 'result.chosen', id: 'a1' })
    expect(actor.getSnapshot().status).toBe('done')
    expect(emitted).toEqual([{ type: 'go', to: '/schedule', state: { appointmentId: 'a1', at: 10 } }])
  })

  test('what is not allowed is said in place of what would be found', async () => {
    const { actor, clock, view } = search(failed('forbidden', ''))
    actor.send({ type: 'text.typed', text: 'asha' })
    clock.increment(500)
    await received()
    expect([view().fault?.id, view().found, view().count]).toEqual(['denied', [], null])
  })
})

describe('a call that is not theirs to make', () => {
  const denied = async (): Promise<Outcome<readonly string[]>> => failed('forbidden', 'Words')
  const run = async (logic: ReturnType<typeof userAction<object, readonly string[]>>) => {
    const emitted: unknown[] = []
    const actor = createActor(logic, { input: {} })
    worldOf(actor, (each) => emitted.push(each))
    actor.start()
    const { output } = await waitFor(actor, ({ status }) => status === 'done')
    return { output, emitted }
  }
  test('opens the dialog when it was pressed', async () => {
    expect(await run(userAction(denied))).toEqual({
      output: failed('forbidden', 'Words'),
      emitted: [{ type: 'permission.denied', message: 'Words' }],
    })
  })
  test('is silent when it loads in the background', async () => {
    expect(await run(fromPort(withFallback(denied, [])))).toEqual({ output: done([]), emitted: [] })
  })
  test('another failure is neither', async () => {
    const broken = async (): Promise<Outcome<readonly string[]>> => failed('internal', 'Words')
    const expected = { output: failed('internal', 'Words'), emitted: [] }
    expect(await run(userAction(broken))).toEqual(expected)
    expect(await run(fromPort(withFallback(broken, [])))).toEqual(expected)
  })
})
