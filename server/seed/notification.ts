import { DAY, HOUR, MINUTE, type UnixSeconds } from '../../src/core/kit/dates'
import type { appointments } from '../booking/booking.tables'
import type { notifications } from '../notifications/notifications.tables'
import type { NotificationEvent } from '../notifications/notify'
import { demonstrationAccounts } from './accounts'
import type { Patients } from './patient'
import type { Practice } from './practice'
import type { Dice } from './random'

type Row = typeof notifications.$inferInsert
type Appointment = typeof appointments.$inferInsert

/** What somebody was told, so many seconds ago. */
interface SeededNotification extends Pick<NotificationEvent, 'event' | 'facts' | 'coverImage'> {
  readonly ago: number
  readonly about?: string
}

/** What is newer is unread. */
const UNREAD = 2 * DAY
/** Bookings a doctor still sees among what is new. */
const BOOKINGS = 9

const offers: readonly SeededNotification[] = [
  {
    event: 'tests.offer',
    facts: { percent: 20 },
    ago: 5 * HOUR,
    coverImage: '/media/covers/11.svg',
  },
  { event: 'chat.message', facts: { sender: 'Spine Care support' }, ago: 20 * HOUR },
  {
    event: 'healthHub.article',
    facts: { title: 'Sitting all day? Four exercises for a stiff lower back' },
    ago: 30 * HOUR,
    coverImage: '/media/covers/23.svg',
  },
  { event: 'medicine.offer', facts: { percent: 15 }, ago: 4 * DAY },
  { event: 'assessment.due', facts: {}, ago: 6 * DAY },
  { event: 'testOrder.ready', facts: { order: 'T-104187', centre: 'Sanjeevani Diagnostics' }, ago: 9 * DAY },
  { event: 'testOrder.accepted', facts: { order: 'T-104187', centre: 'Sanjeevani Diagnostics' }, ago: 10 * DAY },
  { event: 'medicineOrder.ready', facts: { order: 'M-104162', pharmacy: 'Neem Tree Pharmacy' }, ago: 13 * DAY },
  {
    event: 'medicineOrder.accepted',
    facts: { order: 'M-104162', pharmacy: 'Neem Tree Pharmacy' },
    ago: 13 * DAY + 50 * MINUTE,
  },
  { event: 'practice.offer', facts: { amount: 1000_00 }, ago: 21 * DAY, coverImage: '/media/covers/37.svg' },
  { event: 'signup.welcome', facts: {}, ago: 60 * DAY },
]

const ward = (patient: string): readonly SeededNotification[] => [
  { event: 'inPatient.admitted', facts: { patient, hospital: 'Sanjeevani Hospital' }, ago: 7 * HOUR },
  { event: 'hospitalLink.added', facts: { hospital: 'Sanjeevani Hospital' }, ago: 12 * DAY },
]

const orders = (patients: readonly string[]): readonly SeededNotification[] =>
  patients.map((patient, index) => ({
    event: 'order.received',
    facts: { patient, order: `M-${104_150 + index}` },
    ago: (index * 14 + 2) * HOUR,
  }))

/** What the demonstration's people were told lately, their appointments among it. */
export const notificationsOf = (
  roll: Dice,
  { doctors }: Practice,
  { members }: Patients,
  diary: readonly Appointment[],
  now: UnixSeconds,
): readonly Row[] => {
  const names = new Map(members.map(({ id, name }) => [id, name ?? '']))
  const doctorNames = new Map(doctors.map(({ id, name }) => [id, name]))
  const { patient, doctor, juniorDoctor, pharmacy, diagnosticCentre, clinicPatientDesk, withoutProfile } =
    demonstrationAccounts
  const own = diary
    .filter(({ patientId, createdAt }) => patientId === patient.id && createdAt < now)
    .map(({ id, status, doctorId, startsAt, createdAt }): SeededNotification => {
      const event = status === 'cancelled' ? 'appointment.cancelled' : 'appointment.booked'
      const facts = { doctor: doctorNames.get(doctorId) ?? '', when: startsAt }
      return { event, facts, about: id, ago: now - createdAt }
    })
  const staffed = doctors[doctor.doctorIndex ?? 0]?.id
  const received = diary
    .filter(({ doctorId, status, createdAt }) => doctorId === staffed && status === 'upcoming' && createdAt < now)
    .toSorted((one, other) => other.createdAt - one.createdAt)
    .slice(0, BOOKINGS)
    .map(({ id, memberId, startsAt, createdAt }): SeededNotification => {
      const facts = { patient: names.get(memberId) ?? '', when: startsAt }
      return { event: 'booking.received', facts, about: id, ago: now - createdAt }
    })
  const people = [...names.values()].filter((name) => name !== '')
  const review: SeededNotification = { event: 'review.received', facts: { stars: 5 }, ago: 26 * HOUR }
  const seeded: readonly (readonly [userId: string, events: readonly SeededNotification[]])[] = [
    [patient.id, [...own, ...offers]],
    [doctor.id, [...received, ...ward(people[4] ?? ''), review]],
    [juniorDoctor.id, [...received, ...ward(people[4] ?? '')]],
    [pharmacy.id, orders(people.slice(1, 5))],
    [diagnosticCentre.id, orders(people.slice(5, 8))],
    [clinicPatientDesk.id, orders(people.slice(8, 10))],
    [withoutProfile.id, [{ event: 'signup.welcome', facts: {}, ago: HOUR }]],
  ]
  return seeded
    .flatMap(([userId, all]) => all.map((each) => rowOf(roll, userId, each, now)))
    .toSorted((one, other) => one.createdAt - other.createdAt)
}

const rowOf = (
  roll: Dice,
  userId: string,
  { ago, about, ...notification }: SeededNotification,
  now: UnixSeconds,
): Row => {
  const id = roll.uuid()
  const createdAt = now - ago
  return { id, userId, ...notification, about: about ?? id, createdAt, readAt: ago < UNREAD ? null : createdAt + HOUR }
}
