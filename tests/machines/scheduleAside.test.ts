import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { addDays, HOUR, startOfDay } from '../../src/core/kit/dates'
import type { ScheduleDay } from '../../src/core/schedule/schedule'
import { blockPatientMachine } from '../../src/machines/schedule/blockPatient.machine'
import { viewBlockPatient } from '../../src/machines/schedule/blockPatient.view'
import { clinicDayMachine } from '../../src/machines/schedule/clinicDay.machine'
import { viewClinicDay } from '../../src/machines/schedule/clinicDay.view'
import { patientRecordsMachine } from '../../src/machines/schedule/patientRecords.machine'
import { viewPatientRecords } from '../../src/machines/schedule/patientRecords.view'
import { aRecord } from '../rooms/records/recordFacts'
import { appointmentAt, dayWith, scheduleAt } from '../kit/scheduleDays'
import { fieldsByState } from '../kit/fieldsByState'

const TODAY = '2026-11-23'
const NEXT = addDays(TODAY, 1)
const now = startOfDay(TODAY) + 10 * HOUR
const failure = { kind: 'offline', message: '' } as const

const asha = appointmentAt(TODAY, 5)
const ravi = appointmentAt(TODAY, 7, { patient: { ...asha.patient, name: 'Ravi Patel' } })
const completed = appointmentAt(TODAY, 1, { status: 'completed' })
const days: readonly ScheduleDay[] = [
  dayWith(TODAY, scheduleAt(TODAY, [completed, asha]), scheduleAt(TODAY, [ravi], { id: 's2' })),
  dayWith(NEXT, scheduleAt(NEXT, [appointmentAt(NEXT, 1)])),
]

describe('the day at the desk of a clinic', () => {
  const clinic = createActor(clinicDayMachine, { input: { now } }).getSnapshot().context
  const may = (...features: string[]) =>
    features.map((feature) => ({ module: 'opdReceptionWeb', feature, permissionAccess: 2 as const }))
  const view = (context: object, list = 'shown', permissions = may('view', 'receivePayment', 'billReceipt')) =>
    viewClinicDay(
      clinicDayMachine.resolveState({ value: { list, work: 'ready' }, context: { ...clinic, ...context } }),
      now,
      permissions,
    )

  test('arrives, fails and is shown', () => {
    const given = { input: { now }, context: { failure } }
    expect(fieldsByState(clinicDayMachine, (snapshot) => viewClinicDay(snapshot, now, []), given)).toEqual({
      'list.loading': 'isArriving',
      'list.shown': '',
      'list.failed': 'fault',
      'work.ready': 'isArriving',
      'work.stepping': 'isArriving isBusy',
      'work.undoing': 'isArriving isBusy',
      'work.billing': 'isArriving',
    })
    expect(view({ days }, 'loading').isArriving).toBe(false)
    expect(view({ days, failure }, 'failed')).toMatchObject({ fault: null, isStale: true })
  })

  test('lists who comes by time, of every doctor, with the number to call', () => {
    const meera = scheduleAt(TODAY, [ravi, asha])
    const farhan = scheduleAt(TODAY, [completed], { id: 's2', doctorName: 'Dr. Farhan Qureshi' })
    const { appointments } = view({ days: [dayWith(TODAY, meera, farhan), dayWith(NEXT, scheduleAt(NEXT, []))] })
    expect(appointments.map(({ id, doctorName }) => [id, doctorName])).toEqual([
      [completed.id, 'Dr. Farhan Qureshi'],
      [asha.id, 'Dr. Meera Rao'],
      [ravi.id, 'Dr. Meera Rao'],
    ])
    expect(appointments[1]).toEqual({
      ...asha,
      shown: 'upcoming',
      doctorName: 'Dr. Meera Rao',
      isExtra: false,
      mark: null,
      call: 'tel:+919876543210',
      place: null,
    })
  })

  test('says what the desk does next with whoever is in the clinic today, as far as it may', () => {
    const due = { ...asha, consultation: 'inClinic' as const }
    const here = { status: 'arrived' as const, arrivedAt: now, calledAt: null, takeBack: 'arrive' as const }
    const places = (appointment: typeof asha, permissions?: ReturnType<typeof may>) =>
      view({ days: [dayWith(TODAY, scheduleAt(TODAY, [appointment]))] }, 'shown', permissions).appointments.map(
        ({ place }) => place && [place.next, ...place.others],
      )
    expect(places(due)).toEqual([['arrive', 'noShow']])
    expect(places({ ...due, queue: here })).toEqual([['take', 'call', 'seat', 'takeBack', 'noShow']])
    expect(places({ ...due, queue: here }, may('view'))).toEqual([['call', 'seat', 'takeBack', 'noShow']])
    expect(places({ ...due, queue: here }, may('receivePayment'))).toEqual([['take']])
    expect(places(due, may())).toEqual([null])
    expect(places({ ...due, status: 'cancelled' })).toEqual([null])
    expect(places({ ...due, status: 'pending', holdExpiresAt: now + 600 })).toEqual([null])
    expect(places({ ...due, slotNo: 9 })).toEqual([['arrive', 'noShow']])
    expect(view({ days: [dayWith(TODAY, scheduleAt(TODAY, [{ ...due, slotNo: 9 }]))] }).appointments[0]).toMatchObject({
      isExtra: true,
      place: { entry: { isExtra: true } },
    })
  })

  test('opens today at who is there or comes next, in the evening at the last, another day at its first', () => {
    const at = (context: object, hour: number) =>
      viewClinicDay(
        clinicDayMachine.resolveState({
          value: { list: 'shown', work: 'ready' },
          context: { ...clinic, days, ...context },
        }),
        startOfDay(TODAY) + hour * HOUR,
        [],
      ).opensAt
    expect([7, 9.1, 9.5, 10.2, 20].map((hour) => at({}, hour))).toEqual([
      completed.id,
      completed.id,
      asha.id,
      asha.id,
      ravi.id,
    ])
    expect(at({ day: NEXT }, 10)).toBeNull()
    expect(at({ days: [] }, 10)).toBeNull()
    // Whoever waits for a late doctor is still there, and whoever was seen is not.
    const placed = (status: 'waiting' | 'finished') => [
      dayWith(
        TODAY,
        scheduleAt(TODAY, [
          { ...asha, queue: { status, arrivedAt: now, calledAt: null, takeBack: null } },
          { ...ravi, startsAt: ravi.startsAt + 3 * HOUR, endsAt: ravi.endsAt + 3 * HOUR },
        ]),
      ),
    ]
    expect([at({ days: placed('waiting') }, 11), at({ days: placed('finished') }, 9)]).toEqual([asha.id, ravi.id])
  })

  test('says of each day of the week how much of it is taken', () => {
    const { strip } = view({ days, day: NEXT })
    expect(strip.slice(0, 2)).toEqual([
      { date: TODAY, isToday: true, isChosen: false, total: 16, booked: 3 },
      { date: NEXT, isToday: false, isChosen: true, total: 8, booked: 1 },
    ])
    expect(view({}).strip.map(({ total }) => total)).toEqual([0, 0, 0, 0, 0, 0, 0])
  })
})

