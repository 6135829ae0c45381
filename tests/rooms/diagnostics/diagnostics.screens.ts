import type { Page } from 'playwright-core'
import { type Areas, type Look, opensFrom, type Shown } from '../../kit/shown'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const pick = async (page: Page) => {
  await button(page, /^Add /).click()
  await page.getByText('Total', { exact: true }).or(button(page, 'View cart')).first().waitFor()
}
const tests: Shown = {
  name: 'the tests of a centre',
  who: 'PATIENT',
  path: '/test-reports',
  words: /^Open today|^Closed today/,
  open: async (_, page) => {
    await button(page, /^See tests of /).click()
    await button(page, /^Add /).waitFor()
  },
}

export const diagnosticsOverlays: readonly Shown[] = [
  tests,
  opensFrom(tests, {
    name: 'the cart of tests',
    sizes: ['phone', 'tablet'],
    open: async (_, page) => {
      await pick(page)
      await button(page, 'View cart').click()
      await page.getByRole('dialog', { name: 'Cart' }).waitFor()
    },
  }),
  opensFrom(tests, {
    name: 'the question before a cart is cleared',
    sizes: ['desktop'],
    open: async (_, page) => {
      await pick(page)
      await page.getByRole('button', { name: 'Clear', exact: true }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  }),
  opensFrom(tests, {
    name: 'the day of a visit',
    sizes: ['desktop'],
    open: async (I, page) => {
      await pick(page)
      await button(page, 'Choose a day').click()
      await I.seeVisitChoices()
    },
  }),
]

export const diagnosticsLooks: readonly Look[] = [
  { name: 'diagnostic centres', who: 'GUEST', path: '/test-reports', words: /^Open today|^Closed today/ },
]

export const diagnosticsAreas: Areas = { testReports: 'patient' }
