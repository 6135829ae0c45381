import type { Areas, Look } from '../../kit/shown'

export const recordsLooks: readonly Look[] = [
  {
    name: 'medical records of a patient',
    who: 'PATIENT',
    path: '/medical-records',
    words: 'Medical records',
    measures: [
      {
        holds: 'what records are chosen by leaves most of a phone to the records',
        of: (page) => page.evaluate(() => document.querySelector('main search')!.getBoundingClientRect().bottom <= 260),
        is: true,
        at: ['phone'],
        languages: ['ben', 'eng', 'hin', 'guj'],
      },
    ],
  },
  {
    name: 'medical records by month',
    who: 'PATIENT',
    path: '/medical-records?view=timeline',
    words: 'Medical records',
  },
  { name: 'a record is added', who: 'PATIENT', path: '/medical-records?step=add', words: 'Add record' },
]

export const recordsAreas: Areas = { medicalRecords: 'patient' }
