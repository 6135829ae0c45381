import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { done } from '../../src/core/kit/outcome'
import type { Sales } from '../../src/core/sales/sales'
import { fromPort } from '../../src/machines/kit/fromPort'
import { providerOffersMachine } from '../../src/machines/sales/providerOffers.machine'
import { providerProfileMachine } from '../../src/machines/sales/providerProfile.machine'
import { type SalesBook, salesMachine } from '../../src/machines/sales/sales.machine'
import { viewSales } from '../../src/machines/sales/sales.view'

const sales: Sales = {
  salesAmount: 50_000,
  payable: 50_000,
  refunded: 0,
  salesCount: [
    { status: 'cancelled', statusCount: 1 },
    { status: 'completed', statusCount: 4 },
    { status: 'pending', statusCount: 2 },
  ],
  methods: [],
  drawers: [],
  days: [{ day: '2026-11-02', payable: 50_000, refunded: 0 }],
}

test('of a month that runs the line ends today, and the counts stand in the order of the work', async () => {
  const profile = providerProfileMachine.provide({
    actors: { loadProfile: fromPort(() => new Promise<never>(() => {})) },
  })
  const offers = providerOffersMachine.provide({
    actors: { load: fromPort(() => new Promise<never>(() => {})) },
  })
  const input = { provider: 'pharmacy', today: '2026-11-12', range: { from: '2026-11-01', to: '2026-11-30' } } as const
  const actor = createActor(
    salesMachine.provide({
      actors: { load: fromPort(async () => done<SalesBook>({ sales, lines: [] })), profile, offers },
    }),
    { input },
  ).start()
  const snapshot = await waitFor(actor, ({ context }) => context.sales !== null)
  actor.stop()
  const { points, counts } = viewSales(snapshot)
  expect(points).toHaveLength(12)
  expect(counts.map(({ status }) => status)).toEqual(['pending', 'completed', 'cancelled'])
})