describe('the question whether a patient may book', () => {
  const given = { of: { bookingId: 'b1' }, place: 'schedule' } as const
  const block = {
    patientId: 'p1',
    name: 'Asha Patel',
    isBlocked: true,
    account: 'Ravi Patel',
    family: ['Asha Patel', 'Ravi Patel', 'Meera Patel'],
  }

  test('shows what is on its way and what failed', () => {
    expect(fieldsByState(blockPatientMachine, viewBlockPatient, { input: given, context: { failure } })).toEqual({
      loading: 'isLoading fault',
      failed: 'loadFault',
      asking: 'fault',
      saving: 'isBusy fault',
      changed: 'fault',
      left: 'fault',
    })
  })

  test('names the patient, and whether they are blocked', () => {
    const view = (context: object) => {
      const start = createActor(blockPatientMachine, { input: given }).getSnapshot().context
      return viewBlockPatient(blockPatientMachine.resolveState({ value: 'asking', context: { ...start, ...context } }))
    }
    expect(view({ block })).toMatchObject({
      name: 'Asha Patel',
      isBlocked: true,
      account: 'Ravi Patel',
      others: ['Meera Patel'],
    })
    expect(view({})).toMatchObject({ name: null, isBlocked: false })
  })

  test('is over when it is left, and when it was answered', () => {
    const actor = (value: string) => {
      const { context } = createActor(blockPatientMachine, { input: given }).getSnapshot()
      const snapshot = blockPatientMachine.resolveState({ value, context: { ...context, block } })
      return createActor(blockPatientMachine, { snapshot, input: given }).start()
    }
    const left = actor('asking')
    left.send({ type: 'dismiss' })
    expect(left.getSnapshot().status).toBe('done')
    expect(actor('changed').getSnapshot().status).toBe('done')
  })
})

describe('the records of a patient', () => {
  test('arrive, fail, or are none', () => {
    const given = { input: { memberId: 'm1' }, context: { failure } }
    expect(fieldsByState(patientRecordsMachine, viewPatientRecords, given)).toEqual({
      loading: 'isLoading',
      shown: '',
      reading: '',
      empty: 'isEmpty',
      failed: 'fault',
    })
  })

  test('name the patient, and each what it is', () => {
    const view = (records: readonly (typeof aRecord)[]) =>
      viewPatientRecords(
        patientRecordsMachine.resolveState({
          value: 'shown',
          context: {
            memberId: 'm1',
            filter: { type: null, healthCategoryId: null },
            records,
            patient: records[0]?.memberName ?? null,
            categories: [],
            openedId: '',
            failure: null,
          },
        }),
      )
    const { patient, records } = view([aRecord, { ...aRecord, id: 'r2', type: 'prescription', source: 'prescription' }])
    expect(patient).toBe('Asha Patel')
    expect(records.map(({ id, type, source }) => [id, type, source])).toEqual([
      ['r1', 'report', 'upload'],
      ['r2', 'prescription', 'prescription'],
    ])
    expect(view([])).toMatchObject({ patient: null, records: [] })
  })
})
