import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { QueueStatus } from '../../src/core/reception/reception.lifecycle'
import { done, failed } from '../../src/core/kit/outcome'
import { billMachine } from '../../src/machines/reception/bill.machine'
import { displayMachine } from '../../src/machines/reception/display.machine'
import { liveQueueMachine } from '../../src/machines/reception/liveQueue.machine'
import { queueChanged } from '../../src/machines/reception/reception.events'
import { receptionMachine } from '../../src/machines/reception/reception.machine'
import { shownClinic } from '../../src/machines/reception/reception.setup'
import { viewReception } from '../../src/machines/reception/reception.view'
import { asha, ashaHere, entryOf, now, ravi, raviCalled, today } from '../rooms/reception/receptionFacts'
import { fieldsByState } from '../kit/fieldsByState'
import { worldOf } from '../kit/world'

const input = { clinicId: null }
const undoable = { id: 'ravi', slotNo: 2, step: 'call' } as const
const overtakenBy = { entry: raviCalled, calls: 1, isOvertaken: true }

test('the reception shows what is on its way, what may be old, and what can be taken back', () => {
  const context = { failure: { kind: 'offline', message: '' }, undoable, overtakenBy } as const
  const view = (snapshot: Parameters<typeof viewReception>[0]) => viewReception(snapshot, 'DOCTOR', now)
  expect(fieldsByState(receptionMachine, view, { input, context })).toEqual({
    'queue.loading': 'isLoading',
    'queue.watching': '',
    'queue.settling': '',
    'queue.refreshing': '',
    'queue.stale': 'isStale',
    'queue.again': 'isStale',
    'queue.failed': 'fault',
    'undo.nothing': 'isLoading',
    'undo.offered': 'isLoading undoable',
    'work.open.ready': 'isLoading',
    'work.open.overtaken': 'isLoading overtakenBy',
    'work.stepping': 'isLoading isBusy',
    'work.calling': 'isLoading isBusy',
    'work.undoing': 'isLoading isBusy',
    'work.keepingRoom': 'isLoading isBusy',
    'work.billing': 'isLoading',
  })
})

/** What the machines of the reception are asked for by their views, which are components of their own. */
test.each([
  [
    billMachine,
    { entry: ravi },
    ['choosing', 'receiving', 'loading', 'failed', 'shown', 'correcting'],
    {
      deciding: '',
      choosing: 'choosing',
      receiving: 'choosing receiving',
      loading: 'loading',
      failed: 'failed',
      shown: 'shown',
      correcting: 'shown correcting',
      closed: '',
    },
  ],
  [
    displayMachine,
    { clinicId: null },
    ['loading', 'stale', 'ringing'],
    {
      'screen.loading': 'loading',
      'screen.showing': '',
      'screen.refreshing': '',
      'screen.stale': 'stale',
      'screen.again': 'stale',
      'sound.silent': 'loading',
      'sound.ringing': 'loading ringing',
    },
  ],
] as const)('what can be seen of $id is told by its tags', (machine, given, tags, shown) => {
  const view = (snapshot: { hasTag(tag: never): boolean }) =>
    Object.fromEntries(tags.map((tag) => [tag, snapshot.hasTag(tag as never)]))
  expect(fieldsByState(machine as typeof billMachine, view, { input: given })).toEqual(shown)
})

const viewOf = (context: object, at = now) => {
  const start = createActor(receptionMachine, { input }).getSnapshot()
  const { value } = start
  const snapshot = receptionMachine.resolveState({ value, context: { ...start.context, ...context } })
  return viewReception(snapshot, 'DOCTOR', at)
}

