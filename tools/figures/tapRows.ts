import type { Page } from 'playwright-core'
import type { RouteName } from '../../src/core/app/routes'
import type { Practice, Viewer } from '../../tests/kit/everyPage'
import { atClinicDesk, desk, onSchedule, onWard } from './staffTaps'
import { back, button, close, dialog, type Find, goOn, press, type Tap, type TapRow, type, words } from './tap'

const FOUND = 'Book video'

const place: Find = (page) => page.getByPlaceholder('Search for city, Area, Pincode', { exact: true })

/** What the patient's bar offers on every page it stands over. */
const inBar: readonly Tap[] = [
  press('open', 'location picker', button(/Choose location|Change location/), place),
  type('a place', place, 'kora'),
  close('location picker'),
]
const doctorsInBar = (page: Page) =>
  page.getByRole('link', { name: 'Search doctors' }).filter({ visible: true }).first()

/** A page under the patient's bar. */
const underBar = (who: Viewer, text: string, own: readonly Tap[] = []): TapRow => ({
  who,
  words: text,
  taps: [...inBar, ...own, goOn('doctors', doctorsInBar, FOUND), back(text)],
})

const COMING = 'Opening soon'
const coming = underBar('GUEST', COMING)
const comingAlone: TapRow = {
  who: 'GUEST',
  words: COMING,
  taps: [
    goOn('doctors', (page) => page.getByRole('main').getByRole('link', { name: 'Find a doctor' }), FOUND),
    back(COMING),
  ],
}

const slot: Find = (page) =>
  page
    .getByRole('radiogroup', { name: /^(Morning|Afternoon|Evening)/ })
    .getByRole('radio', { name: /available$/ })
    .last()
const dates: Find = (page) => page.getByRole('radiogroup', { name: 'Choose a date' })
const chosen: Find = (page) => page.getByRole('radio', { name: /available$/, checked: true }).last()
const booking: readonly Tap[] = [
  press('choose', 'slot', slot, chosen),
  press('choose', 'in-clinic', (page) => page.getByRole('tab', { name: 'In-Clinic' }), dates),
  close('booking sheet'),
]
const search: Find = (page) => page.getByRole('searchbox', { name: 'Search doctors', exact: true })
const named: Find = (page) => page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first()
const field =
  (label: string | RegExp): Find =>
  (page) =>
    page.getByRole('main').getByLabel(label).first()

