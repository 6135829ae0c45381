import { appointmentLifecycle, awaitsPayment, FREE_SLOT, holdsSlot } from '../booking/appointment.lifecycle'
import type { ConsultationType } from '../booking/booking'
import type { StayStatus } from '../inpatient/inpatient'
import { isWindowOpen, windowOf } from '../chat/chat.lifecycle'
import { DAY, dayOf, type UnixSeconds } from '../kit/dates'
import type { Mover } from '../kit/lifecycle'
import type { AppointmentStatus } from './orders'
import { type DeliveryWay, orderActions, type OrderStage } from './order.lifecycle'

/** What a card of an order can offer; each is one button of it. */
export type CardAction =
  | 'pay'
  | 'addToCalendar'
  | 'directions'
  | 'testDevice'
  | 'join'
  | 'message'
  | 'bookAgain'
  | 'reschedule'
  | 'cancel'
  | 'call'
  | 'prescription'
  | 'callWard'
  | 'followUpCall'
  | 'update'
  | 'summary'
  | 'track'
  | 'choosePharmacy'
  | 'seeOffer'
  | 'orderAgain'
  | 'bill'
  | 'prepare'
  | 'openReport'
  | 'share'

/** The one thing that makes sense now, and what else can be done. */
export interface CardActions {
  readonly main: CardAction | null
  readonly others: readonly CardAction[]
}

export interface AppointmentFacts {
  readonly kind: 'appointment'
  readonly status: AppointmentStatus
  readonly consultation: ConsultationType
  readonly startsAt: UnixSeconds
  readonly endsAt: UnixSeconds
  readonly holdExpiresAt: UnixSeconds | null
  /** When joining opens. */
  readonly joinsFrom: UnixSeconds
  /** It waits for its patient to pay online. */
  readonly isDue: boolean
  /** What its patient may change of it. */
  readonly own: readonly ('cancel' | 'reschedule')[]
  readonly hasPrescription: boolean
  /** Its patient is with the doctor, or was. */
  readonly hasBegun: boolean
}

export interface StayFacts {
  readonly kind: 'stay'
  readonly status: StayStatus
  readonly hasSummary: boolean
}

export interface MedicineFacts {
  readonly kind: 'medicine'
  readonly stage: OrderStage
  readonly way: DeliveryWay
  /** Until when the pharmacy answers. */
  readonly answerBy: UnixSeconds | null
  /** The prescription has something that no order has taken yet. */
  readonly hasRest: boolean
}

export interface TestFacts {
  readonly kind: 'test'
  readonly stage: OrderStage
  /** The first second of the day of the visit. */
  readonly testDay: UnixSeconds
}

export type CardFacts = AppointmentFacts | StayFacts | MedicineFacts | TestFacts

const NONE: CardActions = { main: null, others: [] }

/** The main action leads; it does not stand among the others again. */
const card = (main: CardAction, others: readonly (CardAction | false)[]): CardActions => ({
  main,
  others: others.filter((each): each is CardAction => each !== false && each !== main),
})

/** From a day before its beginning on, an appointment is near. */
const isNear = ({ startsAt }: AppointmentFacts, now: UnixSeconds): boolean => startsAt - now <= DAY

const mainOf = (facts: AppointmentFacts, now: UnixSeconds): CardAction => {
  const isVideo = facts.consultation === 'video'
  if (awaitsPayment(facts.status) && facts.holdExpiresAt !== null) return 'pay'
  if (facts.status !== 'active' && !isNear(facts, now)) return 'addToCalendar'
  if (!isVideo) return 'directions'
  return now >= facts.joinsFrom && now <= facts.endsAt ? 'join' : 'testDevice'
}

/** While nothing was written of an appointment and it has not ended. */
const awaited = (facts: AppointmentFacts, now: UnixSeconds): CardActions => {
  const isVideo = facts.consultation === 'video'
  return card(mainOf(facts, now), [
    facts.isDue && 'pay',
    ...facts.own,
    'call',
    !isVideo && 'directions',
    isChatOpen(facts, now) && 'message',
  ])
}

