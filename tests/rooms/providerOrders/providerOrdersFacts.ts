import type { MedicineOrder, TestOrder } from '../../../src/core/orders/providerOrder'
import { dayOf, startOfDay } from '../../../src/core/kit/dates'
import type { ProviderOrderPage } from '../../../src/core/orders/providerOrders'
import { COLUMN_LIMIT, inLane } from '../../../src/core/orders/providerOrders.rules'

/** Monday, 5 January 2026, 10:30 am in Kolkata. */
export const now = 1_767_589_200

/** An order to be fetched, as a pharmacy reads it. */
export const asha: MedicineOrder = {
  kind: 'medicine',
  id: 'o1',
  orderNo: 'M-104283',
  status: 'pending',
  stage: 'requested',
  revision: 1,
  createdAt: now,
  stageAt: now,
  memberId: 'm1',
  patientName: 'Asha Patel',
  age: 34,
  gender: 'Female',
  patientPhone: '+919000000011',
  providerId: 'p1',
  providerName: 'Neem Tree Pharmacy',
  providerPhone: '+918000000001',
  providerPhoto: null,
  opensAt: null,
  closesAt: null,
  address: 'Sector 18',
  city: 'Noida',
  pincode: '201301',
  latitude: null,
  longitude: null,
  total: null,
  discount: null,
  offer: null,
  payable: null,
  paymentStatus: 'UNPAID',
  paymentMethodId: null,
  billUrl: null,
  invoiceNo: null,
  creditNotes: [],
  creditNoteNo: null,
  creditNoteUrl: null,
  reason: null,
  reasonWords: null,
  answerBy: now + 3600,
  lapsesAt: now + 86_400,
  completedAt: null,
  countedAt: now,
  refundedAt: null,
  events: [{ at: now, role: 'PATIENT', name: 'Asha Patel', action: 'place', to: 'requested', reason: null }],
  name: 'Prescription',
  way: 'PICKUP',
  recordId: 'r1',
  recordDate: '2026-01-04',
  recordUrl: null,
  recordThumbnailUrl: null,
  distance: null,
  offersDelivery: true,
  offersPickup: true,
  deliveryNoteUrl: null,
  deliveryPartner: null,
  trackingId: null,
  offerWords: null,
  allergies: ['Penicillin'],
  billLines: [],
  prescriber: null,
  isSignedHere: false,
  notSold: [],
  paperUses: [],
  lines: [
    {
      line: 1,
      medicineId: null,
      name: 'Levetiracetam 500',
      prescribed: 20,
      asked: 20,
      offered: null,
      directions: null,
      unit: 'tablets',
      most: null,
      days: null,
      isH1: false,
    },
  ],
}

/** Stands after all others of its column. */
export const second: MedicineOrder = {
  ...asha,
  id: 'o2',
  orderNo: 'M-104284',
  patientName: 'Ravi Patel',
  answerBy: now + 7200,
}

/** Requests of which as many are read at once, Asha's first. */
export const column: readonly MedicineOrder[] = [
  asha,
  ...Array.from({ length: COLUMN_LIMIT - 1 }, (_, at) => ({
    ...asha,
    id: `o1 ${at}`,
    orderNo: `M-${104300 + at}`,
    patientName: `Patient ${at}`,
  })),
]

export const accepted: MedicineOrder = {
  ...asha,
  status: 'confirmed',
  stage: 'accepted',
  revision: 2,
  events: [
    ...asha.events,
    { at: now, role: 'PHARMACY', name: 'Meera', action: 'accept', to: 'accepted', reason: null },
  ],
}

export const asking: MedicineOrder = { ...accepted, stage: 'asking', revision: 3, offerWords: 'No 500 mg today' }

export const packed: MedicineOrder = {
  ...accepted,
  stage: 'ready',
  revision: 3,
  total: 500_00,
  discount: 0,
  payable: 500_00,
  events: [
    ...accepted.events,
    { at: now, role: 'PHARMACY', name: 'Meera', action: 'ready', to: 'ready', reason: null },
    { at: now, role: 'PHARMACY', name: 'Meera', action: 'declare', to: 'ready', reason: null },
  ],
}

export const completed: MedicineOrder = {
  ...packed,
  status: 'completed',
  stage: 'completed',
  revision: 4,
  paymentStatus: 'PAID',
  paymentMethodId: 1,
  completedAt: now,
}

export const cancelled: MedicineOrder = {
  ...accepted,
  status: 'cancelled',
  stage: 'cancelled',
  revision: 3,
  events: [
    ...accepted.events,
    { at: now, role: 'PATIENT', name: 'Asha Patel', action: 'cancel', to: 'cancelled', reason: null },
  ],
}

