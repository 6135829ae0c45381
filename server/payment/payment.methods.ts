import type { ConsultationType } from '../../src/core/booking/booking'
import { CASH, LATER, ONLINE, type PaymentMethods } from '../../src/core/payment/payment'
import type { Call } from '../kit/handlers'

/** The configured ways to pay, by way of consulting, and the text of each. */
const methods: Readonly<Record<ConsultationType, readonly (keyof typeof texts)[]>> = {
  inClinic: [CASH, ONLINE, LATER],
  video: [ONLINE, LATER],
}
const texts = { [CASH]: 'payment.cash', [ONLINE]: 'payment.online', [LATER]: 'payment.later' } as const

/** The ways to pay in the caller's language. */
export const paymentMethods = (say: Call['say']): PaymentMethods => {
  const named = (ids: (typeof methods)[ConsultationType]) => ids.map((id) => ({ id, frontendText: say(texts[id]) }))
  return { inClinic: named(methods.inClinic), video: named(methods.video) }
}

export const isConfigured = (consultation: ConsultationType, methodId: number): boolean =>
  methods[consultation].some((id) => id === methodId)
