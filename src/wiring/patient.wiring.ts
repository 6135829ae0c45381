import { paymentReturnParams } from '../core/app/params'
import { done } from '../core/kit/outcome'
import type { AppointmentOrder } from '../core/orders/orders'
import { outcomeOfPath } from '../core/payment/payment.rules'
import type { OpenedPage, PageRequest } from '../machines/app/page'
import { homeMachine, type HomeInput } from '../machines/home/home.machine'
import { fromPort, quietly } from '../machines/kit/fromPort'
import { ordersMachine } from '../machines/orders/orders.machine'
import { paymentReturnMachine, type PaymentReturnInput } from '../machines/payment/paymentReturn.machine'
import { plugPaying } from './booking.wiring'
import type { Ports } from './ports'

const isAhead = ({ status, endsAt }: AppointmentOrder, now: number): boolean =>
  endsAt > now && (status === 'upcoming' || status === 'pending' || status === 'active')

export const openHome = (ports: Ports, { login, now }: PageRequest): OpenedPage => {
  const input: HomeInput = { isGuest: login?.role !== 'PATIENT', name: login?.name ?? null, now }
  const logic = homeMachine.provide({
    actors: {
      loadSpecialities: fromPort(ports.doctors.specialities),
      loadNext: fromPort(async ({ isGuest }, signal) => {
        if (isGuest) return done(null)
        const orders = await quietly(ports.orders.list, [])({ limit: 10, offset: 0 }, signal)
        return orders.ok ? done(orders.value.find((order) => isAhead(order, ports.clock.now())) ?? null) : orders
      }),
    },
  })
  return { logic, input }
}

export const openOrders = (ports: Ports, { login }: PageRequest): OpenedPage => ({
  logic: ordersMachine.provide({
    actors: {
      loadPage: fromPort(async ({ limit, offset }, signal) =>
        login?.role === 'PATIENT' ? quietly(ports.orders.list, [])({ limit, offset }, signal) : done([]),
      ),
    },
  }),
  input: { query: {} },
})

export const openPaymentReturn = (ports: Ports, { place }: PageRequest): OpenedPage => {
  const input: PaymentReturnInput = {
    bookingId: paymentReturnParams(place.params).bookingId,
    outcome: outcomeOfPath(place.path.split('?')[0] ?? ''),
  }
  const logic = paymentReturnMachine.provide({
    actors: { loadDetail: fromPort(ports.payment.bookingDetail), paying: plugPaying(ports) },
  })
  return { logic, input }
}
