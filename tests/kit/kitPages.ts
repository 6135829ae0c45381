import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { openTab, sharedBrowser, type Size } from './browser'
import { serveDevPages } from './devPages'
import { onPageError } from './pageErrors'

/**
 * For one test file: opens the page of the kit, or of one part, as it looks on such a device; what it throws fails the
 * test. A device keeps its tab, which has the scripts already.
 */
export const kitPages = (): ((size: Size, search: string) => Promise<Page>) => {
  let browser: Browser
  let served: Awaited<ReturnType<typeof serveDevPages>>
  const tabs = new Map<Size, Promise<Page>>()
  const faults: string[] = []

  beforeAll(async () => {
    ;[browser, served] = await Promise.all([sharedBrowser(), serveDevPages()])
  })
  afterEach(() => {
    const met = faults.splice(0).join('\n')
    if (met) throw new Error(met)
  })
  afterAll(async () => {
    for (const tab of tabs.values()) await (await tab).context().close()
    await served.close()
  })

  const newTab = async (size: Size): Promise<Page> => {
    const page = await openTab(browser, size, served.url)
    onPageError(page, (message) => faults.push(message))
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    return page
  }

  return async (size: Size, search: string): Promise<Page> => {
    const tab = tabs.get(size) ?? newTab(size)
    tabs.set(size, tab)
    const page = await tab
    await page.goto(`/dev/kit?bare&${search}`)
    await page.locator('.story').first().waitFor()
    return page
  }
}

/** One state of a part. */
export const story = (page: Page, part: string, name: string) => page.getByRole('region', { name: `${part}: ${name}` })
/** The words of what has the focus. */
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
export const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
