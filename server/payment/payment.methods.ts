import type { ConsultationType } from '../../src/core/booking/booking'
import { CASH, LATER, ONLINE, type PaymentMethods } from '../../src/core/payment/payment'

const online = { id: ONLINE, frontendText: 'Pay online' }
const later = { id: LATER, frontendText: 'Pay later' }

/** The configured ways to pay, by way of consulting. */
export const paymentMethods: PaymentMethods = {
  inClinic: [{ id: CASH, frontendText: 'Cash at clinic' }, online, later],
  video: [online, later],
}

export const isConfigured = (consultation: ConsultationType, methodId: number): boolean =>
  paymentMethods[consultation].some(({ id }) => id === methodId)
