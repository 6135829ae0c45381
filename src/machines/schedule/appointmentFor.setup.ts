import { assign, raise, setup } from 'xstate'
import type {
  BookedAppointment,
  BookingForPatient,
  ConsultationType,
  Slot,
  SlotCalendar,
} from '../../core/booking/booking'
import { dayWith, findFreeSlot, freeSlots } from '../../core/booking/booking.rules'
import type { CalendarDay } from '../../core/kit/dates'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { Gender, Member, ProfileForm } from '../../core/members/members'
import { ageTyped, isProfileComplete } from '../../core/members/members.rules'
import { CASH, LATER, type PaymentMethods } from '../../core/payment/payment'
import type { KnownPatient } from '../../core/session/knownPatient'
import { firstMemberOf, type PatientLookup } from '../../core/session/patientLookup'
import { type Attempt, attemptAfter, attemptAt } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'
import { emitEffect } from '../kit/effects'
import { patientNumberMachine } from '../session/patientNumber.machine'

/** A doctor for whom somebody may book. */
export interface BookableDoctor {
  readonly id: string
  readonly name: string
}

export interface Choices {
  readonly doctorId: string
  /** Those of the clinic; empty where the doctor is known already. */
  readonly doctors: readonly BookableDoctor[]
  readonly calendar: SlotCalendar
  readonly methods: PaymentMethods
}

export interface AppointmentForInput {
  readonly doctors: readonly BookableDoctor[]
  /** The slot that was pressed before; without one somebody is there now and wants the next of the clinic today. */
  readonly slotId: string | null
  /** Who it is for, where that is known before. */
  readonly known?: KnownPatient | null
  readonly today: CalendarDay
  /** Doctors load their schedule again when an appointment was made. */
  readonly isDoctor: boolean
}

/** Who is treated, as typed. */
export interface PersonTyped {
  readonly name: string
  readonly age: string
  readonly gender: Gender | null
}

export interface AppointmentForContext extends AppointmentForInput {
  readonly doctorId: string
  readonly calendar: SlotCalendar | null
  readonly methods: PaymentMethods | null
  readonly consultation: ConsultationType
  readonly methodId: number
  readonly patient: PatientLookup | null
  /** Null while somebody new is typed in. */
  readonly memberId: string | null
  readonly person: PersonTyped
  readonly loadFailure: Failure | null
  readonly failure: Failure | null
  readonly attempt: Attempt<BookingForPatient> | null
  readonly memberAttempt: Attempt | null
  /** Somebody of the same name is in the family; saving again adds another. */
  readonly isAskedAgain: boolean
  readonly booked: BookedAppointment | null
}

const NOBODY: PersonTyped = { name: '', age: '', gender: null }
/** Slots that are offered where none is chosen. */
export const OFFERED = 3

const ways = ['inClinic', 'video'] as const

/** The free slots of the clinic today, reserved ones among them; a visit beyond the hours is none. */
const freeToday = (calendar: SlotCalendar, today: CalendarDay) =>
  freeSlots(dayWith(calendar, 'inClinic', today)).filter(({ isExtra }) => !isExtra)

/** Whether the clinic has no free slot today. */
export const isTodayFull = ({ calendar, today }: AppointmentForContext): boolean =>
  calendar !== null && freeToday(calendar, today).length === 0

/** The free slots of a way of consulting, soonest first. */
export const freeOf = (calendar: SlotCalendar | null, consultation: ConsultationType) =>
  (calendar?.[consultation] ?? []).flatMap((day) => freeSlots(day))

export const slotOf = ({ calendar, consultation, slotId }: AppointmentForContext) =>
  calendar === null ? null : (findFreeSlot(calendar, consultation, slotId)?.slot ?? null)

/** The next that is not reserved, else the next; a visit beyond the hours is chosen by whoever makes it. */
const nextOf = (all: readonly Slot[]) => {
  const slots = all.filter(({ isExtra }) => !isExtra)
  return slots.find(({ isReserved }) => !isReserved) ?? slots[0] ?? null
}

