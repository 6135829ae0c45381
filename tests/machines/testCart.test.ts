import { expect, test } from 'vitest'
import { createActor, fromPromise, setup } from 'xstate'
import { startOfDay } from '../../src/core/kit/dates'
import { done } from '../../src/core/kit/outcome'
import { testCartMachine } from '../../src/machines/diagnostics/testCart.machine'
import { viewTestCart } from '../../src/machines/diagnostics/testReports.view'
import { fromFeed } from '../../src/machines/kit/fromFeed'
import { cartOf, eeg, sanjeevani, TODAY, vep } from '../rooms/diagnostics/diagnosticsFacts'

test('a cart that is looked at again is as another tab left it, time after time', async () => {
  let shownAgain = () => {}
  const carts = [[eeg], [vep], [eeg], [vep], [eeg], []].map((tests) => cartOf(sanjeevani, tests))
  const machine = testCartMachine.provide({
    actors: {
      loadCart: fromPromise(() => Promise.resolve(done(carts.shift()!))) as never,
      watch: fromFeed((_, on) => {
        shownAgain = () => on({ type: 'outdated' })
        return () => {}
      }),
    },
  })
  const parent = setup({ actors: { cart: machine } }).createMachine({
    invoke: { id: 'cart', src: 'cart', input: { isGuest: false, picks: null, today: startOfDay(TODAY) } },
  })
  const cart = createActor(parent).start().getSnapshot().children['cart']!
  const shown = () => viewTestCart(cart.getSnapshot() as never).tests.map(({ id }) => id)
  await expect.poll(shown).toEqual(['eeg'])
  for (const ids of [['vep'], ['eeg'], ['vep'], ['eeg'], []]) {
    shownAgain()
    await expect.poll(shown).toEqual(ids)
    expect(cart.getSnapshot()).toMatchObject({ context: { tries: 1 } })
  }
})
