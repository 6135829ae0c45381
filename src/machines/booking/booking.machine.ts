import { assign, setup } from 'xstate'
import type { ConsultationType, SlotCalendar, SlotChoice } from '../../core/booking/booking'
import { atClinic, findFreeSlot, firstFreeDay, openConsultations, withClinic } from '../../core/booking/booking.rules'
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
  /** The clinic whose slots alone are shown. */
  readonly clinicId: string | null
  readonly wasTaken: boolean
  readonly failure: Failure | null
}

export const NO_SLOTS: SlotCalendar = { video: [], inClinic: [] }

/** Keeps what was picked as far as the calendar still has it; else the first day that has a free slot. */
const settle = (calendar: SlotCalendar, picked: Pick<Context, 'consultation' | 'date' | 'slotId' | 'clinicId'>) => {
  const shown = atClinic(calendar, picked.clinicId)
  const consultation = picked.consultation ?? openConsultations(shown)[0] ?? 'video'
  const found = findFreeSlot(shown, consultation, picked.slotId)
  const sameDay = shown[consultation].some((day) => day.date === picked.date)
  return {
    calendar,
    consultation,
    date: found?.date ?? (sameDay ? picked.date : firstFreeDay(shown, consultation)),
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
      | { type: 'clinic.chosen'; clinicId: string | null }
      | { type: 'date.chosen'; date: CalendarDay }
      | { type: 'slot.chosen'; slotId: string }
      | { type: 'next' }
      | { type: 'retry' },
    children: {} as { checkout: 'checkout'; verification: 'verification'; alert: 'slotAlert' },
    tags: {} as 'loading' | 'failed' | 'choosing' | 'verifying' | 'checkout',
  },
  actors: {
    loadSlots: unplugged<{ doctorId: string; clinicId?: string }, SlotCalendar>('booking.slots'),
    checkout: checkoutMachine,
    slotAlert: slotAlertMachine,
    verification: verificationMachine,
  },
  guards: {
    hasAttempt: ({ context }) => context.progress.attempt !== null,
    isBookedOut: ({ context }) => openConsultations(context.calendar).length === 0,
    hasClinic: (_, clinicId: string | null) => clinicId !== null,
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
      ...settle(context.calendar, { ...context, consultation, date: null, slotId: null }),
      wasTaken: false,
      failure: null,
    })),
    chooseClinic: assign(({ context }, clinicId: string | null) => ({
      ...settle(context.calendar, { ...context, clinicId }),
      clinicId,
      wasTaken: false,
      failure: null,
    })),
    keepClinic: assign(({ context }, outcome: Outcome<SlotCalendar>) =>
      outcome.ok && context.clinicId !== null
        ? settle(withClinic(context.calendar, context.clinicId, outcome.value), context)
        : {},
    ),
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

const clinicChosen = bookingSetup.createStateConfig({
  on: {
    'clinic.chosen': [
      {
        guard: { type: 'hasClinic', params: ({ event }) => event.clinicId },
        target: 'loadingClinic',
        reenter: true,
        actions: { type: 'chooseClinic', params: ({ event }) => event.clinicId },
      },
      { target: 'choosingSlot', actions: { type: 'chooseClinic', params: ({ event }) => event.clinicId } },
    ],
  },
}).on['clinic.chosen']

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
      clinicId: null,
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
    slotsFailed: { tags: 'failed', on: { retry: { target: 'loadingSlots', actions: 'forgetFailure' } } },
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
        'clinic.chosen': clinicChosen,
        next: [
          { guard: 'mustVerify', target: 'awaitingVerification' },
          { guard: 'hasSlot', target: 'checkingOut' },
        ],
      },
    },
    /** The clinic's slots are shown as they were known, until they are there as they are now. */
    loadingClinic: {
      tags: ['choosing', 'loading'],
      on: { 'clinic.chosen': clinicChosen },
      invoke: {
        id: 'clinicSlots',
        src: 'loadSlots',
        input: ({ context: { doctorId, clinicId } }) => ({ doctorId, ...(clinicId !== null && { clinicId }) }),
        onDone: onOutcome('loadSlots', {
          refused: { target: 'slotsFailed', actions: 'keepFailure' },
          done: { target: 'choosingSlot', actions: 'keepClinic' },
        }),
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
      tags: ['choosing', 'verifying'],
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