/**
 * The slot to begin with: the one that was pressed, else the next of the clinic today. A visit on another day or on video
 * is chosen by whoever makes the appointment, never for them.
 */
const firstSlot = (calendar: SlotCalendar, { slotId, today }: AppointmentForInput) => {
  const all = ways.flatMap((consultation) => freeOf(calendar, consultation).map((slot) => ({ consultation, slot })))
  const pressed = all.find(({ slot }) => slot.id === slotId)
  const next = nextOf(freeToday(calendar, today))
  return pressed ?? (next && { consultation: 'inClinic' as const, slot: next })
}

const typedOf = (member: PatientLookup['members'][number]): PersonTyped => ({
  name: member.name ?? '',
  age: member.age === null ? '' : String(member.age),
  gender: member.gender,
})

export const isPersonComplete = ({ name, age, gender }: PersonTyped): boolean =>
  isProfileComplete({ name, age: ageTyped(age), gender })

/** Whether the visit that is chosen cannot be: one on video needs a mobile number. */
export const needsNumber = ({
  consultation,
  patient,
}: Pick<AppointmentForContext, 'consultation' | 'patient'>): boolean =>
  consultation === 'video' && patient !== null && patient.phoneNumber === null

export const canBook = (context: AppointmentForContext): boolean =>
  isPersonComplete(context.person) && slotOf(context) !== null && !needsNumber(context)

const profileOf = ({ name, age, gender }: PersonTyped): ProfileForm => ({
  name: name.trim(),
  age: ageTyped(age) ?? 0,
  gender: gender ?? 'Female',
})

export const bookingOf = (context: AppointmentForContext): BookingForPatient => {
  const slot = slotOf(context)
  return {
    patientId: context.patient?.userId ?? '',
    memberId: context.memberId ?? '',
    slotId: context.slotId ?? '',
    consultation: context.consultation,
    amount: slot?.fee ?? 0,
    paymentMethodId: context.methodId,
    ...(slot?.clinicId ? { clinicId: slot.clinicId } : {}),
    ...profileOf(context.person),
  }
}

export const newMemberOf = ({ patient, person, isAskedAgain }: AppointmentForContext) => ({
  patientId: patient?.userId ?? '',
  ...profileOf(person),
  ...(isAskedAgain && { isAnother: true }),
})

const usualMethod = (consultation: ConsultationType): number => (consultation === 'inClinic' ? CASH : LATER)

