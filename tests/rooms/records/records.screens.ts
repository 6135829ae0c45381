import type { Areas, Look } from '../../kit/shown'

export const recordsLooks: readonly Look[] = [
  { name: 'medical records of a patient', who: 'PATIENT', path: '/medical-records', words: 'Medical records' },
  {
    name: 'medical records by month',
    who: 'PATIENT',
    path: '/medical-records?view=timeline',
    words: 'Medical records',
  },
  { name: 'a record is added', who: 'PATIENT', path: '/medical-records?step=add', words: 'Add record' },
]

export const recordsAreas: Areas = { medicalRecords: 'patient' }
