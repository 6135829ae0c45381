import type { Page } from 'playwright-core'
import { configApi } from '../../../src/core/app/config.api'
import { doctorsApi } from '../../../src/core/doctors/doctors.api'
import { bookingApi } from '../../../src/core/booking/booking.api'
import { homeApi } from '../../../src/core/home/home.api'
import { marketingApi } from '../../../src/core/marketing/marketing.api'
import { membersApi } from '../../../src/core/members/members.api'
import { notificationsApi } from '../../../src/core/notifications/notifications.api'
import { ordersApi } from '../../../src/core/orders/orders.api'
import { reviewsApi } from '../../../src/core/reviews/reviews.api'
import { paymentApi } from '../../../src/core/payment/payment.api'
import { sessionApi } from '../../../src/core/session/session.api'
import { supportApi } from '../../../src/core/support/support.api'
import { ownMenu } from '../pages/ownBar.page'
import { newNumber } from '../patients'
import { afterPayment, asGuest, asPatient, atCheckout, unnamed } from './openings'
import { button, type ChaosScreen, choose, press, retry } from './screen'

const number = (page: Page) => page.getByLabel('Mobile number')
const digits = (page: Page) => page.getByRole('textbox', { name: /^Digit \d of 6$/ })
/** Those that stand before the last one, which sends the code. */
const firstDigits = (page: Page) => page.getByRole('textbox', { name: /^Digit [1-5] of 6$/ })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search doctors', exact: true })
const speciality = (page: Page) => page.getByRole('link', { name: /Epilepsy/ })
const notifyMe = button('Notify me when slots open')
const seeReview = (page: Page) => button('Book Now')(page).waitFor()

const fillPerson = async (page: Page) => {
  await page.getByLabel('Full name').fill('Kavita Rao')
  await page.getByLabel('Age').fill('34')
  await choose('Female')(page)
}
const person = (page: Page) => page.getByRole('dialog').locator('input[type=text], input:not([type])')

/** What is left to type of a code, which is sent with its last digit. */
const lastDigits = new WeakMap<Page, string>()

