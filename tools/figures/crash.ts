import { and, eq, inArray, sql } from 'drizzle-orm'
import { appointments } from '../../server/booking/booking.tables'
import type { OpenDatabase } from '../../server/kit/database'
import { idempotencyKeys } from '../../server/kit/kit.tables'
import { clusterFolder } from '../../server/kit/postgres/launch'
import { postmasterOf } from '../../server/kit/postgres/postmaster'
import { members } from '../../server/members/members.tables'
import { notifications } from '../../server/notifications/notifications.tables'
import { LATER } from '../../src/core/payment/payment'
import { atMost, count, exactly, type Figure, quantile, reported } from './figure'
import { httpClient, type HttpClient } from './httpClient'
import { type OwnServer, startOwnServer } from './ownServer'
import { bookingOf, databaseOf, freeSlotsIn, type FreeSlot, type Patient, patientsIn } from './population'

const KILLS = Number(process.env['KILLS'] ?? 100)
/** Bookings before a kill at most; each is of a patient and a slot of its own. */
const BOOKINGS_A_ROUND = 40
const WRITERS = 8
/** Seconds after a kill within which the server must answer again, and those it should. */
const READY_WITHIN = 10
const READY_AIM = 5

/** What was answered with success before a kill. */
interface Acknowledged {
  readonly bookings: { readonly id: string; readonly memberId: string; readonly slotId: string }[]
  readonly members: { readonly id: string; readonly name: string }[]
}

interface Round {
  readonly acknowledged: number
  readonly inFlight: number
  readonly lost: number
  readonly halfWritten: number
  readonly readyAfter: number
}

/** The server is killed while people book and add members; every second time its database is killed with it. */
export const crash = async (): Promise<Figure> => {
  const first = await startOwnServer()
  const { dataDir } = first
  try {
    const database = await databaseOf(dataDir)
    const patients = await patientsIn(database, KILLS * BOOKINGS_A_ROUND)
    const slots = await freeSlotsIn(database, KILLS * BOOKINGS_A_ROUND)
    await database.close()
    const rounds: Round[] = []
    let server = first
    for (const kill of count(KILLS)) {
      const [from, to] = [kill * BOOKINGS_A_ROUND, (kill + 1) * BOOKINGS_A_ROUND]
      const { round, next } = await killOnce(server, patients.slice(from, to), slots.slice(from, to), kill)
      rounds.push(round)
      server = next
    }
    await server.stop()
    return figureOf(rounds)
  } finally {
    await first.stop()
    first.forget()
  }
}

const killOnce = async (
  server: OwnServer,
  patients: readonly Patient[],
  slots: readonly FreeSlot[],
  kill: number,
): Promise<{ round: Round; next: OwnServer }> => {
  const acknowledged: Acknowledged = { bookings: [], members: [] }
  const client = httpClient(server.url)
  const load = write(client, patients, slots, acknowledged)
  const isUnderWay = () => acknowledged.bookings.length > 0
  while (!isUnderWay() && client.inFlight() > 0) await new Promise((resolve) => setTimeout(resolve, 5))
  // Another moment each time: from the first answer to when most are written.
  await new Promise((resolve) => setTimeout(resolve, (kill * 37) % 300))
  const inFlight = client.inFlight()
  const from = performance.now()
  if (kill % 2 === 1) process.kill(postmasterOf(clusterFolder(server.dataDir))!.pid, 'SIGKILL')
  await server.kill()
  const next = await startOwnServer({ dataDir: server.dataDir })
  await httpClient(next.url).call('GET', '/healthz')
  const readyAfter = (performance.now() - from) / 1000
  await load
  const database = await databaseOf(server.dataDir)
  try {
    const lost = await lostOf(database, acknowledged)
    const halfWritten = await halfWrittenOf(database, patients)
    const round = { acknowledged: acknowledged.bookings.length + acknowledged.members.length, inFlight }
    return { round: { ...round, lost, halfWritten, readyAfter }, next }
  } finally {
    await database.close()
  }
}

