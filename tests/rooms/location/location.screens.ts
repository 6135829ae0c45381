import { press, home } from '../../kit/screens'
import type { Shown } from '../../kit/shown'

export const locationOverlays: readonly Shown[] = [
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
]
