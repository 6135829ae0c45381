import type { Room } from '../app/loading/features'
import type prescription from '../intl/en/prescription.json'
import type warnings from '../intl/en/warnings.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly prescription: typeof prescription
    readonly warnings: typeof warnings
  }
}

/** What a doctor writes for a patient. */
export const room: Room = {
  'page.createPrescription': {
    view: async () => (await import('./PrescriptionPage')).PrescriptionPage,
    texts: ['prescription', 'warnings', 'kit'],
    hasLogic: true,
  },
  'part.callPrescription': {
    view: async () => (await import('./PrescriptionBeside')).PrescriptionBeside,
    texts: ['prescription', 'warnings', 'kit'],
    hasLogic: true,
  },
  'page.prescription': {
    view: async () => (await import('./ReadPrescriptionPage')).ReadPrescriptionPage,
    texts: ['prescription'],
    hasLogic: true,
  },
  'overlay.sharePrescription': {
    view: async () => (await import('./SharePrescription')).SharePrescription,
    texts: ['prescription'],
    hasLogic: true,
  },
}
