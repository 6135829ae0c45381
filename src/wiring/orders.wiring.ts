import type { ActorRefFrom } from 'xstate'
import { patientActions } from '../core/booking/appointment.patient'
import { listedParam } from '../core/kit/params'
import { done, type Outcome } from '../core/kit/outcome'
import type { Cancellation } from '../core/kit/port'
import { type AppointmentOrder, isStayOrder, type Order, ORDER_PAGE } from '../core/orders/orders'
import { orderChangeParam } from '../core/orders/orders.params'
import { fromPort, userAction } from '../machines/kit/fromPort'
import { ordersFlow } from '../machines/orders/orders.flow'
import { type OrderChangeActor, orderChangeMachine } from '../machines/orders/orderChange.machine'
import { orderPaymentMachine } from '../machines/orders/orderPayment.machine'
import { type KnownStay, ownStayMachine } from '../machines/orders/ownStay.machine'
import { ordersMachine } from '../machines/orders/orders.machine'
import { rescheduleMachine } from '../machines/schedule/reschedule.machine'
import type { Open, RoomWiring } from './features'
import { plugLiveQueue } from './liveQueue'
import { plugPaying } from './payment.wiring'
import type { Ports } from './ports'

const isAppointment = (order: Order): order is AppointmentOrder => !isStayOrder(order)

const plugChange = (ports: Ports, now: number) =>
  orderChangeMachine.provide({
    actors: {
      // What may be changed is soonest, so it is on the first page.
      find: fromPort(async ({ step, id }, signal) => {
        const orders = await ports.orders.list({ limit: ORDER_PAGE, offset: 0 }, signal)
        if (!orders.ok) return orders
        const order = orders.value.filter(isAppointment).find((each) => each.id === id)
        const action = step === 'move' ? 'reschedule' : 'cancel'
        return done(order && patientActions(order, now).includes(action) ? order : null)
      }),
      cancel: userAction(ports.booking.cancel),
      reschedule: rescheduleMachine.provide({
        actors: {
          loadSlots: fromPort(({ doctorId }, signal) => ports.booking.slots({ doctorId: doctorId ?? '' }, signal)),
          move: userAction(ports.booking.reschedule),
        },
      }),
    },
  })

const openOrders: Open = (ports, { login, place, now }) => ({
  logic: ordersMachine.provide({
    actors: {
      loadPage: fromPort(async ({ limit, offset }, signal) =>
        login?.role === 'PATIENT' ? ports.orders.list({ limit, offset }, signal) : done([]),
      ),
    },
  }),
  input: { query: {}, listed: listedParam(place.params) },
  beside: {
    live: plugLiveQueue(ports, login),
    change: {
      logic: plugChange(ports, now),
      input: { resumed: login?.role === 'PATIENT' ? orderChangeParam(place.params) : null },
    },
    payment: { logic: orderPaymentMachine.provide({ actors: { paying: plugPaying(ports) } }), input: undefined },
  },
  flow: (page, _, beside) =>
    ordersFlow(page as ActorRefFrom<typeof ordersMachine>, beside['change'] as OrderChangeActor),
})

/** A stay with a fresh address of its summary; not somebody else's. */
const loadOwnStay =
  ({ inpatient }: Ports) =>
  async ({ asked: { id } }: { asked: { id: string } }, signal: Cancellation): Promise<Outcome<KnownStay | null>> => {
    const stay = await inpatient.ownStay({ id }, signal)
    if (!stay.ok) return stay.failure.kind === 'notFound' ? done(null) : stay
    if (!stay.value.hasSummary) return done({ stay: stay.value, summary: null })
    const link = await inpatient.summaryLink({ id, key: crypto.randomUUID() }, signal)
    return done({ stay: stay.value, summary: link })
  }

const openOwnStay: Open = (ports, { feature }) =>
  feature.at === undefined
    ? null
    : {
        logic: ownStayMachine.provide({ actors: { load: fromPort(loadOwnStay(ports)) } }),
        input: { id: feature.at },
      }

export const features: RoomWiring = { 'page.orderList': openOrders, 'overlay.ownStay': openOwnStay }
