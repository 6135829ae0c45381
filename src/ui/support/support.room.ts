import type { Room } from '../app/loading/features'
import type support from '../intl/en/support.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly support: typeof support
  }
}

/** Questions and their answers: the public pages, the staff's help, and the wish to be called. */
export const room: Room = {
  'page.contactUs': {
    view: async () => (await import('./ContactPage')).ContactPage,
    texts: ['site', 'support', 'kit'],
    hasLogic: true,
  },
  'page.faq': {
    view: async () => (await import('./FaqPage')).FaqPage,
    texts: ['site', 'support', 'kit'],
    hasLogic: true,
  },
  'panel.help': {
    view: async () => (await import('./HelpPanel')).HelpPanel,
    texts: ['support', 'kit'],
    hasLogic: true,
    panel: { side: 'centre', sticky: true },
  },
  'part.reachOut': { texts: ['support', 'kit'], hasLogic: true },
}
