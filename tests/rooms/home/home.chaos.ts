import type { Page } from 'playwright-core'
import { doctorsApi } from '../../../src/core/doctors/doctors.api'
import { homeApi } from '../../../src/core/home/home.api'
import { marketingApi } from '../../../src/core/marketing/marketing.api'
import { sessionApi } from '../../../src/core/session/session.api'
import { supportApi } from '../../../src/core/support/support.api'
import { asPatient } from '../../kit/chaos/openings'
import { button, type ChaosScreen, press, retry } from '../../kit/chaos/screen'
import { ownMenu } from '../../kit/pages/ownMenu'

const speciality = (page: Page) => page.getByRole('link', { name: /Epilepsy/ })

export const homeScreens: readonly ChaosScreen[] = [
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
]
