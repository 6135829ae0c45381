import { mkdirSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { inBrowser } from '../inBrowser'
import type { Playable } from './browser'
import { BROWSER_REPORTS, type BrowserReport } from './reports'
import { players } from './players'
import { exploredTours } from './tourFile'

const toursFor = async (player: Playable) => {
  const { transitions, tours } = await exploredTours(player.model)
  const walks = tours.map(
    (tour) => [tour.screen, [tour.start, ...tour.steps.map(({ words }) => words)].join(' · '), tour] as const,
  )
  return { transitions, walks }
}

/** A suite that walks the tours of a room's machines in Chromium, until every transition was taken. */
export const playInBrowser = (folder: string): void => {
  const room = basename(folder)
  // Tours book with a doctor each: those of one practice are not enough for all rooms.
  const product = inBrowser({ server: {} })
  const report: Record<string, BrowserReport[string]> = {}

  afterAll(() => {
    mkdirSync(BROWSER_REPORTS, { recursive: true })
    writeFileSync(`${BROWSER_REPORTS}/${room}.json`, `${JSON.stringify(report, null, 2)}\n`)
  })

  describe.each(players[room] ?? [])('in a browser, $model.name', async (player) => {
    const { name } = player.model
    const { transitions, walks } = await toursFor(player)
    const taken = new Set<string>()

    // Side by side: much of a tour is waiting for a frame or for an answer.
    test.concurrent.each(walks)('goes as drawn on a %s: %s', async (_, __, tour) => {
      const transitions = await player.play(product.browser, product.served, tour)
      for (const transition of transitions) taken.add(transition)
      expect(transitions.length).toBeGreaterThan(0)
    })

    test('has taken every transition', () => {
      const missed = transitions.filter((transition) => !taken.has(transition))
      report[name] = { taken: transitions.length - missed.length, all: transitions.length }
      expect(missed).toEqual([])
    })
  })
}
