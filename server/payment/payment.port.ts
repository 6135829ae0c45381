/** What rooms above use of this one, beside its tables. */
export { namedPaymentMethods } from './payment.methods'
export type { RazorpaySettings } from './razorpay.api'
export { placeAsked } from './payment.store'
export { refundPaid } from './refunds.store'
