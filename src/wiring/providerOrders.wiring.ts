import { wasSoundOff } from '../adapters/browser/requestSound'
import { boardParams } from '../core/orders/providerOrders.params'
import type { OrderKind } from '../core/orders/order.lifecycle'
import type { ProviderOrder } from '../core/orders/providerOrder'
import type { ActCode } from '../core/orders/providerOrder.rules'
import type { OrderAct } from '../core/orders/providerOrders'
import { statusToSend } from '../core/orders/providerOrders.rules'
import type { CommonCode, Outcome } from '../core/kit/outcome'
import type { Cancellation } from '../core/kit/port'
import { fromFeed } from '../machines/kit/fromFeed'
import { fromPort, userAction } from '../machines/kit/fromPort'
import { orderBoardFlow } from '../machines/providerOrders/orderBoard.flow'
import { type OrderBoardActor, orderBoardMachine } from '../machines/providerOrders/orderBoard.machine'
import { orderPanelMachine } from '../machines/providerOrders/orderPanel.machine'
import { orderChanged } from '../machines/providerOrders/orderPanel.setup'
import { requestBellMachine } from '../machines/providerOrders/requestBell.machine'
import { reportUploadMachine } from '../machines/providerOrders/reportUpload.machine'
import { isOneOf, PROVIDERS } from '../core/session/roles'
import type { Open, RoomWiring } from './features'
import { orderChanges } from './orderChanges'
import type { Ports } from './ports'
import { providerOrdersList } from './providerOrdersList'

const readOf =
  ({ providerOrders }: Ports) =>
  async (
    { id, kind }: { readonly id: string; readonly kind: OrderKind },
    signal: Cancellation,
  ): Promise<Outcome<ProviderOrder>> =>
    kind === 'medicine' ? providerOrders.pharmacyOne({ id }, signal) : providerOrders.centreOne({ id }, signal)

const actOf =
  ({ providerOrders }: Ports) =>
  async (
    { kind, act, ...sent }: OrderAct & { readonly kind: OrderKind; readonly key: string },
    signal: Cancellation,
  ): Promise<Outcome<ProviderOrder, ActCode | CommonCode>> => {
    const named = { ...sent, act, status: statusToSend(act) }
    return kind === 'medicine' ? providerOrders.pharmacyAct(named, signal) : providerOrders.centreAct(named, signal)
  }

const plugReports = ({ files, orderReports }: Ports) =>
  reportUploadMachine.provide({
    actors: {
      // Centres upload reports alone (S2-374).
      upload: userAction(({ file }, signal) => files.upload({ kind: 'report', file }, signal)),
      check: fromPort(orderReports.check),
      attach: userAction(orderReports.attach),
      retract: userAction(orderReports.retract),
    },
  })

const watchOrders = fromFeed((_, on) => orderChanges.on((id) => on(orderChanged(id))))

const openOrders: Open = (ports, { login, place }) => {
  const kind: OrderKind = login?.role === 'DIAGNOSTIC_CENTER' ? 'test' : 'medicine'
  const panel = orderPanelMachine.provide({
    actors: {
      read: fromPort(readOf(ports)),
      act: userAction(actOf(ports)),
      lastBills: fromPort(ports.providerOrders.lastBills),
      reports: plugReports(ports),
    },
  })
  const { chosenId, ...query } = boardParams(place.params, kind)
  return {
    logic: orderBoardMachine.provide({
      actors: { list: fromPort(providerOrdersList(ports)), panel, watch: watchOrders },
    }),
    input: { kind, query, chosenId },
    flow: (page) => orderBoardFlow(page as OrderBoardActor),
  }
}

/** Whoever serves no orders has no bell, nor has the desk of a clinic. */
const openBell: Open = ({ providerOrders }, { login }) =>
  login === null || !isOneOf(PROVIDERS, login.role) || login.isClinicPatient
    ? null
    : {
        logic: requestBellMachine.provide({ actors: { read: fromPort(providerOrders.requests), watch: watchOrders } }),
        input: { isOff: wasSoundOff(sessionStorage) },
      }

export const features: RoomWiring = { 'page.orders': openOrders, 'session.requests': openBell }
