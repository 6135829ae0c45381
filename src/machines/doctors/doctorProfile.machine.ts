import { assign, setup } from 'xstate'
import type { ConsultationType } from '../../core/booking/booking'
import { type BookingProgress } from '../../core/booking/checkout'
import type { DoctorProfile } from '../../core/doctors/doctors'
import type { Failure, Outcome } from '../../core/kit/outcome'
import { bookingMachine } from '../booking/booking.machine'
import type { Review, VideoReview } from '../../core/reviews/reviews'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { go } from '../kit/appEvent'
import { emitEffect } from '../kit/effects'

export interface DoctorProfileInput {
  readonly doctorId: string
  readonly isGuest: boolean
  readonly consultation: ConsultationType | null
  /** Whoever verified wants to be notified when there are slots again. */
  readonly awaitsSlots?: boolean
  readonly progress: BookingProgress
}

interface Context extends DoctorProfileInput {
  readonly profile: DoctorProfile | null
  /** Null until they arrive. */
  readonly reviews: readonly Review[] | null
  readonly videoReviews: readonly VideoReview[]
  readonly failure: Failure | null
  readonly reviewsFailure: Failure | null
}

const doctorProfileSetup = setup({
  types: {
    context: {} as Context,
    input: {} as DoctorProfileInput,
    events: {} as { type: 'slots.opened' } | { type: 'slots.closed' } | { type: 'retry' },
    children: {} as { booking: 'booking' },
    tags: {} as 'loading' | 'failed' | 'reviewsFailed',
  },
  actors: {
    loadProfile: unplugged<{ id: string }, DoctorProfile>('doctors.profile'),
    loadReviews: unplugged<{ doctorId: string }, readonly Review[]>('reviews.list'),
    loadVideoReviews: unplugged<{ doctorId: string }, readonly VideoReview[]>('reviews.videoReviews'),
    booking: bookingMachine,
  },
  guards: {
    ...outcomes,
    isBooking: ({ context: { progress, awaitsSlots } }) =>
      progress.stage !== null || progress.attempt !== null || awaitsSlots === true,
  },
  actions: {
    keepProfile: assign((_, outcome: Outcome<DoctorProfile>) =>
      outcome.ok ? { profile: outcome.value, failure: null } : { failure: outcome.failure },
    ),
    keepReviews: assign((_, outcome: Outcome<readonly Review[]>) =>
      outcome.ok ? { reviews: outcome.value, reviewsFailure: null } : { reviewsFailure: outcome.failure },
    ),
    keepVideoReviews: assign((_, outcome: Outcome<readonly VideoReview[]>) =>
      outcome.ok ? { videoReviews: outcome.value } : {},
    ),
    leave: emitEffect(go('/home')),
  },
})

const { onOutcome } = outcomeTransitions(doctorProfileSetup)

/** One doctor: who they are, what patients say, and the booking panel beside it. */
export const doctorProfileMachine = doctorProfileSetup.createMachine({
  id: 'doctorProfile',
  context: ({ input }) => ({
    ...input,
    profile: null,
    reviews: null,
    videoReviews: [],
    failure: null,
    reviewsFailure: null,
  }),
  invoke: [
    {
      id: 'booking',
      src: 'booking',
      input: ({ context: { doctorId, isGuest, consultation, awaitsSlots = false, progress } }) => ({
        doctorId,
        awaitsSlots,
        isGuest,
        consultation,
        progress,
        from: 'doctorProfile' as const,
      }),
    },
  ],
  type: 'parallel',
  states: {
    profile: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'loading',
          invoke: {
            id: 'profile',
            src: 'loadProfile',
            input: ({ context }) => ({ id: context.doctorId }),
            onDone: onOutcome('loadProfile', {
              denied: { target: 'denied' },
              refused: { target: 'failed', actions: 'keepProfile' },
              done: { target: 'open', actions: 'keepProfile' },
            }),
          },
        },
        open: {},
        failed: { tags: 'failed', on: { retry: 'loading' } },
        denied: { tags: 'loading', entry: 'leave' },
      },
    },
    /** A sheet, where the slots do not stand beside the page. */
    slots: {
      initial: 'arriving',
      states: {
        arriving: { always: [{ guard: 'isBooking', target: 'open' }, { target: 'closed' }] },
        closed: { on: { 'slots.opened': 'open' } },
        open: { on: { 'slots.closed': 'closed' } },
      },
    },
    reviews: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'reviews',
            src: 'loadReviews',
            input: ({ context }) => ({ doctorId: context.doctorId }),
            onDone: onOutcome('loadReviews', {
              refused: { target: 'failed', actions: 'keepReviews' },
              done: { target: 'open', actions: 'keepReviews' },
            }),
          },
        },
        open: {},
        failed: { tags: 'reviewsFailed', on: { retry: 'loading' } },
      },
    },
    /** Films are an extra: without them their section is not shown. */
    videoReviews: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'videoReviews',
            src: 'loadVideoReviews',
            input: ({ context }) => ({ doctorId: context.doctorId }),
            onDone: onOutcome('loadVideoReviews', {
              refused: { target: 'failed' },
              done: { target: 'open', actions: 'keepVideoReviews' },
            }),
          },
        },
        open: {},
        failed: { on: { retry: 'loading' } },
      },
    },
  },
})
