import type { Room } from '../app/loading/features'
import type templates from '../intl/en/templates.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly templates: typeof templates
  }
}

/** What a doctor writes again and again. */
export const room: Room = {
  'panel.templates': {
    view: async () => (await import('./TemplatesPanel')).TemplatesPanel,
    texts: ['templates', 'prescription', 'warnings', 'kit'],
    hasLogic: true,
    panel: { side: 'centre', size: 'wide', sticky: true },
  },
}
