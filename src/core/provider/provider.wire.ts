import * as Schema from 'effect/Schema'
import { RupeesOnWire } from '../kit/money'
import { Offer, ProviderOffer } from './provider'

const most = Schema.NullOr(RupeesOnWire)

/** Its amounts in rupees. */
export const OfferOnWire = Schema.Struct({ ...Offer.fields, most, on: Schema.NullOr(RupeesOnWire) })
export const ProviderOfferOnWire = Schema.Struct({ ...ProviderOffer.fields, most })
