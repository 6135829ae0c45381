import type { Browser } from 'playwright-core'

/** Bits a second. */
const DOWN = 1_600_000
const UP = 750_000
/** Milliseconds. */
const LATENCY = 150
const SLOWER = 4
/** Milliseconds after the network is quiet in which a late paint or shift may still come. */
const SETTLING = 1000

interface Observed {
  largestPaint: number
  shift: number
  /** Durations of the events of taps: from the tap to the frame that follows its handlers. */
  taps: number[]
}

declare global {
  interface Window {
    observed?: Observed
  }
}

/** Runs in the page before its own scripts. */
const observe = (): void => {
  const observed: Observed = { largestPaint: 0, shift: 0, taps: [] }
  window.observed = observed
  const each = (type: string, more: object, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more })
  each('largest-contentful-paint', {}, (entry) => {
    observed.largestPaint = entry.startTime
  })
  each('layout-shift', {}, (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) observed.shift += value
  })
  each('event', { durationThreshold: 16 }, (entry) => {
    const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number }
    if (interactionId > 0) observed.taps.push(duration)
  })
}

/** Page functions travel as text, where the compiler's helper for function names does not exist. */
const asText = (work: () => unknown): string => `globalThis.__name ??= (value) => value; (${work.toString()})()`

/** A fresh mid-range phone: nothing cached, a slow processor and a slow network. */
export const newPhone = async (browser: Browser) => {
  const size = { width: 390, height: 844 }
  const context = await browser.newContext({ viewport: size, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: DOWN / 8,
    uploadThroughput: UP / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript({ content: asText(observe) })
  return {
    open: async (address: string): Promise<void> => {
      await page.goto(address, { waitUntil: 'networkidle' })
      await page.waitForTimeout(SETTLING)
    },
    paints: () =>
      page.evaluate(() => ({
        firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        largestPaint: window.observed?.largestPaint ?? Number.NaN,
        shift: window.observed?.shift ?? Number.NaN,
      })),
    /** Taps what the selector finds and returns milliseconds to the next frame; 0 when below what browsers tell. */
    tap: async (selector: string): Promise<number> => {
      const target = page.locator(selector).first()
      await target.scrollIntoViewIfNeeded()
      const before = page.url()
      await target.tap()
      await page.waitForTimeout(2 * SETTLING)
      if (page.url() === before) throw new Error('The tap led nowhere')
      return page.evaluate(() => {
        if (!window.observed) throw new Error('The tap loaded another document')
        return Math.max(0, ...window.observed.taps)
      })
    },
    close: () => context.close(),
  }
}

export type Phone = Awaited<ReturnType<typeof newPhone>>
