import { describe, expect, test } from 'vitest'
import { casesInTurn } from '../kit/chaos/casesInTurn'
import { type Case, generous, play, wordsOfCase } from '../kit/chaos/play'
import { inScene } from '../kit/chaos/inScene'
import { commitsSoFar, partAt } from '../kit/turns'

const scene = inScene()

const { number, of, items } = partAt(casesInTurn, 12, await commitsSoFar())
const named = items.map((each): readonly [string, Case] => [wordsOfCase(each), each])

/** All cases are `tests/e2e/matrices/chaos.test.ts`, and that each kind of fault is caught. */
describe(`part ${number} of ${of}, which moves with the commit`, () => {
  test.concurrent.each(named)('%s', async (_, each) => {
    expect(await play(scene(), each, generous)).toEqual([])
  })
})
