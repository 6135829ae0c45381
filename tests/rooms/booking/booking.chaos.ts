import type { Page } from 'playwright-core'
import { configApi } from '../../../src/core/app/config.api'
import { bookingApi } from '../../../src/core/booking/booking.api'
import { membersApi } from '../../../src/core/members/members.api'
import { paymentApi } from '../../../src/core/payment/payment.api'
import { asPatient, atCheckout } from '../../kit/chaos/openings'
import { button, type ChaosScreen, choose, press, retry } from '../../kit/chaos/screen'

const notifyMe = button('Notify me when slots open')
const seeReview = (page: Page) => button(/^(?:Book Now$|Pay ₹)/)(page).waitFor()
const fillPerson = async (page: Page) => {
  await page.getByLabel('Full name').fill('Kavita Rao')
  await page.getByLabel('Age').fill('34')
  await choose('Female')(page)
}
const person = (page: Page) => page.getByRole('dialog').locator('input[type=text], input:not([type])')

export const bookingScreens: readonly ChaosScreen[] = [
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
        provoke: press(/^Pay ₹/),
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
]
