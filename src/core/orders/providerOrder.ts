import * as Schema from 'effect/Schema'
import { SafetyAnswer, TestPreparation } from '../diagnostics/diagnostics'
import { CalendarDay, UnixSeconds } from '../kit/dates'
import type { Mover } from '../kit/lifecycle'
import { Paise } from '../kit/money'
import { Naming } from '../kit/naming'
import { Gender } from '../members/members'
import { PaymentStatus } from '../payment/payment'
import { MedicineLine } from '../prescription/prescription'
import { Offer } from '../provider/provider'
import { roles } from '../session/roles'
import { BilledLine } from './billLines'
import { deliveryWays, orderStages, orderStatuses } from './order.lifecycle'

/** Why a pharmacy rejects or withdraws; `other` comes with words. */
export const medicineReasons = [
  'outOfStock',
  'unclear',
  'notValid',
  'notSoldOnline',
  'notDeliveredThere',
  'other',
] as const
/** Why a parcel comes back from the door. */
export const doorReasons = ['notReached', 'refusedAtDoor'] as const
/** Why a diagnostic centre rejects or withdraws. */
export const testReasons = [
  'notOffered',
  'machineDown',
  'fullThatDay',
  'needsPrescription',
  'notSafe',
  'notPrepared',
  'other',
] as const
/** Why tests that were done are no use. */
export const sampleReasons = ['sampleUnfit', 'wrongSide'] as const
/** Why a visit is moved to another day. */
export const moveReasons = ['patientAsked', 'machineDown', 'fullThatDay', 'other'] as const
/** Why an order ended by itself: its provider or its patient did not answer, or nobody came. */
export const lapseReasons = ['unanswered', 'offerUnanswered', 'notCollected', 'notVisited'] as const
export const OrderReason = Schema.Literals([
  ...new Set([...medicineReasons, ...testReasons]),
  ...doorReasons,
  ...sampleReasons,
  'patientAsked',
  ...lapseReasons,
])
export type OrderReason = typeof OrderReason.Type

/** Whether a text of the history is a reason to be said in words; any other is what somebody wrote. */
export const isOrderReason = (text: string): text is OrderReason =>
  OrderReason.literals.some((reason) => reason === text)

const movers: readonly Mover[] = [...roles, 'PRACTICE']

/** What happened to an order. Patients read a provider's staff by the provider's name. */
export const OrderEvent = Schema.Struct({
  at: UnixSeconds,
  role: Schema.Literals(movers),
  name: Schema.NullOr(Schema.String),
  action: Schema.Literals([
    'place',
    'accept',
    'reject',
    'cancel',
    'lapse',
    'offer',
    'agree',
    'ready',
    'send',
    'sample',
    'complete',
    'release',
    'attach',
    'retract',
    'withdraw',
    'retry',
    'retake',
    'undo',
    'bill',
    'refund',
    'clear',
    'declare',
    'move',
  ]),
  to: Schema.Literals(orderStages),
  reason: Schema.NullOr(Schema.String),
  /** The first second of the day from which a visit was moved. */
  movedFrom: Schema.optionalKey(Schema.NullOr(UnixSeconds)),
})
export type OrderEvent = typeof OrderEvent.Type

/** What was given back of a payment. */
export const CreditNote = Schema.Struct({
  /** `C/26-27/000012`. */
  no: Schema.String,
  at: UnixSeconds,
  amount: Paise,
  /** As a PDF; null until it is laid out. */
  url: Schema.NullOr(Schema.String),
})
export type CreditNote = typeof CreditNote.Type

