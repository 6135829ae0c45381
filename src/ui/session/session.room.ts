import type { Room } from '../app/loading/features'
import type session from '../intl/en/session.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly session: typeof session
  }
}

/** The first steps, and verifying a number. */
export const room: Room = {
  'page.getStarted': {
    view: async () => (await import('./GetStartedPage')).GetStartedPage,
    texts: ['session'],
    hasLogic: true,
  },
  'page.verifyMobile': { view: async () => (await import('./VerifyMobilePage')).VerifyMobilePage, texts: ['session'] },
  'dialog.login': { view: async () => (await import('./LoginModal')).LoginModal, texts: ['session'], hasLogic: true },
}
