import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { visitState, type VisitState } from '../../src/core/booking/appointment.status'
import { DAY, HOUR, MINUTE, startOfDay } from '../../src/core/kit/dates'
import type { AppointmentStatus } from '../../src/core/orders/orders'
import { EVERY_ORDER } from '../../src/core/orders/orders.query'
import type { QueueStatus } from '../../src/core/reception/reception.lifecycle'
import { queueEntryOf } from '../../src/core/reception/deskEntry.rules'
import { homeMachine } from '../../src/machines/home/home.machine'
import { viewHome } from '../../src/machines/home/home.view'
import { ordersMachine } from '../../src/machines/orders/orders.machine'
import { cardOf, viewOrders } from '../../src/machines/orders/orders.view'
import { clinicDayMachine } from '../../src/machines/schedule/clinicDay.machine'
import { viewClinicDay } from '../../src/machines/schedule/clinicDay.view'
import { scheduleMachine } from '../../src/machines/schedule/schedule.machine'
import { viewDays, viewSchedule } from '../../src/machines/schedule/schedule.view'
import { appointmentAt, dayWith, scheduleAt } from '../kit/scheduleDays'
import { orderNumber } from '../rooms/orders/orderNumber'

const TODAY = '2026-11-23'
const NOON = startOfDay(TODAY) + 12 * HOUR

/** What a visit is, as it is written. */
interface Written {
  readonly status: AppointmentStatus
  readonly isNoShow: boolean
  readonly queue: QueueStatus | null
}
const written = (status: AppointmentStatus, queue: QueueStatus | null = null, isNoShow = false): Written => ({
  status,
  isNoShow,
  queue,
})

/** A visit of today at nine, as the staff's wire and the patient's have it. */
const bothOf = ({ status, isNoShow, queue }: Written) => {
  const scheduled = appointmentAt(TODAY, 1, {
    status,
    isNoShow,
    consultation: 'inClinic',
    queue: queue && { status: queue, arrivedAt: NOON - HOUR, calledAt: null, takeBack: null },
  })
  const { id, startsAt, endsAt, consultation } = scheduled
  const ordered = {
    ...orderNumber(1),
    id,
    startsAt,
    endsAt,
    consultation,
    status,
    isNoShow,
    queue: queue && { status: queue },
  }
  return { scheduled, ordered }
}

/** The word of every screen for a visit at a moment. */
const everywhere = (visit: Written, now = NOON): Readonly<Record<string, string | undefined>> => {
  const { scheduled, ordered } = bothOf(visit)
  const hours = scheduleAt(TODAY, [scheduled], { consultation: 'inClinic', clinicId: 'c1' })
  const days = [dayWith(TODAY, hours)]
  const list = ordersMachine.resolveState({
    value: 'loading',
    context: {
      ...createActor(ordersMachine, { input: { query: EVERY_ORDER } }).getSnapshot().context,
      items: [ordered],
    },
  })
  const card = viewOrders(list, now).sections[0]!.cards[0]!
  const home = createActor(homeMachine, { input: { isGuest: false, name: null, now, goesOn: false } })
  const atHome = homeMachine.resolveState({
    value: { specialities: 'open', next: 'open' },
    context: { ...home.getSnapshot().context, next: ordered },
  })
  const desk = clinicDayMachine.resolveState({
    value: { list: 'shown', work: 'ready' },
    context: { ...createActor(clinicDayMachine, { input: { now } }).getSnapshot().context, day: TODAY, days },
  })
  const input = { now, role: 'DOCTOR', doctorId: 'd1' } as never
  const schedule = createActor(scheduleMachine, { input }).getSnapshot()
  const open = { ...schedule, context: { ...schedule.context, day: TODAY, from: TODAY, days, openId: scheduled.id } }
  const [day] = viewDays(open, 'phone', now)
  const onDay = day!.entries.find(({ appointment }) => appointment !== null)!.card!
  const line = cardOf(ordered, now)
  return {
    list: card.kind === 'appointment' ? card.shown : undefined,
    'list, as the queue is now': (() => {
      const places = [{ bookingId: ordered.id, status: visit.queue ?? 'expected', liveQueue: null }] as const
      const live = cardOf({ ...ordered, queue: null }, now, places)
      return live.kind === 'appointment' ? live.shown : undefined
    })(),
    line: line.kind === 'appointment' ? line.shown : undefined,
    home: viewHome(atHome).next?.state,
    desk: viewClinicDay(desk, now, []).appointments[0]!.shown,
    schedule: onDay.here ?? onDay.status,
    panel: viewSchedule(open, 'phone', now).open?.shown ?? undefined,
    search: visitState(
      { status: scheduled.status, endsAt: scheduled.endsAt, isNoShow: scheduled.isNoShow, queue: scheduled.queue },
      now,
    ),
  }
}

test.each<[VisitState, Written]>([
  ['upcoming', written('upcoming')],
  ['upcoming', written('upcoming', 'expected')],
  ['arrived', written('upcoming', 'arrived')],
  ['waiting', written('upcoming', 'waiting')],
  ['inConsultation', written('upcoming', 'inConsultation')],
  ['completed', written('completed', 'inConsultation')],
  ['completed', written('completed')],
  ['noShow', written('upcoming', 'noShow', true)],
  ['noShow', written('upcoming', null, true)],
  ['cancelled', written('cancelled', 'waiting')],
  ['cancelled', written('cancelled')],
])('a visit is %s on every screen: %o', (state, visit) => {
  const shownAs = everywhere(visit)
  expect(shownAs).toEqual(Object.fromEntries(Object.keys(shownAs).map((screen) => [screen, state])))
})

test('the reception has the same people in its own columns', () => {
  const columnOf = (visit: Written) => {
    const { scheduled } = bothOf(visit)
    return queueEntryOf(scheduled, scheduleAt(TODAY, [scheduled]), NOON)?.status ?? null
  }
  expect(columnOf(written('upcoming'))).toBe('expected')
  expect(columnOf(written('upcoming', 'inConsultation'))).toBe('inConsultation')
  expect(columnOf(written('completed', 'inConsultation'))).toBe('done')
  expect(columnOf(written('cancelled', 'waiting'))).toBeNull()
})

test('a day later nobody waits, and an unnoted visit is over in every place', () => {
  const shownAs = everywhere(written('upcoming'), NOON + DAY)
  expect([...new Set(Object.entries(shownAs).flatMap(([screen, word]) => (screen === 'desk' ? [] : [word])))]).toEqual([
    'past',
  ])
})

test('whoever waits for a late doctor is not over with the time of their slot', () => {
  const { ordered } = bothOf(written('upcoming', 'waiting'))
  const card = cardOf(ordered, ordered.endsAt + 40 * MINUTE)
  expect(card).toMatchObject({ shown: 'waiting', isOver: false })
})

test('a slot that was not paid in time is cancelled, whether the practice wrote so or not', () => {
  const { ordered } = bothOf(written('pending'))
  const at = (holdExpiresAt: number) => cardOf({ ...ordered, holdExpiresAt }, NOON)
  expect([at(NOON), at(NOON + MINUTE)]).toMatchObject([{ shown: 'cancelled' }, { shown: 'pending' }])
})
