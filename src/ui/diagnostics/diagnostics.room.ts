import type { Room } from '../app/loading/features'
import type diagnostics from '../intl/en/diagnostics.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly diagnostics: typeof diagnostics
  }
}

/** Tests at diagnostic centres. */
export const room: Room = {
  'page.testReports': {
    view: async () => (await import('./TestReportsPage')).TestReportsPage,
    texts: ['diagnostics', 'members', 'kit'],
    hasLogic: true,
  },
}
