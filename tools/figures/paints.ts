import { rmSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { browserArguments, ensureBrowser } from '../browser'
import { BARE_PATH, withBarePage } from './barePage'
import { atMost, count, type Figure, quantile, reported } from './figure'
import { startOwnServer } from './ownServer'
import { newPhone, type Phone } from './phone'

const LOADS = 15
const RATIO = 1.5
const SHIFT = 0.01
/** Milliseconds from a tap to the next frame. */
const TAP = 100

interface Load {
  readonly firstPaint: number
  readonly largestPaint: number
  readonly shift: number
}

/** How soon the landing page is painted beside a bare one of the same server, and how soon it answers a tap. */
export const paints = async (): Promise<Figure> => {
  const clientDir = withBarePage()
  const server = await startOwnServer({ clientDir })
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments] })
  try {
    const landings: Load[] = []
    const bares: Load[] = []
    const taps: number[] = []
    for (const _ of count(LOADS)) {
      bares.push(await onPhone(browser, (phone) => load(phone, `${server.url}${BARE_PATH}`)))
      await onPhone(browser, async (phone) => {
        landings.push(await load(phone, server.url))
        taps.push(await phone.tap('main form button[type=submit]'))
      })
    }
    return figureOf(landings, bares, taps)
  } finally {
    await browser.close()
    await server.stop()
    server.forget()
    rmSync(clientDir, { recursive: true, force: true })
  }
}

const onPhone = async <A>(browser: Browser, work: (phone: Phone) => Promise<A>): Promise<A> => {
  const phone = await newPhone(browser)
  try {
    return await work(phone)
  } finally {
    await phone.close()
  }
}

const load = async (phone: Phone, address: string): Promise<Load> => {
  await phone.open(address)
  return phone.paints()
}

const figureOf = (landings: readonly Load[], bares: readonly Load[], taps: readonly number[]): Figure => {
  const middle = (loads: readonly Load[], value: (load: Load) => number) => quantile(loads.map(value), 0.5)
  const compared = (what: string, value: (load: Load) => number) => {
    const [landing, bare] = [middle(landings, value), middle(bares, value)]
    const samples = `median of ${LOADS} loads each, ${Math.round(landing)} ms beside ${Math.round(bare)} ms`
    return atMost(`${what}, landing beside a bare page`, samples, landing / bare, RATIO, ' ×', 2)
  }
  const loads = `${LOADS} loads`
  return {
    number: null,
    title: 'the landing page on a mid-range phone: CPU ÷4, 1.6 Mbps, 150 ms, 390×844',
    measures: [
      compared('first contentful paint', ({ firstPaint }) => firstPaint),
      compared('largest contentful paint', ({ largestPaint }) => largestPaint),
      atMost('cumulative layout shift, most', loads, Math.max(...landings.map(({ shift }) => shift)), SHIFT, '', 4),
      atMost(
        'from a tap on the main button to the next frame, median',
        `${taps.length} taps`,
        quantile(taps, 0.5),
        TAP,
        ' ms',
      ),
      reported(
        'from a tap on the main button to the next frame, most',
        `${taps.length} taps`,
        `${Math.max(...taps)} ms`,
      ),
    ],
  }
}
