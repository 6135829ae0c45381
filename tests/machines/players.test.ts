import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { models } from '../kit/paths/models'
import { players } from '../kit/paths/players'

const played = Object.values(players).flatMap((those) => those.map(({ model }) => model.name))

/** Machines with tours that nobody walks in a browser yet: the server's tests, the panel's, and those of calls and rings in tests/e2e cover them until then. */
const unwalked = ['conversation']

test('every machine with a model is walked in a browser once, but for those that are named', () => {
  expect([...played, ...unwalked].toSorted()).toEqual(models.map(({ name }) => name).toSorted())
})

test('the tours of every room with players are walked', () => {
  expect(Object.keys(players).filter((room) => !existsSync(`tests/rooms/${room}/tours.test.ts`))).toEqual([])
})
