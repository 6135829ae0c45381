import type { Page } from 'playwright-core'
import { supportApi } from '../../src/core/support/support.api'
import { doctorOverlays } from './doctorOverlays'
import type { Practice } from './everyPage'
import type { Person } from './pages/person'
import { entriesOf, newNumber, newPatient, nextDoctor } from './patients'
import { needPage } from './paths/alive'
import { receptionOverlays } from './receptionOverlays'
import type { Shown } from './shown'

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()
const seeDialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name }).waitFor()

export const profileOf = ({ params }: Practice) => `/doctor-profile${params.doctorProfile}`

const pickSlot = async (I: Person) => {
  await I.openPanel()
  await I.seeSlots()
  await I.chooseInClinic()
  await I.chooseSlot()
}
const checkOut = async (I: Person) => {
  await pickSlot(I)
  await I.goOn()
  await I.seeReview()
}

const seeNotifications = async (I: Person) => {
  await I.openNotifications()
  await I.see(/You are all caught up|Opps ! No Notifications yet|Patient admitted/)
}

const home = { path: '/home', words: 'How can we help you today?' } as const
const doctor = { path: profileOf, words: 'Patient reviews' } as const
const desk = { who: 'DOCTOR', path: '/schedule', words: 'Today' } as const

/** A panel of the doctor's menu. */
const panel = (entry: string, title: string): Shown => ({
  ...desk,
  name: `${title} of a doctor`,
  open: async (I, page) => {
    await I.openMenu()
    await press(page, entry)
    await seeDialog(page, title)
  },
})

