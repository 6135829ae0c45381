import { assign, setup } from 'xstate'
import type { ConsultationType, SlotCalendar, SlotChoice } from '../../core/booking/booking'
import { findFreeSlot, firstFreeDay, openConsultations } from '../../core/booking/booking.rules'
import { type BookingProgress, NOT_BEGUN } from '../../core/booking/checkout'
import type { CalendarDay } from '../../core/kit/dates'
import type { Failure, Outcome } from '../../core/kit/outcome'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { outcomeActions } from '../kit/outcomeActions'
import { checkoutMachine, type CheckoutOutput } from './checkout.machine'
import { slotAlertMachine } from './slotAlert.machine'
import { emitEffect } from '../kit/effects'
import { verificationMachine } from '../kit/verification.machine'

export interface BookingInput {
  readonly doctorId: string
  readonly isGuest: boolean
  readonly from: 'findDoctor' | 'doctorProfile'
  /** The way of consulting to begin with. */
  readonly consultation: ConsultationType | null
  /** Whoever verified wants to be notified when there are slots again. */
  readonly awaitsSlots?: boolean
  readonly progress: BookingProgress
}

interface Context extends BookingInput {
  readonly calendar: SlotCalendar
  readonly consultation: ConsultationType | null
  readonly date: CalendarDay | null
  readonly slotId: string | null
  readonly wasTaken: boolean
  readonly failure: Failure | null
}

export const NO_SLOTS: SlotCalendar = { video: [], inClinic: [] }

/** Keeps what was picked as far as the calendar still has it; else the first day that has a free slot. */
const settle = (calendar: SlotCalendar, picked: Pick<Context, 'consultation' | 'date' | 'slotId'>) => {
  const consultation = picked.consultation ?? openConsultations(calendar)[0] ?? 'video'
  const found = findFreeSlot(calendar, consultation, picked.slotId)
  const sameDay = calendar[consultation].some((day) => day.date === picked.date)
  return {
    calendar,
    consultation,
    date: found?.date ?? (sameDay ? picked.date : firstFreeDay(calendar, consultation)),
    slotId: found?.slot.id ?? null,
  }
}

export const chosenSlot = (context: Pick<Context, 'calendar' | 'consultation' | 'slotId'>) =>
  context.consultation ? (findFreeSlot(context.calendar, context.consultation, context.slotId)?.slot ?? null) : null

const choiceOf = ({ doctorId, consultation, date, slotId }: Context): SlotChoice => ({
  doctorId,
  consultation: consultation ?? 'video',
  date: date ?? '',
  slotId: slotId ?? '',
})

const bookingSetup = setup({
  types: {
    context: {} as Context,
    input: {} as BookingInput,
    events: {} as
      | { type: 'consultation.chosen'; consultation: ConsultationType }
      | { type: 'date.chosen'; date: CalendarDay }
      | { type: 'slot.chosen'; slotId: string }
      | { type: 'next' }
      | { type: 'retry' },
    children: {} as { checkout: 'checkout'; verification: 'verification'; alert: 'slotAlert' },
    tags: {} as 'loading' | 'choosing' | 'checkout',
  },
  actors: {
    loadSlots: unplugged<{ doctorId: string }, SlotCalendar>('booking.slots'),
    checkout: checkoutMachine,
    slotAlert: slotAlertMachine,
    verification: verificationMachine,
  },
  guards: {
    hasAttempt: ({ context }) => context.progress.attempt !== null,
    isBookedOut: ({ context }) => openConsultations(context.calendar).length === 0,
    hasSlot: ({ context }) => chosenSlot(context) !== null,
    mustVerify: ({ context }) => context.isGuest && chosenSlot(context) !== null,
    isResuming: ({ context }) =>
      ['checkout', 'members'].includes(context.progress.stage ?? '') &&
      !context.isGuest &&
      chosenSlot(context) !== null,
    ...outcomes,
  },
  actions: {
    ...outcomeActions,
    keepCalendar: assign(({ context }, outcome: Outcome<SlotCalendar>) =>
      outcome.ok ? settle(outcome.value, context) : {},
    ),
    chooseConsultation: assign(({ context }, consultation: ConsultationType) => ({
      ...settle(context.calendar, { consultation, date: null, slotId: null }),
      wasTaken: false,
      failure: null,
    })),
    chooseDate: assign((_, date: CalendarDay) => ({ date, slotId: null, wasTaken: false, failure: null })),
    chooseSlot: assign(({ context }, slotId: string) => ({
      slotId: findFreeSlot(context.calendar, context.consultation ?? 'video', slotId) ? slotId : context.slotId,
      wasTaken: false,
      failure: null,
    })),
    /** It is being booked. */
    forgetSlot: assign({ slotId: null }),
    notifyEnded: emitEffect({ type: 'notice', notice: { tone: 'info', text: null, id: 'sessionEnded' } }),
    keepDraft: assign((_, { draft, kind, failure }: CheckoutOutput) => ({
      progress: { ...NOT_BEGUN, draft },
      failure: kind === 'back' || kind === 'ticketLeft' ? null : failure,
      wasTaken: kind === 'slotTaken',
    })),
  },
})

