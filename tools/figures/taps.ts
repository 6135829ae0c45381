import { type Browser, chromium } from 'playwright-core'
import { FORWARDED, newAddress } from '../../tests/kit/address'
import { openPractice, type Practice } from '../../tests/kit/everyPage'
import { serve } from '../../tests/kit/served'
import { routes } from '../../src/core/app/routes'
import { browserArguments, ensureBrowser } from '../browser'
import { count, type Figure, type Measure, quantile } from './figure'
import { newPhone, type Phone } from './phone'
import type { Tap } from './tap'
import { addressOf, tapRows } from './tapRows'

/** Times that each interaction is made, each time in a fresh tab. */
const TIMES = Number(process.env['LOADS'] ?? 3)
/** Only these pages, by the names of their routes. */
const only = process.env['PAGES']?.split(',')

const MEDIAN = 100
const WORST = 200
const NAVIGATION = 400
/** Milliseconds after which an interaction counts as without an answer. */
const LASTS = 15_000

type Page = keyof typeof tapRows
const pages = (Object.keys(tapRows) as Page[]).filter((route) => only?.includes(route) ?? true)

/** Milliseconds of one interaction, each time it was made. */
interface Taken {
  readonly tap: Tap
  readonly frames: number[]
  /** Until the next page's first real content. */
  readonly arrivals: number[]
}

/** How soon a mid-range phone answers what is done on every page. */
export const taps = async (): Promise<Figure> => {
  const served = await serve()
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments] })
  try {
    const practice = await openPractice(served)
    const rows: Measure[] = []
    for (const route of pages) {
      const taken = tapRows[route].taps.map((tap): Taken => ({ tap, frames: [], arrivals: [] }))
      for (const _ of count(TIMES))
        await visit(browser, served.url, practice, route, taken).catch((cause: unknown) =>
          console.log(`  ${route}: ${String(cause)}`),
        )
      // A browser that is gone would leave every page after this one without a measure.
      if (!browser.isConnected()) throw new Error(`The browser ended at ${route}`)
      for (const each of taken) console.log(`  ${route}, ${each.tap.kind} ${each.tap.name}: ${render(each)}`)
      rows.push(rowOf(route, taken))
    }
    return {
      number: 15,
      isPartial: only !== undefined,
      title:
        'what is done on every page, on a mid-range phone (CPU ÷4, 390×844), to the next frame and to the next page',
      covers: { kind: 'pages', names: pages },
      measures: rows,
    }
  } finally {
    await browser.close()
    await served.close()
  }
}

const visit = async (
  browser: Browser,
  baseURL: string,
  practice: Practice,
  route: Page,
  taken: readonly Taken[],
): Promise<void> => {
  const { who, words } = tapRows[route]
  const phone = await newPhone(browser, {
    baseURL,
    session: practice.sessions[who],
    isNear: true,
    extraHTTPHeaders: { [FORWARDED]: newAddress() },
  })
  phone.page.setDefaultTimeout(LASTS)
  try {
    await phone.page.goto(addressOf(practice, route, routes[route].path))
    await phone.page
      .getByText(words)
      .filter({ visible: true })
      .first()
      .waitFor()
      .catch((cause: unknown) => {
        // Nothing can be done on a page that is not there.
        taken[0]!.frames.push(Infinity)
        throw cause
      })
    await phone.settle()
    for (const each of taken) {
      await make(phone, each).catch((cause: unknown) => {
        each.frames.push(Infinity)
        throw cause
      })
    }
  } finally {
    await phone.close()
  }
}

const make = async (phone: Phone, { tap, frames, arrivals }: Taken): Promise<void> => {
  await phone.forgetInteractions()
  const arriving = tap.next === undefined ? null : await phone.watchFor(tap.next)
  const from = performance.now()
  await tap.act(phone.page)
  await phone.nextFrame()
  await tap.seen(phone.page).waitFor({ state: 'attached' })
  const outside = performance.now() - from
  if (arriving !== null) {
    const inside = await arriving()
    // What looked for the words went with its document where the next page is another one.
    arrivals.push(Number.isNaN(inside) ? outside : inside)
  }
  await phone.settle()
  frames.push(await phone.slowestInteraction())
}

const render = ({ frames, arrivals }: Taken): string =>
  `${frames.join(', ')} ms${arrivals.length > 0 ? `; the next page after ${arrivals.map(Math.round).join(', ')} ms` : ''}`

const rowOf = (route: Page, taken: readonly Taken[]): Measure => {
  // What comes after a tap without an answer is not made.
  const made = taken.filter(({ frames }) => frames.length > 0)
  const middle = ({ frames }: Taken): number => quantile(frames, 0.5)
  const slowest = made.toSorted((a, b) => middle(b) - middle(a))[0]!
  const worst = Math.max(...made.flatMap(({ frames }) => frames))
  const arrivals = made.filter((each) => each.arrivals.length > 0)
  const arrival = Math.max(0, ...arrivals.map((each) => quantile(each.arrivals, 0.5)))
  const navigation = arrivals.length > 0 ? `, next page ${Math.round(arrival)} ms` : ''
  return {
    what: route,
    samples: `${tapRows[route].who}: ${taken.length} interactions, ${TIMES} times each`,
    value: `slowest median ${middle(slowest)} ms (${slowest.tap.kind} ${slowest.tap.name}), worst ${worst} ms${navigation}`,
    target: `median ${MEDIAN} ms, worst ${WORST} ms, next page ${NAVIGATION} ms`,
    met: middle(slowest) <= MEDIAN && worst <= WORST && arrival <= NAVIGATION,
  }
}
