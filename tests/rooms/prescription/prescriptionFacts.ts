import { EMPTY_CONTENT, type Prescription } from '../../../src/core/prescription/prescription'
import { EMPTY_FORM } from '../../../src/core/prescription/prescriptionForm.rules'
import type { OpenedPrescription } from '../../../src/machines/prescription/prescription.context'

/** A prescription that was signed. */
export const aPrescription: Prescription = {
  ...EMPTY_CONTENT,
  id: 'p1',
  number: 'RX-1',
  version: 1,
  replacesId: null,
  recordId: 'record-1',
  amendReason: null,
  isActive: true,
  kind: 'typed',
  doctorId: 'd1',
  doctorName: 'Dr. Asha Rao',
  memberId: 'm1',
  patientId: 'u1',
  bookingId: 'b1',
  consultation: 'inClinic',
  patientName: 'Ravi Kumar',
  age: 40,
  gender: 'Male',
  healthCategoryId: 'c1',
  saveType: 'end',
  dismissals: [],
  revision: 1,
  savedAt: 100,
  signedAt: 100,
}

export const savedPrescription = { ...aPrescription, url: '/p1.pdf' }
export const unsigned: Prescription = { ...aPrescription, saveType: 'save', signedAt: null }

/** What the page starts from: a patient who was here before. */
export const opened: OpenedPrescription = {
  patient: {
    bookingId: 'b1',
    memberId: 'm1',
    patientId: 'u1',
    patientName: 'Ravi Kumar',
    age: 40,
    gender: 'Male',
    consultation: 'inClinic',
    startsAt: 100,
    isFirstVisit: false,
    isOpen: true,
    facts: { allergies: null, conditions: null, egfr: null, stated: [] },
    currentMedicines: [],
    prescribedBefore: [],
    lastWeight: null,
    measured: [],
  },
  config: {
    mealTypes: [],
    mealTimes: [],
    frequencies: [],
    frequencyDays: [1, 180],
    nextVisitTypes: [],
    healthCategories: [{ id: 'c1', name: 'Neurology', icon: 'brain' }],
  },
  medicines: [],
  tests: [],
  favourites: [],
  sentences: [],
  templates: [{ id: 't1', name: 'Walking', ...EMPTY_CONTENT, note: 'Walk', revision: 1, changedAt: 100 }],
  active: null,
  last: { ...aPrescription, id: 'p0', bookingId: 'b0', note: 'Walk' },
  draft: null,
  draftVersion: 0,
}

/** The form of a prescription that can be sent: a category alone is needed. */
export const sendable = { ...EMPTY_FORM, healthCategoryId: 'c1' }
/** The form of the other device. */
export const theirs = { ...sendable, note: 'Sleep' }
