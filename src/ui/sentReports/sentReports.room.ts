import type { Room } from '../app/loading/features'
import type sentReports from '../intl/en/sentReports.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly sentReports: typeof sentReports
  }
}

/** Reports without an order: what a centre sends to a number. */
export const room: Room = {
  'page.sentReports': {
    view: async () => (await import('./SentReportsPage')).SentReportsPage,
    texts: ['sentReports', 'kit'],
    hasLogic: true,
  },
}
