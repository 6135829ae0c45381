import type { Page } from 'playwright-core'
import { bookingApi } from '../../../src/core/booking/booking.api'
import { doctorsApi } from '../../../src/core/doctors/doctors.api'
import { reviewsApi } from '../../../src/core/reviews/reviews.api'
import { asGuest } from '../../kit/chaos/openings'
import { type ChaosScreen, retry } from '../../kit/chaos/screen'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search doctors', exact: true })

export const doctorsScreens: readonly ChaosScreen[] = [
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
]