/** The written list of what is done on every page; the drawings of the machines are for developers. */
export const tapRows: Readonly<Record<RouteName, TapRow>> = {
  landing: {
    who: 'nobody',
    words: 'The right brain and spine specialist',
    taps: [
      goOn('find doctors', (page) => page.getByRole('main').getByRole('button', { name: 'Find doctors' }), FOUND),
      back('The right brain and spine specialist'),
    ],
  },
  getStarted: {
    who: 'nobody',
    words: 'Choose your language',
    taps: [
      press(
        'choose',
        'language',
        (page) => page.locator('label', { hasText: 'English' }).first(),
        (page) => page.getByRole('radio', { checked: true }),
      ),
      press('go on', 'tutorial', button('Continue'), words('Only brain and spine specialists')),
      press('go on', 'next picture', button('Next'), words('A time that suits you, booked in a minute')),
      press('back', 'picture before', button('Back'), words('Only brain and spine specialists')),
    ],
  },
  verifyMobile: {
    who: 'nobody',
    words: 'Login or register',
    taps: [type('number', (page) => page.getByLabel('Mobile number'), '98765')],
  },
  home: underBar('GUEST', 'How can we help you today?', [
    press('open', 'notifications', button(/^Notifications/), dialog),
    close('notifications'),
  ]),
  findDoctor: {
    who: 'GUEST',
    words: FOUND,
    taps: [
      press('open', 'filters', button(/^Filters/), dialog),
      press(
        'choose',
        'filter',
        // Not the distance, which asks where the guest is.
        (page) => dialog(page).getByText('Video Call', { exact: true }),
        dialog,
      ),
      close('filters'),
      type('a word', search, 'spine'),
      press('open', 'booking sheet', button(/^Book video/), dates),
      ...booking,
      goOn('doctor', named, 'Patient reviews'),
      back(FOUND),
    ],
  },
  doctorProfile: {
    who: 'GUEST',
    words: 'Patient reviews',
    taps: [press('open', 'booking sheet', button('Book appointment'), dates), ...booking],
  },
  appointmentSuccess: underBar('PATIENT', 'Slot number'),
  appointmentFailure: {
    who: 'PATIENT',
    words: 'Retry Payment',
    taps: [goOn('close', button('Close'), 'How can we help you today?'), back('Retry Payment')],
  },
  orderList: underBar('PATIENT', 'Coming up'),
  aboutUs: underBar('GUEST', 'Why we exist'),
  appFeature: underBar('GUEST', 'We stay with you'),
  partnerWithUs: underBar('GUEST', 'Merudanda Spine Institute', [type('name', field('Full name'), 'Asha')]),
  careers: underBar('GUEST', 'Open positions'),
  contactUs: underBar('GUEST', 'Write to us about anything', [type('name', field('Full name'), 'Asha')]),
  faq: {
    who: 'GUEST',
    words: 'Questions and answers',
    taps: [
      press(
        'open',
        'answer',
        (page) => page.getByRole('main').locator('summary').first(),
        (page) => page.locator('main details[open]').first(),
      ),
      press(
        'close',
        'answer',
        (page) => page.getByRole('main').locator('details[open] summary').first(),
        (page) => page.locator('main:not(:has(details[open]))'),
      ),
    ],
  },
  medicines: coming,
  testReports: coming,
  medicalRecords: coming,
  chat: comingAlone,
  healthHub: coming,
  healthHubVideo: comingAlone,
  healthHubBlogs: comingAlone,
  healthHubPlaylist: comingAlone,
  healthHubBlog: comingAlone,
  healthHubDisease: comingAlone,
  healthAssessment: coming,
  terms: underBar('GUEST', 'These terms are the agreement'),
  privacy: underBar('GUEST', 'Your health is private.'),
  schedule: desk('DOCTOR', 'Today', 'Chats', onSchedule),
  createPrescription: desk('DOCTOR', 'Create Prescription', 'Chats'),
  prescription: underBar('PATIENT', 'There is no prescription here'),
  ipDash: desk('DOCTOR', 'In-patients', 'Chats', onWard),
  opdReception: desk('DOCTOR', 'OPD reception', 'Chats'),
  queueDisplay: {
    who: 'DOCTOR',
    words: 'Token',
    taps: [press('choose', 'sound', button('Turn the sound on'), button('Turn the sound off'))],
  },
  admitPatient: desk('DOCTOR', 'Admit patient', 'Chats', [type('a number', field('Mobile number'), '90000')]),
  chats: desk('DOCTOR', 'Chats', 'Schedule'),
  profile: { who: 'DOCTOR', words: 'Profile', taps: desk('DOCTOR', 'Profile', 'Schedule').taps.slice(-2) },
  profileDetail: desk('DOCTOR', 'Profile details', 'Schedule'),
  reports: desk('DOCTOR', 'Reports', 'Schedule'),
  joinRoom: { ...comingAlone, who: 'PATIENT' },
  clinicPatient: desk('PHARMACY', 'My patients', 'Orders', atClinicDesk),
  orders: desk('PHARMACY', 'Orders', 'Profile'),
  profileDetails: desk('PHARMACY', 'Profile', 'Orders'),
  serverError: {
    who: 'GUEST',
    words: 'technical difficulties',
    taps: [
      goOn('home', (page) => page.getByRole('main').getByRole('link').first(), 'How can we help you today?'),
      back('technical difficulties'),
    ],
  },
  notFound: underBar('GUEST', 'We could not find this page'),
}

/** The address of a page for the interactions on it. */
export const addressOf = (practice: Practice, route: RouteName, path: string): string =>
  `${path}${practice.params[route] ?? ''}`
