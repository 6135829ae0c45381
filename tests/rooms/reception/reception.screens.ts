import type { Page } from 'playwright-core'
import { escape } from '../../kit/screens'
import type { Areas, Look, Shown } from '../../kit/shown'

const reception = { who: 'DOCTOR', path: '/opd-reception', words: 'Call next', sizes: ['desktop'] } as const

/** The row of somebody of whom its end says this. */
const rowOf = (page: Page, words: string) =>
  page
    .getByRole('listitem', { name: new RegExp(`, ${words}$`) })
    .filter({ visible: true })
    .first()

/** What opens over the reception. */
export const receptionOverlays: readonly Shown[] = [
  {
    name: 'keys of the reception',
    ...reception,
    open: async (_, page) => {
      await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    },
    close: escape,
  },
  {
    name: 'receipt of the reception',
    ...reception,
    open: async (_, page) => {
      await rowOf(page, '(?:Waiting|In consultation), Paid')
        .getByRole('button', { name: /^More: / })
        .click()
      await page.getByRole('menuitem', { name: 'Receipt' }).click()
      await page.getByRole('dialog', { name: 'Receipt' }).getByRole('button', { name: 'Print receipt' }).waitFor()
    },
    close: escape,
  },
  {
    name: 'payment at the reception',
    ...reception,
    open: async (_, page) => {
      await rowOf(page, 'Arrived, Not paid')
        .getByRole('button', { name: /^Take / })
        .click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: / received$/ })
        .waitFor()
    },
    close: escape,
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
    words: /^In consultation \(\d+\)$/,
  },
]

export const receptionAreas: Areas = { opdReception: 'doctor', queueDisplay: 'doctor' }
