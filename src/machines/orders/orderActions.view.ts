import { brand, phoneLink } from '../../core/app/brand'
import { comingRoutes } from '../../core/app/coming.routes'
import { doctorPath, joinRoomPath } from '../../core/app/links'
import { isDue } from '../../core/booking/appointment.payment'
import { appointmentLifecycle } from '../../core/booking/appointment.lifecycle'
import { hasBegun } from '../../core/booking/appointment.status'
import { patientActions } from '../../core/booking/appointment.patient'
import { joinsFrom } from '../../core/call/call.rules'
import type { UnixSeconds } from '../../core/kit/dates'
import { actionsFor, type AppointmentFacts, type CardAction, type CardFacts } from '../../core/orders/order.actions'
import { type AppointmentOrder, isProviderOrder, isStayOrder, type Order } from '../../core/orders/orders'
import { isMedicineOrder, type ProviderOrder } from '../../core/orders/providerOrder'
import { readPrescriptionPath } from '../../core/prescription/prescription.params'
import { directionsTo } from '../kit/directions.view'

type Visit = Pick<
  AppointmentOrder,
  | 'status'
  | 'consultation'
  | 'startsAt'
  | 'endsAt'
  | 'holdExpiresAt'
  | 'paymentStatus'
  | 'paymentMethodId'
  | 'activePrescription'
  | 'queue'
>

/** What the actions of an appointment depend on. */
export const visitFacts = (order: Visit, now: UnixSeconds): AppointmentFacts => ({
  ...order,
  kind: 'appointment',
  joinsFrom: joinsFrom(order),
  isDue: isDue(order, now),
  own: patientActions(order, now),
  hasPrescription: order.activePrescription !== null,
  hasBegun: hasBegun(order.queue) && appointmentLifecycle.from('complete').includes(order.status),
})

/** What the actions of an order depend on. */
const factsOf = (order: Order, now: UnixSeconds): CardFacts => {
  if (isStayOrder(order)) return { kind: 'stay', status: order.status, hasSummary: order.hasSummary }
  if (!isProviderOrder(order)) return visitFacts(order, now)
  if (!isMedicineOrder(order)) return { kind: 'test', stage: order.stage, testDay: order.bookedFor }
  const { stage, way, answerBy, lines } = order
  const hasRest = lines.some(({ prescribed, asked }) => prescribed !== null && asked !== null && asked < prescribed)
  return { kind: 'medicine', stage, way, answerBy, hasRest }
}

/** What the patient of an order may do with it now, main action first. */
export const ownActions = (order: Order, now: UnixSeconds) => actionsFor(factsOf(order, now), 'PATIENT', now)

/** What a press on an action does: it leads somewhere, or begins something that the page does. */
export type OrderPress =
  | { readonly kind: 'link'; readonly to: string; readonly state?: object }
  /** Outside of the app: a map, a telephone, a document. */
  | { readonly kind: 'address'; readonly href: string }
  | { readonly kind: 'calendar' }
  | { readonly kind: 'pay' | 'cancel' | 'move' | 'track' | 'testDevice' | 'stay' }

/** A button of a card. */
export interface OrderButton {
  readonly action: CardAction
  readonly press: OrderPress
}

const address = (href: string | null): OrderPress | null => (href === null ? null : { kind: 'address', href })
const tracked: OrderPress = { kind: 'track' }

/** Of a provider's bill, report, prescription: the file, or where it is told about while there is none. */
const file = (url: string | null): OrderPress => address(url) ?? tracked

const phoneOf = (order: Order): string | null => {
  if (isProviderOrder(order)) return phoneLink(order.providerPhone)
  if (isStayOrder(order)) return order.wardPhone && phoneLink(order.wardPhone)
  if (order.clinicPhone !== null) return phoneLink(order.clinicPhone)
  return order.consultation === 'video' && brand.helpline !== '' ? phoneLink(brand.helpline) : null
}

/** Where the same is ordered or booked again, with what was chosen; at another pharmacy in the place of this order. */
const againPath = (order: Order, isElsewhere = false): string => {
  if (!isProviderOrder(order)) return doctorPath(order.doctorId)
  if (!isMedicineOrder(order)) return `/test-reports?${new URLSearchParams({ centre: order.providerId })}`
  const place = isElsewhere ? ['replaces', order.id] : ['pharmacy', order.providerId]
  const chosen = [['way', order.way], ['member', order.memberId], ['record', order.recordId], place]
  return `/medicines?${new URLSearchParams(chosen)}`
}

const reportOf = (order: ProviderOrder): string | null =>
  isMedicineOrder(order) ? null : (order.reports.findLast(({ retractedAt }) => retractedAt === null)?.url ?? null)

const prescriptionOf = (order: Order): OrderPress | null => {
  if (isProviderOrder(order)) return isMedicineOrder(order) ? address(order.recordUrl) : null
  if (isStayOrder(order) || order.activePrescription === null) return null
  return { kind: 'link', to: readPrescriptionPath(order.activePrescription) }
}

/** What an action does on an order; null where it lacks what that needs: a number, a place, a file, a room. */
const pressOf = (order: Order, action: CardAction): OrderPress | null => {
  switch (action) {
    case 'pay':
    case 'cancel':
    case 'testDevice':
      return { kind: action }
    case 'reschedule':
      return { kind: 'move' }
    case 'addToCalendar':
      return { kind: 'calendar' }
    case 'directions':
      return address(directionsTo(order))
    case 'join':
      return { kind: 'link', to: joinRoomPath(order.id) }
    case 'message':
      return 'chat' in comingRoutes ? null : { kind: 'link', to: '/chat', state: { bookingId: order.id } }
    case 'call':
    case 'callWard':
    case 'followUpCall':
      return address(phoneOf(order))
    case 'prescription':
      return prescriptionOf(order)
    case 'bookAgain':
    case 'orderAgain':
      return { kind: 'link', to: againPath(order) }
    case 'choosePharmacy':
      return { kind: 'link', to: againPath(order, true) }
    case 'update':
    case 'summary':
      return { kind: 'stay' }
    case 'bill':
      return isProviderOrder(order) ? file(order.billUrl) : null
    case 'openReport':
      return isProviderOrder(order) ? file(reportOf(order)) : null
    case 'track':
    case 'seeOffer':
    case 'prepare':
    case 'share':
      return tracked
  }
}

/**
 * The buttons of an order's card, main one first. Where the main action lacks what it needs, the next way on takes its
 * place: to book again, else the first of the others that changes nothing.
 */
export const orderButtons = (order: Order, now: UnixSeconds) => {
  const { main, others } = ownActions(order, now)
  const button = (action: CardAction): readonly OrderButton[] => {
    const press = pressOf(order, action)
    return press === null ? [] : [{ action, press }]
  }
  const rest = others.flatMap(button)
  const wanted = main === null ? [] : button(main)
  const [leading] = [
    ...wanted,
    ...rest.filter(({ action }) => action === 'bookAgain'),
    ...rest.filter(({ action }) => action !== 'cancel'),
  ]
  return { main: leading ?? null, others: rest.filter((each) => each !== leading) }
}

export type OrderButtons = ReturnType<typeof orderButtons>
