import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { models } from '../kit/paths/models'
import { players } from '../kit/paths/players'

const played = Object.values(players).flatMap((those) => those.map(({ model }) => model.name))

test('every machine with a model is walked in a browser once', () => {
  expect(played.toSorted()).toEqual(models.map(({ name }) => name).toSorted())
})

test('the tours of every room with players are walked', () => {
  expect(Object.keys(players).filter((room) => !existsSync(`tests/rooms/${room}/tours.test.ts`))).toEqual([])
})
