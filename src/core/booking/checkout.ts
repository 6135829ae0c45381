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
