import type { BookingAttempt } from '../../../../src/core/booking/attempt'
import { beginWith } from '../../browser'
import { entriesOf, freeSlotOf, newPatient, nextDoctor, type Patient, type Pick, requestFor } from '../../patients'
import type { Stage } from '../browser'

export interface Visit extends Stage {
  readonly doctorId: string
}

export interface PatientVisit extends Visit {
  readonly patient: Patient
  readonly pick: Pick
}

const addressOf = (doctorId: string) => `/doctor-profile?inspect=1&doctorId=${doctorId}`

export const openAsGuest = async (stage: Stage): Promise<Visit> => {
  const { id: doctorId } = await nextDoctor(stage.served)
  await stage.page.goto(addressOf(doctorId))
  return { ...stage, doctorId }
}

/** Everything a patient's tab can begin with, and what is free to book. */
const visitOf = async (stage: Stage): Promise<PatientVisit> => {
  const { id: doctorId } = await nextDoctor(stage.served)
  const patient = await newPatient(stage.served)
  return { ...stage, doctorId, patient, pick: await freeSlotOf(patient, doctorId) }
}

const openWith = async (visit: PatientVisit, state: object | null): Promise<PatientVisit> => {
  await beginWith(visit.page, { session: entriesOf(visit.patient.storage), state })
  await visit.page.goto(addressOf(visit.doctorId))
  return visit
}

export const openAsPatient = async (stage: Stage): Promise<PatientVisit> => openWith(await visitOf(stage), null)

/** As the address and its state are after a guest verified. */
export const openResumed = async (stage: Stage): Promise<PatientVisit> => {
  const visit = await visitOf(stage)
  return openWith(visit, { doctorId: visit.doctorId, resume: visit.pick.choice })
}

/** As a tab is that was reloaded before the booking it had sent was answered. */
export const openWithAttempt = async (stage: Stage): Promise<PatientVisit> => {
  const visit = await visitOf(stage)
  const { patient, pick } = visit
  const attempt: BookingAttempt = { request: requestFor(patient, pick), key: crypto.randomUUID(), slot: pick.slot }
  patient.ports.store.writeAttempt(attempt)
  return openWith(visit, null)
}
