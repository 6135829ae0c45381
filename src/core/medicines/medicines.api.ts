import * as Schema from 'effect/Schema'
import { LatitudeInQuery, LongitudeInQuery } from '../kit/coordinates'
import { endpoint } from '../kit/endpoint'
import type { AnsweredFailure } from '../kit/outcome'
import { LimitInQuery, OffsetInQuery } from '../kit/numbers'
import { Id, SearchTerm } from '../kit/written'
import { ProviderOfferOnWire } from '../provider/provider.wire'
import { MedicineRequest, OrderableOnWire, PlacedOrder } from './supply'
import { AddressForm, PatientAddress, Pharmacy, Way } from './medicines'

const PharmacyOnWire = Schema.Struct({ ...Pharmacy.fields, offer: Schema.NullOr(ProviderOfferOnWire) })
const near = { latitude: LatitudeInQuery, longitude: LongitudeInQuery }

/** How a request is refused. */
export const orderErrors = {
  addressChanged: 'conflict',
  addressMissing: 'conflict',
  alreadyOrdered: 'conflict',
  alreadyAccepted: 'conflict',
  changedMeanwhile: 'conflict',
  notDelivered: 'conflict',
  notSoldOnline: 'conflict',
  pharmacyClosed: 'conflict',
  prescriptionInUse: 'conflict',
  prescriptionSpent: 'conflict',
  profileIncomplete: 'conflict',
  quantityTaken: 'conflict',
  pharmacyGone: 'notFound',
  recordGone: 'notFound',
  recordTooOld: 'conflict',
  tooManyOpen: 'conflict',
  tooManyOpenHere: 'conflict',
  wayNotOffered: 'conflict',
} as const satisfies Readonly<Record<string, AnsweredFailure>>

export const medicinesApi = {
  pharmacies: endpoint({
    method: 'GET',
    path: '/booking-service/v1/pharmacy',
    input: Schema.Struct({
      ...near,
      limit: Schema.optionalKey(LimitInQuery),
      offset: Schema.optionalKey(OffsetInQuery),
      search: Schema.optionalKey(SearchTerm),
      /** Those alone that do it; home delivery to the caller's own address, where there is one. */
      way: Schema.optionalKey(Way),
    }),
    output: Schema.Array(PharmacyOnWire),
    mutates: false,
    permission: null,
  }),
  pharmacy: endpoint({
    method: 'GET',
    path: '/booking-service/v1/medicine-order/pharmacy/:id',
    input: Schema.Struct({
      id: Id,
      ...near,
      /** A request to it begins: it is refused now where it would be refused at its end. */
      begins: Schema.optionalKey(Schema.Literal('true')),
      /** The request whose place the new one takes. */
      replaces: Schema.optionalKey(Id),
    }),
    output: PharmacyOnWire,
    mutates: false,
    permission: null,
    errors: { tooManyOpen: orderErrors.tooManyOpen, tooManyOpenHere: orderErrors.tooManyOpenHere },
  }),
  address: endpoint({
    method: 'GET',
    path: '/user-service/v1/patient/address',
    input: Schema.Struct({}),
    output: Schema.NullOr(PatientAddress),
    mutates: false,
    permission: null,
  }),
  saveAddress: endpoint({
    method: 'POST',
    path: '/user-service/v1/patient/address',
    input: AddressForm,
    output: PatientAddress,
    mutates: true,
    permission: null,
    errors: { placeUnknown: 'badRequest', placesDown: 'serverDown' },
  }),
  /** Records of a member with which medicines can be ordered: prescriptions first, the newest of each first. */
  orderable: endpoint({
    method: 'GET',
    path: '/booking-service/v1/medicine-order/record',
    input: Schema.Struct({ memberId: Id }),
    output: Schema.Array(OrderableOnWire),
    mutates: false,
    permission: null,
  }),
  order: endpoint({
    method: 'POST',
    path: '/booking-service/v1/medicine-order',
    input: MedicineRequest,
    output: PlacedOrder.pipe(Schema.encodeKeys({ orderNo: 'order_no', answerBy: 'answer_by' })),
    mutates: true,
    permission: null,
    errors: orderErrors,
  }),
}
