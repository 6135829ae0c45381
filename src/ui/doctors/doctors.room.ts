import type { Room } from '../app/loading/features'
import type doctors from '../intl/en/doctors.json'
import type expertise from '../intl/en/expertise.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly doctors: typeof doctors
    readonly expertise: typeof expertise
  }
}

const texts = ['doctors', 'expertise', 'booking', 'members', 'payment', 'kit'] as const

/** Finding a doctor, and who that is. */
export const room: Room = {
  'page.findDoctor': {
    view: async () => (await import('./FindDoctorPage')).FindDoctorPage,
    texts,
    hasLogic: true,
  },
  'page.doctorProfile': {
    view: async () => (await import('./DoctorProfilePage')).DoctorProfilePage,
    texts,
    hasLogic: true,
  },
}
