import type { Page } from 'playwright-core'

/** Paths of the parts of the app that the page has loaded. */
export const loadedBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/')),
  )

/**
 * A device whose network comes and goes. Chromium that only plays without one says after a reload, now and then, that
 * it has one: so the page is told by the test.
 */
export const networkOf = async (page: Page) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => sessionStorage.getItem('network') !== 'none' }),
  )
  const change = async (isOffline: boolean) => {
    await page.context().setOffline(isOffline)
    await page.evaluate(
      (network) => {
        sessionStorage.setItem('network', network)
        dispatchEvent(new Event(network === 'none' ? 'offline' : 'online'))
      },
      isOffline ? 'none' : 'some',
    )
  }
  return { lose: () => change(true), find: () => change(false) }
}

/** What a page says without a network. */
export const offline = (page: Page) => page.getByText('You are offline. What you see may be out of date.')
