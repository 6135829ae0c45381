import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { type Card, type MessageType, MOVED } from '../../src/core/chat/chat'
import { endAfterDischarge } from '../../src/core/chat/chat.lifecycle'
import { channelOf } from '../../src/core/chat/chat.rules'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { appointments } from '../booking/booking.tables'
import type { Database } from '../kit/handlers'
import { newId } from '../kit/ids'
import type { EndedConsultation } from '../prescription/prescription.port'
import { writeMessage } from './chat.store'
import { conversations } from './chat.tables'
import type { EndedStay } from './conversation.store'

interface Pair {
  readonly doctorId: string
  readonly memberId: string
}

/** Writes into the chat of a pair what happened, for both ends to read; nothing where the pair has no chat. */
const writeCard = async (
  db: Database,
  channelId: string,
  { type, card }: { readonly type: MessageType; readonly card: Card },
  now: UnixSeconds,
): Promise<void> => {
  const [row] = await db.select().from(conversations).where(eq(conversations.id, channelId))
  if (row === undefined) return
  const empty = { side: 'patient', senderId: null, text: '', mentions: [], fileId: null } as const
  await writeMessage(db, row, { ...empty, id: newId(), type, card }, now)
}

const appointmentChat = ({ doctorId, memberId }: Pair): string => channelOf('appointment', doctorId, memberId)

interface ChangedVisits {
  readonly ids: readonly string[]
  readonly by: string | null
}

/** Writes a card about each of some visits; their pairs are taken in one order. */
const cardsOfVisits = async (
  db: Database,
  { ids, by }: ChangedVisits,
  { of, more }: { readonly of?: SQL; readonly more?: Card },
  now: UnixSeconds,
): Promise<void> => {
  const rows = await db
    .select()
    .from(appointments)
    .where(and(inArray(appointments.id, [...ids]), of))
    .orderBy(appointments.doctorId, appointments.memberId, appointments.startsAt)
  for (const row of rows) {
    const card = { bookingId: row.id, ...more, at: row.startsAt, ...(by === null ? {} : { by }) }
    await writeCard(db, appointmentChat(row), { type: 'cancelled', card }, now)
  }
}

/** Says in the chats of their pairs that visits were cancelled, and by whom. */
export const cardOfCancelled = (db: Database, visits: ChangedVisits, now: UnixSeconds): Promise<void> =>
  cardsOfVisits(db, visits, { of: eq(appointments.status, 'cancelled') }, now)

/** Says in the chats of their pairs that visits were moved, and to when. */
export const cardOfMoved = (db: Database, visits: ChangedVisits, now: UnixSeconds): Promise<void> =>
  cardsOfVisits(db, visits, { more: { outcome: MOVED } }, now)

/** Says that a consultation has ended, and before it what can be ordered. */
export const cardsOfConsultation = async (db: Database, ended: EndedConsultation, now: UnixSeconds): Promise<void> => {
  const { bookingId, prescriptionId, medicines } = ended
  const about = { bookingId, prescriptionId }
  if (medicines > 0)
    await writeCard(db, appointmentChat(ended), { type: 'orderMedicine', card: { ...about, count: medicines } }, now)
  await writeCard(db, appointmentChat(ended), { type: 'consultationEnd', card: { ...about, at: now } }, now)
}

/** Says that a stay has ended, and until when its patient can still write. */
export const cardOfDischarge = (
  db: Database,
  { stayId, dischargedAt, ...pair }: EndedStay,
  now: UnixSeconds,
): Promise<void> => {
  const card = { stayId, at: dischargedAt, until: endAfterDischarge(dischargedAt) }
  return writeCard(db, channelOf('in-patient', pair.doctorId, pair.memberId), { type: 'discharge', card }, now)
}

/** Says what became of a video call: how long it was, or that nobody answered it. */
export const cardOfCall = (
  db: Database,
  {
    bookingId,
    outcome,
    seconds,
    ...pair
  }: Pair & {
    readonly bookingId: string
    readonly outcome: 'ended' | 'missed' | 'declined'
    readonly seconds?: number
  },
  now: UnixSeconds,
): Promise<void> => {
  const card = { bookingId, outcome, at: now, ...(seconds === undefined ? {} : { seconds }) }
  return writeCard(db, appointmentChat(pair), { type: 'videoCall', card }, now)
}
