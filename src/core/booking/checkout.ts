import type { BookingAttempt } from './attempt'
import type { SlotChoice } from './booking'
import type { Member } from '../members/members'
import type { PaymentMethod } from '../payment/payment'

/** What a checkout needs beside the slot: who can be treated and how it can be paid. */
export interface CheckoutChoices {
  readonly members: readonly Member[]
  readonly paymentMethods: readonly PaymentMethod[]
}

/** What a person has chosen at checkout; it outlives a slot that was taken meanwhile. */
export interface CheckoutDraft {
  readonly memberId: string | null
  readonly paymentMethodId: number | null
}

export const EMPTY_DRAFT: CheckoutDraft = { memberId: null, paymentMethodId: null }

/** How far a booking is: its slots, the checkout, who is treated. */
export type BookingStage = 'slots' | 'checkout' | 'members'

/** Where a booking was: before a reload, before somebody verified, or for whoever sent the link. */
export interface BookingProgress {
  /** A day without a slot is a choice too. */
  readonly pick: SlotChoice | null
  /** Null where none was open. */
  readonly stage: BookingStage | null
  readonly draft: CheckoutDraft
  /** What was sent, and its answer never seen. */
  readonly attempt: BookingAttempt | null
}

export const NOT_BEGUN: BookingProgress = { pick: null, stage: null, draft: EMPTY_DRAFT, attempt: null }
