import * as Schema from 'effect/Schema'
import { CountryCode } from '../kit/country'
import { Partner } from '../marketing/marketing'
import { PaymentMethods } from '../payment/payment'

/** Configuration the backend serves by key; the answer holds the key that was asked for. */
export const ConfigKey = Schema.Literals(['countryCodes', 'paymentMethods', 'partners'])
export type ConfigKey = typeof ConfigKey.Type

export const Config = Schema.Struct({
  countryCodes: Schema.optionalKey(Schema.Array(CountryCode)),
  paymentMethods: Schema.optionalKey(PaymentMethods),
  partners: Schema.optionalKey(Schema.Array(Partner)),
})
export type Config = typeof Config.Type
