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
    measures: [
      {
        holds:
          'on a narrow screen each of those who are shown has what is done next, and the bar stands on the navigation',
        of: (page) =>
          page.evaluate(() => {
            const rows = [...document.querySelectorAll('main [data-entry]')].filter((row) => row.checkVisibility())
            const bar = document.querySelector('main [data-density] > div:last-child')!.getBoundingClientRect()
            const below = [...document.querySelectorAll('nav')].findLast((nav) => nav.checkVisibility())!
            return {
              isIdle: rows.length === 0 || rows.some((row) => row.querySelector('button') === null),
              gap: Math.round(below.getBoundingClientRect().top - bar.bottom),
            }
          }),
        is: { isIdle: false, gap: 0 },
        at: ['tablet', 'phone'],
      },
    ],
  },
]

export const receptionAreas: Areas = { opdReception: 'doctor', queueDisplay: 'doctor' }
