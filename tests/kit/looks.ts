import type { Practice, Viewer } from './everyPage'
import { profileOf } from './overlays'

/** A page as it is looked at, when its words are there. */
export interface Look {
  readonly name: string
  readonly who: Viewer
  readonly path: string | ((practice: Practice) => string)
  readonly words: string | RegExp
}

/** The states of the pages, each as somebody finds it. */
export const looks: readonly Look[] = [
  { name: 'landing', who: 'nobody', path: '/', words: 'The right brain and spine specialist' },
  { name: 'landing of who has no rooms here', who: 'ADMIN', path: '/', words: 'The right brain and spine specialist' },
  { name: 'welcome', who: 'nobody', path: '/get-started', words: 'Choose your language' },
  { name: 'verification', who: 'nobody', path: '/mobile-otp-verify', words: 'Login or register' },
  { name: 'home of a guest', who: 'GUEST', path: '/home', words: 'How can we help you today?' },
  { name: 'home of a patient', who: 'PATIENT', path: '/home', words: 'Your next appointment' },
  { name: 'find a doctor', who: 'GUEST', path: '/find-doctor?search=spine', words: 'Book video' },
  { name: 'specialities', who: 'GUEST', path: '/find-doctor?type=speciality', words: 'Spine Surgery' },
  { name: 'doctor', who: 'GUEST', path: profileOf, words: 'Patient reviews' },
  {
    name: 'confirmed appointment',
    who: 'PATIENT',
    path: ({ params }) => `/appointment/success${params.appointmentSuccess}`,
    words: 'Appointment confirmed',
  },
  {
    name: 'failed payment',
    who: 'PATIENT',
    path: ({ params }) => `/appointment/failure${params.appointmentFailure}`,
    words: 'Retry Payment',
  },
  { name: 'orders of a patient', who: 'PATIENT', path: '/order-list', words: 'Coming up' },
  { name: 'app features', who: 'nobody', path: '/app-feature', words: 'We stay with you' },
  { name: 'about us', who: 'PATIENT', path: '/about-us', words: 'Why we exist' },
  { name: 'careers', who: 'nobody', path: '/careers', words: 'Open positions' },
  { name: 'partners', who: 'GUEST', path: '/partner-with-us', words: 'Merudanda Spine Institute' },
  { name: 'contact of a guest', who: 'GUEST', path: '/contact-us', words: 'Write to us about anything' },
  { name: 'contact of a doctor', who: 'DOCTOR', path: '/contact-us', words: 'Write to us about anything' },
  { name: 'second opinion', who: 'PATIENT', path: '/contact-us?form=secondOpinion', words: 'Type of inquiry' },
  { name: 'terms', who: 'nobody', path: '/terms-conditions', words: 'These terms are the agreement' },
  { name: 'privacy', who: 'nobody', path: '/privacy-policies', words: 'Health is private.' },
  { name: 'a page to come', who: 'GUEST', path: '/medicines', words: 'Opening soon' },
  { name: 'schedule of a doctor', who: 'DOCTOR', path: '/schedule', words: 'Today' },
  {
    name: 'display of the reception',
    who: 'DOCTOR',
    path: '/opd-reception/display',
    words: /^Dr\. /,
  },
  {
    name: 'reception of a doctor',
    who: 'DOCTOR',
    path: '/opd-reception',
    words: /^(?:In consultation \(\d+\)|Open the reception on a computer)$/,
  },
  { name: 'beds of a doctor', who: 'DOCTOR', path: '/ip-dash', words: 'Neuro ICU' },
  { name: 'in-patients of a junior doctor', who: 'JR_DOCTOR', path: '/ip-dash?navItem=1', words: 'Filters' },
  { name: 'admission by a doctor', who: 'DOCTOR', path: '/admit-patient', words: 'Enter patient contact' },
  {
    name: 'prescription that a doctor writes',
    who: 'DOCTOR',
    path: ({ params }) => `/create-prescription${params.createPrescription}`,
    words: 'Add Medicine',
  },
  { name: 'desk of a clinic', who: 'PHARMACY', path: '/clinic-patient', words: 'My patients' },
  { name: 'a page to come of a doctor', who: 'DOCTOR', path: '/reports', words: 'Opening soon' },
  { name: 'landing page of a diagnostic centre', who: 'DIAGNOSTIC_CENTER', path: '/orders', words: 'Opening soon' },
  { name: 'server error', who: 'nobody', path: '/server-error', words: 'technical difficulties' },
  { name: 'nothing here', who: 'nobody', path: '/not-found', words: 'We could not find this page' },
]

export const pathOf = ({ path }: Look, practice: Practice): string => (typeof path === 'string' ? path : path(practice))
