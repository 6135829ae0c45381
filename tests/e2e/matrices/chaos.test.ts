import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Case, generous, play, type Scene, wordsOfCase } from '../../kit/chaos/play'
import { openScene } from '../../kit/chaos/scene'
import { casesInTurn } from '../../kit/chaos/turns'
import { inBrowser } from '../../kit/inBrowser'

const product = inBrowser()
let scene: Scene & { readonly close: () => Promise<void> }

beforeAll(async () => {
  scene = await openScene(product.served, product.browser)
})
afterAll(async () => {
  await scene.close()
})

const named = casesInTurn.map((each): readonly [string, Case] => [wordsOfCase(each), each])

test.concurrent.each(named)('%s', async (_, each) => {
  expect(await play(scene, each, generous)).toEqual([])
})
