import { done } from '../../src/core/kit/outcome'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Room } from '../../src/core/inpatient/inpatient'
import { shiftBedMachine } from '../../src/machines/inpatient/shiftBed.machine'
import { wardChanged } from '../../src/machines/inpatient/ward.events'
import { wardFlow } from '../../src/machines/inpatient/ward.flow'
import { wardMachine } from '../../src/machines/inpatient/ward.machine'
import { stayListMachine, type WardContext } from '../../src/machines/inpatient/ward.setup'
import { cardOf, viewWard } from '../../src/machines/inpatient/ward.view'
import type { AppEvent } from '../../src/machines/kit/appEvent'
import { aDetail, aDischarge, aStay, someHospitals, someRooms } from '../kit/inpatient'
import { never } from '../kit/pending'
import { input as wardInput, nurse } from '../rooms/inpatient/wardFacts'
import { answered, ends, refused } from '../kit/paths/outcomes'
import { fieldsByState } from '../kit/fieldsByState'
import { worldOf } from '../kit/world'

const input = { ...wardInput, tab: 'board' } as const
const failure = { kind: 'offline', message: '' } as const
const start = createActor(wardMachine, { input }).getSnapshot().context
const at = (context: Partial<WardContext> = {}, value: object = {}) =>
  wardMachine.resolveState({
    value: { open: { board: 'shown', sheet: 'closed', ...value } },
    context: { ...start, hospitals: someHospitals, hospitalId: 'hospital-1', rooms: someRooms, ...context },
  })

const actors = {
  loadHospitals: never,
  loadRooms: never,
  loadStay: never,
  loadSummary: never,
  loadTeam: never,
  list: stayListMachine.provide({ actors: { loadPage: never } }),
  shiftBed: shiftBedMachine.provide({ actors: { loadRooms: never, shift: never } }),
}
const machine = wardMachine.provide({ actors })
/** The page as it goes on once its hospitals are known. */
const open = (more: object = {}, hospitals: readonly object[] = someHospitals) => {
  const sent: AppEvent[] = []
  const actor = createActor(machine, { input: { ...input, ...more } })
  worldOf(actor, (event) => sent.push(event))
  actor.start()
  actor.send(ends('hospitals', answered(hospitals)) as never)
  const context = () => actor.getSnapshot().context
  return { actor, sent, context, view: () => viewWard(actor.getSnapshot()) }
}

