import { assign, setup, spawnChild, stopChild } from 'xstate'
import type { BookingAttempt } from '../../core/booking/attempt'
import type { bookingApi } from '../../core/booking/booking.api'
import type { BookedAppointment, BookingRequest, Slot, SlotChoice } from '../../core/booking/booking'
import type { BookingProgress, CheckoutChoices, CheckoutDraft } from '../../core/booking/checkout'
import type { CodeOf, OutcomeOf } from '../../core/kit/endpoint'
import { type Failure, hasCode, type Outcome } from '../../core/kit/outcome'
import type { Member } from '../../core/members/members'
import { isProfileComplete } from '../../core/members/members.rules'
import type { PaymentMethod } from '../../core/payment/payment'
import { paysOnline } from '../../core/payment/payment.rules'
import { type ChooserOutput, memberChooserMachine } from '../members/memberChooser.machine'
import { attemptKey } from '../kit/attempt'
import { payingMachine } from '../payment/paying.machine'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { go, type LanguageChanged, type ProfileSaved } from '../kit/appEvent'
import { outcomeActions } from '../kit/outcomeActions'
import { emitEffect } from '../kit/effects'

export interface CheckoutInput {
  readonly choice: SlotChoice
  readonly slot: Slot | null
  /** What was chosen, and what was sent, when the page was left. */
  readonly progress: BookingProgress
  /** Why an earlier try was refused, still to be read. */
  readonly failure: Failure | null
}

/** Why the checkout was left, with what had been chosen. */
export type CheckoutOutput = {
  readonly kind: 'back' | 'ticketLeft' | 'slotTaken' | 'feeChanged' | 'mustVerify'
  readonly draft: CheckoutDraft
  readonly failure: Failure | null
}

interface Context {
  readonly choice: SlotChoice
  readonly slot: Slot | null
  readonly draft: CheckoutDraft
  readonly attempt: BookingAttempt | null
  readonly members: readonly Member[]
  readonly paymentMethods: readonly PaymentMethod[]
  readonly booked: BookedAppointment | null
  /** What the server said of it. */
  readonly bookedWords: string
  readonly failure: Failure | null
  /** Who is treated was being chosen when the page was left. */
  readonly isChoosing: boolean
  readonly left: CheckoutOutput['kind']
}

type BookOutcome = OutcomeOf<typeof bookingApi.book>

const chosenOrDefault = (members: readonly Member[], memberId: string | null): string | null =>
  (members.find((member) => member.id === memberId) ?? members.find((member) => member.isDefault) ?? members[0])?.id ??
  null

/** Doctors treat people whose name, age and gender they know. */
export const isTreatable = (member: Member | undefined): boolean => member !== undefined && isProfileComplete(member)

