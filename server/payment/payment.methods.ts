import type { ConsultationType } from '../../src/core/booking/booking'
import { CASH, LATER, ONLINE, type PaymentMethods } from '../../src/core/payment/payment'
import { sayFrom, type WireLanguage } from '../kit/texts'
import texts from './payment.texts.json'

/** The configured ways to pay, by way of consulting, and the text of each. */
const methods: Readonly<Record<ConsultationType, readonly (keyof typeof textOf)[]>> = {
  inClinic: [CASH, ONLINE, LATER],
  video: [ONLINE, LATER],
}
const textOf = { [CASH]: 'cash', [ONLINE]: 'online', [LATER]: 'later' } as const
const say = sayFrom(texts)

/** The ways to pay in a language. */
export const paymentMethods = (language: WireLanguage): PaymentMethods => {
  const named = (ids: (typeof methods)[ConsultationType]) =>
    ids.map((id) => ({ id, frontendText: say(language, textOf[id]) }))
  return { inClinic: named(methods.inClinic), video: named(methods.video) }
}

export const isConfigured = (consultation: ConsultationType, methodId: number): boolean =>
  methods[consultation].some((id) => id === methodId)
