import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { openTab, type Size, startBrowser } from './browser'
import { serve, type Served } from './served'

/** The whole product in front of a browser, for the tests of one file. */
export const inBrowser = (more?: Parameters<typeof serve>[0]) => {
  let served: Served
  let browser: Browser
  const tabs: Page[] = []

  beforeAll(async () => {
    served = await serve(more)
    browser = await startBrowser()
  })
  afterEach(async () => {
    await Promise.all(tabs.splice(0).map((tab) => tab.context().close()))
  })
  afterAll(async () => {
    await browser.close()
    await served.close()
  })

  return {
    get served() {
      return served
    },
    get browser() {
      return browser
    },
    /** A tab as `openTab` opens it, closed after the test. */
    open: async (size: Size, options?: Parameters<typeof openTab>[3]): Promise<Page> => {
      const tab = await openTab(browser, size, served.url, options)
      tabs.push(tab)
      return tab
    },
  }
}
