import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Slot } from '../../src/core/booking/booking'
import type { Failure } from '../../src/core/kit/outcome'
import { CASH, LATER } from '../../src/core/payment/payment'
import { appointmentForMachine } from '../../src/machines/schedule/appointmentFor.machine'
import { type AppointmentForContext, bookingOf, newMemberOf } from '../../src/machines/schedule/appointmentFor.setup'
import { viewAppointmentFor } from '../../src/machines/schedule/appointmentFor.view'
import { never } from '../kit/pending'
import { answered, ends, refused } from '../kit/paths/outcomes'
import { asha, at as AT, choices, methods, patient, ravi, slots } from '../rooms/schedule/appointmentForFacts'
import { NEXT, TODAY } from '../rooms/schedule/scheduleFacts'
import { fieldsByState } from '../kit/fieldsByState'

const input = { doctors: [], slotId: null, isDoctor: true, today: TODAY }
const failure: Failure = { kind: 'offline', message: '' }
const NUMBER = patient([ravi, asha]).patient
const FREE = slots.slice(1) as readonly Slot[]
const [FIRST, SECOND] = FREE as [Slot, Slot]

const start = createActor(appointmentForMachine, { input }).getSnapshot().context
const at = (context: Partial<AppointmentForContext> = {}, value: object = {}) =>
  appointmentForMachine.resolveState({
    value: { slots: 'shown', booking: 'choosing', ...value },
    context: { ...start, ...context },
  })
const run = (context: Partial<AppointmentForContext> = {}, value: object = {}) => {
  const actors = { loadChoices: never, number: never, addMember: never, book: never }
  const snapshot = at(context, value) as never
  return createActor(appointmentForMachine.provide({ actors }), { snapshot, input }).start()
}
const calendar = { video: [{ date: '2026-11-24', slots: FREE }], inClinic: [] }
const person = { name: 'Ravi', age: '12', gender: 'Male' } as const
const filled = {
  calendar,
  consultation: 'video',
  slotId: FIRST.id,
  patient: NUMBER,
  memberId: ravi.id,
  person,
} as never

describe('making an appointment for somebody', () => {
  test('asks for the number, then for what is missing, and says when it is booked', () => {
    const given = { input, context: { loadFailure: failure } }
    const number = 'step=number'
    expect(fieldsByState(appointmentForMachine, viewAppointmentFor, given)).toEqual({
      'slots.loading': `${number} isLoading`,
      'slots.shown': number,
      'slots.failed': `${number} loadFault`,
      'booking.checkingNumber': `${number} isLoading`,
      'booking.choosing': 'step=details isLoading',
      'booking.addingNumber': `${number} isLoading isAddingNumber`,
      'booking.addingMember': 'step=details isLoading isBusy',
      'booking.placing': 'step=details isLoading isBusy',
      'booking.booked': 'step=booked isLoading',
      'booking.left': 'step=booked isLoading',
    })
  })

  test('begins with nothing typed, to be paid later', () => {
    expect(start).toMatchObject({ doctorId: '', person: { name: '', age: '', gender: null }, methodId: LATER })
  })

  test('offers no visit on video to whoever has no number, and sends none', () => {
    const numberless = { ...(filled as object), patient: { ...NUMBER, phoneNumber: null, patientNo: 10_001 } }
    const asked = (context: object) => {
      const actor = run(context)
      const { needsNumber, canSave } = viewAppointmentFor(actor.getSnapshot())
      actor.send({ type: 'save' })
      return [needsNumber, canSave, actor.getSnapshot().hasTag('busy')]
    }
    expect(asked(numberless)).toEqual([true, false, false])
    expect(asked({ ...numberless, memberId: null })).toEqual([true, false, false])
    expect(asked(filled)).toEqual([false, true, true])
    const here = { calendar: { video: [], inClinic: [{ date: '2026-11-24', slots: FREE }] }, consultation: 'inClinic' }
    expect(asked({ ...numberless, ...here })).toEqual([false, true, true])
  })

  test('says that a clinic has no doctors once it is known', () => {
    const hasNone = (context: object) => viewAppointmentFor(at(context)).hasNoDoctors
    expect([hasNone({}), hasNone({ calendar }), hasNone({ calendar, doctorId: 'd1' })]).toEqual([false, true, false])
  })

  test('shows the days with free slots, and the ways to pay but online', () => {
    const full = { date: '2026-11-25', slots: [{ ...SECOND, isBooked: true }] }
    const shown = viewAppointmentFor(
      at({
        calendar: { ...calendar, video: [...calendar.video, full] },
        consultation: 'video',
        methods,
      }),
    )
    expect(shown.days).toEqual(calendar.video)
    expect(shown.methods).toEqual([{ id: LATER, frontendText: 'Pay later' }])
    expect(viewAppointmentFor(at()).methods).toEqual([])
  })

  test.each(['slotTaken', 'slotGone'])('offers the next three free slots when the chosen one was lost: %s', (code) => {
    const five = Array.from({ length: 5 }, (_, index) => ({ ...FIRST, id: `free ${index}` }))
    const lost = {
      calendar: { video: [{ date: '2026-11-24', slots: five }], inClinic: [] },
      consultation: 'video',
      failure: { kind: 'conflict', message: '', code },
    } as const
    const offered = (context: object) => viewAppointmentFor(at({ ...lost, ...context })).offered.map(({ id }) => id)
    expect(offered({})).toEqual(['free 0', 'free 1', 'free 2'])
    expect(offered({ slotId: 'free 3' })).toEqual([])
    expect(offered({ failure })).toEqual([])
  })

  test('locks what is known of a member, and asks for what is missing', () => {
    const isLocked = (member: object, memberId: string | null = 'm2') =>
      viewAppointmentFor(at({ patient: { ...NUMBER, members: [asha, { ...ravi, ...member }] } as never, memberId }))
        .isPersonLocked
    expect([isLocked({}), isLocked({}, null), isLocked({}, 'gone')]).toEqual([true, false, false])
    expect([{ name: null }, { age: null }, { gender: null }].map((missing) => isLocked(missing))).toEqual([
      false,
      false,
      false,
    ])
    expect(viewAppointmentFor(at({ memberId: 'm2' })).isPersonLocked).toBe(false)
  })

  test('can be saved with a slot and a whole person', () => {
    const canSave = (context: object) => viewAppointmentFor(at({ ...(filled as object), ...context })).canSave
    expect(canSave({})).toBe(true)
    expect(
      [{ slotId: null }, { person: { ...person, age: '' } }, { person: { ...person, name: ' ' } }].map(canSave),
    ).toEqual([false, false, false])
  })
})

