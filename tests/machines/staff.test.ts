import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { type StaffPanel, staffPanelNames, staffPanels } from '../../src/core/app/staffPanels'
import { done, failed, type Outcome } from '../../src/core/kit/outcome'
import { stillMachine } from '../../src/machines/app/still.machine'
import { fromPort, userAction, withFallback } from '../../src/machines/kit/fromPort'
import type { AppEvent } from '../../src/machines/kit/appEvent'
import { type Found, searchMachine, type SearchQuery } from '../../src/machines/search/search.machine'
import { viewSearch } from '../../src/machines/search/search.view'
import type { OpenedPage } from '../../src/machines/app/page'
import { type PanelOpening, staffPanelsMachine } from '../../src/machines/staff/staffPanels.machine'
import { viewStaffPanels } from '../../src/machines/staff/staffPanels.view'
import type { LoginResult } from '../../src/core/session/session'
import { staffMember } from '../kit/paths/models/staff'
import { worldOf } from '../kit/world'

const received = () => new Promise<void>((resolve) => setImmediate(resolve))

const begin = (login: LoginResult) => {
  const emitted: AppEvent[] = []
  const panels = createActor(
    staffPanelsMachine.provide({
      actors: {
        openPanel: fromPromise<OpenedPage, PanelOpening>(async () => ({ logic: stillMachine, input: {} })),
      },
    }),
    { input: { login } },
  )
  worldOf(panels, (each) => emitted.push(each))
  panels.start()
  const open = async (panel: StaffPanel) => {
    panels.send({ type: 'open', panel })
    await received()
  }
  return { panels, emitted, open, panel: () => viewStaffPanels(panels.getSnapshot()).panel }
}

describe('panels of the staff', () => {
  test.each(staffPanelNames)('a doctor opens %s', async (name) => {
    const { open, panel, emitted } = begin(staffMember('DOCTOR'))
    await open(name)
    expect([panel(), emitted]).toEqual([name, []])
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
    const { panels, open, emitted } = begin(staffMember('DOCTOR'))
    panels.send({ type: 'person.changed', login: staffMember('DOCTOR', ['appointment.create']) })
    await open('makeAppointment')
    expect(emitted).toEqual([{ type: 'permission.denied' }])
  })

  test('a panel whose content is done closes, one whose content breaks says so and opens again', async () => {
    const { panels, open, panel } = begin(staffMember('DOCTOR'))
    await open('help')
    panels.send({ type: 'xstate.error.actor.content' })
    expect(viewStaffPanels(panels.getSnapshot())).toMatchObject({ panel: 'help', hasFailed: true, content: null })
    panels.send({ type: 'retry' })
    await received()
    expect(viewStaffPanels(panels.getSnapshot())).toMatchObject({ panel: 'help', hasFailed: false })
    panels.send({ type: 'xstate.done.actor.content' })
    expect(panel()).toBeNull()
  })

  test('a new page closes every panel but the search', async () => {
    for (const name of ['profile', 'search'] as const) {
      const { panels, open, panel } = begin(staffMember('DOCTOR'))
      await open(name)
      panels.send({ type: 'place.left' })
      expect(panel()).toBe(name === 'search' ? 'search' : null)
    }
  })

  test('leaving closes whatever is open', async () => {
    const { panels, open, panel } = begin(staffMember('DOCTOR'))
    await open('search')
    panels.send({ type: 'person.changed', login: null })
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
} as const

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
    { input: { categories: ['appointments', 'inPatients', 'team'], route: 'chats' }, clock },
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
    expect(asked).toEqual([{ category: 'appointments', text: 'asha' }])
    expect([view().count, view().found]).toEqual([1, [appointment]])
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
    expect(asked.at(-1)).toEqual({ category: 'inPatients', text: 'asha' })
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
    expect(emitted).toEqual([{ type: 'go', to: '/schedule', state: { appointmentId: 'a1' } }])
  })

  test('what is not allowed has its own dialog and is not said again beside the box', async () => {
    const { actor, clock, view } = search(failed('forbidden', ''))
    actor.send({ type: 'text.typed', text: 'asha' })
    clock.increment(500)
    await received()
    expect([view().fault, view().found, view().count]).toEqual([null, [], null])
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
      emitted: [{ type: 'permission.denied' }],
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
