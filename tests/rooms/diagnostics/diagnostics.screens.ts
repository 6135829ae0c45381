import type { Page } from 'playwright-core'
import type { Areas, Look, Shown } from '../../kit/shown'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const seeTests = async (page: Page) => {
  await button(page, /^See tests of /).click()
  await button(page, /^Add /).waitFor()
}
const pick = async (page: Page) => {
  await seeTests(page)
  await button(page, /^Add /).click()
  await page.getByText('Total', { exact: true }).or(button(page, 'View cart')).first().waitFor()
}
const atTests = { who: 'PATIENT', path: '/test-reports', words: /^Open today|^Closed today/ } as const

export const diagnosticsOverlays: readonly Shown[] = [
  { name: 'the tests of a centre', ...atTests, open: (_, page) => seeTests(page) },
  {
    name: 'the cart of tests',
    ...atTests,
    sizes: ['phone', 'tablet'],
    open: async (_, page) => {
      await pick(page)
      await button(page, 'View cart').click()
      await page.getByRole('dialog', { name: 'Cart' }).waitFor()
    },
  },
  {
    name: 'the question before a cart is cleared',
    ...atTests,
    sizes: ['desktop'],
    open: async (_, page) => {
      await pick(page)
      await page.getByRole('button', { name: 'Clear', exact: true }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'the day of a visit',
    ...atTests,
    sizes: ['desktop'],
    open: async (I, page) => {
      await pick(page)
      await button(page, 'Choose a day').click()
      await I.seeVisitChoices()
    },
  },
]

export const diagnosticsLooks: readonly Look[] = [
  { name: 'diagnostic centres', who: 'GUEST', path: '/test-reports', words: /^Open today|^Closed today/ },
]

export const diagnosticsAreas: Areas = { testReports: 'patient' }
