import { newNumber } from '../../kit/patients'
import type { Areas, Look, Shown } from '../../kit/shown'

export const sessionOverlays: readonly Shown[] = [
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
    words: 'Your orders will appear here',
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
      // What is drawn knows of no choice: the page is alive once it does.
      await page.getByRole('radio', { checked: true }).waitFor({ state: 'attached' })
      await I.goOnInOnboarding('Continue')
      await I.see('Only brain and spine specialists')
    },
  },
]

export const sessionLooks: readonly Look[] = [
  { name: 'welcome', who: 'nobody', path: '/get-started', words: 'Choose your language' },
  { name: 'verification', who: 'nobody', path: '/mobile-otp-verify', words: 'Login or register' },
]

export const sessionAreas: Areas = { getStarted: 'everyone', verifyMobile: 'everyone' }
