import { press, profileOf } from '../../kit/screens'
import type { Areas, Look, Shown } from '../../kit/shown'

export const doctorsOverlays: readonly Shown[] = [
  {
    name: 'filters',
    who: 'GUEST',
    path: '/find-doctor',
    words: /^Showing \d+ doctors/,
    sizes: ['phone', 'tablet'],
    open: async (_, page) => {
      await press(page, /^Filters/)
      await page.getByRole('dialog').waitFor()
    },
  },
]

export const doctorsLooks: readonly Look[] = [
  { name: 'find a doctor', who: 'GUEST', path: '/find-doctor?search=spine', words: 'Book video' },
  { name: 'specialities', who: 'GUEST', path: '/find-doctor?type=speciality', words: 'Spine Surgery' },
  { name: 'doctor', who: 'GUEST', path: profileOf, words: 'Patient reviews' },
]

export const doctorsAreas: Areas = { findDoctor: 'patient', doctorProfile: 'patient' }
