import { rmSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { FORWARDED, newAddress } from '../../tests/kit/address'
import { type Expectation, everyExpectation, openedOf, openPractice, type Practice } from '../../tests/kit/everyPage'
import { serve } from '../../tests/kit/served'
import { type RouteName, routes } from '../../src/core/app/routes'
import { DEFAULT_LANGUAGE } from '../../src/core/language/languages'
import { browserArguments, ensureBrowser } from '../browser'
import { GUEST_ROLES } from '../../server/kit/guestPages'
import { BARE_PATH, withBarePage } from './barePage'
import { scriptBudgetOf } from './bundle'
import { count, type Figure, type Measure, quantile, reported } from './figure'
import { newPhone } from './phone'

/** Loads of each page as each of its visitors. */
const LOADS = Number(process.env['LOADS'] ?? 3)
/** Only these pages, by the names of their routes. */
const only = process.env['PAGES']?.split(',')

/** What a page may cost; a public page is read before anything is done. */
const limits = { firstPaint: 2.2, largestPaint: 3, requests: 25, elements: 1200 } as const
const longTasksOf = (route: RouteName): number => (routes[route].roles === null ? 300 : 600)

interface Load {
  readonly firstPaint: number
  readonly largestPaint: number
  readonly longTasks: number
  /** Kilobytes as they travel. */
  readonly scripts: number
  readonly requests: number
  readonly elements: number
}

interface Visit {
  readonly expectation: Expectation
  readonly loads: readonly Load[]
}

const isAsked = (route: RouteName): boolean => only?.includes(route) ?? true

/** Every page as each who may see it; languages differ in what the figure of the bundle counts. */
const expectations = everyExpectation.filter(({ language, route }) => language === DEFAULT_LANGUAGE && isAsked(route))

/** What every page costs who opens it for the first time, beside a bare page of the same server in the same minutes. */
export const pages = async (): Promise<Figure> => {
  const clientDir = withBarePage()
  const served = await serve({ clientDir })
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments] })
  try {
    const practice = await openPractice(served)
    const bares: Load[] = []
    const visits: Visit[] = []
    for (const expectation of expectations) {
      const loads: Load[] = []
      await drawn(`${served.url}${openedOf(practice, expectation).path}`)
      for (const _ of count(LOADS)) {
        bares.push(await coldLoad(browser, `${served.url}${BARE_PATH}`, practice.sessions.nobody))
        loads.push(
          await coldLoad(
            browser,
            `${served.url}${openedOf(practice, expectation).path}`,
            sessionOf(practice, expectation),
          ),
        )
      }
      visits.push({ expectation, loads })
      console.log(`  ${expectation.route} of ${expectation.viewer}: ${render(middleOf(loads))}`)
    }
    return figureOf(visits, middleOf(bares), bares.length)
  } finally {
    await browser.close()
    await served.close()
    rmSync(clientDir, { recursive: true, force: true })
  }
}

/** Times that a page is asked for until the server has drawn it. */
const DRAWN_IN = 20

/** The phone is cold, the server is not: it draws a page once for all who open it. */
const drawn = async (address: string): Promise<void> => {
  for (const _ of count(DRAWN_IN)) {
    const answer = await fetch(address, { headers: { accept: 'text/html' } })
    if (!(await answer.text()).includes(GUEST_ROLES)) return
  }
  throw new Error(`The server does not draw ${address}`)
}

const sessionOf = ({ sessions }: Practice, { viewer }: Expectation) => sessions[viewer]

const coldLoad = async (
  browser: Browser,
  address: string,
  session: Readonly<Record<string, string>>,
): Promise<Load> => {
  const phone = await newPhone(browser, { session, extraHTTPHeaders: { [FORWARDED]: newAddress() } })
  try {
    await phone.page.goto(address, { waitUntil: 'load' })
    await phone.settle()
    return { ...(await phone.paints()), ...(await phone.cost()) }
  } finally {
    await phone.close()
  }
}

const kinds = ['firstPaint', 'largestPaint', 'longTasks', 'scripts', 'requests', 'elements'] as const

/** The median of each kind for itself. */
const middleOf = (loads: readonly Load[]): Load =>
  Object.fromEntries(
    kinds.map((kind) => [
      kind,
      quantile(
        loads.map((load) => load[kind]),
        0.5,
      ),
    ]),
  ) as unknown as Load

const render = ({ firstPaint, largestPaint, longTasks, scripts, requests, elements }: Load): string =>
  `first paint ${Math.round(firstPaint)} ms, largest ${Math.round(largestPaint)} ms, long tasks ${Math.round(longTasks)} ms, ${scripts.toFixed(0)} kB of scripts, ${requests} requests, ${elements} elements`

/** A page as the visitor sees it for whom it costs most, kind by kind. */
const worstOf = (loads: readonly Load[]): Load =>
  Object.fromEntries(kinds.map((kind) => [kind, Math.max(...loads.map((load) => load[kind]))])) as unknown as Load

const figureOf = (visits: readonly Visit[], bare: Load, bares: number): Figure => {
  const routes = [...new Set(visits.map(({ expectation }) => expectation.route))]
  const rows = routes.map((route): Measure => {
    const ofRoute = visits.filter(({ expectation }) => expectation.route === route)
    return rowOf(route, ofRoute, worstOf(ofRoute.map(({ loads }) => middleOf(loads))), bare)
  })
  return {
    number: 14,
    isPartial: only !== undefined,
    title: 'every page, cold, on a mid-range phone (CPU ÷4, 1.6 Mbps, 150 ms, 390×844) beside a bare page',
    covers: { kind: 'pages', names: routes },
    measures: [reported('the bare page', `${bares} loads`, `first paint ${Math.round(bare.firstPaint)} ms`), ...rows],
  }
}

const rowOf = (route: RouteName, visits: readonly Visit[], worst: Load, bare: Load): Measure => {
  const budgets = [
    ['first paint', worst.firstPaint / bare.firstPaint, limits.firstPaint, ' ×', 2],
    ['largest', worst.largestPaint / bare.largestPaint, limits.largestPaint, ' ×', 2],
    ['long tasks', worst.longTasks, longTasksOf(route), ' ms', 0],
    ['scripts', worst.scripts, scriptBudgetOf(route), ' kB', 0],
    ['requests', worst.requests, limits.requests, '', 0],
    ['elements', worst.elements, limits.elements, '', 0],
  ] as const
  return {
    what: route,
    samples: `${visits.map(({ expectation }) => expectation.viewer).join(', ')}: ${LOADS} loads each`,
    value: budgets.map(([, value, , unit, decimals]) => value.toFixed(decimals) + unit).join(', '),
    target: budgets.map(([what, , limit, unit]) => `${what} ${limit}${unit}`).join(', '),
    met: null,
    over: budgets.filter(([, value, limit]) => value > limit).map(([what]) => what),
  }
}