/** So many people at once, each booking and adding a member, until the server is gone. */
const write = async (
  client: HttpClient,
  patients: readonly Patient[],
  slots: readonly FreeSlot[],
  acknowledged: Acknowledged,
): Promise<void> => {
  let taken = 0
  const writer = async (): Promise<void> => {
    for (let at = taken++; at < patients.length; at = taken++) {
      const [patient, slot] = [patients[at]!, slots[at]!]
      const path = '/booking-service/v1/booking-appointment'
      const booked = await client.call('POST', path, patient.token, bookingOf(patient, slot, LATER))
      if (booked.status === 200) {
        const { bookingId: id } = booked.result as { bookingId: string }
        acknowledged.bookings.push({ id, memberId: patient.memberId, slotId: slot.slotId })
      }
      const form = { name: `Child ${at}`, age: 7, gender: 'Male', is_default: false }
      const added = await client.call('POST', '/user-service/v1/patient/member', patient.token, form)
      if (added.status === 200) acknowledged.members.push(added.result as Acknowledged['members'][number])
    }
  }
  await Promise.all(count(WRITERS).map(writer))
}

const lostOf = async ({ db }: OpenDatabase, acknowledged: Acknowledged): Promise<number> => {
  const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id)
  const booked = await db
    .select()
    .from(appointments)
    .where(inArray(appointments.id, ids(acknowledged.bookings)))
  const added = await db
    .select()
    .from(members)
    .where(inArray(members.id, ids(acknowledged.members)))
  const isBooked = ({ id, memberId, slotId }: Acknowledged['bookings'][number]) =>
    booked.some((row) => row.id === id && row.memberId === memberId && `${row.scheduleId}.${row.slotNo}` === slotId)
  const isAdded = ({ id, name }: Acknowledged['members'][number]) =>
    added.some((row) => row.id === id && row.name === name)
  const { bookings, members: people } = acknowledged
  return bookings.filter((each) => !isBooked(each)).length + people.filter((each) => !isAdded(each)).length
}

/** A booking is three rows: the appointment, what its patient is told of it, and the answer under its key. */
const halfWrittenOf = async ({ db }: OpenDatabase, patients: readonly Patient[]): Promise<number> => {
  const people = patients.map(({ userId }) => userId)
  const booked = await db
    .select({ id: appointments.id, patientId: appointments.patientId })
    .from(appointments)
    .where(inArray(appointments.patientId, people))
  const notified = await db
    .select({ about: notifications.about })
    .from(notifications)
    .where(and(inArray(notifications.userId, people), eq(notifications.event, 'appointment.booked')))
  const answered = await db
    .select({ scope: idempotencyKeys.scope })
    .from(idempotencyKeys)
    .where(
      and(
        inArray(
          idempotencyKeys.scope,
          people.map((id) => `user:${id}`),
        ),
        eq(idempotencyKeys.endpoint, 'booking.book'),
        sql`${idempotencyKeys.answer} is not null`,
      ),
    )
  const ids = new Set(booked.map(({ id }) => id))
  const notifiedOf = new Set(notified.map(({ about }) => about))
  const answeredTo = new Set(answered.map(({ scope }) => scope))
  const incomplete = booked.filter(({ id, patientId }) => !notifiedOf.has(id) || !answeredTo.has(`user:${patientId}`))
  return incomplete.length + notified.filter(({ about }) => !ids.has(about)).length + (answered.length - booked.length)
}

const figureOf = (rounds: readonly Round[]): Figure => {
  const sum = (of: (round: Round) => number) => rounds.reduce((total, round) => total + of(round), 0)
  const ready = rounds.map(({ readyAfter }) => readyAfter)
  const samples = `${rounds.length} kills`
  const slowest = Math.max(...ready)
  return {
    number: 3,
    title: 'kill -9 of the server under write load, every second time of its database as well',
    measures: [
      exactly(
        'acknowledged writes lost',
        `${sum(({ acknowledged }) => acknowledged)} writes, ${samples}`,
        sum(({ lost }) => lost),
        0,
      ),
      exactly(
        'aggregates half written',
        samples,
        sum(({ halfWritten }) => halfWritten),
        0,
      ),
      reported('requests under way when it was killed', samples, `${sum(({ inFlight }) => inFlight)}`),
      atMost('until it answers again, slowest', samples, slowest, READY_WITHIN, ' s', 1),
      atMost('until it answers again, 95 %', samples, quantile(ready, 0.95), READY_AIM, ' s', 1),
    ],
    ...(rounds.length < 100 ? { isPartial: true } : {}),
  }
}