/** What staff do to make an appointment for somebody, and what is kept of it. */
export const appointmentForSetup = setup({
  types: {
    context: {} as AppointmentForContext,
    input: {} as AppointmentForInput,
    events: {} as
      | { type: 'doctor.chosen'; id: string }
      | { type: 'consultation.chosen'; consultation: ConsultationType }
      | { type: 'slot.chosen'; slotId: string }
      | { type: 'member.chosen'; id: string | null }
      | { type: 'person.typed'; change: Partial<PersonTyped> }
      | { type: 'method.chosen'; id: number }
      | { type: 'save' | 'retry' | 'number.changing' | 'number.adding' | 'number.kept' | 'closed' }
      /** Raised when the slots are not what they were. */
      | { type: 'slots.outdated' },
    tags: {} as 'loading' | 'failed' | 'number' | 'adding' | 'details' | 'busy' | 'booked',
  },
  actors: {
    loadChoices: unplugged<{ doctorId: string }, Choices>('booking.slots'),
    number: patientNumberMachine,
    addMember: unplugged<ProfileForm & { patientId: string; isAnother?: boolean; key: string }, Member>(
      'members.addFor',
    ),
    book: unplugged<BookingForPatient & { key: string }, BookedAppointment>('booking.book'),
  },
  guards: {
    ...outcomes,
    /** Only who has no number can be given one. */
    hasNoNumber: ({ context }) => context.patient !== null && context.patient.phoneNumber === null,
    isNew: ({ context }) => canBook(context) && context.memberId === null,
    isReady: ({ context }) => canBook(context),
    /** The slots are not what they were: they are loaded again, and what was typed stays. */
    isOutdated: (_, outcome: Outcome<unknown, string>) =>
      !outcome.ok && ['slotTaken', 'slotGone', 'feeChanged'].includes(outcome.failure.code ?? ''),
  },
  actions: {
    ...outcomeActions,
    keepChoices: assign(({ context }, outcome: Outcome<Choices>) => {
      if (!outcome.ok) return { loadFailure: outcome.failure }
      const { doctorId, doctors, calendar, methods } = outcome.value
      const kept = findFreeSlot(calendar, context.consultation, context.slotId)
      // A slot that was lost is chosen anew by the person; the first one is chosen for them.
      const first = context.failure === null ? firstSlot(calendar, context) : null
      const consultation = kept || !first ? context.consultation : first.consultation
      return {
        doctorId,
        doctors: doctors.length > 0 ? doctors : context.doctors,
        calendar,
        methods,
        loadFailure: null,
        consultation,
        slotId: kept ? context.slotId : (first?.slot.id ?? null),
        methodId: context.methods === null ? usualMethod(consultation) : context.methodId,
      }
    }),
    /** Slots of the one before are nobody's to choose any more. */
    chooseDoctor: assign((_, doctorId: string) => ({ doctorId, slotId: null, calendar: null, failure: null })),
    chooseWay: assign(({ context }, consultation: ConsultationType) => ({
      consultation,
      slotId: nextOf(freeOf(context.calendar, consultation))?.id ?? null,
      methodId: usualMethod(consultation),
      failure: null,
    })),
    chooseSlot: assign((_, slotId: string) => ({ slotId, failure: null })),
    chooseMethod: assign((_, methodId: number) => ({ methodId })),
    keepPatient: assign((_, { patient, memberId }: { patient: PatientLookup; memberId?: string | null }) => {
      const member = patient.members.find(({ id }) => id === memberId) ?? firstMemberOf(patient)
      return { patient, memberId: member?.id ?? null, person: member ? typedOf(member) : NOBODY }
    }),
    forgetPatient: assign({
      known: null,
      patient: null,
      memberId: null,
      person: NOBODY,
      isAskedAgain: false,
      failure: null,
    }),
    chooseMember: assign(({ context }, id: string | null) => {
      const member = context.patient?.members.find((each) => each.id === id)
      return {
        memberId: member?.id ?? null,
        person: member ? typedOf(member) : NOBODY,
        isAskedAgain: false,
        failure: null,
      }
    }),
    type: assign(({ context }, change: Partial<PersonTyped>) => ({
      person: { ...context.person, ...change },
      isAskedAgain: false,
      failure: null,
    })),
    beginMember: assign(({ context }) => ({
      memberAttempt: attemptAt(newMemberOf(context), context.memberAttempt),
      failure: null,
    })),
    keepMember: assign(({ context }, outcome: Outcome<Member>) =>
      outcome.ok && context.patient !== null
        ? {
            memberAttempt: null,
            isAskedAgain: false,
            memberId: outcome.value.id,
            patient: { ...context.patient, members: [...context.patient.members, outcome.value] },
          }
        : {},
    ),
    settleMember: assign(({ context }, outcome: Outcome<unknown>) => ({
      memberAttempt: attemptAfter(context.memberAttempt, outcome),
      isAskedAgain: !outcome.ok && outcome.failure.code === 'memberExists',
      failure: outcome.ok ? null : outcome.failure,
    })),
    beginAttempt: beginAttempt(bookingOf),
    keepBooked: assign((_, outcome: Outcome<BookedAppointment>) => (outcome.ok ? { booked: outcome.value } : {})),
    loadAgain: raise({ type: 'slots.outdated' }),
    refreshSchedule: emitEffect(({ context }) => (context.isDoctor ? { type: 'schedule.outdated' } : null)),
  },
})
