import { mkdirSync, writeFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transitionsOf } from '../../src/machines/kit/transitions'
import { type Size, startBrowser } from '../kit/browser'
import type { Playable } from '../kit/paths/browser'
import { playable } from '../kit/paths/browser'
import { coverLive } from '../kit/paths/live'
import { bookingPlayer } from '../kit/paths/players/booking.player'
import { checkoutPlayer } from '../kit/paths/players/checkout.player'
import { loginPlayer } from '../kit/paths/players/login.player'
import { otpPlayer } from '../kit/paths/players/otp.player'
import { serve, type Served } from '../kit/served'

const REPORT = 'test-output/browser-paths.json'

let browser: Browser
let served: Served
const report: Record<string, { taken: number; all: number; paths: number; steps: number }> = {}

beforeAll(async () => {
  served = await serve()
  browser = await startBrowser()
})

afterAll(async () => {
  await browser.close()
  await served.close()
  mkdirSync('test-output', { recursive: true })
  writeFileSync(REPORT, `${JSON.stringify(report, null, 2)}\n`)
})

const players: readonly Playable[] = [
  playable(loginPlayer),
  playable(otpPlayer),
  playable(bookingPlayer),
  playable(checkoutPlayer),
]

/** The fewest paths that take every transition, each on the screen it needs or on the next one in turn. */
const chosen = await Promise.all(
  players.map(async (player) => {
    const paths = (await coverLive(player.model)).chosen.map(({ path }) => path)
    return { player, name: player.model.name, paths }
  }),
)

describe.each(chosen)('in a browser, $name', ({ player, name, paths }) => {
  const taken = new Set<string>()
  const all = transitionsOf(player.model.machine)
  const turns: readonly Size[] = ['phone', 'desktop']
  const played = paths.map((path, index) => {
    const size = player.sizeFor(path) ?? turns[index % turns.length] ?? 'phone'
    return { path, size, words: [path.start, ...path.steps.map(({ words }) => words)].join(' · ') }
  })

  test.each(played)('goes as drawn on a $size: $words', async ({ path, size }) => {
    const transitions = await player.play(browser, served, path, size)
    expect(transitions).not.toEqual([])
    for (const transition of transitions) taken.add(transition)
  })

  test('has taken every transition', () => {
    report[name] = {
      taken: taken.size,
      all: all.size,
      paths: paths.length,
      steps: paths.reduce((sum, { steps }) => sum + steps.length, 0),
    }
    expect([...all].filter((transition) => !taken.has(transition))).toEqual([])
  })
})
