import type { ConsultationType } from '../../src/core/booking/booking'
import { CASH, LATER, ONLINE } from '../../src/core/payment/payment'

/** The configured ways to pay a booking, by way of consulting. */
export const paymentMethods = {
  inClinic: [CASH, ONLINE, LATER],
  video: [ONLINE, LATER],
} as const satisfies Readonly<Record<ConsultationType, readonly number[]>>

export const isConfigured = (consultation: ConsultationType, methodId: number): boolean =>
  paymentMethods[consultation].some((id) => id === methodId)