export const rejected: MedicineOrder = {
  ...asha,
  status: 'rejected',
  stage: 'rejected',
  revision: 2,
  reason: 'outOfStock',
}

const {
  name: _name,
  way: _way,
  recordId: _recordId,
  recordDate: _recordDate,
  recordUrl: _recordUrl,
  recordThumbnailUrl: _recordThumbnailUrl,
  distance: _distance,
  offersDelivery: _offersDelivery,
  offersPickup: _offersPickup,
  deliveryPartner: _deliveryPartner,
  trackingId: _trackingId,
  offerWords: _offerWords,
  lines: _lines,
  billLines: _billLines,
  prescriber: _prescriber,
  isSignedHere: _isSignedHere,
  notSold: _notSold,
  paperUses: _paperUses,
  ...common
} = accepted
/** Tests of Asha whose sample was taken, with a report. */
export const sampled: TestOrder = {
  ...common,
  kind: 'test',
  id: 't1',
  orderNo: 'T-104283',
  stage: 'sampled',
  revision: 3,
  day: dayOf(now),
  bookedFor: startOfDay(dayOf(now)),
  visitFrom: startOfDay(dayOf(now)),
  testNames: ['EEG'],
  tests: [
    {
      id: 'eeg',
      name: 'EEG',
      price: 150_000,
      isOffered: false,
      isRefunded: false,
      fastHours: 0,
      needsFood: false,
      notes: ['washedHair'],
    },
  ],
  answers: [{ question: 'implant', answer: 'notAsked' }],
  clearedAt: null,
  reports: [
    {
      id: 'r1',
      name: 'mri.pdf',
      url: '/files/token/mri.pdf',
      thumbnailUrl: null,
      attachedAt: now,
      isHeld: true,
      retractedAt: null,
      reason: null,
    },
  ],
}

/** Tests of a visit that is agreed. */
export const agreedVisit: TestOrder = {
  ...sampled,
  id: 'o1',
  stage: 'accepted',
  revision: 2,
  total: 1500_00,
  discount: 0,
  payable: 1500_00,
  answers: [],
  reports: [],
}

/** The same on another day. */
export const movedVisit: TestOrder = {
  ...agreedVisit,
  revision: 3,
  day: '2026-01-07',
  bookedFor: startOfDay('2026-01-07'),
  events: [
    ...agreedVisit.events,
    {
      at: now,
      role: 'DIAGNOSTIC_CENTER',
      name: 'Meera',
      action: 'move',
      to: 'accepted',
      reason: 'patientAsked',
      movedFrom: agreedVisit.bookedFor,
    },
  ],
}

/** Tests that were done and paid, of which some can be given back. */
export const paidTests: TestOrder = {
  ...sampled,
  id: 'o1',
  status: 'completed',
  stage: 'completed',
  revision: 4,
  total: 2500_00,
  discount: 0,
  payable: 2500_00,
  paymentStatus: 'PAID',
  paymentMethodId: 1,
  completedAt: now,
  testNames: ['EEG', 'VEP'],
  tests: [
    ...sampled.tests,
    {
      id: 'vep',
      name: 'VEP',
      price: 100_000,
      isOffered: false,
      isRefunded: false,
      fastHours: 0,
      needsFood: false,
      notes: [],
    },
  ],
}

const billed = {
  quantity: 20,
  packSize: 1,
  hsn: '3004',
  gst: null,
  batch: 'B7',
  expiry: '2027-04',
  maker: 'Sun Pharma',
}

/** Medicines that were paid, of which some can come back. */
export const paidMedicines: MedicineOrder = {
  ...completed,
  id: 'o1',
  total: 600_00,
  discount: 0,
  payable: 600_00,
  billLines: [
    { ...billed, name: 'Levetiracetam 500', price: 20_00, fills: 1, isH1: false, returned: 0 },
    { ...billed, name: 'Clobazam 10', price: 10_00, fills: null, isH1: true, returned: 0 },
  ],
}

/** Of those that are not in it, all are requests. */
export const pageOf = (orders: ProviderOrderPage['orders'], count = orders.length): ProviderOrderPage => ({
  orders,
  count,
  counts: {
    requested: { count: count - orders.filter(({ stage }) => stage !== 'requested').length, late: 0 },
    accepted: { count: inLane(orders, 'accepted').length, late: 0 },
    ready: { count: inLane(orders, 'ready').length, late: 0 },
    done: { count: inLane(orders, 'done').length, late: 0 },
    unseen: [],
    holdsFor: 20,
  },
})