/** The patient may write into the chat of an appointment, whatever became of it but that it was given up. */
const isChatOpen = (facts: AppointmentFacts, now: UnixSeconds): boolean =>
  !FREE_SLOT.includes(facts.status) && isWindowOpen(windowOf(facts), now)

const ofAppointment = (facts: AppointmentFacts, now: UnixSeconds): CardActions => {
  const { status, endsAt } = facts
  if (status === 'cancelled') return card('reschedule', [])
  // Its hold has passed: nothing is left of it.
  if (!holdsSlot(facts, now) && status !== 'rejected') return card('bookAgain', [])
  // They are there: neither the way nor the day is of use.
  if (facts.hasBegun)
    return card(facts.isDue ? 'pay' : isChatOpen(facts, now) ? 'message' : 'call', [
      facts.hasPrescription && 'prescription',
      isChatOpen(facts, now) && 'message',
      'call',
    ])
  if (!appointmentLifecycle.isOver(status, { endsAt, now }) && status !== 'uploaded' && status !== 'admit')
    return awaited(facts, now)
  const visited = facts.consultation === 'inClinic' && 'directions'
  return card(isChatOpen(facts, now) ? 'message' : 'bookAgain', [
    facts.hasPrescription && 'prescription',
    'call',
    visited,
    'bookAgain',
  ])
}

const ofStay = ({ status, hasSummary }: StayFacts): CardActions => {
  if (status === 'admit') return card('callWard', ['update', 'directions'])
  return card(hasSummary ? 'summary' : 'update', ['followUpCall', 'update'])
}

const ofMedicine = (facts: MedicineFacts, now: UnixSeconds): CardActions => {
  const { stage, way, answerBy, hasRest } = facts
  const mayCancel = orderActions(facts, 'PATIENT').includes('cancel') && 'cancel'
  const asked = ['prescription', 'directions', 'call', mayCancel] as const
  switch (stage) {
    case 'requested':
      return card(answerBy !== null && now > answerBy ? 'choosePharmacy' : 'track', asked)
    case 'asking':
      return card('seeOffer', asked)
    case 'ready':
      return card(way === 'PICKUP' ? 'directions' : 'track', ['bill', 'prescription', 'call', mayCancel])
    case 'sent':
      return card('track', ['bill', 'prescription', 'call'])
    case 'completed':
      return card(hasRest ? 'orderAgain' : 'bill', ['prescription', 'bill'])
    case 'rejected':
    case 'cancelled':
      return card('bookAgain', ['prescription'])
    case 'accepted':
    case 'sampled':
    case 'uploaded':
      return card('track', asked)
  }
}

const ofTest = (facts: TestFacts, now: UnixSeconds): CardActions => {
  const mayCancel = orderActions({ ...facts, way: null }, 'PATIENT').includes('cancel') && 'cancel'
  switch (facts.stage) {
    case 'requested':
      return card('prepare', ['directions', 'call', mayCancel])
    case 'sampled':
      return card('call', ['directions'])
    case 'completed':
      return card('bill', ['call', 'bookAgain'])
    case 'uploaded':
      return card('openReport', ['share', 'bill', 'bookAgain'])
    case 'rejected':
    case 'cancelled':
      return card('bookAgain', ['call'])
    case 'accepted':
    case 'asking':
    case 'ready':
    case 'sent':
      return card(dayOf(now) < dayOf(facts.testDay) ? 'prepare' : 'directions', ['addToCalendar', 'call', mayCancel])
  }
}

/**
 * What somebody may do with an order, by its kind, where it stands and the time: exactly these are its buttons. Those
 * who treat and supply have their own pages for what they do with it.
 */
export const actionsFor = (facts: CardFacts, role: Mover, now: UnixSeconds): CardActions => {
  if (role !== 'PATIENT') return NONE
  switch (facts.kind) {
    case 'appointment':
      return ofAppointment(facts, now)
    case 'stay':
      return ofStay(facts)
    case 'medicine':
      return ofMedicine(facts, now)
    case 'test':
      return ofTest(facts, now)
  }
}
