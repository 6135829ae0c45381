import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { beginWith, openTab, type Size } from '../../tests/kit/browser'
import { serve } from '../../tests/kit/served'
import { browserArguments, ensureBrowser } from '../browser'
import { atMost, count, type Figure, type Measure, quantile } from './figure'
import { type DoctorSize, newDoctorOf } from './largePractice'

const USUAL: DoctorSize = { days: 45, slots: 8, rooms: 3, beds: 6, stays: 60 }
const LARGE: DoctorSize = { days: 45, slots: 40, rooms: 20, beds: 20, stays: 10_000 }

const MOST_ELEMENTS = 1200
/** A large page beside a usual one. */
const FLAT = 2
/** Rows that are opened and closed on the way through a page. */
const PLACES = 8
/** Milliseconds in which a page comes to rest after a tap. */
const REST = 700
/** Milliseconds that ten thousand rows may take to be scrolled through. */
const SCROLLED_IN = 900_000

interface LargePage {
  readonly name: string
  readonly device: Size
  readonly path: string
  /** What is tapped. */
  readonly row: string
  /** What scrolls; the page itself where nothing is named. */
  readonly scroller?: string
  /** Everything that is loaded on the way down is loaded first. */
  readonly isEndless?: boolean
}

const days = { path: '/schedule', row: 'main:not([inert]) [role=gridcell]', scroller: '[data-opens-at-now]' } as const

const largePages: readonly LargePage[] = [
  { ...days, name: 'schedule', device: 'phone' },
  { ...days, name: 'schedule', device: 'desktop' },
  { name: 'board of in-patients', device: 'phone', path: '/ip-dash', row: 'main:not([inert]) [data-stay]' },
  { name: 'board of in-patients', device: 'desktop', path: '/ip-dash', row: 'main:not([inert]) [data-stay]' },
  {
    name: 'list of in-patients',
    device: 'phone',
    path: '/ip-dash?navItem=1',
    row: 'main:not([inert]) [data-id]',
    isEndless: true,
  },
]

/** Only these pages, by their names. */
const only = process.env['PAGES']?.split(',')

/** Milliseconds are those of the processor: whatever else the machine does is not in them. */
interface Cost {
  /** Until the page is there. */
  readonly firstRow: number
  /** Of a row that is opened and closed, the middle of several. */
  readonly tap: number
  readonly elements: number
  /** Megabytes. */
  readonly heap: number
}

/** What a doctor with very many appointments and in-patients waits for, beside one with as many as usual. */
export const large = async (): Promise<Figure> => {
  const served = await serve()
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments] })
  try {
    const usual = await newDoctorOf(served, USUAL)
    const many = await newDoctorOf(served, LARGE)
    const measures: Measure[] = []
    for (const page of largePages.filter(({ name }) => only?.includes(name) ?? true)) {
      const [small, great] = [
        await costOf(browser, served.url, usual, page),
        await costOf(browser, served.url, many, page),
      ]
      console.log(`  ${page.name}, ${page.device}: ${JSON.stringify(small)} beside ${JSON.stringify(great)}`)
      measures.push(...rowsOf(page, small, great))
    }
    return {
      number: null,
      isPartial: only !== undefined,
      title: `a doctor with ${LARGE.days} days of ${LARGE.slots} slots and ${LARGE.stays} in-patients, ${LARGE.rooms * LARGE.beds} of them in beds`,
      measures,
    }
  } finally {
    await browser.close()
    await served.close()
  }
}

const costOf = async (
  browser: Browser,
  baseURL: string,
  session: Readonly<Record<string, string>>,
  { device, path, row, scroller, isEndless = false }: LargePage,
): Promise<Cost> => {
  const page = await openTab(browser, device, baseURL)
  try {
    await beginWith(page, { session })
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    const spent = () => spentIn(cdp)
    await page.goto(path)
    await page.locator(row).first().waitFor()
    await page.waitForTimeout(REST)
    const firstRow = await spent()
    if (isEndless) await toTheEnd(page)
    const tap = quantile(await tapsOnTheWay(page, { row, scroller, spent }), 0.5)
    return { firstRow, tap, heap: await heapOf(cdp), elements: await page.locator('*').count() }
  } finally {
    await page.context().close()
  }
}

/** Milliseconds that the page has kept the processor busy so far. */
const spentIn = async (cdp: CDPSession): Promise<number> => {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/** Loads all there is, a page at a time. */
const toTheEnd = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => {
      scrollTo(0, document.documentElement.scrollHeight)
      return document.querySelector('main')?.textContent.includes('That is everyone') ?? false
    },
    undefined,
    { timeout: SCROLLED_IN, polling: 50 },
  )

interface Way extends Pick<LargePage, 'row' | 'scroller'> {
  readonly spent: () => Promise<number>
}

/** Opens and closes a row here and there on the way from top to bottom. */
const tapsOnTheWay = async (page: Page, { row, scroller, spent }: Way): Promise<readonly number[]> => {
  const taps: number[] = []
  for (const place of count(PLACES)) {
    await page.evaluate(
      ({ scroller, part }) => {
        const box = (scroller === undefined ? null : document.querySelector(scroller)) ?? document.documentElement
        box.scrollTo(0, part * (box.scrollHeight - box.clientHeight))
      },
      { scroller, part: place / (PLACES - 1) },
    )
    await page.waitForTimeout(REST)
    const at = await page.waitForFunction((rows) => {
      for (const each of document.querySelectorAll(rows)) {
        const { left, top, width, height } = each.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        if (each.contains(document.elementFromPoint(x, y))) return { x, y }
      }
      return null
    }, row)
    const { x, y } = (await at.jsonValue())!
    const before = await spent()
    const close = page.getByRole('button', { name: 'Close' }).first()
    await page.mouse.click(x, y)
    await close.click()
    await close.waitFor({ state: 'detached' })
    await page.waitForTimeout(REST)
    taps.push((await spent()) - before)
  }
  return taps
}

const heapOf = async (cdp: CDPSession): Promise<number> => {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize / 1024 / 1024
}

const rowsOf = ({ name, device }: LargePage, small: Cost, great: Cost): Measure[] => {
  const of = `${name}, ${device}`
  const flat = (what: string, value: (cost: Cost) => number, unit: string, decimals = 0): Measure =>
    atMost(
      `${of}: ${what}`,
      `${value(great).toFixed(decimals)} ${unit} beside ${value(small).toFixed(decimals)} ${unit} of a usual doctor`,
      value(great) / value(small),
      FLAT,
      ' ×',
      2,
    )
  return [
    atMost(`${of}: elements in the page`, `beside ${small.elements} of a usual doctor`, great.elements, MOST_ELEMENTS),
    flat('heap', ({ heap }) => heap, 'MB', 1),
    flat('processor until the page is there', ({ firstRow }) => firstRow, 'ms'),
    flat(`processor for a row opened and closed, median of ${PLACES}`, ({ tap }) => tap, 'ms'),
  ]
}
