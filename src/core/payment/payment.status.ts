import type { PaymentStatus } from './payment'

/** What stands for the money of a booking or an order: `collect` is unpaid and taken at the desk. */
export type ShownPayment = PaymentStatus | 'collect'

/** How a state of payment looks: its colour and its drawing; the word comes from the texts. */
export interface PaymentLook {
  readonly tone: 'warm' | 'good' | 'neutral' | 'info'
  readonly icon: 'wallet' | 'circleCheck' | 'undo' | 'banknote'
}

/** The look of every state of payment, the same wherever one is shown. */
export const paymentLooks: Readonly<Record<ShownPayment, PaymentLook>> = {
  UNPAID: { tone: 'warm', icon: 'wallet' },
  PAID: { tone: 'good', icon: 'circleCheck' },
  REFUNDED: { tone: 'neutral', icon: 'undo' },
  collect: { tone: 'warm', icon: 'banknote' },
}
