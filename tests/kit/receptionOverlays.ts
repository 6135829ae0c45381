import type { Page } from 'playwright-core'
import type { Person } from './pages/person'

const reception = { who: 'DOCTOR', path: '/opd-reception', words: 'Call next', sizes: ['desktop'] } as const

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
      await page
        .getByRole('button', { name: /^Receipt/ })
        .filter({ visible: true })
        .first()
        .click()
      await page.getByRole('dialog', { name: 'Receipt' }).getByRole('button', { name: 'Print receipt' }).waitFor()
    },
  },
  {
    name: 'payment at the reception',
    ...reception,
    open: async (_: Person, page: Page) => {
      await page
        .getByRole('button', { name: /^Receive payment/ })
        .filter({ visible: true })
        .first()
        .click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: / received$/ })
        .waitFor()
    },
  },
]
