import type { Room } from '../app/loading/features'
import type inpatient from '../intl/en/inpatient.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly inpatient: typeof inpatient
  }
}

const texts = ['inpatient', 'session', 'kit'] as const

/** Who is in hospital: the board and the list, and the form that admits. */
export const room: Room = {
  'page.ipDash': {
    view: async () => (await import('./InPatientsPage')).InPatientsPage,
    // Medicines at discharge are written as on a prescription.
    texts: [...texts, 'prescription', 'warnings'],
    hasLogic: true,
  },
  'page.admitPatient': {
    view: async () => (await import('./AdmitPage')).AdmitPage,
    texts,
    hasLogic: true,
  },
  'panel.admitPatient': {
    view: async () => (await import('./AdmitPanel')).AdmitPanel,
    texts,
    hasLogic: true,
    panel: null,
  },
}