describe('what is chosen for an appointment', () => {
  const arrived = (value: object, context: Partial<AppointmentForContext> = {}) => {
    const actor = run(context, { slots: 'loading' })
    actor.send(ends('choices', answered(choices([], value))) as never)
    return actor.getSnapshot().context
  }
  const early = { ...FIRST, id: 'early', startsAt: AT - 900, endsAt: AT }
  const both = {
    calendar: { video: [{ date: TODAY, slots: [early] }], inClinic: [{ date: TODAY, slots: FREE }] },
  }

  test('is first the next slot of the clinic today, even where one on video is sooner', () => {
    expect(arrived(both)).toMatchObject({ consultation: 'inClinic', slotId: FIRST.id, methodId: CASH })
  })

  test('is a reserved slot of the clinic where today has no other', () => {
    const kept = { ...FIRST, id: 'kept', isReserved: true }
    const calendar = { video: [], inClinic: [{ date: TODAY, slots: [kept] }] }
    expect(arrived({ calendar })).toMatchObject({ slotId: 'kept' })
  })

  test.each([
    ['has none', []],
    ['has all of them taken', [{ ...FIRST, isBooked: true }]],
  ])('is nobody’s to guess where the clinic %s today: the next are offered', (_, today) => {
    const calendar = {
      video: [{ date: TODAY, slots: [early] }],
      inClinic: [
        { date: TODAY, slots: today },
        { date: NEXT, slots: FREE },
      ],
    }
    const found = arrived({ calendar })
    expect(found).toMatchObject({ consultation: 'inClinic', slotId: null })
    const { isTodayFull, offered, canSave } = viewAppointmentFor(at({ ...found, ...(filled as object), ...found }))
    expect([isTodayFull, offered.map(({ id }) => id), canSave]).toEqual([true, FREE.map(({ id }) => id), false])
    expect(viewAppointmentFor(at({ ...found, slotId: FIRST.id })).isTodayFull).toBe(false)
    expect(viewAppointmentFor(at({ ...found, consultation: 'video' })).isTodayFull).toBe(false)
  })

  test('is never the one beyond full hours: that is offered first, and said', () => {
    const extra = { ...FIRST, id: 'extra', isExtra: true }
    const calendar = {
      video: [],
      inClinic: [
        { date: TODAY, slots: [{ ...SECOND, isBooked: true }, extra] },
        { date: NEXT, slots: [FIRST] },
      ],
    }
    const found = arrived({ calendar })
    expect(found).toMatchObject({ consultation: 'inClinic', slotId: null })
    const view = viewAppointmentFor(at({ ...(filled as object), ...found }))
    expect([view.isTodayFull, view.hasExtra, view.offered.map(({ id }) => id)]).toEqual([
      true,
      true,
      ['extra', FIRST.id],
    ])
    expect(viewAppointmentFor(at({ ...(filled as object), ...found, slotId: 'extra', person }))).toMatchObject({
      isTodayFull: false,
      canSave: true,
    })
  })

  test('is the slot that was pressed, even where another is sooner', () => {
    expect(arrived(both, { slotId: SECOND.id, consultation: 'video' })).toMatchObject({
      consultation: 'inClinic',
      slotId: SECOND.id,
      methodId: CASH,
    })
  })

  test('keeps how it is paid when the slots are loaded again', () => {
    expect(arrived(both, { methods, methodId: CASH })).toMatchObject({ methodId: CASH })
  })

  test('is of a clinic paid at the desk, on video later', () => {
    const actor = run({ calendar: both.calendar })
    const way = (consultation: 'video' | 'inClinic') => {
      actor.send({ type: 'consultation.chosen', consultation })
      const { methodId, slotId } = actor.getSnapshot().context
      return [methodId, slotId]
    }
    expect([way('video'), way('inClinic')]).toEqual([
      [LATER, 'early'],
      [CASH, FIRST.id],
    ])
    actor.send({ type: 'method.chosen', id: LATER })
    expect(actor.getSnapshot().context.methodId).toBe(LATER)
  })

  test('is nothing before the slots have come', () => {
    const actor = run()
    actor.send({ type: 'consultation.chosen', consultation: 'video' })
    expect(actor.getSnapshot().context.slotId).toBeNull()
  })
})

