import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { transitionsOf } from '../../../src/machines/kit/transitions'
import type { Size } from '../browser'
import { inBrowser } from '../inBrowser'
import type { Playable } from './browser'
import { coverLive } from './live'
import { BROWSER_REPORTS, type BrowserReport } from './reports'

const turns: readonly Size[] = ['phone', 'desktop']

/** The fewest paths that take every transition, each on the screen it needs or on the next one in turn. */
const chosenFor = async (player: Playable) => {
  const { chosen } = await coverLive(player.model, player.canPlay)
  const played = chosen.map(({ path }, index) => ({
    path,
    size: player.sizeFor(path) ?? turns[index % turns.length] ?? 'phone',
    words: [path.start, ...path.steps.map(({ words }) => words)].join(' · '),
  }))
  return { player, name: player.model.name, all: transitionsOf(player.model.machine), played }
}

/** A suite that plays the generated paths of a room's machines in Chromium, until every transition was taken. */
export const playInBrowser = async (room: string, ...players: readonly Playable[]): Promise<void> => {
  const product = inBrowser()
  const report: Record<string, BrowserReport[string]> = {}

  afterAll(() => {
    mkdirSync(BROWSER_REPORTS, { recursive: true })
    writeFileSync(`${BROWSER_REPORTS}/${room}.json`, `${JSON.stringify(report, null, 2)}\n`)
  })

  describe.each(await Promise.all(players.map(chosenFor)))('in a browser, $name', ({ player, name, all, played }) => {
    const taken = new Set<string>()

    test.each(played)('goes as drawn on a $size: $words', async ({ path, size }) => {
      const transitions = await player.play(product.browser, product.served, path, size)
      expect(transitions).not.toEqual([])
      for (const transition of transitions) taken.add(transition)
    })

    test('has taken every transition', () => {
      report[name] = { taken: taken.size, all: all.size }
      expect([...all].filter((transition) => !taken.has(transition))).toEqual([])
    })
  })
}
