import { fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { type AnyActorLogic, createActor, fromPromise } from 'xstate'
import { done } from '../../src/core/kit/outcome'
import type { LastBill } from '../../src/core/orders/lastBill'
import type { ProviderOrder } from '../../src/core/orders/providerOrder'
import { orderPanelMachine } from '../../src/machines/providerOrders/orderPanel.machine'
import { reportUploadMachine } from '../../src/machines/providerOrders/reportUpload.machine'
import { AppContext } from '../../src/ui/app/frame/AppContext'
import app from '../../src/ui/intl/en/app.json'
import kit from '../../src/ui/intl/en/kit.json'
import prescription from '../../src/ui/intl/en/prescription.json'
import providerOrders from '../../src/ui/intl/en/providerOrders.json'
import { OrderPanel } from '../../src/ui/providerOrders/OrderPanel'
import { now } from '../rooms/providerOrders/providerOrdersFacts'

interface Answers {
  /** The order as it is read again. */
  readonly after?: ProviderOrder
  /** What an act is answered; nothing where none is given. */
  readonly answer?: () => Promise<unknown>
  readonly reports?: AnyActorLogic
  /** What this pharmacy billed last. */
  readonly lastBills?: readonly LastBill[]
}

/** The panel of an order in a page, in English; what was sent of each act. */
export const openPanel = (order: ProviderOrder, { after = order, answer, reports, lastBills = [] }: Answers = {}) => {
  const sent: object[] = []
  const send = fromPromise<unknown, object>(({ input }) => {
    sent.push(input)
    return answer?.() ?? new Promise<never>(() => undefined)
  })
  const machine = orderPanelMachine.provide({
    actors: {
      act: send as never,
      read: fromPromise(() => Promise.resolve(done(after))) as never,
      lastBills: fromPromise(() => Promise.resolve(done(lastBills))) as never,
      reports: (reports ?? reportUploadMachine) as never,
    },
  })
  const actor = createActor(machine, { input: { id: order.id, kind: order.kind, order } }).start()
  render(
    <IntlProvider locale="en-IN" messages={{ ...app, ...kit, ...prescription, ...providerOrders }}>
      <AppContext value={{ app: null as never, now: () => now }}>
        <OrderPanel actor={actor} />
      </AppContext>
    </IntlProvider>,
  )
  return { actor, sent }
}
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
export const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
/** What stands below a field. */
export const messageOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby')!.split(' ').at(-1)!)?.textContent
