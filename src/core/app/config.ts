import * as Schema from 'effect/Schema'
import { CountryCode } from '../kit/country'
import { PaymentMethods } from '../payment/payment'

/** Configuration the backend serves by key; the answer holds the key that was asked for. */
export const ConfigKey = Schema.Literals(['countryCodes', 'paymentMethods', 'brand'])
export type ConfigKey = typeof ConfigKey.Type

/** Contact facts of the brand; an empty value is not shown. */
export const Brand = Schema.Struct({ helpline: Schema.String, supportPhone: Schema.String })
export type Brand = typeof Brand.Type

export const Config = Schema.Struct({
  countryCodes: Schema.optionalKey(Schema.Array(CountryCode)),
  paymentMethods: Schema.optionalKey(PaymentMethods),
  brand: Schema.optionalKey(Brand),
})
export type Config = typeof Config.Type
