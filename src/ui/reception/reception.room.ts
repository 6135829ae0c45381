import type { Room } from '../app/loading/features'
import type display from '../intl/en/display.json'
import type reception from '../intl/en/reception.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly reception: typeof reception
    /** The words of the waiting room's screen, which speaks four languages in turn. */
    readonly display: typeof display
  }
}

/** Today's queue of a doctor, and the screen of the waiting room. */
export const room: Room = {
  'page.opdReception': {
    view: async () => (await import('./ReceptionPage')).ReceptionPage,
    texts: ['reception', 'staff', 'kit'],
    hasLogic: true,
  },
  'page.queueDisplay': {
    view: async () => (await import('./DisplayPage')).DisplayPage,
    texts: ['display', 'reception'],
    hasLogic: true,
  },
  'overlay.correctPerson': {
    view: async () => (await import('./CorrectionDialog')).CorrectionDialog,
    texts: ['reception'],
    hasLogic: true,
  },
  'overlay.stateDelay': {
    view: async () => (await import('./DelayDialog')).DelayDialog,
    texts: ['reception'],
    hasLogic: true,
  },
}
