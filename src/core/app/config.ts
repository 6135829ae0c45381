import * as Schema from 'effect/Schema'
import { CountryCode } from '../kit/country'
import { Partner } from '../marketing/marketing'
import { PaymentMethods } from '../payment/payment'

/** Configuration the backend serves by key; the answer holds the key that was asked for. */
export const ConfigKey = Schema.Literals(['countryCodes', 'paymentMethods', 'partners', 'firebase'])
export type ConfigKey = typeof ConfigKey.Type

/** The public part of a Firebase project: what a browser needs to join it. */
export const FirebaseConfig = Schema.Struct({
  apiKey: Schema.String,
  projectId: Schema.String,
  appId: Schema.String,
  messagingSenderId: Schema.String,
  vapidKey: Schema.String,
  /** Where a stand-in for Google's services is; never in production. */
  url: Schema.optionalKey(Schema.String),
})
export type FirebaseConfig = typeof FirebaseConfig.Type

export const Config = Schema.Struct({
  countryCodes: Schema.optionalKey(Schema.Array(CountryCode)),
  paymentMethods: Schema.optionalKey(PaymentMethods),
  /** Null where the backend pushes by itself. */
  firebase: Schema.optionalKey(Schema.NullOr(FirebaseConfig)),
  partners: Schema.optionalKey(Schema.Array(Partner)),
})
export type Config = typeof Config.Type