describe('the page of the reception', () => {
  const [spine, neuro] = today.clinics

  test('has a tab for each clinic with how many wait there', () => {
    const full = { ...spine!, room: '4', entries: [asha, ravi, ashaHere] }
    expect(viewOf({ clinics: [full, neuro!] })).toMatchObject({
      tabs: [
        { id: 'c1', name: 'Spine Clinic', waiting: 2 },
        { id: 'c2', name: 'Neuro Clinic', waiting: 0 },
      ],
      clinicId: 'c1',
      room: '4',
    })
    expect(viewOf({ clinics: today.clinics }).room).toBeNull()
  })

  test('is empty before anything is known', () => {
    const { tabs, clinicId, room, due, queue, current, noShow, done: seen } = viewOf({})
    expect([tabs, clinicId, room, due, queue, current, noShow, seen]).toEqual([[], null, null, [], [], [], [], []])
  })

  test('says how long somebody has waited, and what can be done with them today', () => {
    expect(viewOf({ clinics: today.clinics })).toMatchObject({
      due: [{ entry: asha, wait: 0, isLate: false, steps: ['arrive', 'noShow'] }],
      queue: [{ entry: ravi, wait: 10, isLate: false, steps: ['call', 'noShow'] }],
    })
  })

  test.each([
    ['expected', true, 'due'],
    ['waiting', false, 'queue'],
    ['noShow', false, 'noShow'],
  ] as const)('calls somebody late who is %s: %s', (status: QueueStatus, isLate, column) => {
    const entry = entryOf('asha', 'Asha Patel', { status, startsAt: now - 60 })
    expect(viewOf({ clinics: [{ ...spine!, entries: [entry] }] })[column]).toMatchObject([{ isLate }])
  })

  test('shows the chosen clinic, else the first with somebody to be seen, else the first', () => {
    const seen = { ...spine!, entries: [{ ...ravi, status: 'done' as const }] }
    const busy = { ...neuro!, entries: [{ ...ravi, status: 'done' as const }, asha] }
    const idOf = (clinics: readonly object[] | null, clinicId: string | null = null) =>
      shownClinic({ clinics, clinicId } as never)?.clinicId ?? null
    expect(idOf([seen, busy])).toBe('c2')
    expect(idOf([seen, busy], 'c1')).toBe('c1')
    expect(idOf([seen, neuro!])).toBe('c1')
    expect(idOf([])).toBeNull()
    expect(idOf(null)).toBeNull()
  })
})

test('who was seen and still owes the fee stands before those who paid, and is counted', () => {
  const seen = (id: string, paymentStatus: 'PAID' | 'UNPAID', minutes: number) => ({
    ...asha,
    id,
    status: 'finished' as const,
    startsAt: now + minutes * 60,
    paymentStatus,
  })
  const entries = [seen('paid', 'PAID', 0), seen('later', 'UNPAID', 30), seen('owes', 'UNPAID', 15)]
  const start = createActor(receptionMachine, { input }).getSnapshot().context
  const shown = receptionMachine.resolveState({
    value: { queue: 'watching', undo: 'nothing', work: { open: 'ready' } },
    context: { ...start, clinics: [{ ...today.clinics[0]!, entries }] },
  })
  const { done: rows, owing } = viewReception(shown, 'DOCTOR', now)
  expect([rows.map(({ entry }) => entry.id), owing]).toEqual([['owes', 'later', 'paid'], 2])
})

