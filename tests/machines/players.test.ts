import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { models } from '../kit/paths/models/all'
import { players } from '../kit/paths/players/all'
import { readTours } from '../kit/paths/tourFile'

const played = Object.values(players).flatMap((those) => those.map(({ model }) => model.name))

test('every machine with a model is walked in a browser once', () => {
  expect(played.toSorted()).toEqual(models.map(({ name }) => name).toSorted())
})

test('every group of players has a file that walks their tours', () => {
  const files = readdirSync('tests/e2e/paths').map((file) => file.replace('.test.ts', ''))
  expect(files.toSorted()).toEqual(Object.keys(players).toSorted())
})

test.each(played)('the tours of %s take every transition that is not left out with a reason', (name) => {
  const { transitions, nowhere, tours } = readTours(name)
  expect(tours.length).toBeGreaterThan(0)
  expect(transitions.filter((transition) => transition in nowhere)).toEqual([])
  expect(Object.values(nowhere).filter((reason) => reason.trim() === '')).toEqual([])
})