/** The screens of everybody, and the calls they make. */
export const patientScreens: readonly ChaosScreen[] = [
  {
    name: 'the first visit',
    size: 'phone',
    open: () => ({ path: '/find-doctor' }),
    calls: {
      'the token is asked for': { row: { endpoint: sessionApi.accessToken }, wayOn: search, isQuiet: true },
      'a guest comes in': { row: { endpoint: sessionApi.guestLogin }, wayOn: retry, isQuiet: true },
    },
  },
  {
    name: 'the home of a patient',
    size: 'phone',
    open: asPatient('/home'),
    calls: {
      'the session': {
        row: { endpoint: sessionApi.refreshPage },
        // A server that is down has a page of its own.
        wayOn: (page) => speciality(page).or(page.getByRole('link', { name: 'Go to home' })),
      },
      'the specialities': { row: { endpoint: doctorsApi.specialities }, wayOn: retry },
      'the next appointment': { row: { endpoint: homeApi.read }, wayOn: retry },
      'the banners': { row: { endpoint: marketingApi.banners }, wayOn: speciality, isQuiet: true },
      'help in choosing': {
        row: { endpoint: supportApi.patientTicket },
        provoke: press('Reach out'),
        wayOn: button('Reach out'),
      },
      leaving: {
        row: { endpoint: sessionApi.logout },
        fill: async (page) => {
          await ownMenu(page).click()
          await press('Logout')(page)
        },
        provoke: press('Yes, log out'),
        wayOn: (page) => page.getByRole('banner').locator('summary:visible, a:visible').last(),
        isQuiet: true,
      },
    },
  },
  {
    name: 'finding a doctor',
    size: 'desktop',
    open: asGuest(() => '/find-doctor'),
    calls: {
      'the doctors': { row: { endpoint: doctorsApi.find }, wayOn: retry },
      'the specialities': { row: { endpoint: doctorsApi.specialities }, wayOn: search, isQuiet: true },
      'a search': {
        row: { endpoint: doctorsApi.find, query: { search: 'headache' } },
        provoke: (page) => search(page).fill('headache'),
        typed: search,
        wayOn: retry,
      },
      'the slots of one': {
        row: { endpoint: bookingApi.slots },
        provoke: (page) => page.getByRole('main').getByRole('button', { name: /book/i }).first().click(),
        wayOn: (page) => page.getByRole('dialog').getByRole('button', { name: 'Retry' }),
      },
    },
  },
  {
    name: 'the profile of a doctor',
    size: 'desktop',
    open: asGuest(({ doctorId }) => `/doctor-profile?doctorId=${doctorId}`),
    calls: {
      'the profile': { row: { endpoint: doctorsApi.profile }, wayOn: retry },
      'the reviews': { row: { endpoint: reviewsApi.list }, wayOn: retry },
      'the video reviews': {
        row: { endpoint: reviewsApi.videoReviews },
        wayOn: (page) => page.getByRole('tab'),
        isQuiet: true,
      },
      'the slots': { row: { endpoint: bookingApi.slots }, wayOn: retry },
    },
  },
  {
    name: 'a doctor without slots',
    size: 'desktop',
    open: (practice) => asPatient(`/doctor-profile?doctorId=${practice.doctorId}`)(practice),
    before: (page) =>
      page.route('**/doctor-service/v1/schedule-slots/*', (route) =>
        route.fulfill({
          json: { result: { videoAppointment: [], clinicAppointment: [] }, message: '', statusCode: 200 },
        }),
      ),
    calls: {
      'when there are some again': { row: { endpoint: bookingApi.outlook }, wayOn: notifyMe, isQuiet: true },
      'to be notified': {
        row: { endpoint: bookingApi.askForAlert },
        provoke: press('Notify me when slots open'),
        wayOn: notifyMe,
      },
    },
  },
  {
    name: 'verifying a number',
    size: 'phone',
    open: () => ({ path: '/mobile-otp-verify' }),
    calls: {
      'the countries': {
        row: { endpoint: configApi.read, query: { key: 'countryCodes' } },
        wayOn: number,
        isQuiet: true,
      },
      'the code is asked for': {
        row: { endpoint: sessionApi.requestOtp },
        fill: (page) => number(page).fill(newNumber()),
        provoke: press('Get OTP'),
        typed: number,
        endedBy: /with 422/,
        wayOn: (page) => button('Get OTP')(page).or(digits(page).first()),
      },
      'the code is checked': {
        row: { endpoint: sessionApi.verifyOtp },
        fill: async (page, { served }) => {
          const phoneNumber = newNumber()
          await number(page).fill(phoneNumber)
          await press('Get OTP')(page)
          await digits(page).first().click()
          const code = await served.codeFor(phoneNumber)
          await page.keyboard.type(code.slice(0, -1))
          lastDigits.set(page, code.slice(-1))
        },
        provoke: (page) => page.keyboard.type(lastDigits.get(page) ?? ''),
        typed: firstDigits,
        endedBy: /with 422/,
        wayOn: (page) => button('Verify')(page),
      },
    },
  },
  {
    name: 'the ticket',
    size: 'desktop',
    open: atCheckout,
    calls: {
      'the family': { row: { endpoint: membersApi.list }, wayOn: retry },
      'the ways to pay': {
        row: { endpoint: configApi.read, query: { key: 'paymentMethods' } },
        wayOn: retry,
      },
      booking: {
        row: { endpoint: bookingApi.book },
        fill: async (page) => {
          await seeReview(page)
          await choose('Pay later')(page)
        },
        provoke: press('Book Now'),
        wayOn: button(/^(?:Book Now|Try again|Next)$/),
      },
      paying: {
        row: { endpoint: paymentApi.requestPage },
        fill: async (page) => {
          await seeReview(page)
          await choose('Pay online')(page)
        },
        provoke: press('Book Now'),
        wayOn: button('Retry Payment'),
        leadsTo: '/gateway/checkout',
      },
      'adding a person': {
        row: { endpoint: membersApi.add },
        fill: async (page) => {
          await seeReview(page)
          await press('Change patient')(page)
          await press(/Add/)(page)
          await fillPerson(page)
        },
        provoke: (page) => page.getByRole('dialog').getByRole('button', { name: 'Save' }).last().click(),
        typed: person,
        wayOn: (page) => page.getByRole('dialog').getByRole('button', { name: 'Save' }),
      },
    },
  },
  {
    name: 'the profile prompt',
    size: 'phone',
    open: unnamed,
    calls: {
      saving: {
        row: { endpoint: membersApi.saveProfile },
        fill: fillPerson,
        provoke: press('Save profile'),
        typed: person,
        wayOn: button('Save profile'),
      },
    },
  },
  {
    name: 'the notifications',
    size: 'desktop',
    open: asPatient('/home'),
    calls: {
      'the notifications': {
        row: { endpoint: notificationsApi.list },
        provoke: (page) =>
          page
            .getByRole('banner')
            .getByRole('button', { name: /^Notifications/ })
            .filter({ visible: true })
            .click(),
        wayOn: retry,
      },
    },
  },
  {
    name: 'questions and answers',
    size: 'phone',
    open: () => ({ path: '/faq' }),
    calls: {
      'the topics': { row: { endpoint: supportApi.faqTags }, wayOn: retry },
      'the answers': { row: { endpoint: supportApi.faqs }, wayOn: retry },
    },
  },
  {
    name: 'about us',
    size: 'desktop',
    open: asPatient('/about-us'),
    calls: { 'the page': { row: { endpoint: marketingApi.content }, wayOn: retry } },
  },
  {
    name: 'writing to us',
    size: 'desktop',
    open: asPatient('/contact-us'),
    calls: {
      sending: {
        row: { endpoint: supportApi.contact },
        fill: async (page) => {
          await page.getByLabel('Full name', { exact: true }).fill('Kavita Rao')
        },
        provoke: press('Send message'),
        typed: (page) => page.getByLabel('Full name', { exact: true }),
        wayOn: button('Send message'),
      },
    },
  },
  {
    name: 'my orders',
    size: 'phone',
    open: asPatient('/order-list'),
    calls: { 'the orders': { row: { endpoint: ordersApi.list }, wayOn: retry } },
  },
  {
    name: 'back from the payment',
    size: 'phone',
    open: afterPayment,
    calls: { 'the booking': { row: { endpoint: paymentApi.bookingDetail }, wayOn: retry } },
  },
]