describe('a step at the reception', () => {
  const [spine, neuro] = today.clinics
  /** The machine where a call of it has just been asked. */
  const asking = (work: string, context: object, undo = 'nothing') => {
    const start = createActor(receptionMachine, { input }).getSnapshot()
    const value = { queue: 'watching', undo, work } as never
    const base = { ...start.context, clinics: [neuro!, spine!], ...context }
    const actor = createActor(receptionMachine, {
      snapshot: receptionMachine.resolveState({ value, context: base }),
      input,
      clock: new SimulatedClock(),
    })
    const notices: unknown[] = []
    worldOf(actor, (event) => notices.push(event))
    actor.start()
    const answer = (id: string, output: unknown) => actor.send({ type: `xstate.done.actor.${id}`, output } as never)
    return { actor, answer, notices, context: () => actor.getSnapshot().context }
  }
  const attempt = { key: 'k1', request: {} }

  test('that was taken is seen in its clinic alone, can be undone, and has settled its attempt', () => {
    const { answer, actor, context } = asking('stepping', { asked: { id: 'asha', step: 'arrive' }, attempt })
    answer('stepping', done(ashaHere))
    const { clinics, undoable: last, attempt: left } = context()
    expect(clinics?.map(({ entries }) => entries)).toEqual([[], [ravi, ashaHere]])
    expect([last, left]).toEqual([{ id: 'asha', slotNo: 1, step: 'arrive' }, null])
    expect(actor.getSnapshot().value).toMatchObject({ queue: 'settling', undo: 'offered', work: { open: 'ready' } })
  })

  test('of whom is called from a row says who is seen inside, and leaves nobody beside them there', () => {
    const inside = { ...raviCalled, id: 'inside' }
    const clinics = [neuro!, { ...spine!, entries: [asha, inside, ravi] }]
    const { actor, answer, context } = asking('open', { clinics })
    actor.send({ type: 'step.taken', id: 'ravi', step: 'call' })
    expect(context().asked).toEqual({ id: 'ravi', step: 'call', current: 'inside' })
    answer('stepping', done(raviCalled))
    expect(context().clinics?.[1]?.entries).toEqual([
      asha,
      { ...inside, status: 'finished', takeBack: null },
      raviCalled,
    ])
  })

  test('that was refused says so and leaves everybody where they are', () => {
    const { answer, actor, context, notices } = asking('stepping', { asked: { id: 'asha', step: 'arrive' }, attempt })
    answer('stepping', failed('conflict', 'She has left'))
    expect(context()).toMatchObject({ clinics: [neuro, spine], undoable: null, attempt: null })
    expect(notices).toEqual([{ type: 'notice', notice: { tone: 'bad', text: 'She has left', id: null } }])
    expect(actor.getSnapshot().value).toMatchObject({ queue: 'settling', undo: 'nothing' })
  })

  test('whom the desk has called is in consultation, and the calls are counted in that clinic alone', () => {
    const { answer, context } = asking('calling', { asked: { clinicId: 'c1', calls: 0 }, attempt })
    answer('calling', done({ entry: raviCalled, calls: 1, isOvertaken: false }))
    const { clinics, undoable: last } = context()
    expect(clinics).toEqual([neuro, { ...spine, calls: 1, entries: [asha, raviCalled] }])
    expect(last).toEqual({ id: 'ravi', slotNo: 2, step: 'call' })
  })

  test('a call that somebody else had made shows whom they called, and cannot be undone here', () => {
    const { answer, actor, context } = asking('calling', { asked: { clinicId: 'c1', calls: 0 }, attempt })
    answer('calling', done(overtakenBy))
    expect(context()).toMatchObject({ undoable: null, overtakenBy })
    expect(actor.getSnapshot().value).toMatchObject({ undo: 'nothing', work: { open: 'overtaken' } })
  })

  test('a call without anybody to call moves nobody', () => {
    const { answer, context } = asking('calling', { asked: { clinicId: 'c1', calls: 0 }, attempt })
    answer('calling', done({ entry: null, calls: 3, isOvertaken: false }))
    expect(context()).toMatchObject({ clinics: [neuro, { ...spine, calls: 3 }], undoable: null })
  })

  test('that is undone is as it was before, and nothing is left to undo', () => {
    const called = [neuro!, { ...spine!, entries: [asha, raviCalled] }]
    const before = { clinics: called, asked: { id: 'ravi', undone: 'call' as const }, undoable, attempt }
    const { answer, actor, context } = asking('undoing', before, 'offered')
    answer('undoing', done(ravi))
    expect(context()).toMatchObject({ clinics: [neuro, spine], undoable: null, attempt: null })
    expect(actor.getSnapshot().value).toMatchObject({ queue: 'settling', undo: 'nothing' })
  })

  test('is not possible without a clinic, and with nothing to undo', () => {
    const { actor } = asking('stepping', { clinics: [], asked: { id: 'asha', step: 'arrive' } })
    const idle = receptionMachine.resolveState({
      value: { queue: 'watching', undo: 'nothing', work: { open: 'ready' } },
      context: actor.getSnapshot().context,
    })
    const can = (['next.called', 'undo'] as const).filter((type) => idle.can({ type }))
    expect([can, idle.can({ type: 'room.kept', room: '4' })]).toEqual([[], false])
  })
})

test('a place in the queue that cannot be asked for is no place', () => {
  const start = createActor(liveQueueMachine, { input: { isPatient: true } }).getSnapshot()
  const places = [{ bookingId: 'a1', liveQueue: 2 }] as never
  const snapshot = liveQueueMachine.resolveState({ value: 'loading', context: { ...start.context, places } })
  const actor = createActor(liveQueueMachine, {
    snapshot,
    input: { isPatient: true },
    clock: new SimulatedClock(),
  }).start()
  actor.send({ type: 'xstate.done.actor.positions', output: failed('offline', '') } as never)
  expect(actor.getSnapshot()).toMatchObject({ value: 'unknown', context: { places: [] } })
  actor.send(queueChanged)
  expect(actor.getSnapshot().value).toBe('settling')
})
