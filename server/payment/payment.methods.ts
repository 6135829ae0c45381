import { CASH, LATER, ONLINE, type PaymentMethods } from '../../src/core/payment/payment'
import { paymentMethods } from '../booking/booking.port'
import { sayFrom, type WireLanguage } from '../kit/texts'
import texts from './payment.texts.json'

const textOf = { [CASH]: 'cash', [ONLINE]: 'online', [LATER]: 'later' } as const
const say = sayFrom(texts)

/** The ways to pay in a language. */
export const namedPaymentMethods = (language: WireLanguage): PaymentMethods => {
  const named = (ids: readonly (keyof typeof textOf)[]) =>
    ids.map((id) => ({ id, frontendText: say(language, textOf[id]) }))
  return { inClinic: named(paymentMethods.inClinic), video: named(paymentMethods.video) }
}
