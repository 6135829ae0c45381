import * as Schema from 'effect/Schema'
import { RupeesOnWire } from '../kit/money'
import { Offer, ProviderOffer } from './provider'

const most = Schema.NullOr(RupeesOnWire)

/** Its limit in rupees. */
export const OfferOnWire = Schema.Struct({ ...Offer.fields, most })
export const ProviderOfferOnWire = Schema.Struct({ ...ProviderOffer.fields, most })