const checkoutSetup = setup({
  types: {
    context: {} as Context,
    input: {} as CheckoutInput,
    output: {} as CheckoutOutput,
    events: {} as
      | { type: 'payment.chosen'; id: number }
      | { type: 'member.changing' }
      | { type: 'book' }
      | { type: 'back' }
      | { type: 'retry' }
      | { type: 'close' }
      | LanguageChanged
      | ProfileSaved
      | { type: `xstate.done.actor.${'rewording' | 'rereading'}`; output: Outcome<CheckoutChoices> },
    children: {} as { chooser: 'chooser'; paying: 'paying' },
    tags: {} as 'busy' | 'preparing' | 'unprepared' | 'reviewing' | 'unsettled' | 'paying' | 'booked',
  },
  actors: {
    loadChoices: unplugged<SlotChoice, CheckoutChoices>('booking.loadChoices'),
    book: unplugged<BookingRequest & { key: string }, BookedAppointment, CodeOf<typeof bookingApi.book>>(
      'booking.book',
    ),
    paying: payingMachine,
    chooser: memberChooserMachine,
  },
  guards: {
    hasAttempt: ({ context }) => context.attempt !== null,
    isChoosing: ({ context }) => context.isChoosing,
    lacksChoices: ({ context }) => context.members.length === 0,
    isReady: ({ context: { draft, slot, members } }) =>
      slot !== null && draft.paymentMethodId !== null && isTreatable(members.find(({ id }) => id === draft.memberId)),
    ...outcomes,
    isTaken: (_, outcome: BookOutcome) => hasCode(outcome, 'slotTaken', 'slotGone'),
    isFeeChanged: (_, outcome: BookOutcome) => hasCode(outcome, 'feeChanged'),
    paysOnline: ({ context: { attempt } }) => attempt !== null && paysOnline(attempt.request.paymentMethodId),
  },
  actions: {
    ...outcomeActions,
    choosePayment: assign(({ context }, id: number) => ({
      draft: { ...context.draft, paymentMethodId: id },
      attempt: null,
      failure: null,
    })),
    keepChoices: assign(({ context }, outcome: Outcome<CheckoutChoices>) =>
      outcome.ok
        ? {
            members: outcome.value.members,
            paymentMethods: outcome.value.paymentMethods,
            draft: {
              memberId: chosenOrDefault(outcome.value.members, context.draft.memberId),
              paymentMethodId: context.draft.paymentMethodId ?? outcome.value.paymentMethods[0]?.id ?? null,
            },
            isChoosing: false,
          }
        : {},
    ),
    /** The server's words of before were in another language. */
    forgetWords: assign(({ context }) => (context.failure?.message ? { failure: null } : {})),
    askForWords: spawnChild('loadChoices', { id: 'rewording', input: ({ context }) => context.choice }),
    askForMembers: spawnChild('loadChoices', { id: 'rereading', input: ({ context }) => context.choice }),
    keepWords: assign((_, outcome: Outcome<CheckoutChoices>) =>
      outcome.ok ? { paymentMethods: outcome.value.paymentMethods } : {},
    ),
    keepMember: assign(({ context }, { members, memberId }: ChooserOutput) => ({
      members,
      draft: { ...context.draft, memberId },
      attempt: null,
      failure: null,
    })),
    beginAttempt: assign(({ context: { attempt, choice, draft, slot } }) => ({
      failure: null,
      attempt: attempt ?? {
        slot,
        key: attemptKey(),
        request: {
          doctorId: choice.doctorId,
          memberId: draft.memberId ?? '',
          slotId: choice.slotId,
          consultation: choice.consultation,
          paymentMethodId: draft.paymentMethodId ?? 0,
          amount: slot?.fee ?? 0,
          ...(slot?.clinicId ? { clinicId: slot.clinicId } : {}),
        },
      },
    })),
    // It has begun.
    rememberAttempt: emitEffect(({ context }) => ({ type: 'attempt.kept', attempt: context.attempt! })),
    suspendAttempt: emitEffect({ type: 'attempt.suspended' }),
    passOnAttempt: emitEffect(({ context }) => ({ type: 'attempt.left', attempt: context.attempt! })),
    forgetAttempt: emitEffect({ type: 'attempt.dropped' }),
    endAttempt: assign({ attempt: null }),
    keepBooked: assign((_, outcome: Outcome<BookedAppointment>) =>
      outcome.ok ? { booked: outcome.value, bookedWords: outcome.message ?? '' } : {},
    ),
    leaveToVerify: assign({ left: 'mustVerify' as const }),
    leaveAsTaken: assign({ left: 'slotTaken' as const }),
    leaveAsChanged: assign({ left: 'feeChanged' as const }),
    goBack: assign({ left: 'back' as const }),
    leaveTicket: assign({ left: 'ticketLeft' as const }),
    goHome: emitEffect(go('/home')),
    goToOrders: emitEffect(go('/order-list')),
  },
  delays: { successHighlight: 2000 },
})

const { onOutcome } = outcomeTransitions(checkoutSetup)

