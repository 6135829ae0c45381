import { prefersLessMotion } from '../adapters/browser/viewport'
import { paymentReturnParams } from '../core/app/params'
import { done } from '../core/kit/outcome'
import { outcomeOfPath } from '../core/payment/payment.rules'
import type { OpenedPage, PageRequest } from '../machines/app/page'
import { homeMachine, type HomeInput } from '../machines/home/home.machine'
import { fromPort, withFallback } from '../machines/kit/fromPort'
import { ordersMachine } from '../machines/orders/orders.machine'
import { bannersMachine } from '../machines/marketing/banners.machine'
import { paymentReturnMachine, type PaymentReturnInput } from '../machines/payment/paymentReturn.machine'
import { plugPaying } from './booking.wiring'
import type { Ports } from './ports'
import { enquiryInput, plugEnquiry } from './support.wiring'

export const openHome = (ports: Ports, request: PageRequest): OpenedPage => {
  const { login, now } = request
  const input: HomeInput = {
    isGuest: login?.role !== 'PATIENT',
    name: login?.name ?? null,
    now,
    isStill: prefersLessMotion(),
    reachOut: enquiryInput(ports, 'helpMeChoose', request),
  }
  const logic = homeMachine.provide({
    actors: {
      loadSpecialities: fromPort(ports.doctors.specialities),
      loadNext: fromPort(async ({ isGuest }, signal) => {
        if (isGuest) return done(null)
        const home = await withFallback(ports.home.read, { next: null })(
          { userId: login?.userId ?? '', ...ports.store.location() },
          signal,
        )
        return home.ok ? done(home.value.next) : home
      }),
      banners: bannersMachine.provide({ actors: { loadBanners: fromPort(ports.marketing.banners) } }),
      reachOut: plugEnquiry(ports),
    },
  })
  return { logic, input }
}

export const openOrders = (ports: Ports, { login }: PageRequest): OpenedPage => ({
  logic: ordersMachine.provide({
    actors: {
      loadPage: fromPort(async ({ limit, offset }, signal) =>
        login?.role === 'PATIENT' ? withFallback(ports.orders.list, [])({ limit, offset }, signal) : done([]),
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
