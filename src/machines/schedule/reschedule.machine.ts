import { type ActorRefFrom, assign, setup } from 'xstate'
import type { BookedAppointment, ConsultationType, SeenAppointment, SlotCalendar } from '../../core/booking/booking'
import { findFreeSlot, type PriceChange, priceAfterMove } from '../../core/booking/booking.rules'
import type { UnixSeconds } from '../../core/kit/dates'
import type { Paise } from '../../core/kit/money'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { PaymentStatus } from '../../core/payment/payment'
import { type Attempt, keyed } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'

/** An appointment as much of it as its moving depends on, as the staff's schedule or the patient's orders have it. */
export interface MovableAppointment extends SeenAppointment {
  readonly id: string
  readonly slotNo: number
  readonly consultation: ConsultationType
  readonly endsAt: UnixSeconds
  readonly paymentStatus: PaymentStatus
  readonly consultationFee: Paise
  readonly patient: { readonly name: string | null }
  /** Named where somebody has several doctors. */
  readonly doctorId?: string
  /** As it stands in the person's calendar; a patient's own alone. */
  readonly doctorName?: string
  /** Slots that cost more are not offered; paise. */
  readonly most?: number
}

export interface RescheduleInput {
  readonly appointment: MovableAppointment
}

/** Where the appointment is in the end. */
export interface RescheduleOutput {
  readonly kind: 'moved' | 'dismissed'
  readonly startsAt: UnixSeconds
  readonly slotNo: number
  /** Null where it costs what it did. */
  readonly price: PriceChange | null
}

interface Context extends RescheduleInput {
  readonly calendar: SlotCalendar | null
  readonly slotId: string | null
  /** Why the slots did not come, and why the appointment was not moved. */
  readonly loadFailure: Failure | null
  readonly failure: Failure | null
  readonly attempt: Attempt<Move> | null
  readonly output: RescheduleOutput
}

export const chosenSlot = ({ calendar, appointment, slotId }: Context) =>
  calendar === null ? null : (findFreeSlot(calendar, appointment.consultation, slotId)?.slot ?? null)

/** What the chosen slot does to the price. */
export const priceOf = (context: Context): PriceChange | null => {
  const slot = chosenSlot(context)
  const { paymentStatus, consultationFee } = context.appointment
  return slot && priceAfterMove({ isPaid: paymentStatus === 'PAID', consultationFee }, slot.fee)
}

/** The slots that an appointment may be moved to for what was paid. */
const within = (calendar: SlotCalendar, { most }: MovableAppointment): SlotCalendar => {
  if (most === undefined) return calendar
  const daysOf = (days: SlotCalendar['video']) =>
    days.map((day) => ({ ...day, slots: day.slots.filter(({ fee }) => fee <= most) }))
  return { video: daysOf(calendar.video), inClinic: daysOf(calendar.inClinic) }
}

type Move = Pick<MovableAppointment, 'id'> & {
  readonly slotId: string
  readonly amount: number
  readonly seen: Pick<MovableAppointment, 'status' | 'startsAt'>
}

const moveOf = (context: Context): Move => ({
  id: context.appointment.id,
  slotId: context.slotId ?? '',
  amount: chosenSlot(context)?.fee ?? 0,
  seen: { status: context.appointment.status, startsAt: context.appointment.startsAt },
})

const rescheduleSetup = setup({
  types: {
    context: {} as Context,
    input: {} as RescheduleInput,
    output: {} as RescheduleOutput,
    events: {} as { type: 'slot.chosen'; slotId: string } | { type: 'move' } | { type: 'dismiss' } | { type: 'retry' },
    tags: {} as 'loading' | 'failed' | 'moving' | 'moved',
  },
  actors: {
    loadSlots: unplugged<{ readonly doctorId: string | null }, SlotCalendar>('booking.slots'),
    move: unplugged<Move & { key: string }, BookedAppointment>('booking.reschedule'),
  },
  guards: {
    ...outcomes,
    hasSlot: ({ context }) => chosenSlot(context) !== null,
    /** The slots are not what they were: they are loaded again, and what was said stays. */
    isOutdated: (_, outcome: Outcome<unknown, string>) =>
      !outcome.ok && ['slotTaken', 'slotGone', 'feeChanged'].includes(outcome.failure.code ?? ''),
    /** It is not where it was seen: whoever opened this shows how it is. */
    isOvertaken: (_, outcome: Outcome<unknown, string>) =>
      !outcome.ok && ['changedMeanwhile', 'notMovable'].includes(outcome.failure.code ?? ''),
  },
  actions: {
    ...outcomeActions,
    keepCalendar: assign(({ context }, outcome: Outcome<SlotCalendar>) =>
      outcome.ok
        ? { calendar: within(outcome.value, context.appointment), loadFailure: null }
        : { loadFailure: outcome.failure },
    ),
    choose: assign((_, slotId: string) => ({ slotId, failure: null })),
    beginAttempt: beginAttempt(moveOf),
    keepMoved: assign(({ context }, outcome: Outcome<BookedAppointment>) =>
      outcome.ok
        ? {
            output: {
              kind: 'moved' as const,
              startsAt: chosenSlot(context)?.startsAt ?? context.appointment.startsAt,
              slotNo: outcome.value.slotNo,
              price: priceOf(context),
            },
          }
        : {},
    ),
  },
})

const { onOutcome } = outcomeTransitions(rescheduleSetup)

/** Moves an appointment to another slot of its doctor: no patient and no payment is asked for again. */
export const rescheduleMachine = rescheduleSetup.createMachine({
  id: 'reschedule',
  context: ({ input }) => ({
    ...input,
    calendar: null,
    slotId: null,
    loadFailure: null,
    failure: null,
    attempt: null,
    output: { kind: 'dismissed', startsAt: input.appointment.startsAt, slotNo: input.appointment.slotNo, price: null },
  }),
  output: ({ context }) => context.output,
  initial: 'loading',
  on: { dismiss: '.dismissed' },
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'slots',
        src: 'loadSlots',
        input: ({ context }) => ({ doctorId: context.appointment.doctorId ?? null }),
        onDone: onOutcome('loadSlots', {
          refused: { target: 'failed', actions: 'keepCalendar' },
          done: { target: 'choosing', actions: 'keepCalendar' },
        }),
      },
    },
    failed: { tags: 'failed', on: { retry: 'loading' } },
    choosing: {
      on: {
        'slot.chosen': { actions: { type: 'choose', params: ({ event }) => event.slotId } },
        move: { guard: 'hasSlot', target: 'moving' },
      },
    },
    moving: {
      tags: 'moving',
      entry: ['beginAttempt', 'forgetFailure'],
      invoke: {
        id: 'moving',
        src: 'move',
        input: ({ context: { attempt } }) => keyed(attempt!),
        onDone: onOutcome('move', {
          isOvertaken: { target: 'dismissed', actions: ['settleAttempt', 'notify'] },
          isOutdated: { target: 'loading', actions: ['settleAttempt', 'keepFailure'] },
          refused: { target: 'choosing', actions: ['settleAttempt', 'keepFailure'] },
          done: { target: 'moved', actions: ['settleAttempt', 'keepMoved'] },
        }),
      },
      // What was sent is settled before it can be left.
      on: { dismiss: {} },
    },
    moved: { tags: 'moved', on: { dismiss: 'dismissed' } },
    dismissed: { type: 'final' },
  },
})

export type RescheduleActor = ActorRefFrom<typeof rescheduleMachine>
