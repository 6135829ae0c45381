import { type Browser, devices } from 'playwright-core'
import { beginWith } from '../../tests/kit/browser'

/** Bits a second. */
const DOWN = 1_600_000
const UP = 750_000
/** Milliseconds. */
const LATENCY = 150
const SLOWER = 4
const PHONE = { width: 390, height: 844 }
/** Milliseconds after the network is quiet in which a late paint or shift may still come. */
const SETTLING = 1000
/** Milliseconds without an answer, a paint or a long task after which a page counts as still. */
const STILL = 1500
/** Milliseconds a page is waited for at most. */
const AT_MOST = 45_000

interface Observed {
  largestPaint: number
  shift: number
  /** Milliseconds of all tasks over 50 ms. */
  longTasks: number
  /** When something last arrived, was painted or kept the processor busy. */
  movedAt: number
  /** Durations of the events of interactions: from the input to the frame that follows its handlers. */
  interactions: number[]
}

declare global {
  interface Window {
    observed?: Observed
    /** Milliseconds from a press to the next page. */
    arrival?: Promise<number>
  }
}

/** Runs in the page before its own scripts. */
const observe = (): void => {
  const observed: Observed = { largestPaint: 0, shift: 0, longTasks: 0, movedAt: 0, interactions: [] }
  window.observed = observed
  const each = (type: string, more: object, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more })
  const moved = () => {
    observed.movedAt = performance.now()
  }
  each('largest-contentful-paint', {}, (entry) => {
    observed.largestPaint = entry.startTime
    moved()
  })
  each('layout-shift', {}, (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) observed.shift += value
  })
  each('longtask', {}, ({ duration }) => {
    observed.longTasks += duration
    moved()
  })
  each('resource', {}, moved)
  each('event', { durationThreshold: 16 }, (entry) => {
    const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number }
    if (interactionId > 0) observed.interactions.push(duration)
  })
}

/** Page functions travel as text, where the compiler's helper for function names does not exist. */
const asText = (work: () => unknown): string => `globalThis.__name ??= (value) => value; (${work.toString()})()`

interface PhoneOptions {
  /** The values of a session. */
  readonly session?: Readonly<Record<string, string>>
  /** The network is as quick as the machine's own. */
  readonly isNear?: boolean
  /** CSS pixels; a phone's where none are named. */
  readonly size?: { readonly width: number; readonly height: number }
  readonly baseURL?: string
  readonly extraHTTPHeaders?: Readonly<Record<string, string>>
}

/** A fresh mid-range phone: nothing cached, a slow processor and a slow network. */
export const newPhone = async (
  browser: Browser,
  { session: values = {}, isNear = false, size = PHONE, ...more }: PhoneOptions = {},
) => {
  const context = await browser.newContext({
    ...more,
    viewport: size,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // The server draws for the window that the browser says it has.
    userAgent: devices['Pixel 7'].userAgent,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (!isNear)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY,
      downloadThroughput: DOWN / 8,
      uploadThroughput: UP / 8,
    })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript({ content: asText(observe) })
  await beginWith(page, { session: { ...values, locationAsked: 'yes' } })
  const slowestInteraction = (): Promise<number> =>
    page.evaluate(() => {
      if (!window.observed) throw new Error('The tap loaded another document')
      return Math.max(0, ...window.observed.interactions)
    })
  return {
    page,
    open: async (address: string): Promise<void> => {
      await page.goto(address, { waitUntil: 'networkidle' })
      await page.waitForTimeout(SETTLING)
    },
    /** Until nothing has moved on the page for a while, whatever it keeps open to hear of news. */
    settle: async (): Promise<void> => {
      await page.waitForFunction(
        ({ still, shown }) =>
          document.readyState === 'complete' &&
          performance.now() - (window.observed?.movedAt ?? 0) > still &&
          ![...document.querySelectorAll(shown)].some((each) => each.checkVisibility()),
        { still: STILL, shown: '[aria-busy=true], [class*=skeleton]' },
        { timeout: AT_MOST, polling: 250 },
      )
    },
    /**
     * What the page cost so far: its own requests, without those of its service worker. What was prefetched and is used
     * later stands in the list twice and travels once.
     */
    cost: () =>
      page.evaluate(() => {
        const resources = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
          ({ transferSize }) => transferSize > 0,
        )
        const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        return {
          longTasks: window.observed?.longTasks ?? Number.NaN,
          scripts: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024,
          requests: resources.length + 1,
          elements: document.querySelectorAll('*').length,
        }
      }),
    paints: () =>
      page.evaluate(() => ({
        firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        largestPaint: window.observed?.largestPaint ?? Number.NaN,
        shift: window.observed?.shift ?? Number.NaN,
      })),
    /** Starts to look for words of the next page; returns how to wait for the milliseconds from the press to them. */
    watchFor: async (words: string): Promise<() => Promise<number>> => {
      await page.evaluate(
        ([wanted, lasts]) => {
          let from = Number.NaN
          const begin = () => {
            from = performance.now()
          }
          addEventListener('pointerdown', begin, { once: true, capture: true })
          const { back } = history
          history.back = () => {
            begin()
            back.call(history)
          }
          const isThere = () => document.querySelector('main')?.textContent.includes(wanted) ?? false
          let wasGone = !isThere()
          window.arrival = new Promise((resolve) => {
            const look = () => {
              wasGone ||= !isThere()
              if (wasGone && !Number.isNaN(from) && isThere()) resolve(performance.now() - from)
              else if (performance.now() - from > lasts) resolve(Infinity)
              else requestAnimationFrame(look)
            }
            look()
          })
        },
        [words, AT_MOST] as const,
      )
      return () => page.evaluate(() => window.arrival ?? Number.NaN)
    },
    /** After the next frame: to look for words sooner would keep the processor from what was pressed. */
    nextFrame: () =>
      page
        .evaluate(() => new Promise<void>((seen) => requestAnimationFrame(() => setTimeout(seen))))
        // The next page may be another document.
        .catch(() => undefined),
    /** Forgets the interactions so far. */
    forgetInteractions: () => page.evaluate(() => void window.observed?.interactions.splice(0)),
    /** Milliseconds of the slowest interaction since then; 0 when below what browsers tell. */
    slowestInteraction,
    /** Taps what the selector finds and returns milliseconds to the next frame; 0 when below what browsers tell. */
    tap: async (selector: string): Promise<number> => {
      const target = page.locator(selector).first()
      await target.scrollIntoViewIfNeeded()
      const before = page.url()
      await target.tap()
      await page.waitForTimeout(2 * SETTLING)
      if (page.url() === before) throw new Error('The tap led nowhere')
      return slowestInteraction()
    },
    close: () => context.close(),
  }
}

export type Phone = Awaited<ReturnType<typeof newPhone>>
