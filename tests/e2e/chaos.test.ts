import { describe, expect, test } from 'vitest'
import { canaries } from '../kit/chaos/canaries'
import { type Case, generous, play, wordsOfCase } from '../kit/chaos/play'
import { inScene } from '../kit/chaos/inScene'
import { casesInTurn, commitsSoFar, partAt } from '../kit/chaos/turns'

const scene = inScene()

const commits = await commitsSoFar()
const { number, of, cases } = partAt(commits)
const named = cases.map((each): readonly [string, Case] => [wordsOfCase(each), each])

describe(`part ${number} of ${of}, which moves with the commit`, () => {
  test.concurrent.each(named)('%s', async (_, each) => {
    expect(await play(scene(), each, generous)).toEqual([])
  })
})

test('as many commits in a row as there are parts play every case once', () => {
  const played = Array.from({ length: of }, (_, later) => partAt(commits + later).cases).flat()
  expect(played.map(wordsOfCase).toSorted()).toEqual(casesInTurn.map(wordsOfCase).toSorted())
})

test.concurrent.each(canaries.map((each) => [each.screen.name, each] as const))(
  '%s is caught',
  async (_, { screen, answer, within, found }) => {
    const faults = await play(scene(), { screen, call: 'the call', answer }, { ...generous, ...within })
    expect(faults?.join('; ')).toMatch(found)
  },
)
