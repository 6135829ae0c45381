import { press, seeDialog } from '../../kit/screens'
import type { Areas, Look, Shown } from '../../kit/shown'

export const salesLooks: readonly Look[] = [
  { name: 'the profile of a pharmacy', who: 'PHARMACY', path: '/profile-details', words: 'Total sales' },
  {
    name: 'the profile of a diagnostic centre',
    who: 'DIAGNOSTIC_CENTER',
    path: '/profile-details',
    words: 'Total sales',
  },
]

export const salesOverlays: readonly Shown[] = [
  {
    name: 'the drawer of a pharmacy that is counted',
    who: 'PHARMACY',
    path: '/profile-details',
    words: 'Total sales',
    open: async (_, page) => {
      await press(page, 'Close the drawer: Cash')
      await page.getByRole('dialog', { name: /^Close the drawer of/ }).waitFor()
    },
  },
  {
    name: 'a new offer of a centre',
    who: 'DIAGNOSTIC_CENTER',
    path: '/profile-details',
    words: 'Total sales',
    open: async (_, page) => {
      await press(page, 'New offer')
      await seeDialog(page, 'New offer')
    },
  },
  {
    name: 'a new offer of a centre for chosen tests',
    who: 'DIAGNOSTIC_CENTER',
    path: '/profile-details',
    words: 'Total sales',
    open: async (_, page) => {
      await press(page, 'New offer')
      const form = page.getByRole('dialog', { name: 'New offer' })
      await form.getByText('Chosen tests').click()
      await form.getByRole('checkbox').first().waitFor()
    },
  },
  {
    name: 'the tests of a centre',
    who: 'DIAGNOSTIC_CENTER',
    path: '/profile-details',
    words: 'Total sales',
    open: async (_, page) => {
      await press(page, 'See tests and prices')
      await page.getByRole('dialog', { name: 'Tests and prices' }).getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'the pause of a pharmacy',
    who: 'PHARMACY',
    path: '/profile-details',
    words: 'Total sales',
    open: async (_, page) => {
      await press(page, 'Pause new orders')
      await seeDialog(page, 'Pause new orders')
    },
  },
]

export const salesAreas: Areas = { profileDetails: 'provider' }
