import * as Schema from 'effect/Schema'
import { Coordinates } from '../kit/coordinates'
import { UnixSeconds } from '../kit/dates'
import { Whole } from '../kit/numbers'
import { Line, Lines } from '../kit/written'
import { Pincode } from '../location/location'
import { ProviderOffer } from '../provider/provider'
import { deliveryWays } from '../orders/order.lifecycle'
import { ADDRESS_LENGTH, CITY_LENGTH, MOST_LINES, MOST_UNITS } from './medicines.limits'

export const Way = Schema.Literals(deliveryWays)
export type Way = typeof Way.Type

/** A pharmacy as patients choose among them. */
export const Pharmacy = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  /** Ten digits of an Indian number. */
  phoneNumber: Schema.String,
  photoUrl: Schema.NullOr(Schema.String),
  address: Schema.String,
  city: Schema.String,
  pincode: Schema.String,
  ...Coordinates.fields,
  /** Kilometres from where it was looked for; null where nobody knows from where. */
  distance: Schema.NullOr(Schema.Finite),
  deliveryEnabled: Schema.Boolean,
  pickupEnabled: Schema.Boolean,
  /** The range in which it is open, or the next one; null of one that never opens. */
  startTime: Schema.NullOr(UnixSeconds),
  endTime: Schema.NullOr(UnixSeconds),
  takesOrders: Schema.Boolean,
  /** From when it takes orders again; null while it does, and where nobody knows. */
  ordersFrom: Schema.NullOr(UnixSeconds),
  /** What it takes off a first order; null where it takes off nothing, and of who has ordered before. */
  offer: Schema.NullOr(ProviderOffer),
})
export type Pharmacy = typeof Pharmacy.Type

/** What pharmacies are looked for by: words, and a way that has to be possible to the caller's own address. */
export interface PharmacyQuery {
  readonly search: string
  readonly way: Way | null
}

/** Where medicines are brought: a version of it, which an order keeps. */
export const PatientAddress = Schema.Struct({
  id: Schema.String,
  address: Schema.String,
  city: Schema.String,
  pincode: Schema.String,
  ...Coordinates.fields,
})
export type PatientAddress = typeof PatientAddress.Type

export const AddressForm = Schema.Struct({
  address: Lines(ADDRESS_LENGTH),
  city: Line(CITY_LENGTH),
  pincode: Pincode,
  /** A point that is known of it. Where its pincode is the server knows itself. */
  latitude: Schema.optionalKey(Coordinates.fields.latitude),
  longitude: Schema.optionalKey(Coordinates.fields.longitude),
})
export type AddressForm = typeof AddressForm.Type

/** How much of a line is wanted; none leaves it out. */
export const WantedLine = Schema.Struct({ line: Whole(0, MOST_LINES), quantity: Whole(0, MOST_UNITS) })
export type WantedLine = typeof WantedLine.Type

/** An address as it is typed. */
export const AddressDraft = Schema.Struct({ pincode: Schema.String, city: Schema.String, address: Schema.String })
export type AddressDraft = typeof AddressDraft.Type

/** What is chosen of a request; it outlives the pharmacy it was chosen for. */
export const RequestDraft = Schema.Struct({
  way: Way,
  memberId: Schema.NullOr(Schema.String),
  recordId: Schema.NullOr(Schema.String),
  /** The signed prescription that is meant, as long as no record was chosen. */
  prescriptionId: Schema.optionalKey(Schema.String),
  /** Lines of which less is wanted than is left. */
  wanted: Schema.Array(WantedLine),
  /** Null while no address is being written. */
  address: Schema.NullOr(AddressDraft),
  /** The request at another pharmacy whose place this one takes. */
  replaces: Schema.NullOr(Schema.String),
})
export type RequestDraft = typeof RequestDraft.Type
