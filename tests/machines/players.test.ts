import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { models } from '../kit/paths/models'
import { players } from '../kit/paths/players'
import { readTours } from '../kit/paths/tourFile'

const played = Object.values(players).flatMap((those) => those.map(({ model }) => model.name))

/** Machines whose tours are written from their models and that nobody walks in a browser yet: the server's tests, the panel's, and those of calls and rings in tests/e2e cover them until then. */
const unwalked = [
  'callReview',
  'callRoom',
  'chatFiles',
  'chatSearch',
  'chatUnread',
  'conversation',
  'incomingCall',
  'outbox',
  'quietHours',
  'voiceNote',
]

test('every machine with a model is walked in a browser once, but for those that are named', () => {
  expect([...played, ...unwalked].toSorted()).toEqual(models.map(({ name }) => name).toSorted())
})

test('the tours of every room with players are walked', () => {
  expect(Object.keys(players).filter((room) => !existsSync(`tests/rooms/${room}/tours.test.ts`))).toEqual([])
})

test.each(played)('the tours of %s take every transition that is not left out with a reason', (name) => {
  const { transitions, nowhere, tours } = readTours(name)
  expect(tours.length).toBeGreaterThan(0)
  expect(transitions.filter((transition) => transition in nowhere)).toEqual([])
  expect(Object.values(nowhere).filter((reason) => reason.trim() === '')).toEqual([])
})
