// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { done } from '../../src/core/kit/outcome'
import type { ClosedDrawer, Sales } from '../../src/core/sales/sales'
import { fromPort } from '../../src/machines/kit/fromPort'
import { providerOffersMachine } from '../../src/machines/sales/providerOffers.machine'
import { providerProfileMachine } from '../../src/machines/sales/providerProfile.machine'
import { type SalesBook, salesMachine } from '../../src/machines/sales/sales.machine'
import { AppContext } from '../../src/ui/app/frame/AppContext'
import app from '../../src/ui/intl/en/app.json'
import kit from '../../src/ui/intl/en/kit.json'
import sales from '../../src/ui/intl/en/sales.json'
import { ProfileDetailsPage } from '../../src/ui/sales/ProfileDetailsPage'

const DAY = '2026-01-05'
const NOW = 1_767_589_200

afterEach(cleanup)

/** Sales of a day of ₹500 in cash and ₹70 by card. */
const open = async (drawers: readonly ClosedDrawer[] = []) => {
  const sent: object[] = []
  const book: Sales = {
    salesAmount: 570_00,
    payable: 570_00,
    refunded: 0,
    salesCount: [],
    days: [],
    methods: [
      { paymentMethodId: 1, payable: 500_00, refunded: 0 },
      { paymentMethodId: 4, payable: 70_00, refunded: 0 },
    ],
    drawers,
  }
  const actor = createActor(
    salesMachine.provide({
      actors: {
        load: fromPort(async () => done<SalesBook>({ sales: book, lines: [] })),
        closeDrawer: fromPromise<never, object>(({ input }) => {
          sent.push(input)
          return new Promise<never>(() => undefined)
        }) as never,
        offers: providerOffersMachine.provide({
          actors: { load: fromPort(() => new Promise<never>(() => undefined)) },
        }),
        profile: providerProfileMachine.provide({
          actors: { loadProfile: fromPort(() => new Promise<never>(() => undefined)) },
        }),
      },
    }),
    { input: { provider: 'pharmacy', today: DAY, range: { from: DAY, to: DAY } } },
  ).start()
  await waitFor(actor, ({ context }) => context.sales !== null)
  render(
    <IntlProvider locale="en-IN" messages={{ ...app, ...kit, ...sales }}>
      <AppContext value={{ app: null as never, now: () => NOW }}>
        <ProfileDetailsPage actor={actor} />
      </AppContext>
    </IntlProvider>,
  )
  return { sent }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('what is counted differs from what was sold: it is said before the drawer is closed', async () => {
  await open()
  press('Close the drawer: Cash')
  const dialog = await screen.findByRole('dialog')
  const count = (value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: 'Counted' }), { target: { value } })
  count('50')
  expect(dialog.textContent).toContain('₹450 less than was sold.')
  count('500.50')
  expect(dialog.textContent).toContain('₹0.50 more than was sold.')
  count('500')
  expect(dialog.textContent).not.toMatch(/than was sold/)
})

test('cash, UPI and card stand apart, and each drawer is counted before it is closed', async () => {
  const { sent } = await open()
  for (const name of ['Cash', 'UPI', 'Card'])
    expect(screen.getByRole('button', { name: `Close the drawer: ${name}` })).toBeTruthy()
  press('Close the drawer: Cash')
  expect((await screen.findByRole('dialog')).textContent).toContain('Sold less given back: ₹500.')
  press('Close the drawer')
  expect(screen.getByRole('dialog').textContent).toContain('An amount in rupees')
  fireEvent.change(screen.getByRole('textbox', { name: 'Counted' }), { target: { value: '480.50' } })
  press('Close the drawer')
  expect(sent).toMatchObject([{ day: DAY, paymentMethodId: 1, counted: 480_50 }])
})

test('the change that a day begins with is not counted, where there is any', async () => {
  await open()
  const words = 'Without the change that the day began with.'
  press('Close the drawer: Cash')
  expect((await screen.findByRole('dialog')).textContent).toContain(words)
  press('Cancel')
  press('Close the drawer: UPI')
  expect((await screen.findByRole('dialog')).textContent).not.toContain(words)
})

test('a drawer that is closed says how what was counted differs, and is not closed again', async () => {
  await open([{ day: DAY, paymentMethodId: 1, expected: 500_00, counted: 480_50, closedAt: NOW }])
  expect(screen.getByText('Cash closed: counted ₹480.50, ₹19.50 missing.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Close the drawer: Cash' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Close the drawer: UPI' })).toBeTruthy()
})
