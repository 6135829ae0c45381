import * as Schema from 'effect/Schema'
import { Coordinates } from '../kit/coordinates'
import { UnixSeconds } from '../kit/dates'
import { Line, Lines } from '../kit/written'
import { Pincode } from '../location/location'
import { deliveryWays } from '../orders/order.lifecycle'
import { ADDRESS_LENGTH, CITY_LENGTH } from './medicines.limits'

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
  ...Coordinates.fields,
})
export type AddressForm = typeof AddressForm.Type
