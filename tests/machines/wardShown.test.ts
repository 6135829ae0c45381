import { done } from '../../src/core/kit/outcome'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Room } from '../../src/core/inpatient/inpatient'
import { boardMachine } from '../../src/machines/inpatient/board.machine'
import { viewBoard } from '../../src/machines/inpatient/board.view'
import { sheetMachine, type SheetContext } from '../../src/machines/inpatient/sheet.machine'
import { viewSheet } from '../../src/machines/inpatient/sheet.view'
import { shiftBedMachine } from '../../src/machines/inpatient/shiftBed.machine'
import { cardOf } from '../../src/machines/inpatient/stayCard.view'
import { wardChanged } from '../../src/machines/inpatient/ward.events'
import { wardFlow } from '../../src/machines/inpatient/ward.flow'
import { wardMachine } from '../../src/machines/inpatient/ward.machine'
import { stayListMachine } from '../../src/machines/inpatient/ward.setup'
import { viewWard } from '../../src/machines/inpatient/ward.view'
import type { AppEvent } from '../../src/machines/kit/appEvent'
import { aDetail, aDischarge, aStay, someHospitals, someRooms } from '../kit/inpatient'
import { never } from '../kit/pending'
import { boardInput, input as wardInput, nurse, sheetInput } from '../rooms/inpatient/wardFacts'
import { answered, ends, refused } from '../kit/paths/outcomes'
import { fieldsByState } from '../kit/fieldsByState'
import { worldOf } from '../kit/world'

const input = { ...wardInput, tab: 'board' } as const
const failure = { kind: 'offline', message: '' } as const

const opened = createActor(sheetMachine, { input: sheetInput }).getSnapshot().context
const sheetAt = (context: Partial<SheetContext> = {}, value: object | string = { base: 'closed' }) =>
  sheetMachine.resolveState({ value: value as never, context: { ...opened, ...context } })

const sheetLogic = sheetMachine.provide({
  actors: {
    loadStay: never,
    loadSummary: never,
    loadTeam: never,
    shiftBed: shiftBedMachine.provide({ actors: { loadRooms: never, shift: never } }),
  },
})
const machine = wardMachine.provide({
  actors: {
    loadHospitals: never,
    list: stayListMachine.provide({ actors: { loadPage: never } }),
    board: boardMachine.provide({ actors: { loadRooms: never } }),
    sheet: sheetLogic,
  },
})
/** The page as it goes on once its hospitals are known. */
const open = (more: object = {}, hospitals: readonly object[] = someHospitals) => {
  const sent: AppEvent[] = []
  const actor = createActor(machine, { input: { ...input, ...more } })
  worldOf(actor, (event) => sent.push(event))
  actor.start()
  actor.send(ends('hospitals', answered(hospitals)) as never)
  const context = () => actor.getSnapshot().context
  const { board, sheet } = actor.getSnapshot().children
  return {
    actor,
    sent,
    context,
    view: () => viewWard(actor.getSnapshot()),
    board: board!,
    beds: () => viewBoard(board!.getSnapshot()),
    sheet: sheet!,
    over: () => sheet!.getSnapshot().context,
  }
}

