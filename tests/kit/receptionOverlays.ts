import type { Page } from 'playwright-core'
import type { Person } from './pages/person'

const reception = { who: 'DOCTOR', path: '/opd-reception', words: 'Call next', sizes: ['desktop'] } as const

/** The menu of somebody who waits or is seen, and whose payment stands so. */
const openMenuOf = (page: Page, payment: 'Paid' | 'Not paid') =>
  page
    .getByRole('listitem', { name: new RegExp(`, (?:Waiting|In consultation), ${payment}$`) })
    .filter({ visible: true })
    .first()
    .getByRole('button', { name: /^More: / })
    .click()

/** What opens over the reception. */
export const receptionOverlays = [
  {
    name: 'keys of the reception',
    ...reception,
    open: async (_: Person, page: Page) => {
      await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    },
  },
  {
    name: 'receipt of the reception',
    ...reception,
    open: async (_: Person, page: Page) => {
      await openMenuOf(page, 'Paid')
      await page.getByRole('menuitem', { name: 'Receipt' }).click()
      await page.getByRole('dialog', { name: 'Receipt' }).getByRole('button', { name: 'Print receipt' }).waitFor()
    },
  },
  {
    name: 'payment at the reception',
    ...reception,
    open: async (_: Person, page: Page) => {
      await openMenuOf(page, 'Not paid')
      await page.getByRole('menuitem', { name: /^Take / }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: / received$/ })
        .waitFor()
    },
  },
]
