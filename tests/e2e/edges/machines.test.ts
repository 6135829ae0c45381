import { expect, test } from 'vitest'
import { faultsOf } from '../../kit/axe'
import { inBrowser } from '../../kit/inBrowser'
import type { Page } from 'playwright-core'

const product = inBrowser()

test('a tester decides how the next call ends, and the tab meets it', async () => {
  const tab = await product.open('desktop')
  await tab.goto('/dev/outcomes?row=doctors.find')
  await tab.getByLabel('The next call').selectOption('500')
  await tab.getByRole('button', { name: 'Decide' }).click()
  await tab.getByText('doctors.find answers 500').waitFor()
  expect((await faultsOf(tab)).violations).toEqual([])
  await tab.goto('/find-doctor')
  await tab.getByRole('button', { name: 'Retry' }).click()
  await tab.getByRole('button', { name: 'Book clinic' }).first().waitFor()
})

/** `/dev/machines` beside the tab that it follows, with everything that was posted between them. */
const openMachines = async (tab: Page, link = '') => {
  const page = await tab.context().newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.addInitScript(() => {
    const posted: unknown[] = []
    Object.assign(globalThis, { posted })
    new BroadcastChannel('machines').addEventListener('message', ({ data }) => posted.push(data))
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/dev/machines${link}`)
  return {
    page,
    faults,
    posted: () => page.evaluate(() => JSON.stringify((globalThis as unknown as { posted: unknown[] }).posted)),
    lit: (state: string) => page.locator(`[data-state="${state}"][data-active]`).waitFor(),
    place: () => page.getByRole('status').first().textContent(),
    seen: () =>
      page.evaluate(() => ({
        lit: [...document.querySelectorAll('[data-active]')].map((each) => each.getAttribute('data-state')),
        context: document.querySelector('[role=tabpanel]')?.textContent,
      })),
  }
}

test('a link of a QA script opens its path, which is played apart to its end', async () => {
  const tab = await product.open('desktop')
  const { page, faults, lit } = await openMachines(tab, '?path=1&step=4#booking.choosingSlot')
  await page.locator('.selected[data-state="choosingSlot"]').waitFor()
  await expect.poll(() => page.locator('[aria-current=step]').textContent()).toMatch(/^Choose a slot/)
  await page.getByRole('button', { name: 'Play apart' }).first().click()
  await page.getByLabel('Pace').selectOption({ label: '0.25 s' })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByText('all 4 steps led where the path says').waitFor()
  await lit('choosingSlot')
  expect((await faultsOf(page)).violations).toEqual([])
  expect(faults).toEqual([])
})
