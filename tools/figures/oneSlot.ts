import { and, eq, sql } from 'drizzle-orm'
import { appointments } from '../../server/booking/booking.tables'
import { slotOf } from '../../server/booking/slot'
import { openDatabase } from '../../server/kit/database'
import { texts } from '../../server/assembly'
import { LATER } from '../../src/core/payment/payment'
import { type Answer, httpClient, type HttpClient, logInAll, requestTimeoutMs } from './httpClient'
import { atLeast, count, eachOf, exactly, type Figure, quantile, reported } from './figure'
import { type OwnServer, startOwnServer } from './ownServer'

const PATIENTS = 200
const SLOTS = 50
const VIDEO = 2
/** Requests in flight together below which the figure would not be about a crowd. */
const CROWD = 50

interface WireSlot {
  readonly slotId: string
  readonly isBooked: boolean
  readonly consultationFee: number
}

interface Patient {
  readonly token: string
  readonly memberId: string
}

const clearRefusals: readonly string[] = [texts.eng['booking.slotTaken'], texts.eng['booking.alreadyBooked']]

/** 200 patients book one slot at once, for 50 slots, over HTTP to a server in its own process. */
export const oneSlot = async (): Promise<Figure> => {
  const server = await startOwnServer()
  try {
    const client = httpClient(server.url)
    const patients = await register(client, server.url)
    const { doctorId, slots } = await fiftySlots(client, patients[0]!.token)
    client.forgetPeak()
    const answers: Answer[] = []
    const rounds: number[] = []
    for (const [round, slot] of slots.entries()) {
      const from = performance.now()
      // Whoever asks first often wins, and nobody may have more than a few unpaid bookings: another one each round.
      const first = (round * 4) % patients.length
      const booked = [...patients.slice(first), ...patients.slice(0, first)].map(({ token, memberId }) =>
        client.call('POST', '/booking-service/v1/booking-appointment', token, {
          doctorId,
          memberId,
          slotId: slot.slotId,
          consultationType: VIDEO,
          paymentMethodId: LATER,
          paymentAmount: slot.consultationFee,
        }),
      )
      answers.push(...(await Promise.all(booked)))
      rounds.push(performance.now() - from)
    }
    const peak = client.peak()
    await server.stop()
    return figureOf({ answers, peak, rounds, stored: await storedFor(server, slots) })
  } finally {
    await server.stop()
    server.forget()
  }
}

const register = async (client: HttpClient, url: string): Promise<Patient[]> => {
  const tokens = await logInAll(
    client,
    url,
    count(PATIENTS).map((index) => String(7_100_000_000 + index)),
  )
  return eachOf(tokens, 10, async (token) => {
    await client.call('PUT', '/user-service/v1/patient/profile', token, {
      name: 'Asha Patel',
      age: 42,
      gender: 'Female',
    })
    const { result } = await client.call('GET', '/user-service/v1/patient/member', token)
    return { token, memberId: (result as { id: string }[])[0]!.id }
  })
}

/** A doctor with so many free video slots ahead, and those slots. */
const fiftySlots = async ({ call }: HttpClient, token: string): Promise<{ doctorId: string; slots: WireSlot[] }> => {
  const near = 'latitude=28.57&longitude=77.32&limit=20&offset=0&consultation=video'
  const { result, message } = await call('GET', `/doctor-service/v1/doctor/doctors?${near}`, token)
  if (!Array.isArray(result)) throw new Error(`No list of doctors: ${message}`)
  for (const { doctor_id: doctorId } of result as { doctor_id: string }[]) {
    const answer = await call('GET', `/doctor-service/v1/schedule-slots/${doctorId}`, token)
    const days = (answer.result as { videoAppointment?: { slots: WireSlot[] }[] } | null)?.videoAppointment ?? []
    const slots = days.flatMap((day) => day.slots).filter(({ isBooked }) => !isBooked)
    // The nearest slots may begin while the figure runs.
    if (slots.length > SLOTS) return { doctorId, slots: slots.slice(-SLOTS) }
  }
  throw new Error(`No doctor has ${SLOTS} free video slots`)
}

/** How many bookings the database holds for each slot, read after the server has ended. */
const storedFor = async ({ dataDir }: OwnServer, slots: readonly WireSlot[]): Promise<number[]> => {
  const { db, close } = await openDatabase({ dataDir })
  try {
    return await eachOf(slots, 1, async ({ slotId }) => {
      const { scheduleId, slotNo } = slotOf(slotId)!
      const [row] = await db
        .select({ rows: sql<number>`count(*)::int` })
        .from(appointments)
        .where(and(eq(appointments.scheduleId, scheduleId), eq(appointments.slotNo, slotNo)))
      return row!.rows
    })
  } finally {
    await close()
  }
}

interface Outcome {
  readonly answers: readonly Answer[]
  readonly peak: number
  /** Milliseconds from the first request of a slot to its last answer. */
  readonly rounds: readonly number[]
  readonly stored: readonly number[]
}

const figureOf = ({ answers, peak, rounds, stored }: Outcome): Figure => {
  const samples = `${SLOTS} slots × ${PATIENTS} patients`
  const having = (is: (answer: Answer) => boolean) => answers.filter(is).length
  const isClear = ({ status, message }: Answer) => status === 409 && clearRefusals.includes(message)
  return {
    number: 1,
    title: `${PATIENTS} patients book one slot at once, ${SLOTS} slots, the server in its own process`,
    measures: [
      exactly(
        'answers that say booked',
        samples,
        having(({ status }) => status === 200),
        SLOTS,
      ),
      exactly(
        'slots with exactly one booking stored',
        `${SLOTS} slots`,
        stored.filter((rows) => rows === 1).length,
        SLOTS,
      ),
      exactly('refused with 409 naming the slot as taken', samples, having(isClear), SLOTS * (PATIENTS - 1)),
      exactly(
        'answers 5xx',
        samples,
        having(({ status }) => (status ?? 0) >= 500),
        0,
      ),
      exactly(
        `requests without an answer in ${requestTimeoutMs / 1000} s`,
        samples,
        having(({ status }) => status === null),
        0,
      ),
      atLeast('peak number of requests in flight', samples, peak, CROWD),
      reported(
        'until the last of 200 is answered, median',
        `${SLOTS} slots`,
        `${Math.round(quantile(rounds, 0.5))} ms`,
      ),
    ],
  }
}
