import { eq, inArray } from 'drizzle-orm'
import { appointments } from '../../server/booking/booking.tables'
import { doctorClinics } from '../../server/doctors/doctors.tables'
import { auditEntries } from '../../server/kit/kit.tables'
import { queueEntries, queueEvents, queues } from '../../server/reception/reception.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { users } from '../../server/people/people.tables'
import { MINUTE } from '../../src/core/kit/dates'
import type { QueueStep } from '../../src/core/reception/reception'
import type { QueueStatus } from '../../src/core/reception/reception.lifecycle'
import { startBackend } from './backend'
import { lateHours, queueHours, someoneInQueue } from './queues'

interface Entry {
  readonly bookingId: string
  readonly slotNo: number
  readonly takeBack: string | null
  readonly status: QueueStatus
  readonly paymentStatus: string
  readonly callNo: number | null
}
interface Queue {
  readonly clinic_id: string
  readonly calls: number
  readonly room: string | null
  readonly appointments: readonly Entry[]
}
interface Receipt {
  readonly paymentMethod: string
  readonly received: readonly { readonly paymentMethod: string; readonly by: string | null; readonly at: number }[]
}
interface CalledWire {
  readonly appointment: Entry | null
  readonly calls: number
  readonly isOvertaken: boolean
}

/** The reception of the demonstration doctor, at two clinics, on a practice of its own. */
export const openReception = async () => {
  const backend = await startBackend()
  const { db, clock } = backend
  const doctor = await backend.logIn(demonstrationAccounts.doctor.phoneNumber)
  const junior = await backend.logIn(demonstrationAccounts.juniorDoctor.phoneNumber)
  const [own] = await db.select().from(users).where(eq(users.id, demonstrationAccounts.doctor.id))
  const doctorId = own!.doctorId!
  const links = await db.select().from(doctorClinics)
  const link = links.find((each) => each.doctorId === doctorId)!
  const { clinicId } = links.find((each) => each.clinicId !== link.clinicId)!
  await db
    .insert(doctorClinics)
    .values({ ...link, clinicId, position: 9 })
    .onConflictDoNothing()
  const now = () => clock.now()
  const hours = await queueHours(db, doctorId, now(), link.clinicId)
  const elsewhere = await queueHours(db, doctorId, now(), clinicId)
  const late = await lateHours(db, hours, now())
  const lateElsewhere = await lateHours(db, elsewhere, now(), 1)
  const all = [hours, elsewhere, late, lateElsewhere].map(({ id }) => id)

  const allOf = (token = doctor) => backend.call<{ day: string; clinics: Queue[] }>('reception.queue', {}, { token })
  const queueOf = async (at = hours): Promise<Queue> =>
    (await allOf()).result.clinics.find((each) => each.clinic_id === at.clinicId)!
  const step = (id: string, name: QueueStep, token = doctor) =>
    backend.call<Entry>('reception.step', { id, step: name }, { token })
  const someone = (after = 0, more: Partial<typeof appointments.$inferInsert> = {}, at = hours) =>
    someoneInQueue(db, at, now() + after * MINUTE, more)
  return {
    backend,
    doctor,
    junior,
    doctorId,
    hours,
    elsewhere,
    lateElsewhere,
    now,
    allOf,
    queueOf,
    step,
    someone,
    entryOf: async (id: string, at = hours): Promise<Entry | undefined> =>
      (await queueOf(at)).appointments.find(({ bookingId }) => bookingId === id),
    undo: (id: string, name: QueueStep = 'arrive', token = doctor) =>
      backend.call<Entry>('reception.undo', { id, step: name }, { token }),
    callNext: (calls: number, at = hours, token = doctor) =>
      backend.call<CalledWire>('reception.callNext', { clinic_id: at.clinicId, calls }, { token }),
    /** Moves somebody to a slot before midnight. */
    move: (id: string, at = late) =>
      backend.call('booking.reschedule', { id, slotId: `${at.id}.2`, paymentAmount: 600 }, { token: doctor }),
    receive: (id: string, paymentMethodId = 1) =>
      backend.call<Entry>('reception.receivePayment', { id, paymentMethodId }, { token: doctor }),
    correct: (id: string, paymentMethodId: number, token = doctor) =>
      backend.call<Entry>('reception.correctPayment', { id, paymentMethodId }, { token }),
    receiptOf: (bookingId: string) =>
      backend.call<Receipt>('reception.paymentDetail', { bookingId, isDetailed: 'true' }, { token: doctor }),
    /** People who have come, in this order. */
    arrived: async (count: number, at = hours): Promise<string[]> => {
      const ids: string[] = []
      for (let each = 0; each < count; each += 1) {
        const { id } = await someone(each, {}, at)
        await step(id, 'arrive')
        ids.push(id)
      }
      return ids
    },
    /** As if the day had only begun. */
    clear: async () => {
      for (const table of [queueEvents, queueEntries, queues, auditEntries]) await db.delete(table)
      await db.delete(appointments).where(inArray(appointments.scheduleId, all))
    },
  }
}
