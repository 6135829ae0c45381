// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test } from 'vitest'
import payment from '../../src/ui/intl/en/payment.json'
import { FailedPayment } from '../../src/ui/payment/FailedPayment'

afterEach(cleanup)

test.each([
  ['The bank declined the card', 'The bank declined the card'],
  [null, 'Your payment could not be processed.'],
])('a failed payment that the server explains by %s reads: %s', (message, words) => {
  render(
    <IntlProvider locale="en-IN" messages={payment}>
      <FailedPayment message={message} about={null} money="We have not received ₹700." slot="Held until 3:37 pm">
        <button type="button">Retry Payment</button>
      </FailedPayment>
    </IntlProvider>,
  )
  expect(screen.getByRole('dialog', { name: 'Payment Failed' }).querySelector('p')?.textContent).toBe(words)
})
