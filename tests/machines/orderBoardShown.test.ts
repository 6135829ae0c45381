import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { MINUTE } from '../../src/core/kit/dates'
import { done } from '../../src/core/kit/outcome'
import type { ProviderOrderPage } from '../../src/core/orders/providerOrders'
import type { BoardQuery } from '../../src/core/orders/providerOrders.params'
import { fromFeed } from '../../src/machines/kit/fromFeed'
import { fromPort } from '../../src/machines/kit/fromPort'
import { orderBoardMachine } from '../../src/machines/providerOrders/orderBoard.machine'
import { viewOrderBoard } from '../../src/machines/providerOrders/orderBoard.view'
import { accepted, asha } from '../rooms/providerOrders/providerOrdersFacts'

const whole: BoardQuery = { view: 'board', filter: 'ALL', isPending: false, from: null, to: null }
const counts = { requested: 104, accepted: 17, ready: 2, done: 0, late: 0 }

const boardAt = async (query: BoardQuery, now: number) => {
  const page: ProviderOrderPage = { orders: [asha, accepted], count: 123, counts }
  const board = createActor(
    orderBoardMachine.provide({ actors: { list: fromPort(async () => done(page)), watch: fromFeed(() => () => {}) } }),
    { input: { kind: 'medicine', query, chosenId: null } },
  ).start()
  const snapshot = await waitFor(board, ({ context }) => context.orders !== null)
  board.stop()
  return viewOrderBoard(snapshot, now)
}
const shown = async (query: BoardQuery) =>
  (await boardAt(query, 0)).columns.map(({ count, cards }) => [count, cards.length])

test('a column of a board that is longer than a page counts the orders that are not there yet', async () => {
  expect(await shown(whole)).toEqual([
    [104, 1],
    [17, 1],
    [2, 0],
    [0, 0],
  ])
})

test('where the board is narrowed, a column counts what it shows: the server counts the whole', async () => {
  expect(await shown({ ...whole, filter: 'PICKUP' })).toEqual([
    [1, 1],
    [1, 1],
    [0, 0],
    [0, 0],
  ])
})

test('a card counts the minutes until an answer is due, how many it is late, and how long it stands where it does', async () => {
  const clocksAt = async (now: number) =>
    (await boardAt(whole, now)).columns.flatMap(({ cards }) => cards.map(({ clock }) => clock))
  expect(await clocksAt(asha.answerBy! - 14 * MINUTE)).toEqual([
    { of: 'answer', minutes: 14 },
    { of: 'standing', minutes: 46 },
  ])
  expect(await clocksAt(asha.answerBy! + 88 * MINUTE)).toEqual([
    { of: 'late', minutes: 88 },
    { of: 'standing', minutes: 148 },
  ])
})
