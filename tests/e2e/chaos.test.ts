import { afterAll, beforeAll, expect, test } from 'vitest'
import { badAnswers } from '../kit/chaos/answers'
import { canaries } from '../kit/chaos/canaries'
import { type Case, generous, play, promised, type Scene, wordsOfCase } from '../kit/chaos/play'
import { screens } from '../kit/chaos/everyScreen'
import { openScene } from '../kit/chaos/scene'
import { inBrowser } from '../kit/inBrowser'

const product = inBrowser()
let scene: Scene & { readonly close: () => Promise<void> }

beforeAll(async () => {
  scene = await openScene(product.served, product.browser)
})

afterAll(async () => {
  await scene.close()
})

const quick = badAnswers.filter(({ isSlow, isGood }) => !isSlow && !isGood)

/** One call of each screen with one bad answer, the next in turn; `npm run figures -- chaos` plays them all. */
const cases: readonly Case[] = screens.map((screen, turn) => {
  const calls = Object.keys(screen.calls)
  return { screen, call: calls[turn % calls.length]!, answer: quick[(turn * 7) % quick.length]! }
})

test.concurrent.each(cases.map((each) => [wordsOfCase(each), each] as const))('%s', async (_, each) => {
  expect(await play(scene, each, generous)).toEqual([])
})

const empty = badAnswers.find(({ name }) => name === 'an empty body')!

test.each(canaries.map((each) => [each.screen.name, each] as const))('%s is caught', async (_, { screen, found }) => {
  // Only where nothing leads on the deadline has to pass.
  const limits = { ...generous, leadsOn: promised.leadsOn }
  const faults = await play(scene, { screen, call: 'the call', answer: empty }, limits)
  expect(faults?.join('; ')).toMatch(found)
})
