import { expect, test } from 'vitest'
import { canaries } from '../../kit/chaos/canaries'
import { casesInTurn } from '../../kit/chaos/casesInTurn'
import { type Case, generous, play, wordsOfCase } from '../../kit/chaos/play'
import { inScene } from '../../kit/chaos/inScene'

const scene = inScene()

const named = casesInTurn.map((each): readonly [string, Case] => [wordsOfCase(each), each])

test.concurrent.each(named)('%s', async (_, each) => {
  expect(await play(scene(), each, generous)).toEqual([])
})

test.concurrent.each(canaries.map((each) => [each.screen.name, each] as const))(
  '%s is caught',
  async (_, { screen, answer, within, found }) => {
    const faults = await play(scene(), { screen, call: 'the call', answer }, { ...generous, ...within })
    expect(faults?.join('; ')).toMatch(found)
  },
)
