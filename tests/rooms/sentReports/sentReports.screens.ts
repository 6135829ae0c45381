import type { Areas, Look } from '../../kit/shown'

export const sentReportsLooks: readonly Look[] = [
  {
    name: 'reports without an order of a centre',
    who: 'DIAGNOSTIC_CENTER',
    path: '/sent-reports',
    words: 'Mobile number of the family',
  },
]

export const sentReportsAreas: Areas = { sentReports: 'centre' }
