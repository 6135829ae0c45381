import { expect, test } from 'vitest'
import { type Case, generous, play, wordsOfCase } from '../../kit/chaos/play'
import { inScene } from '../../kit/chaos/inScene'
import { casesInTurn } from '../../kit/chaos/turns'

const scene = inScene()

const named = casesInTurn.map((each): readonly [string, Case] => [wordsOfCase(each), each])

test.concurrent.each(named)('%s', async (_, each) => {
  expect(await play(scene(), each, generous)).toEqual([])
})