describe('the page of in-patients', () => {
  test('shows what is on its way, what may be old, and what stands over the page', () => {
    const context = { failure, boardFailure: failure, stayFailure: failure }
    expect(fieldsByState(wardMachine, viewWard, { input, context })).toEqual({
      loadingHospitals: 'isLoading',
      hospitalsFailed: 'fault',
      withoutHospital: 'hasNoHospital',
      'open.board.loading': 'isBoardLoading',
      'open.board.shown': '',
      'open.board.refreshing': '',
      'open.board.stale': 'isStale',
      'open.board.failed': 'boardFault',
      'open.sheet.deciding': 'isBoardLoading',
      'open.sheet.closed': 'isBoardLoading',
      'open.sheet.choosingHospital': 'isBoardLoading isChoosingHospital',
      'open.sheet.filtering': 'isBoardLoading isFiltering',
      'open.sheet.stay.loading': 'isBoardLoading',
      'open.sheet.stay.failed': 'isBoardLoading stayFault',
      'open.sheet.stay.shown': 'isBoardLoading',
      'open.sheet.shiftingBed': 'isBoardLoading',
      'open.sheet.moved': 'isBoardLoading',
      'open.sheet.discharging': 'isBoardLoading',
      'open.sheet.ended': 'isBoardLoading',
      'open.sheet.form': 'isBoardLoading',
    })
  })

  test('shows the beds of the hospital: free, of another doctor, or with whoever lies in them', () => {
    const others = { id: 'ward-3', number: '3', occupant: { since: '2026-11-20', stay: null } }
    const ward = someRooms[1]!
    const rooms: readonly Room[] = [someRooms[0]!, { ...ward, beds: [...ward.beds, others] }]
    const view = viewWard(at({ rooms }))
    expect(view.rooms.map(({ id, name, type, free }) => [id, name, type, free])).toEqual([
      ['icu', 'Neuro ICU', 'ICU', 2],
      ['ward', 'Ward A', 'WARD', 1],
    ])
    expect(view.rooms[1]!.tiles.map(({ id, number, state, card }) => [id, number, state, card?.name ?? null])).toEqual([
      ['ward-1', '1', 'own', 'Meera Rao'],
      ['ward-2', '2', 'free', null],
      ['ward-3', '3', 'others', null],
    ])
    expect(view.rooms[1]!.tiles[0]!.card).toEqual(cardOf(aStay, input.today))
  })

  test('has a card for each stay, with its days and whether its summary is due', () => {
    expect(cardOf(aStay, '2026-11-23')).toEqual({
      id: 'stay-1',
      stay: aStay,
      name: 'Meera Rao',
      age: 61,
      gender: 'Female',
      admittedOn: '2026-11-21',
      dischargedOn: null,
      days: 2,
      isDischarged: false,
      isSummaryDue: false,
      place: { room: 'Ward A', bed: '1' },
      caseHistory: 'Right MCA infarct',
    })
    expect(cardOf(aDischarge, '2026-11-23')).toMatchObject({ isDischarged: true, isSummaryDue: true, days: 1 })
  })

  test('opens a stay with whom to call, and the team once it is known', () => {
    const opened = viewWard(at({ stayId: 'stay-1', detail: aDetail, team: done([nurse]) }))
    expect(opened).toMatchObject({ isStayOpen: true, detail: { hospitalName: 'Sanjeevani Hospital' } })
    expect([opened.detail?.callRoom, opened.detail?.callPatient]).toEqual(['tel:01204600101', 'tel:+919876543210'])
    expect(opened.team).toEqual([{ ...nurse, link: 'tel:+919810200001' }])
    const withoutPhone = { ...aDetail, stay: { ...aStay, roomPhone: null } }
    expect(viewWard(at({ detail: withoutPhone })).detail?.callRoom).toBeNull()
    expect(viewWard(at())).toMatchObject({ isStayOpen: false, detail: null, team: null, news: 0 })
  })

  test('is of the hospital that was named, else of the first', () => {
    const hospital = (hospitalId: string | null) => {
      const { view, context } = open({ hospitalId })
      return [view().hospital?.name, context().bar.hospital]
    }
    expect(hospital('hospital-2')).toEqual(['Nadi Hospital', 'Nadi Hospital'])
    expect(hospital('gone')).toEqual(['Sanjeevani Hospital', 'Sanjeevani Hospital'])
    expect(viewWard(at({ hospitals: [] })).hospital).toBeNull()
  })

  test('names another hospital in the bar as soon as it is chosen, and loads its beds', () => {
    const { actor, context } = open()
    actor.send(ends('rooms', answered(someRooms)) as never)
    actor.send({ type: 'hospital.changing' })
    actor.send({ type: 'hospital.chosen', id: 'hospital-2' })
    expect(context()).toMatchObject({ hospitalId: 'hospital-2', rooms: [], bar: { hospital: 'Nadi Hospital' } })
    expect(actor.getSnapshot().hasTag('boardLoading')).toBe(true)
  })

  test('turns between the board and the list', () => {
    const { actor, context } = open()
    actor.send({ type: 'tab.turned' })
    expect(context().tab).toBe('list')
    actor.send({ type: 'tab.turned' })
    expect(context().tab).toBe('board')
    actor.send({ type: 'tab.chosen', tab: 'list' })
    expect(context().tab).toBe('list')
  })

  test('counts the stays that others changed, and says who changed the one that is open', () => {
    const { actor, context } = open({ stayId: 'stay-1' })
    const change = (stayId: string | null, by: string | null, hospitalId = 'hospital-1') =>
      actor.send(wardChanged({ hospitalId, stayId, by }))
    change('stay-9', 'Dr. Sen', 'hospital-2')
    change('stay-9', null)
    expect(context()).toMatchObject({ news: [], changedId: 'stay-9', changedBy: null })
    change('stay-1', 'Dr. Sen')
    change('stay-2', 'Dr. Sen')
    change('stay-2', 'Dr. Sen')
    change(null, 'Dr. Sen')
    expect(context()).toMatchObject({ news: ['stay-1', 'stay-2'], changedId: 'stay-2', changedBy: 'Dr. Sen' })
    change('stay-1', null)
    expect(context().changedBy).toBe('Dr. Sen')
    actor.send(wardChanged(null))
    expect(context()).toMatchObject({ news: ['stay-1', 'stay-2'], changedId: 'stay-1' })
    actor.send({ type: 'news.shown' })
    expect(context().news).toEqual([])
  })

  test('keeps the beds it has when those of now do not come, and asks again', () => {
    const { actor, view } = open()
    actor.send(ends('rooms', answered(someRooms)) as never)
    actor.send(wardChanged(null))
    actor.send(ends('refreshing', refused('offline')) as never)
    expect(view()).toMatchObject({ isStale: true, rooms: { length: 2 } })
    actor.send(wardChanged(null))
    expect(view().isStale).toBe(false)
  })

  test('has nothing of a stay left once it is closed, and nothing of the one before once another is opened', () => {
    const kept = { detail: aDetail, team: done([nurse]), summaryUrl: '/summary.pdf', changedBy: 'Dr. Sen' }
    const actor = createActor(machine, {
      input,
      snapshot: at({ stayId: 'stay-1', ...kept, isDischarging: true }, { sheet: { stay: 'failed' } }),
    }).start()
    const context = () => actor.getSnapshot().context
    const empty = { detail: null, team: null, summaryUrl: null, changedBy: null }
    actor.send({ type: 'stay.opened', id: 'stay-2' })
    expect(context()).toMatchObject({ ...empty, stayId: 'stay-2', stayFailure: null })
    actor.send({ type: 'close' })
    expect(context()).toMatchObject({ ...empty, stayId: null, isDischarging: false })
  })

  test('says of a stay whose team could not be loaded so, and of one without a summary that there is none', () => {
    const { actor, context } = open({ stayId: 'stay-1' })
    actor.send(ends('stay', answered(aDetail)) as never)
    actor.send(ends('team', refused('offline')) as never)
    actor.send(ends('summary', refused('offline')) as never)
    expect(context()).toMatchObject({ detail: aDetail, summaryUrl: null })
    expect(viewWard(actor.getSnapshot())).toMatchObject({ team: null, teamFault: { id: 'offline' } })
    actor.send({ type: 'stay.again' })
    actor.send(ends('stay', answered(aDetail)) as never)
    actor.send(ends('team', answered([nurse])) as never)
    actor.send(ends('summary', answered('/summary.pdf')) as never)
    expect(context()).toMatchObject({ team: done([nurse]), summaryUrl: '/summary.pdf' })
  })

  test('leads to the page of the form, of somebody new or of the stay that is open', () => {
    const { actor, sent } = open({ stayId: 'stay-1' })
    actor.send({ type: 'formPage.wanted', mode: 'new' })
    actor.send({ type: 'formPage.wanted', mode: 'readmit' })
    expect(sent).toEqual([
      { type: 'go', to: '/admit-patient' },
      { type: 'go', to: '/admit-patient?stay=stay-1&mode=readmit' },
    ])
  })
})

