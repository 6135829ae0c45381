import { TIME_ZONE } from '../../src/core/kit/timeZone'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
  type Route,
} from 'playwright-core'
import { browserArguments, ensureBrowser, fewProcesses } from '../../tools/browser'
import { FORWARDED, newAddress } from './address'
import { TIME_LIMIT_FACTOR, WAITS_FOR } from './limits'
import { idleTab, keepTab } from './tabs'

export type Size = 'phone' | 'tablet' | 'desktop'

export const sizes: Readonly<Record<Size, { width: number; height: number }>> = {
  phone: { width: 390, height: 844 },
  tablet: { width: 800, height: 1100 },
  desktop: { width: 1280, height: 900 },
}

/** A browser of its own, where the one of the run will not do. */
export const startBrowser = (executablePath: string = ensureBrowser()): Promise<Browser> =>
  chromium.launch({ executablePath, args: [...browserArguments] })

/** A page of a test lives for a second or two: optimising its code costs a fifth more than it gains. */
const UNOPTIMISED = '--js-flags=--no-opt --no-maglev'

let shared: Promise<Browser> | undefined

/**
 * The browser that the files of a worker share; it ends with the worker. What a test says to one that workers share
 * would pass through the runner's process, which takes as much work again.
 */
export const sharedBrowser = (): Promise<Browser> =>
  (shared ??= chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArguments, ...fewProcesses, UNOPTIMISED],
  }))

/** A tab whose requests go through the app's worker, as they do in a browser. */
export const WITH_WORKER = { serviceWorkers: 'allow' } as const

/** What is done when a request of a page is held. */
const whenHeld = new WeakMap<Page, () => void>()

/** Says that a request of this page waits until a test lets it go: so does what needs its answer. */
export const reportHeld = (page: Page): void => whenHeld.get(page)?.()

/**
 * Going somewhere ends when the page itself is there, not what the server drew of it, or when something of it is held;
 * who waits for less says so.
 */
export const arriving = (page: Page): Page => {
  const goTo = page.goto.bind(page)
  page.goto = async (address, options) => {
    const held = new Promise<void>((resolve) => whenHeld.set(page, resolve))
    const answer = await goTo(address, options)
    if (options?.waitUntil !== undefined) return answer
    const arrival = page.locator('#root.drawn').waitFor({ state: 'detached' })
    await Promise.race([arrival, held])
    // A page that is held may be closed before it arrives.
    arrival.catch(() => undefined)
    return answer
  }
  return page
}

export interface TabOptions extends BrowserContextOptions {
  /** Whether it was asked for its position before. */
  readonly isAsked?: boolean
  /** Where it calls from. */
  readonly address?: string
  /** How many times the product's own time limits are lengthened: 1 where they are what is tested. */
  readonly limits?: number
}

/**
 * An empty browser session on a device of this size, in the tab of an earlier test where one like it was left.
 * It installs no worker: that fetches and stores the app once more, and the test sees none of what passes through it.
 */
export const openTab = async (
  browser: Browser,
  size: Size,
  baseURL: string,
  { isAsked = true, address = newAddress(), limits = TIME_LIMIT_FACTOR, ...more }: TabOptions = {},
): Promise<Page> => {
  const session: BrowserContextOptions = {
    baseURL,
    hasTouch: size !== 'desktop',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...more,
  }
  const like = JSON.stringify({ ...session, isAsked, limits })
  // As browsers say it of themselves: the server draws for such a window.
  const extraHTTPHeaders = { [FORWARDED]: address, 'sec-ch-ua-mobile': size === 'phone' ? '?1' : '?0' }
  const left = idleTab(browser, like)
  if (left) {
    await left.context().setExtraHTTPHeaders(extraHTTPHeaders)
    await left.setViewportSize(sizes[size])
    left.setDefaultTimeout(WAITS_FOR)
    return left
  }
  const context = await browser.newContext({
    viewport: sizes[size],
    extraHTTPHeaders,
    timezoneId: TIME_ZONE,
    ...session,
  })
  context.setDefaultTimeout(WAITS_FOR)
  // Functions sent to the page may have been given names by the compiler.
  await context.addInitScript('globalThis.__name ??= (each) => each')
  await context.addInitScript((factor) => Object.assign(globalThis, { timeLimitFactor: factor }), limits)
  // A frame in which nothing may run has no storage.
  if (isAsked) await context.addInitScript(() => self === top && sessionStorage.setItem('locationAsked', 'yes'))
  const page = await context.newPage()
  if (more.javaScriptEnabled === false) return page
  if (session.serviceWorkers === 'block') await keepTab(page, browser, like)
  return arriving(page)
}

/**
 * Answers what is asked for at such addresses in another way until it is let go. The route stays: where the last one of a
 * page is taken off, a call that is under way at that moment may never end.
 */
export const divert = async (
  target: Page | BrowserContext,
  addresses: string | RegExp,
  answer: (route: Route) => unknown,
): Promise<() => void> => {
  let isDiverted = true
  await target.route(addresses, (route) => (isDiverted ? answer(route) : route.fallback()))
  return () => {
    isDiverted = false
  }
}

/** Holds what the page asks for at such addresses until it is let go. */
export const hold = async (page: Page, addresses: string): Promise<() => void> => {
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(addresses, async (route) => {
    reportHeld(page)
    await isLetGo
    await route.continue()
  })
  return letGo
}

/** What opens answers to keys from when the focus is on it or in it. */
export const hasFocus = (opened: Locator): Promise<void> =>
  opened
    .page()
    .locator(':focus')
    .and(opened.or(opened.locator('*')))
    .waitFor()

/** From here on time passes for the page when it is told to; its clock was installed before it opened. */
export const holdTime = async (page: Page): Promise<void> => {
  const hold = async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await hold().catch(async (error: Error) => {
    // The second was over before the clock stopped, which stands still all the same.
    if (!error.message.includes('to the past')) throw error
    await hold()
  })
}

export interface Beginning {
  readonly session?: Readonly<Record<string, string>>
  readonly state?: object | null
}

/** What the tab has when it first opens: a session's values and the state that travels with the address. */
export const beginWith = async (page: Page, { session = {}, state = null }: Beginning): Promise<void> => {
  await page.addInitScript(
    ({ session, state }) => {
      if (self !== top || origin === 'null' || sessionStorage.getItem('begun') !== null) return
      sessionStorage.setItem('begun', 'yes')
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
      if (state !== null) history.replaceState(state, '')
    },
    { session, state },
  )
}