/** From a chosen slot to a booking: who, how to pay, place it, pay. */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input: { choice, slot, progress, failure } }) => ({
    choice,
    slot: slot ?? progress.attempt?.slot ?? null,
    draft: progress.draft,
    attempt: progress.attempt,
    isChoosing: progress.stage === 'members',
    failure,
    members: [],
    paymentMethods: [],
    booked: null,
    bookedWords: '',
    left: 'back',
  }),
  output: ({ context }) => ({ kind: context.left, draft: context.draft, failure: context.failure }),
  initial: 'arriving',
  on: {
    // Beside what the person does: what they chose stays as it is.
    'language.changed': { actions: ['forgetWords', stopChild('rewording'), 'askForWords'] },
    'profile.saved': { actions: [stopChild('rereading'), 'askForMembers'] },
    'xstate.done.actor.rereading': {
      actions: [{ type: 'keepChoices', params: ({ event }) => event.output }, stopChild('rereading')],
    },
    'xstate.done.actor.rewording': {
      actions: [{ type: 'keepWords', params: ({ event }) => event.output }, stopChild('rewording')],
    },
  },
  states: {
    arriving: {
      always: [
        { guard: 'hasAttempt', target: 'placing' },
        // Also after a booking that was sent before a reload and is refused.
        { guard: 'lacksChoices', target: 'preparing' },
        { target: 'reviewing' },
      ],
    },
    preparing: {
      tags: 'preparing',
      on: {
        'language.changed': { target: 'preparing', reenter: true, actions: 'forgetWords' },
        'profile.saved': { target: 'preparing', reenter: true },
      },
      invoke: {
        id: 'preparing',
        src: 'loadChoices',
        input: ({ context }) => context.choice,
        onDone: onOutcome('loadChoices', {
          unauthenticated: { target: 'left', actions: 'leaveToVerify' },
          refused: { target: 'unprepared', actions: 'keepFailure' },
          isChoosing: { target: 'choosingMember', actions: 'keepChoices' },
          done: { target: 'reviewing', actions: 'keepChoices' },
        }),
      },
    },
    unprepared: {
      tags: 'unprepared',
      on: {
        retry: { target: 'preparing', actions: 'forgetFailure' },
        back: { target: 'left', actions: 'goBack' },
      },
    },
    reviewing: {
      tags: 'reviewing',
      on: {
        'payment.chosen': { actions: { type: 'choosePayment', params: ({ event }) => event.id } },
        'member.changing': 'choosingMember',
        book: { guard: 'isReady', target: 'placing' },
        back: { target: 'left', actions: 'goBack' },
      },
    },
    choosingMember: {
      tags: 'reviewing',
      invoke: {
        id: 'chooser',
        src: 'chooser',
        input: ({ context }) => ({ members: context.members, memberId: context.draft.memberId }),
        onDone: onOutcome('chooser', {
          done: { target: 'reviewing', actions: 'keepMember' },
        }),
      },
    },
    placing: {
      tags: ['busy', 'reviewing'],
      entry: ['beginAttempt', 'rememberAttempt'],
      on: { back: { target: 'left', actions: ['leaveTicket', 'passOnAttempt'] } },
      invoke: {
        id: 'placing',
        src: 'book',
        input: ({ context }) => ({ ...context.attempt!.request, key: context.attempt!.key }),
        onDone: onOutcome('book', {
          unsettled: { target: 'unsettled', actions: 'keepFailure' },
          unauthenticated: { target: 'left', actions: ['suspendAttempt', 'leaveToVerify'] },
          isTaken: { target: 'left', actions: ['forgetAttempt', 'keepFailure', 'notify', 'leaveAsTaken'] },
          isFeeChanged: { target: 'left', actions: ['forgetAttempt', 'keepFailure', 'notify', 'leaveAsChanged'] },
          refused: { target: 'arriving', actions: ['endAttempt', 'forgetAttempt', 'keepFailure', 'notify'] },
          paysOnline: { target: 'paying', actions: ['forgetAttempt', 'keepBooked'] },
          done: { target: 'booked', actions: ['forgetAttempt', 'keepBooked'] },
        }),
      },
    },
    unsettled: {
      tags: 'unsettled',
      on: {
        retry: 'placing',
        back: { target: 'left', actions: ['leaveTicket', 'passOnAttempt'] },
        close: { actions: 'goToOrders' },
      },
    },
    paying: {
      tags: 'paying',
      invoke: {
        id: 'paying',
        src: 'paying',
        input: ({ context }) => ({ bookingId: context.booked?.bookingId ?? '' }),
        onDone: onOutcome('paying', {
          done: { target: 'left', actions: 'goToOrders' },
        }),
      },
    },
    booked: {
      tags: 'booked',
      initial: 'highlighted',
      states: { highlighted: { after: { successHighlight: 'plain' } }, plain: {} },
      on: { close: { actions: 'goHome' } },
    },
    left: { type: 'final' },
  },
})