describe('the page of in-patients', () => {
  test('shows what is on its way, what may be old, and what stands over the page', () => {
    expect(fieldsByState(wardMachine, viewWard, { input, context: { failure } })).toEqual({
      loadingHospitals: '',
      hospitalsFailed: 'fault',
      withoutHospital: 'hasNoHospital',
      open: '',
    })
    expect(fieldsByState(boardMachine, viewBoard, { input: boardInput, context: { failure } })).toEqual({
      loading: 'isLoading',
      shown: '',
      refreshing: '',
      stale: 'isStale',
      failed: 'fault',
    })
    const shown = fieldsByState(sheetMachine, viewSheet, { input: sheetInput, context: { failure } })
    expect(Object.fromEntries(Object.entries(shown).filter(([, fields]) => fields !== ''))).toEqual({
      choosingHospital: 'isChoosingHospital',
      filtering: 'isFiltering',
      'base.stay.loading': 'isStayLoading',
      'base.stay.shown': 'isTeamLoading',
      'base.stay.failed': 'stayFault',
    })
  })

  test('shows the beds of the hospital: free, of another doctor, or with whoever lies in them', () => {
    const others = { id: 'ward-3', number: '3', occupant: { since: '2026-11-20', stay: null } }
    const ward = someRooms[1]!
    const rooms: readonly Room[] = [someRooms[0]!, { ...ward, beds: [...ward.beds, others] }]
    const { context } = createActor(boardMachine, { input: boardInput }).getSnapshot()
    const view = viewBoard(boardMachine.resolveState({ value: 'shown', context: { ...context, rooms } }))
    expect(
      view.rows.map(({ id, name, isTypeOpen, free }) => [id, name, isTypeOpen, free.map(({ number }) => number)]),
    ).toEqual([
      ['icu', 'Neuro ICU', false, ['1', '2']],
      ['ward', 'Ward A', false, ['2']],
    ])
    expect(view.rows[1]!.tiles.map(({ id, number, state, card }) => [id, number, state, card?.name ?? null])).toEqual([
      ['ward-1', '1', 'own', 'Meera Rao'],
      ['ward-3', '3', 'others', null],
    ])
    expect(view.rows[1]!.tiles[0]!.card).toEqual(cardOf(aStay, input.today))
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
      talk: null,
    })
    const talk = { unread: 2, mentions: 1, lastAt: 1_795_000_000 }
    expect(cardOf({ ...aStay, talk }, '2026-11-23')).toMatchObject({ talk })
    expect(cardOf(aDischarge, '2026-11-23')).toMatchObject({ isDischarged: true, isSummaryDue: true, days: 1 })
  })

  test('opens a stay with whom to call, and the team once it is known', () => {
    const stay = viewSheet(sheetAt({ stayId: 'stay-1', detail: aDetail, team: done([nurse]) }))
    expect(stay).toMatchObject({ isStayOpen: true, detail: { hospitalName: 'Sanjeevani Hospital' } })
    expect([stay.detail?.callRoom, stay.detail?.callPatient]).toEqual(['tel:01204600101', 'tel:+919876543210'])
    expect(stay.team).toEqual([{ ...nurse, link: 'tel:+919810200001' }])
    const withoutPhone = { ...aDetail, stay: { ...aStay, roomPhone: null } }
    expect(viewSheet(sheetAt({ detail: withoutPhone })).detail?.callRoom).toBeNull()
    expect(viewSheet(sheetAt())).toMatchObject({ isStayOpen: false, detail: null, team: null })
  })

  test('is of the hospital that was named, else of the first', () => {
    const hospital = (hospitalId: string | null) => {
      const { view, context } = open({ hospitalId })
      return [view().hospital?.name, context().bar.hospital]
    }
    expect(hospital('hospital-2')).toEqual(['Nadi Hospital', 'Nadi Hospital'])
    expect(hospital('gone')).toEqual(['Sanjeevani Hospital', 'Sanjeevani Hospital'])
    expect(viewWard(createActor(wardMachine, { input }).getSnapshot()).hospital).toBeNull()
  })

  test('names another hospital in the bar as soon as it is chosen, and loads its beds', () => {
    const { actor, context, board, beds, sheet } = open()
    board.send(ends('rooms', answered(someRooms)) as never)
    actor.send({ type: 'hospital.changing' })
    sheet.send({ type: 'hospital.chosen', id: 'hospital-2' })
    expect(context()).toMatchObject({ hospitalId: 'hospital-2', bar: { hospital: 'Nadi Hospital' } })
    expect(beds()).toMatchObject({ rooms: [], isLoading: true })
    expect(board.getSnapshot().context.hospitalId).toBe('hospital-2')
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
    const { actor, context, over } = open({ stayId: 'stay-1' })
    const change = (stayId: string | null, by: string | null, hospitalId = 'hospital-1') =>
      actor.send(wardChanged({ hospitalId, stayId, by }))
    change('stay-9', 'Dr. Sen', 'hospital-2')
    change('stay-9', null)
    expect([context(), over()]).toMatchObject([{ news: [], changedId: 'stay-9' }, { changedBy: null }])
    change('stay-1', 'Dr. Sen')
    change('stay-2', 'Dr. Sen')
    change('stay-2', 'Dr. Sen')
    change(null, 'Dr. Sen')
    expect([context(), over()]).toMatchObject([
      { news: ['stay-1', 'stay-2'], changedId: 'stay-2' },
      { changedBy: 'Dr. Sen' },
    ])
    change('stay-1', null)
    expect(over().changedBy).toBe('Dr. Sen')
    actor.send(wardChanged(null))
    expect(context()).toMatchObject({ news: ['stay-1', 'stay-2'], changedId: 'stay-1' })
    actor.send({ type: 'news.shown' })
    expect(context().news).toEqual([])
  })

  test('keeps the beds it has when those of now do not come, and asks again', () => {
    const { actor, board, beds } = open()
    board.send(ends('rooms', answered(someRooms)) as never)
    actor.send(wardChanged(null))
    board.send(ends('refreshing', refused('offline')) as never)
    expect(beds()).toMatchObject({ isStale: true, rooms: { length: 2 } })
    actor.send(wardChanged(null))
    expect(beds().isStale).toBe(false)
  })

  test('loads beds and list again once a patient was moved or discharged, and shows the list after a discharge', () => {
    const acted = (type: 'shift' | 'discharge', output: object) => {
      const { actor, context, board, beds, sheet } = open()
      board.send(ends('rooms', answered(someRooms)) as never)
      sheet.send({ type, stay: aStay })
      sheet.send(ends(type === 'shift' ? 'shiftBed' : 'discharge', output) as never)
      const list = actor.getSnapshot().children.list!.getSnapshot()
      return [context().changedId, context().tab, beds().isLoading, list.context.query]
    }
    const query = { hospitalId: 'hospital-1' }
    expect(acted('shift', { stay: aStay, isChanged: true })).toEqual(['stay-1', 'board', true, query])
    expect(acted('shift', { stay: aStay, isChanged: false })).toEqual([null, 'board', false, query])
    expect(acted('discharge', { stay: aStay, isChanged: true })).toEqual(['stay-1', 'list', true, query])
  })

  test('has nothing of a stay left once it is closed, and nothing of the one before once another is opened', () => {
    const kept = { detail: aDetail, team: done([nurse]), summaryUrl: '/summary.pdf', changedBy: 'Dr. Sen' }
    const actor = createActor(sheetLogic, {
      input: sheetInput,
      snapshot: sheetAt({ stayId: 'stay-1', ...kept, isDischarging: true }, { base: { stay: 'failed' } }),
    }).start()
    const context = () => actor.getSnapshot().context
    const empty = { detail: null, team: null, summaryUrl: null, changedBy: null }
    actor.send({ type: 'stay.opened', id: 'stay-2' })
    expect(context()).toMatchObject({ ...empty, stayId: 'stay-2', failure: null })
    actor.send({ type: 'close' })
    expect(context()).toMatchObject({ ...empty, stayId: null, isDischarging: false })
  })

  test('says of a stay whose team could not be loaded so, and of one without a summary that there is none', () => {
    const { sheet, over } = open({ stayId: 'stay-1' })
    sheet.send(ends('stay', answered(aDetail)) as never)
    sheet.send(ends('team', refused('offline')) as never)
    sheet.send(ends('summary', refused('offline')) as never)
    expect(over()).toMatchObject({ detail: aDetail, summaryUrl: null })
    expect(viewSheet(sheet.getSnapshot())).toMatchObject({ team: null, teamFault: { id: 'offline' } })
    sheet.send({ type: 'stay.again' })
    sheet.send(ends('stay', answered(aDetail)) as never)
    sheet.send(ends('team', answered([nurse])) as never)
    sheet.send(ends('summary', answered('/summary.pdf')) as never)
    expect(over()).toMatchObject({ team: done([nurse]), summaryUrl: '/summary.pdf' })
  })

  test('leads to the page of the form, of somebody new or of the stay that is open', () => {
    const { actor, sent, sheet } = open({ stayId: 'stay-1' })
    actor.send({ type: 'admit.wanted' })
    sheet.send({ type: 'formPage.wanted', mode: 'readmit' })
    expect(sent).toEqual([
      { type: 'go', to: '/admit-patient', state: { hospital: 'hospital-1' } },
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

  test('keeps the stay that a link names while the hospitals are on their way', () => {
    const actor = createActor(machine, { input: { ...input, stayId: 'stay-1' } })
    expect(wardFlow(actor).steps).toEqual([{ name: 'stay', query: { stay: 'stay-1' }, close: null }])
  })

  test.each([
    ['hospital', { type: 'hospital.changing' }],
    ['filters', { type: 'filters.opened' }],
    ['shift', { type: 'shift', stay: aStay }],
  ] as const)('has the step %s over the page, which is left for it', (name, event) => {
    const { actor, sheet } = open()
    sheet.send(event)
    expect(names(wardFlow(actor))).toEqual([name])
    wardFlow(actor).steps[0]!.close?.()
    expect(names(wardFlow(actor))).toEqual([])
  })

  test('has the form and the discharge over the stay they are opened from', () => {
    const steps = (value: string) => {
      const sheet = { getSnapshot: () => sheetAt({ stayId: 's1' }, value) }
      const context = createActor(wardMachine, { input }).getSnapshot().context
      return names(wardFlow({ getSnapshot: () => ({ context, children: { sheet } }) } as never))
    }
    expect([steps('form'), steps('discharging')]).toEqual([
      ['stay', 'form'],
      ['stay', 'discharge'],
    ])
  })
})
