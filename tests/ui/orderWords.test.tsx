// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test } from 'vitest'
import type { ProviderOrder } from '../../src/core/orders/providerOrder'
import { AppContext } from '../../src/ui/app/frame/AppContext'
import app from '../../src/ui/intl/en/app.json'
import orders from '../../src/ui/intl/en/orders.json'
import { useOrderWords } from '../../src/ui/orders/useOrderWords'
import { completed, now, paidTests } from '../rooms/providerOrders/providerOrdersFacts'

afterEach(cleanup)

const StatusLine = ({ order }: { readonly order: ProviderOrder }) => <p>{useOrderWords().says(order, false)}</p>
const shownFor = (order: ProviderOrder) => {
  render(
    <IntlProvider locale="en-IN" messages={{ ...app, ...orders }}>
      <AppContext value={{ app: null as never, now: () => now }}>
        <StatusLine order={order} />
      </AppContext>
    </IntlProvider>,
  )
  return screen.getByRole('paragraph').textContent
}

test('a patient reads of an order that was paid what was given back of it, of all that came back', () => {
  expect(shownFor(completed)).toBe('Completed · paid ₹500, in cash')
  cleanup()
  const note = { no: 'C/25-26/000001', at: now, url: null }
  const creditNotes = [
    { ...note, amount: 75_16 },
    { ...note, no: 'C/25-26/000002', amount: 20_00 },
  ]
  expect(shownFor({ ...completed, creditNotes })).toBe('Completed · paid ₹500, in cash · ₹95.16 given back')
})

test('who did not come reads that nobody came, also where the centre said so before the time was over', () => {
  const withdraw = { ...paidTests.events[0]!, role: 'DIAGNOSTIC_CENTER', action: 'withdraw', to: 'rejected' } as const
  const missed = { ...paidTests, stage: 'rejected', reason: 'notVisited', events: [withdraw] } as const
  expect(shownFor(missed)).toBe('Nobody came on the day. Nothing was charged.')
})
