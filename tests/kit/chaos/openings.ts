import { bookSlot, entriesOf, logIn, newNumber, newPatient, nextDoctor, type Patient, type Pick } from '../patients'
import type { Served } from '../served'
import type { Opening, Practice } from './screen'

/** A patient of their own: one case may end the session of the next no more than change their family. */
export const asPatient =
  (path: string) =>
  async ({ served }: Practice): Promise<Opening> => ({
    path,
    session: entriesOf((await newPatient(served)).storage),
  })

export const asGuest =
  (path: (practice: Practice) => string) =>
  (practice: Practice): Opening => ({ path: path(practice), session: practice.guest })

const taken = new Set<string>()
/** Whose slots are given away at present. */
const giving = new WeakMap<Served, string>()

/** A free slot of another day than today's that no other case has. */
const ownSlot = async (served: Served, patient: Patient): Promise<Pick> => {
  const doctorId = giving.get(served) ?? (await nextDoctor(served)).id
  giving.set(served, doctorId)
  const calendar = await patient.ports.booking.slots({ doctorId }, new AbortController().signal)
  if (!calendar.ok) throw new Error(calendar.failure.message)
  for (const { date, slots } of calendar.value.video.slice(1))
    for (const slot of slots) {
      if (slot.isBooked || taken.has(slot.id)) continue
      taken.add(slot.id)
      return { choice: { doctorId, consultation: 'video', date, slotId: slot.id }, slot }
    }
  if (giving.get(served) === doctorId) giving.delete(served)
  return ownSlot(served, patient)
}

/** A patient of their own in front of the ticket of a free slot. */
export const atCheckout = async ({ served }: Practice): Promise<Opening> => {
  const patient = await newPatient(served)
  const { choice } = await ownSlot(served, patient)
  return {
    path: `/doctor-profile?${new URLSearchParams({ ...choice, step: 'checkout' }).toString()}`,
    session: entriesOf(patient.storage),
  }
}

/** Back from the gateway with a booking of one's own. */
export const afterPayment = async ({ served }: Practice): Promise<Opening> => {
  const patient = await newPatient(served)
  const { bookingId } = await bookSlot(patient, await ownSlot(served, patient))
  return { path: `/appointment/success?bookingId=${bookingId}`, session: entriesOf(patient.storage) }
}

/** A patient of whom only the number is known. */
export const unnamed = async ({ served }: Practice): Promise<Opening> => ({
  path: '/home',
  session: entriesOf((await logIn(served, newNumber())).storage),
})
