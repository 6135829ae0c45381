import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openTab } from '../kit/browser'
import { inBrowser } from '../kit/inBrowser'
import { leaveTab } from '../kit/tabs'

const product = inBrowser()
// No other file leaves a tab like it.
const like = { locale: 'en-IN' }
const openOne = () => openTab(product.browser, 'phone', product.served.url, like)

/** What a page finds in its browser when it opens. */
const foundIn = (page: Page) =>
  page.evaluate(async () => ({
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    databases: await indexedDB.databases(),
    cookies: document.cookie,
    added: ['left', 'answer'].filter((name) => name in globalThis),
    entries: history.length,
    state: history.state as unknown,
    width: innerWidth,
  }))

test('a tab that was left knows nothing of its test, and a test that changed it for good closes it', async () => {
  const first = await openOne()
  await first.goto('/login')
  const asNew = await foundIn(first)
  const called: string[] = []
  first.on('request', (request) => called.push(request.url()))
  await first.addInitScript(() => Object.assign(globalThis, { left: true }))
  await first.exposeFunction('answer', () => 'here')
  await first.route('**/healthz', (route) => route.abort())
  await first.setViewportSize({ width: 700, height: 700 })
  await first.goto('/doctors')
  await first.evaluate(async () => {
    localStorage.setItem('lang', 'guj')
    sessionStorage.setItem('session', 'of somebody')
    document.cookie = 'of=somebody'
    history.pushState({ of: 'somebody' }, '')
    await new Promise((resolve) => {
      indexedDB.open('of somebody').addEventListener('success', resolve)
    })
  })
  await leaveTab(first)
  const callsOfFirst = called.length

  const second = await openOne()
  expect(second).toBe(first)
  await second.goto('/login')
  expect(await foundIn(second)).toEqual(asNew)
  await expect.poll(() => second.evaluate(async () => (await fetch('/healthz')).status)).toBe(200)
  expect(called).toHaveLength(callsOfFirst)

  await second.emulateMedia({ media: 'print' })
  await leaveTab(second)
  expect(second.isClosed()).toBe(true)
})
