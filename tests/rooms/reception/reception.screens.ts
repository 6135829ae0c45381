import type { Page } from 'playwright-core'
import type { Areas, Look, Shown } from '../../kit/shown'

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
export const receptionOverlays: readonly Shown[] = [
  {
    name: 'keys of the reception',
    ...reception,
    open: async (_, page) => {
      await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    },
  },
  {
    name: 'receipt of the reception',
    ...reception,
    open: async (_, page) => {
      await openMenuOf(page, 'Paid')
      await page.getByRole('menuitem', { name: 'Receipt' }).click()
      await page.getByRole('dialog', { name: 'Receipt' }).getByRole('button', { name: 'Print receipt' }).waitFor()
    },
  },
  {
    name: 'payment at the reception',
    ...reception,
    open: async (_, page) => {
      await openMenuOf(page, 'Not paid')
      await page.getByRole('menuitem', { name: /^Take / }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: / received$/ })
        .waitFor()
    },
  },
]

export const receptionLooks: readonly Look[] = [
  {
    name: 'display of the reception',
    who: 'DOCTOR',
    path: '/opd-reception/display',
    words: /^Dr\. /,
  },
  {
    name: 'reception of a doctor',
    who: 'DOCTOR',
    path: '/opd-reception',
    words: /^(?:In consultation \(\d+\)|Open the reception on a computer)$/,
  },
]

export const receptionAreas: Areas = { opdReception: 'doctor', queueDisplay: 'doctor' }