const { onOutcome, onKind } = outcomeTransitions(bookingSetup)

/** Picking a slot of one doctor, then checking out with it. */
export const bookingMachine = bookingSetup.createMachine({
  id: 'booking',
  context: ({ input }) => {
    const { pick, draft, attempt } = input.progress
    const { memberId, paymentMethodId } = attempt?.request ?? draft
    return {
      ...input,
      calendar: NO_SLOTS,
      consultation: attempt?.request.consultation ?? pick?.consultation ?? input.consultation,
      date: pick?.date ?? null,
      slotId: attempt?.request.slotId ?? (pick?.slotId || null),
      progress: { ...input.progress, draft: { memberId, paymentMethodId } },
      wasTaken: false,
      failure: null,
    }
  },
  initial: 'loadingSlots',
  states: {
    loadingSlots: {
      tags: 'loading',
      invoke: {
        id: 'loadingSlots',
        src: 'loadSlots',
        input: ({ context }) => ({ doctorId: context.doctorId }),
        onDone: onOutcome('loadSlots', {
          refused: { target: 'slotsFailed', actions: 'keepFailure' },
          done: { target: 'arriving', actions: 'keepCalendar' },
        }),
      },
    },
    slotsFailed: { on: { retry: { target: 'loadingSlots', actions: 'forgetFailure' } } },
    arriving: {
      always: [
        { guard: 'hasAttempt', target: 'checkingOut' },
        { guard: 'isResuming', target: 'checkingOut' },
        { target: 'choosingSlot' },
      ],
    },
    choosingSlot: {
      tags: 'choosing',
      always: { guard: 'isBookedOut', target: 'withoutSlots' },
      on: {
        'consultation.chosen': { actions: { type: 'chooseConsultation', params: ({ event }) => event.consultation } },
        'date.chosen': { actions: { type: 'chooseDate', params: ({ event }) => event.date } },
        'slot.chosen': { actions: { type: 'chooseSlot', params: ({ event }) => event.slotId } },
        next: [
          { guard: 'mustVerify', target: 'awaitingVerification' },
          { guard: 'hasSlot', target: 'checkingOut' },
        ],
      },
    },
    /** When there are slots again, and a notification of it on request. */
    withoutSlots: {
      tags: 'choosing',
      invoke: {
        id: 'alert',
        src: 'slotAlert',
        input: ({ context: { doctorId, isGuest, awaitsSlots = false } }) => ({ doctorId, isGuest, awaitsSlots }),
      },
    },
    awaitingVerification: {
      tags: 'choosing',
      invoke: {
        id: 'verification',
        src: 'verification',
        input: ({ context }) => ({
          intent: {
            _tag: 'BookSlot' as const,
            slot: choiceOf(context),
            from: context.from,
            draft: context.progress.draft,
          },
        }),
        // Whoever verified is led back to a page that is opened anew.
        onDone: onKind('verification', { abandoned: { target: 'choosingSlot' } }),
      },
    },
    checkingOut: {
      tags: 'checkout',
      invoke: {
        id: 'checkout',
        src: 'checkout',
        input: ({ context }) => ({
          choice: choiceOf(context),
          slot: chosenSlot(context),
          progress: context.progress,
          failure: context.failure,
        }),
        onDone: onKind('checkout', {
          mustVerify: { target: 'awaitingVerification', actions: ['keepDraft', 'notifyEnded'] },
          back: { target: 'choosingSlot', actions: 'keepDraft' },
          ticketLeft: { target: 'choosingSlot', actions: ['keepDraft', 'forgetSlot'] },
          slotTaken: { target: 'refreshingSlots', actions: 'keepDraft' },
          feeChanged: { target: 'refreshingSlots', actions: 'keepDraft' },
        }),
      },
    },
    refreshingSlots: {
      tags: ['choosing', 'loading'],
      invoke: {
        id: 'refreshingSlots',
        src: 'loadSlots',
        input: ({ context }) => ({ doctorId: context.doctorId }),
        onDone: onOutcome('loadSlots', {
          refused: { target: 'slotsFailed', actions: 'keepFailure' },
          done: { target: 'deciding', actions: 'keepCalendar' },
        }),
      },
    },
    deciding: { always: [{ guard: 'hasSlot', target: 'checkingOut' }, { target: 'choosingSlot' }] },
  },
})
