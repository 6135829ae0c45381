// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor as settled } from 'xstate'
import { done } from '../../src/core/kit/outcome'
import type { ProviderOrder } from '../../src/core/orders/providerOrder'
import { fromFeed } from '../../src/machines/kit/fromFeed'
import { fromPort } from '../../src/machines/kit/fromPort'
import { orderBoardMachine } from '../../src/machines/providerOrders/orderBoard.machine'
import { viewOrderBoard } from '../../src/machines/providerOrders/orderBoard.view'
import { orderPanelMachine } from '../../src/machines/providerOrders/orderPanel.machine'
import { AppContext } from '../../src/ui/app/frame/AppContext'
import app from '../../src/ui/intl/en/app.json'
import kit from '../../src/ui/intl/en/kit.json'
import providerOrders from '../../src/ui/intl/en/providerOrders.json'
import { useView } from '../../src/ui/kit/useView'
import { OrderBoard } from '../../src/ui/providerOrders/OrderBoard'
import { OrderPanel } from '../../src/ui/providerOrders/OrderPanel'
import { useOrderKeys } from '../../src/ui/providerOrders/useOrderKeys'
import { accepted, asha, now, packed, pageOf, sampled, second } from '../rooms/providerOrders/providerOrdersFacts'

afterEach(cleanup)

/** A board with its panel, of whose orders nothing is answered; what was sent, and what was asked of the app. */
const openBoard = async (orders: readonly ProviderOrder[], hasLetters = true) => {
  const sent: object[] = []
  const asked: object[] = []
  let isListed = false
  const panel = orderPanelMachine.provide({
    actors: {
      act: fromPromise<never, object>(({ input }) => {
        sent.push(input)
        return new Promise<never>(() => undefined)
      }) as never,
    },
  })
  const actor = createActor(
    orderBoardMachine.provide({
      actors: { list: fromPort(async () => done(pageOf(orders))), watch: fromFeed(() => () => {}), panel },
    }),
    {
      input: {
        kind: orders[0]!.kind,
        query: { view: 'board', filter: 'ALL', isPending: false, from: null, to: null },
        chosenId: null,
      },
    },
  ).start()
  await settled(actor, (snapshot) => snapshot.matches({ orders: 'watching' }))
  const Page = () => {
    const view = useView(actor, (snapshot) => viewOrderBoard(snapshot, now))
    const opened = useView(actor, ({ children }) => children.panel)
    useOrderKeys(actor, view, { now, hasLetters, onList: () => (isListed = true) })
    return (
      <main id="main">
        <OrderBoard view={view} onOpen={(id) => actor.send({ type: 'order.chosen', id })} onMore={() => {}} />
        <aside>{opened && <OrderPanel actor={opened} key={view.chosenId} />}</aside>
      </main>
    )
  }
  render(
    <IntlProvider locale="en-IN" messages={{ ...app, ...kit, ...providerOrders }}>
      <AppContext value={{ app: { send: (event: object) => asked.push(event) } as never, now: () => now }}>
        <Page />
      </AppContext>
    </IntlProvider>,
  )
  const card = (id: string) => document.querySelector<HTMLElement>(`[data-card="${id}"]`)!
  return {
    actor,
    sent,
    asked,
    card,
    isListed: () => isListed,
    press: (key: string): void => act(() => void fireEvent.keyDown(document.activeElement!, { key })),
    at: () => (document.activeElement as HTMLElement).dataset['card'],
  }
}
const accepting = { ...accepted, id: 'o3' }
const brought = { ...packed, id: 'o4', way: 'HOME_DELIVERY' } as const

test('the board is one tab stop a column, which stays where it was left', async () => {
  const board = await openBoard([asha, second, accepting, brought])
  const stops = () =>
    [...document.querySelectorAll<HTMLElement>('[data-card]')]
      .filter(({ tabIndex }) => tabIndex === 0)
      .map((each) => each.dataset['card'])
  expect(stops()).toEqual(['o1', 'o3', 'o4'])
  act(() => board.card('o1').focus())
  board.press('ArrowDown')
  expect([board.at(), stops()]).toEqual(['o2', ['o2', 'o3', 'o4']])
})

test('arrows, Home and End go through the cards of a column and from column to column', async () => {
  const board = await openBoard([asha, second, accepting, brought])
  act(() => board.card('o1').focus())
  const found: (string | undefined)[] = []
  for (const key of [
    'End',
    'ArrowDown',
    'ArrowRight',
    'ArrowRight',
    'ArrowRight',
    'ArrowLeft',
    'ArrowLeft',
    'End',
    'Home',
  ]) {
    board.press(key)
    found.push(board.at())
  }
  expect(found).toEqual(['o2', 'o2', 'o3', 'o4', 'o4', 'o3', 'o1', 'o2', 'o1'])
})

test.each([
  ['a', asha, 'accept'],
  ['A', asha, 'accept'],
])('%s on a card opens the order and accepts it', async (key, order, what) => {
  const board = await openBoard([order])
  act(() => board.card(order.id).focus())
  board.press(key)
  await waitFor(() => expect(board.sent).toMatchObject([{ id: order.id, act: what }]))
  expect(document.querySelector('[data-order]')?.getAttribute('data-order')).toBe(order.id)
})

test.each([
  ['r', asha, 'alertdialog'],
  ['p', accepting, 'form'],
  ['s', brought, 'form'],
  ['c', accepting, 'form'],
] as const)('%s on a card opens the order and asks what it needs', async (key, order, role) => {
  const board = await openBoard([order])
  act(() => board.card(order.id).focus())
  board.press(key)
  await screen.findByRole(role)
  expect(board.sent).toEqual([])
})

test('letters do nothing with an order that does not take them, where they are turned off, or in a field', async () => {
  const board = await openBoard([asha, accepting])
  act(() => board.card('o3').focus())
  board.press('a')
  expect([board.sent, document.querySelector('[data-order]')]).toEqual([[], null])
  board.press('p')
  const price = await screen.findByRole('textbox', { name: 'Price of one, with tax' })
  act(() => price.focus())
  board.press('b')
  expect(board.actor.getSnapshot().context.query.view).toBe('board')
  cleanup()
  const quiet = await openBoard([asha], false)
  act(() => quiet.card('o1').focus())
  quiet.press('a')
  expect(quiet.sent).toEqual([])
})

test('U on a card of tests goes to the report, B to the list, / to the search, ? lists the keys', async () => {
  const board = await openBoard([{ ...sampled, reports: [] }])
  act(() => board.card('t1').focus())
  board.press('u')
  expect(document.activeElement?.textContent).toBe('Add a report')
  board.press('?')
  expect(board.isListed()).toBe(true)
  board.press('b')
  expect(board.actor.getSnapshot().context.query.view).toBe('list')
  board.press('/')
  expect(board.asked).toEqual([{ type: 'open', feature: expect.objectContaining({ id: 'panel.search' }) }])
})

test('a name that is typed before the search is there accepts nothing', async () => {
  const board = await openBoard([asha, second])
  act(() => board.card('o1').focus())
  for (const key of '/asha bora') board.press(key)
  expect([board.sent, document.querySelector('[data-order]')]).toEqual([[], null])
  expect(board.actor.getSnapshot().context.query.view).toBe('board')
  // Back from the search, letters are keys again.
  act(() => board.card('o2').focus())
  act(() => board.card('o1').focus())
  board.press('a')
  await waitFor(() => expect(board.sent).toMatchObject([{ id: 'o1', act: 'accept' }]))
})