describe('the flow of in-patients', () => {
  const names = ({ steps }: ReturnType<typeof wardFlow>) => steps.map(({ name }) => name)
  test('says which hospital, board or list and stay one is at', () => {
    const { actor } = open({ stayId: 'stay-1', tab: 'list' })
    const flow = wardFlow(actor)
    expect(flow).toMatchObject({ query: { hospital: 'hospital-1' }, state: { navItem: 1 } })
    expect(flow.steps).toMatchObject([{ name: 'stay', query: { stay: 'stay-1' } }])
    expect(wardFlow(open().actor)).toMatchObject({ state: { navItem: 0 }, steps: [] })
    flow.steps[0]!.close?.()
    expect(names(wardFlow(actor))).toEqual([])
  })

  test.each([
    ['hospital', { type: 'hospital.changing' }],
    ['filters', { type: 'filters.opened' }],
    ['shift', { type: 'shift', stay: aStay }],
  ] as const)('has the step %s over the page, which is left for it', (name, event) => {
    const { actor } = open()
    actor.send(event)
    expect(names(wardFlow(actor))).toEqual([name])
    wardFlow(actor).steps[0]!.close?.()
    expect(names(wardFlow(actor))).toEqual([])
  })

  test('has the form and the discharge over the stay they are opened from', () => {
    const steps = (sheet: string) => names(wardFlow({ getSnapshot: () => at({ stayId: 's1' }, { sheet }) } as never))
    expect([steps('form'), steps('discharging')]).toEqual([
      ['stay', 'form'],
      ['stay', 'discharge'],
    ])
  })
})
