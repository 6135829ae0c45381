import type { Locator, Page } from 'playwright-core'
import type { RouteName } from '../../src/core/app/routes'
import type { Practice, Viewer } from '../../tests/kit/everyPage'
import { ownMenu } from '../../tests/kit/pages/writing'

export type Kind = 'open' | 'type' | 'choose' | 'close' | 'go on' | 'back'

/** One interaction: what is done, and by what the person sees that it was. */
export interface Tap {
  readonly kind: Kind
  readonly name: string
  readonly act: (page: Page) => Promise<unknown>
  readonly seen: (page: Page) => Locator
  /** Words of the next page's first real content, where it leads to one. */
  readonly next?: string
}

/** What one visitor does on a page, one after the other. */
export interface TapRow {
  readonly who: Viewer
  /** Words of the page when it is there. */
  readonly words: string
  readonly taps: readonly Tap[]
}

type Find = (page: Page) => Locator

const button =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole('button', { name }).filter({ visible: true }).first()
const dialog = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog')).first()
const inDialog =
  (find: Find): Find =>
  (page) =>
    find(page).and(page.locator('[role=dialog] *, [role=alertdialog] *'))
const words =
  (text: string | RegExp): Find =>
  (page) =>
    page.getByText(text).filter({ visible: true }).first()

const press = (kind: Kind, name: string, target: Find, seen: Find): Tap => ({
  kind,
  name,
  act: (page) => target(page).tap(),
  seen,
})
const type = (name: string, field: Find, text: string): Tap => ({
  kind: 'type',
  name,
  act: (page) => field(page).pressSequentially(text, { delay: 150 }),
  seen: field,
})
const close = (name: string, target: Find = inDialog(button('Close'))): Tap => ({
  kind: 'close',
  name,
  act: (page) => target(page).tap(),
  seen: (page) => page.locator('body:not(:has([role=dialog]:not([hidden])))'),
})
const goOn = (name: string, target: Find, next: string): Tap => ({
  ...press('go on', name, target, words(next)),
  next,
})
const back = (next: string): Tap => ({
  kind: 'back',
  name: 'back',
  act: (page) => page.evaluate(() => history.back()),
  seen: words(next),
  next,
})

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

const menuOpen: Find = (page) => page.locator('details[open]').first()
const inMenu: readonly Tap[] = [
  press('open', 'menu', ownMenu, menuOpen),
  press('close', 'menu', ownMenu, (page) => page.locator('body:not(:has(details[open]))')),
]
/** A page under the bar of the staff, by its title, and the page that is gone to. */
const desk = (who: Viewer, title: string, to: string): TapRow => ({
  who,
  words: title,
  taps: [
    ...inMenu,
    press('open', 'notifications', button(/^Notifications/), dialog),
    close('notifications'),
    goOn(
      to,
      (page) => page.getByRole('navigation').getByRole('link', { name: to }).filter({ visible: true }).first(),
      to,
    ),
    back(title),
  ],
})

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
      press('go on', 'tutorial', button('Continue'), words('Specialists for brain and spine')),
      press('go on', 'next picture', button('Next'), words('Meet your doctor without travelling')),
      press('back', 'picture before', button('Back'), words('Specialists for brain and spine')),
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
        (page) => dialog(page).locator('fieldset').nth(1).locator('label, button').first(),
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
  appFeature: underBar('GUEST', 'Somebody stays with you'),
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
  privacy: underBar('GUEST', 'Health is private.'),
  schedule: desk('DOCTOR', 'Schedule', 'Chats'),
  createPrescription: desk('DOCTOR', 'Create Prescription', 'Chats'),
  prescription: underBar('PATIENT', 'There is no prescription here'),
  ipDash: desk('DOCTOR', 'In-patients', 'Chats'),
  opdReception: desk('DOCTOR', 'OPD reception', 'Chats'),
  queueDisplay: {
    who: 'DOCTOR',
    words: 'Token',
    taps: [press('choose', 'sound', button('Turn the sound on'), button('Turn the sound off'))],
  },
  admitPatient: desk('DOCTOR', 'Admit patient', 'Chats'),
  chats: desk('DOCTOR', 'Chats', 'Schedule'),
  profile: { who: 'DOCTOR', words: 'Profile', taps: desk('DOCTOR', 'Profile', 'Schedule').taps.slice(-2) },
  profileDetail: desk('DOCTOR', 'Profile details', 'Schedule'),
  reports: desk('DOCTOR', 'Reports', 'Schedule'),
  joinRoom: { ...comingAlone, who: 'PATIENT' },
  clinicPatient: desk('PHARMACY', 'My patients', 'Orders'),
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
