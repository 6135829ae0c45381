import type { Room } from '../app/loading/features'
import type records from '../intl/en/records.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly records: typeof records
  }
}

/** What a family keeps of its visits, tests and stays. */
export const room: Room = {
  'page.medicalRecords': {
    view: async () => (await import('./RecordsPage')).RecordsPage,
    texts: ['records', 'sentReports', 'kit'],
    hasLogic: true,
  },
}
