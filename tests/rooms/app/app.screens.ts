import { supportApi } from '../../../src/core/support/support.api'
import { escape, press, home } from '../../kit/screens'
import { type Areas, type Look, opensFrom, type Shown } from '../../kit/shown'

const menu: Shown = {
  name: 'menu of a patient',
  who: 'PATIENT',
  ...home,
  open: async (I, page) => {
    await I.openMenu()
    await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).waitFor()
  },
}

export const appOverlays: readonly Shown[] = [
  menu,
  opensFrom(menu, { name: 'logout of a patient', open: (I) => I.askToLogOut(), close: escape }),
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
]

export const appLooks: readonly Look[] = [
  { name: 'landing', who: 'nobody', path: '/', words: 'The right brain and spine specialist' },
  { name: 'landing of who has no rooms here', who: 'ADMIN', path: '/', words: 'The right brain and spine specialist' },
  { name: 'a page to come', who: 'GUEST', path: '/health-hub', words: 'Opening soon' },
  { name: 'a page to come of a doctor', who: 'DOCTOR', path: '/reports', words: 'Opening soon' },
  { name: 'server error', who: 'nobody', path: '/server-error', words: 'technical difficulties' },
  { name: 'nothing here', who: 'nobody', path: '/not-found', words: 'We could not find this page' },
]

export const appAreas: Areas = {
  landing: 'everyone',
  healthHub: 'patient',
  healthHubVideo: 'patient',
  healthHubBlogs: 'patient',
  healthHubPlaylist: 'patient',
  healthHubBlog: 'patient',
  healthHubDisease: 'patient',
  healthAssessment: 'patient',
  terms: 'everyone',
  privacy: 'everyone',
  reports: 'doctor',
  joinRoom: 'call',
  serverError: 'everyone',
  notFound: 'everyone',
}
