// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { AppContext } from '../../src/ui/app/frame/AppContext'
import app from '../../src/ui/intl/en/app.json'
import kit from '../../src/ui/intl/en/kit.json'
import providerOrders from '../../src/ui/intl/en/providerOrders.json'
import { BillForm } from '../../src/ui/providerOrders/OrderForms'

test('whoever saves a form in vain is taken to the first field that is missing', async () => {
  const view = {
    order: { orderNo: 'M-104401', patientName: 'Asha Patel' },
    act: 'send',
    draft: { partner: '', tracking: '', lines: [] },
    needs: { isBilled: false, isDelivered: true },
    missing: ['partner'],
    bill: null,
    fault: null,
    changedBy: null,
    isConfirming: false,
  }
  render(
    <IntlProvider locale="en-IN" messages={{ ...app, ...kit, ...providerOrders }}>
      <AppContext value={{ app: null as never, now: () => 0 }}>
        <BillForm actor={{ send: () => undefined } as never} view={view as never} />
      </AppContext>
    </IntlProvider>,
  )
  const [partner] = screen.getAllByRole('textbox')
  expect(document.activeElement).not.toBe(partner)
  fireEvent.submit(screen.getByRole('form'))
  await waitFor(() => expect(document.activeElement).toBe(partner))
})