/** Fields of both kinds. Name, age, gender and phone are those of the moment of ordering. */
const common = {
  id: Schema.String,
  /** `M-104283` or `T-104290`. */
  orderNo: Schema.String,
  status: Schema.Literals(orderStatuses),
  stage: Schema.Literals(orderStages),
  /** Counts up with every change. */
  revision: Schema.Int,
  createdAt: UnixSeconds,
  stageAt: UnixSeconds,
  memberId: Schema.String,
  patientName: Schema.String,
  age: Schema.Int,
  gender: Gender,
  patientPhone: Schema.String,
  providerId: Schema.String,
  providerName: Schema.String,
  providerPhone: Schema.String,
  providerPhoto: Schema.NullOr(Schema.String),
  /** Today's hours of the provider; null on a day on which it is closed. */
  opensAt: Schema.NullOr(UnixSeconds),
  closesAt: Schema.NullOr(UnixSeconds),
  /** Where it changes hands: the door of a delivery, else the provider's. */
  address: Schema.String,
  city: Schema.String,
  pincode: Schema.String,
  latitude: Schema.NullOr(Schema.Finite),
  longitude: Schema.NullOr(Schema.Finite),
  total: Schema.NullOr(Paise),
  discount: Schema.NullOr(Paise),
  payable: Schema.NullOr(Paise),
  /** The offer it was placed with; the discount holds what it takes off. */
  offer: Schema.NullOr(Offer),
  paymentStatus: PaymentStatus,
  /** `CASH`, `ONLINE` (UPI) or `CARD`; null until it is completed. */
  paymentMethodId: Schema.NullOr(Schema.Int),
  /** The bill as a PDF; null until it is laid out. */
  billUrl: Schema.NullOr(Schema.String),
  /** `B/26-27/000104`; null until there is one. */
  invoiceNo: Schema.NullOr(Schema.String),
  /** Credit notes of what was given back, the first one first; of the last of them its number and its PDF. */
  creditNotes: Schema.Array(CreditNote),
  creditNoteNo: Schema.NullOr(Schema.String),
  creditNoteUrl: Schema.NullOr(Schema.String),
  reason: Schema.NullOr(OrderReason),
  reasonWords: Schema.NullOr(Schema.String),
  /** Until when the provider answers, and when it lapses by itself. */
  answerBy: Schema.NullOr(UnixSeconds),
  lapsesAt: Schema.NullOr(UnixSeconds),
  completedAt: Schema.NullOr(UnixSeconds),
  /** The moment that counts it in lists and sums of its provider. */
  countedAt: UnixSeconds,
  refundedAt: Schema.NullOr(UnixSeconds),
  events: Schema.Array(OrderEvent),
}

/** A medicine of a prescription that was typed here. Quantities are units of its form; null where they cannot be counted. */
export const OrderLine = Schema.Struct({
  line: Schema.Int,
  medicineId: Schema.NullOr(Schema.String),
  name: Schema.String,
  prescribed: Schema.NullOr(Schema.Int),
  asked: Schema.NullOr(Schema.Int),
  /** Less than was asked for, as the pharmacy offered; null where nothing was offered. */
  offered: Schema.NullOr(Schema.Int),
  unit: Schema.NullOr(Schema.String),
  /** Of what cannot be counted how much is handed over at most, in that unit; null of an order of before. */
  most: Schema.NullOr(Schema.Int),
  /** Days for which all that was prescribed lasts; null where nobody can say. */
  days: Schema.NullOr(Schema.Int),
  /** Of Schedule H1 by the catalogue: its sale is written into the register. */
  isH1: Schema.Boolean,
  /** How it is taken, as it was prescribed, for its pharmacy as long as it reads the prescription. */
  directions: Schema.NullOr(MedicineLine),
})
export type OrderLine = typeof OrderLine.Type

/** Another order that was placed with the same paper, or with another upload of the same bytes. */
export const PaperUse = Schema.Struct({
  at: UnixSeconds,
  /** It was for another patient. */
  isAnother: Schema.Boolean,
})
export type PaperUse = typeof PaperUse.Type

