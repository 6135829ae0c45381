import { entriesOf, freeSlotOf, newPatient, requestFor } from '../patients'
import type { Opening, Practice } from './screen'

export const asPatient =
  (path: string) =>
  ({ patient }: Practice): Opening => ({ path, session: entriesOf(patient.storage) })

export const asGuest =
  (path: (practice: Practice) => string) =>
  (practice: Practice): Opening => ({ path: path(practice), session: practice.guest })

/** A patient of their own in front of the ticket of a free slot. */
export const atCheckout = async ({ served, doctorId }: Practice): Promise<Opening> => {
  const patient = await newPatient(served)
  const { choice } = await freeSlotOf(patient, doctorId)
  return {
    path: `/doctor-profile?doctorId=${doctorId}`,
    session: entriesOf(patient.storage),
    state: { resume: choice },
  }
}

/** Back from the gateway with a booking of one's own. */
export const afterPayment = async ({ served, doctorId }: Practice): Promise<Opening> => {
  const patient = await newPatient(served)
  const request = requestFor(patient, await freeSlotOf(patient, doctorId))
  const booked = await patient.ports.booking.book(
    { ...request, key: crypto.randomUUID() },
    new AbortController().signal,
  )
  if (!booked.ok) throw new Error(booked.failure.message)
  return { path: `/appointment/success?bookingId=${booked.value.bookingId}`, session: entriesOf(patient.storage) }
}

/** A patient of whom only the number is known. */
export const unnamed = async ({ served }: Practice): Promise<Opening> => {
  const session = entriesOf((await newPatient(served)).storage)
  const login = JSON.parse(session['login'] ?? '{}') as object
  return { path: '/home', session: { ...session, login: JSON.stringify({ ...login, isProfileComplete: false }) } }
}
