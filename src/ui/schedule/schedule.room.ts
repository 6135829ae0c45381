import type { Room } from '../app/loading/features'
import type schedule from '../intl/en/schedule.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly schedule: typeof schedule
  }
}

/** The days of a doctor. */
export const room: Room = {
  'page.schedule': {
    view: async () => (await import('./SchedulePage')).SchedulePage,
    texts: ['schedule', 'ring', 'staff', 'reception', 'kit'],
    hasLogic: true,
  },
  'page.clinicPatient': {
    view: async () => (await import('./ClinicPatientPage')).ClinicPatientPage,
    texts: ['schedule', 'staff', 'reception', 'kit'],
    hasLogic: true,
  },
  'overlay.blockPatient': {
    view: async () => (await import('./BlockPatient')).BlockPatient,
    texts: ['schedule'],
    hasLogic: true,
  },
  'overlay.patientRecords': {
    view: async () => (await import('./PatientRecords')).PatientRecords,
    texts: ['schedule', 'records', 'kit'],
    hasLogic: true,
  },
  'part.callRecords': {
    view: async () => (await import('./RecordsOfPatient')).RecordsBeside,
    texts: ['schedule', 'records', 'kit'],
    hasLogic: true,
  },
  'panel.makeAppointment': {
    view: async () => (await import('./MakeAppointmentPanel')).MakeAppointmentPanel,
    texts: ['schedule', 'session', 'kit'],
    hasLogic: true,
    panel: { sticky: true },
  },
}
