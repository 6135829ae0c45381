import * as Schema from 'effect/Schema'
import { DayOnWire } from '../kit/dates'
import { PriceOnWire, RupeesOnWire } from '../kit/money'
import { OfferOnWire } from '../provider/provider.wire'
import { BilledLine, BillLine } from './billLines'
import { LastBill } from './lastBill'
import { CreditNote, MedicineOrder, OrderReport, OrderTest, TestOrder } from './providerOrder'

const amounts = {
  total: Schema.NullOr(RupeesOnWire),
  discount: Schema.NullOr(RupeesOnWire),
  payable: Schema.NullOr(RupeesOnWire),
  offer: Schema.NullOr(OfferOnWire),
  creditNotes: Schema.Array(Schema.Struct({ ...CreditNote.fields, amount: RupeesOnWire })),
}

/** A line of a bill: rupees of one. */
export const BillLineOnWire = Schema.Struct({ ...BillLine.fields, price: PriceOnWire })
export const LastBillOnWire = Schema.Struct({ ...LastBill.fields, price: PriceOnWire })
const BilledLineOnWire = Schema.Struct({ ...BilledLine.fields, price: PriceOnWire })

const keys = {
  orderNo: 'order_no',
  memberId: 'member_id',
  patientPhone: 'phone_number',
  providerPhone: 'provider_phone',
  paymentStatus: 'payment_status',
  paymentMethodId: 'payment_method',
  payable: 'payable_amount',
  discount: 'discount_amount',
  opensAt: 'start_time',
  closesAt: 'end_time',
  billUrl: 'pdfurl',
  invoiceNo: 'invoice_no',
  creditNotes: 'credit_notes',
  creditNoteNo: 'credit_note_no',
  creditNoteUrl: 'credit_note_url',
  kind: 'order_type',
} as const

/** A medicine order as lists of patients and pharmacies carry it. */
export const MedicineOrderOnWire = Schema.Struct({
  ...MedicineOrder.fields,
  ...amounts,
  recordDate: DayOnWire,
  billLines: Schema.Array(BilledLineOnWire),
}).pipe(
  Schema.encodeKeys({
    ...keys,
    createdAt: 'createdat',
    way: 'type',
    recordId: 'medicalRecordId',
    recordUrl: 's3Url',
    recordThumbnailUrl: 'thumbnail_url',
    providerId: 'pharmacyid',
    providerName: 'pharmacyname',
    providerPhoto: 'pharmacyprofilephoto',
    offersDelivery: 'deliveryEnabled',
    offersPickup: 'pickupEnabled',
    total: 'amount',
    deliveryNoteUrl: 'delivery_note_url',
    deliveryPartner: 'delivery_partner',
    trackingId: 'tracking_id',
  }),
)

const TestOnWire = Schema.Struct({ ...OrderTest.fields, price: RupeesOnWire }).pipe(
  Schema.encodeKeys({ fastHours: 'fast_hours', needsFood: 'needs_food', isOffered: 'offered', isRefunded: 'refunded' }),
)
const ReportOnWire = OrderReport.pipe(Schema.encodeKeys({ thumbnailUrl: 'thumbnail_url' }))

/** A test order as lists of patients and centres carry it. */
export const TestOrderOnWire = Schema.Struct({
  ...TestOrder.fields,
  ...amounts,
  day: DayOnWire,
  tests: Schema.Array(TestOnWire),
  reports: Schema.Array(ReportOnWire),
}).pipe(
  Schema.encodeKeys({
    ...keys,
    createdAt: 'created_at',
    providerId: 'diagnostic_id',
    providerName: 'name',
    providerPhoto: 'photo',
    total: 'total_amount',
    day: 'date',
    bookedFor: 'booking_timestamp',
    visitFrom: 'visit_from',
    clearedAt: 'cleared_at',
    testNames: 'tests',
    tests: 'diagnostic_test_details',
  }),
)

export const ProviderOrderOnWire = Schema.Union([MedicineOrderOnWire, TestOrderOnWire])