describe('who is treated', () => {
  const withNumber = (output: object) => {
    const actor = run({}, { booking: 'checkingNumber' })
    actor.send(ends('number', output) as never)
    return actor
  }

  test('is first the own profile of whoever has the number, else whom they have', () => {
    expect(withNumber({ patient: NUMBER }).getSnapshot().context).toMatchObject({
      memberId: asha.id,
      person: { name: 'Asha Patel', age: '41', gender: 'Female' },
    })
    expect(withNumber(patient([ravi])).getSnapshot().context.memberId).toBe(ravi.id)
    expect(withNumber(patient([])).getSnapshot().context).toMatchObject({
      memberId: null,
      person: { name: '', age: '' },
    })
  })

  test('is the member who was found by name', () => {
    expect(withNumber({ patient: NUMBER, memberId: ravi.id }).getSnapshot().context.person.name).toBe('Ravi')
  })

  test('is known only as far as the number’s owner is known', () => {
    const unknown = { ...asha, name: null, age: null, gender: null }
    expect(withNumber(patient([unknown])).getSnapshot().context.person).toEqual({ name: '', age: '', gender: null })
  })

  test('is another of the family, or somebody new', () => {
    const actor = withNumber({ patient: NUMBER })
    actor.send({ type: 'member.chosen', id: ravi.id })
    expect(actor.getSnapshot().context).toMatchObject({ memberId: ravi.id, person })
    actor.send({ type: 'member.chosen', id: null })
    expect(actor.getSnapshot().context).toMatchObject({ memberId: null, person: { name: '', age: '', gender: null } })
    const early = run()
    early.send({ type: 'member.chosen', id: ravi.id })
    expect(early.getSnapshot().context.memberId).toBeNull()
  })

  test('has an age as it was typed, and keeps it while something else is typed', () => {
    const actor = withNumber(patient([]))
    actor.send({ type: 'person.typed', change: { age: '4/12' } })
    actor.send({ type: 'person.typed', change: { name: 'Mira' } })
    expect(actor.getSnapshot().context.person).toEqual({ name: 'Mira', age: '4/12', gender: null })
  })

  test('is a new member of the family once that is saved', () => {
    const mira = { ...ravi, id: 'm3', name: 'Mira' }
    const added = (context: object, answer: object) => {
      const actor = run({ ...(filled as object), memberId: null, ...context }, { booking: 'addingMember' })
      actor.send(ends('adding', answer) as never)
      return actor.getSnapshot().context
    }
    expect(added({}, answered(mira))).toMatchObject({ memberId: 'm3', patient: { members: [ravi, asha, mira] } })
    expect(added({}, refused('offline'))).toMatchObject({ memberId: null, failure: { kind: 'offline' } })
  })
})

describe('what is sent of an appointment for somebody', () => {
  const written = { ...start, ...(filled as object), person: { ...person, name: ' Ravi ' } } as AppointmentForContext

  test('is the slot with its fee, who is treated and how it is paid', () => {
    expect(bookingOf(written)).toEqual({
      patientId: 'u1',
      memberId: 'm2',
      slotId: FIRST.id,
      consultation: 'video',
      amount: 80_000,
      paymentMethodId: LATER,
      name: 'Ravi',
      age: 12,
      gender: 'Male',
    })
  })

  test('names the clinic of a visit', () => {
    const there = { ...FIRST, clinicId: 'c1' }
    const inClinic = { video: [], inClinic: [{ date: '2026-11-24', slots: [there] }] }
    expect(bookingOf({ ...written, calendar: inClinic, consultation: 'inClinic' })).toMatchObject({ clinicId: 'c1' })
  })

  test('is of a new member what was typed', () => {
    expect(newMemberOf(written)).toEqual({ patientId: 'u1', name: 'Ravi', age: 12, gender: 'Male' })
  })
})
