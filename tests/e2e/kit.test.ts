import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { faultsOf } from '../kit/axe'
import { openTab, type Size, sizes } from '../kit/browser'
import { serveDevPages } from '../kit/devPages'

let browser: Browser
let served: Awaited<ReturnType<typeof serveDevPages>>
const tabs: Page[] = []
const faults: string[] = []

beforeAll(async () => {
  ;[browser, served] = await Promise.all([chromium.connect(inject('browserEndpoint')), serveDevPages()])
})
afterEach(async () => {
  await Promise.all(tabs.splice(0).map((tab) => tab.context().close()))
  const met = faults.splice(0)
  if (met.length > 0) throw new Error(met.join('\n'))
})
afterAll(async () => {
  await browser.close()
  await served.close()
})

/** The page of the kit, or of one part, as it looks on such a device. */
const open = async (size: Size, search: string): Promise<Page> => {
  const page = await openTab(browser, size, served.url)
  tabs.push(page)
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.goto(`/dev/kit?bare&${search}`)
  await page.locator('.story').first().waitFor()
  return page
}

test.each(Object.keys(sizes) as Size[])('every part fits a %s and breaks no rule of accessibility', async (size) => {
  const page = await open(size, '')
  expect(await faultsOf(page)).toEqual({ violations: [], overflow: 0, cut: [] })
})

test.each(['hin', 'guj', 'ben'])('every part fits a phone in its dense form in %s', async (language) => {
  const page = await open('phone', `language=${language}&density=dense`)
  await page.waitForFunction(() => document.documentElement.lang !== 'en')
  const { overflow, cut } = await faultsOf(page)
  expect({ overflow, cut }).toEqual({ overflow: 0, cut: [] })
})

test('the page frames itself at the width of a phone', async () => {
  const page = await open('desktop', '')
  await page.goto('/dev/kit?part=stepper')
  await page.getByLabel('Width').selectOption('390 px')
  await page.frameLocator('iframe').getByText('3 of 4').waitFor()
  expect(page.url()).toContain('part=stepper&width=390')
})

test('a step that is done is gone back to by keyboard; those to come are no buttons', async () => {
  const page = await open('desktop', 'part=stepper')
  const third = page.getByRole('region', { name: 'Stepper: third' })
  expect(await third.getByRole('button').allTextContents()).toEqual(['Slot', 'Patient'])
  await third.getByRole('button', { name: 'Done: Slot' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await third.locator('li [aria-current=step]').textContent()).toBe('2Patient')
})
