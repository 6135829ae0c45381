import type { Database } from '../kit/handlers'
import type { Mount } from '../kit/mount'
import type { WireLanguage } from '../kit/texts'

/** What is to be paid; the amount in paise. */
export interface Bill {
  readonly reference: string
  readonly bookingId: string
  readonly amount: number
  readonly language: WireLanguage
}

/** The one form of the payment page's markup: where it leads and what it carries. */
export interface CheckoutForm {
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}

/** The gateway could not be reached, or refused. */
export class GatewayDown extends Error {}

/** Takes payments for bookings; what it reports is settled by `settleAttempt`. */
export interface PaymentGateway {
  /** The form that takes a person to the gateway's page. Rejects with `GatewayDown`. */
  readonly checkout: (db: Database, bill: Bill) => Promise<CheckoutForm>
  /** Pays a payment back in full, however often it is asked to; the id of the refund. Rejects with `GatewayDown`. */
  readonly refund: (payment: { readonly paymentId: string; readonly amount: number }) => Promise<string>
  /** Pages and callbacks of the gateway on this server. */
  readonly mounts: Readonly<Record<`/${string}`, Mount>>
  /** Where the form may lead beside this server. */
  readonly formOrigins: readonly string[]
}