export const overlays: readonly Shown[] = [
  {
    name: 'login',
    who: 'nobody',
    path: '/',
    words: 'The right brain and spine specialist, without the runaround',
    sizes: ['desktop'],
    open: async (I) => {
      await I.openLogin()
      await I.seeNumberStep()
    },
  },
  {
    name: 'login asked for',
    who: 'GUEST',
    path: '/order-list',
    words: 'Your appointments will appear here',
    open: async (I) => {
      await I.askToSeeOrders()
      await I.seeNumberStep()
    },
  },
  {
    name: 'one-time code',
    who: 'nobody',
    path: '/mobile-otp-verify',
    words: 'Login or register',
    open: async (I) => {
      await I.typeNumber(newNumber())
      await I.requestCode()
      await I.seeCodeStep()
    },
  },
  {
    name: 'tutorial',
    who: 'nobody',
    session: async () => ({}),
    path: '/get-started',
    words: 'Choose your language',
    open: async (I, page) => {
      await needPage(page)
      // What is painted knows of no choice: the page is alive once it does.
      await page.getByRole('radio', { checked: true }).waitFor({ state: 'attached' })
      await I.goOnInOnboarding('Continue')
      await I.see('Only brain and spine specialists')
    },
  },
  {
    name: 'profile prompt',
    who: 'NEWCOMER',
    ...home,
    open: (_, page) => seeDialog(page, 'Complete your profile'),
  },
  {
    name: 'location prompt',
    who: 'GUEST',
    path: '/find-doctor',
    words: /^Showing \d+ doctors/,
    isFirstVisit: true,
    open: (_, page) => page.getByRole('dialog').getByRole('button').first().waitFor(),
  },
  {
    name: 'location picker',
    who: 'GUEST',
    ...home,
    open: async (_, page) => {
      await press(page, /Choose location/)
      await page.getByPlaceholder('Search for city, Area, Pincode', { exact: true }).fill('560034')
      await page
        .getByRole('dialog')
        .getByText(/560034/)
        .first()
        .waitFor()
    },
  },
  { name: 'settings of a guest', who: 'GUEST', ...home, open: (I) => I.openSettings() },
  {
    name: 'menu of a patient',
    who: 'PATIENT',
    ...home,
    open: async (I, page) => {
      await I.openMenu()
      await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).waitFor()
    },
  },
  {
    name: 'logout of a patient',
    who: 'PATIENT',
    ...home,
    open: async (I) => {
      await I.openMenu()
      await I.askToLogOut()
    },
  },
  {
    name: 'language menu',
    who: 'PATIENT',
    ...home,
    sizes: ['desktop'],
    open: async (_, page) => {
      await page.getByRole('banner').locator('summary:has(svg.lucide-languages)').filter({ visible: true }).click()
      await page.getByRole('banner').getByRole('button', { name: 'हिन्दी' }).waitFor()
    },
  },
  { name: 'notifications of a guest', who: 'GUEST', ...home, open: seeNotifications },
  { name: 'notifications of a patient', who: 'PATIENT', ...home, open: seeNotifications },
  { name: 'notifications of a doctor', ...desk, open: seeNotifications },
  {
    name: 'what is not allowed',
    who: 'PATIENT',
    ...home,
    open: async (_, page) => {
      const refused = { status: 403, json: { message: '', statusCode: 403 } }
      await page.route(`**${supportApi.patientTicket.path}`, (route) => route.fulfill(refused))
      await press(page, 'Reach out')
      await page.getByRole('alertdialog', { name: 'permission access' }).waitFor()
    },
  },
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
  { name: 'booking panel', who: 'GUEST', ...doctor, open: pickSlot },
  { name: 'checkout', who: 'PATIENT', ...doctor, open: checkOut },
  {
    name: 'choosing a patient',
    who: 'PATIENT',
    ...doctor,
    open: async (I) => {
      await checkOut(I)
      await I.changePatient()
      await I.seeChooser()
    },
  },
  {
    name: 'adding a patient',
    who: 'PATIENT',
    ...doctor,
    open: async (I, page) => {
      await checkOut(I)
      await I.changePatient()
      await I.seeChooser()
      await press(page, /Add/)
      await page.getByRole('dialog').getByLabel('Full name').waitFor()
    },
  },
  {
    name: 'test of camera and microphone',
    who: 'PATIENT',
    path: ({ videoBookingId }) => `/appointment/success?bookingId=${videoBookingId}`,
    words: 'Appointment confirmed',
    open: async (I) => {
      await I.testDevices()
      await I.seeDevice('Microphone', 'Works')
    },
  },
  {
    name: 'booked',
    who: 'PATIENT',
    ...doctor,
    session: async (served) => entriesOf((await newPatient(served)).storage),
    path: async (_, served) => `/doctor-profile?doctorId=${(await nextDoctor(served)).id}`,
    open: async (I) => {
      await checkOut(I)
      await I.payWith('Pay later')
      await I.book()
      await I.seeBookedDialog()
    },
  },
  {
    name: 'payment failed',
    who: 'PATIENT',
    path: ({ params }) => `/appointment/failure${params.appointmentFailure}`,
    words: 'Retry Payment',
    open: (I) => I.seePaymentFailed(),
  },
  {
    name: 'an answer',
    who: 'PATIENT',
    path: '/faq?tag=brain',
    words: 'Questions and answers',
    open: async (_, page) => {
      const question = page.getByRole('main').locator('summary, button[aria-expanded]').first()
      await question.click()
    },
  },
  ...receptionOverlays,
  ...doctorOverlays,
  {
    name: 'menu of a doctor',
    ...desk,
    open: async (I, page) => {
      await I.openMenu()
      await page.getByRole('button', { name: 'Templates' }).filter({ visible: true }).waitFor()
    },
  },
  panel('Availability Settings', 'Availability Settings'),
  {
    ...desk,
    name: 'new hours of a doctor',
    open: async (I) => {
      await I.openHours()
      await I.addHours()
      await I.seeHoursForm()
    },
  },
  panel('Reviews', 'Reviews'),
  panel('Clinical team', 'Clinical team (2)'),
  panel('Templates', 'Prescription templates'),
  { name: 'help for a doctor', ...desk, open: (I) => I.openHelp() },
  {
    name: 'settings of a doctor',
    ...desk,
    open: async (I, page) => {
      await I.openMenu()
      await press(page, /^Settings$/)
      await I.seeSettings()
    },
  },
  {
    name: 'logout of a doctor',
    ...desk,
    open: async (I) => {
      await I.openMenu()
      await I.askToLogOut()
    },
  },
]