export const MedicineOrder = Schema.Struct({
  kind: Schema.Literal('medicine'),
  ...common,
  /** The prescription's title. */
  name: Schema.String,
  way: Schema.Literals(deliveryWays),
  recordId: Schema.String,
  /** The day of the prescription. */
  recordDate: CalendarDay,
  /** The prescription's file; null while it is laid out, and for a provider once the order is long over. */
  recordUrl: Schema.NullOr(Schema.String),
  /** Its small picture. */
  recordThumbnailUrl: Schema.NullOr(Schema.String),
  /** Kilometres from the pharmacy; null where no place is known. */
  distance: Schema.NullOr(Schema.Finite),
  offersDelivery: Schema.Boolean,
  offersPickup: Schema.Boolean,
  /** What goes along with what is packed until there is a bill, as a PDF; for its pharmacy alone. */
  deliveryNoteUrl: Schema.NullOr(Schema.String),
  deliveryPartner: Schema.NullOr(Schema.String),
  trackingId: Schema.NullOr(Schema.String),
  /** What the pharmacy said to an offer of less. */
  offerWords: Schema.NullOr(Schema.String),
  /**
   * What the member is allergic to, whoever says so, for the pharmacy alone and as long as it reads the prescription;
   * null where nobody has asked.
   */
  allergies: Schema.NullOr(Schema.Array(Schema.String)),
  lines: Schema.Array(OrderLine),
  /** Medicines of the prescription that no pharmacy supplies by order: Schedule X and narcotics. */
  notSold: Schema.Array(Schema.String),
  /** What was handed over as the bill has it; empty where the bill says a total alone. */
  billLines: Schema.Array(BilledLine),
  /** Who prescribed: who signed it here, else as the pharmacy wrote into its register. */
  prescriber: Schema.NullOr(Schema.String),
  /** The prescription was signed here: nobody else is named as who prescribed. */
  isSignedHere: Schema.Boolean,
  /** Other orders with the same paper that were not refused, for its pharmacy alone, the latest first. */
  paperUses: Schema.Array(PaperUse),
})
export type MedicineOrder = typeof MedicineOrder.Type

/** A test of an order with its price and its preparation at the moment of booking. */
export const OrderTest = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  price: Paise,
  /** The offer of the order holds for it. */
  isOffered: Schema.Boolean,
  /** It was not done, and its price was given back. */
  isRefunded: Schema.Boolean,
  ...TestPreparation.fields,
})
export type OrderTest = typeof OrderTest.Type

export const OrderReport = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  url: Schema.NullOr(Schema.String),
  thumbnailUrl: Schema.NullOr(Schema.String),
  attachedAt: UnixSeconds,
  /** Held until the order is completed, and seen by its centre alone. */
  isHeld: Schema.Boolean,
  retractedAt: Schema.NullOr(UnixSeconds),
  reason: Schema.NullOr(Schema.String),
})
export type OrderReport = typeof OrderReport.Type

/** What is to be looked at before a file is attached as a report. */
export const ReportCheck = Schema.Struct({
  /** Whom the file's own text names. */
  naming: Naming,
  /** Who stands in it instead of the patient, as it is written there. */
  other: Schema.NullOr(Schema.String),
  /** The same file is attached for another patient of this centre. */
  isOfAnother: Schema.Boolean,
  /** Somebody else of this name was lately a patient of this centre: a name alone does not say whose the file is. */
  hasNamesake: Schema.Boolean,
})
export type ReportCheck = typeof ReportCheck.Type

export const TestOrder = Schema.Struct({
  kind: Schema.Literal('test'),
  ...common,
  /** The day of the visit. */
  day: CalendarDay,
  /** Its first second. */
  bookedFor: UnixSeconds,
  /** When the centre opens on that day; null where it is closed. */
  visitFrom: Schema.NullOr(UnixSeconds),
  testNames: Schema.Array(Schema.String),
  tests: Schema.Array(OrderTest),
  /** What has to be asked before them, with what was answered. */
  answers: Schema.Array(SafetyAnswer),
  /** When somebody at the centre confirmed that they can be done all the same. */
  clearedAt: Schema.NullOr(UnixSeconds),
  reports: Schema.Array(OrderReport),
})
export type TestOrder = typeof TestOrder.Type

/** What a pharmacy or a diagnostic centre fulfils. */
export const ProviderOrder = Schema.Union([MedicineOrder, TestOrder])
export type ProviderOrder = typeof ProviderOrder.Type

export const isMedicineOrder = (order: ProviderOrder): order is MedicineOrder => order.kind === 'medicine'
