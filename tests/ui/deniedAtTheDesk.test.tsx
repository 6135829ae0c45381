// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test } from 'vitest'
import { AppContext } from '../../src/ui/app/frame/AppContext'
import app from '../../src/ui/intl/en/app.json'
import kit from '../../src/ui/intl/en/kit.json'
import reception from '../../src/ui/intl/en/reception.json'
import { RowDeeds } from '../../src/ui/reception/RowDeeds'
import { entryOf, now } from '../rooms/reception/receptionFacts'
import { staffMember } from '../rooms/session/staffMember'

afterEach(cleanup)

/** What a press on the payment of a row leads to, for somebody who lacks these permissions. */
const pressed = (deed: 'take' | 'receipt', ...lacks: Parameters<typeof staffMember>[1] & string[]) => {
  const [sent, billed]: [unknown[], unknown[]] = [[], []]
  const practice = {
    getSnapshot: () => ({ context: { login: staffMember('DOCTOR', lacks) } }),
    send: (event: unknown) => void sent.push(event),
  }
  const entry = entryOf('asha', 'Asha Patel', { paymentStatus: deed === 'take' ? 'UNPAID' : 'PAID' })
  const nothing = () => undefined
  render(
    <IntlProvider locale="en-IN" messages={{ ...app, ...kit, ...reception }}>
      <AppContext value={{ app: practice as never, now: () => now }}>
        <RowDeeds
          data={{ entry, next: deed, others: [], mayBlock: false } as never}
          patient="Asha Patel"
          isBusy={false}
          hasChat={false}
          onStep={nothing}
          onTakeBack={nothing}
          onBill={(row) => void billed.push(row)}
          onBlock={nothing}
        />
      </AppContext>
    </IntlProvider>,
  )
  fireEvent.click(screen.getAllByRole('button')[0]!)
  return { sent, isAsked: billed.length > 0 }
}

test.each([
  ['take', 'opdReceptionWeb.receivePayment'],
  ['receipt', 'opdReceptionWeb.billReceipt'],
] as const)('who may not %s reads so before the dialog of it', (deed, permission) => {
  expect(pressed(deed, permission)).toEqual({ sent: [{ type: 'permission.denied' }], isAsked: false })
  cleanup()
  expect(pressed(deed)).toEqual({ sent: [], isAsked: true })
})
