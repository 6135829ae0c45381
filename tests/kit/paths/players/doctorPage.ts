import type { BookingAttempt } from '../../../../src/core/booking/attempt'
import { beginWith } from '../../browser'
import { entriesOf, freeSlotOf, newPatient, nextDoctor, type Patient, type Pick, requestFor } from '../../patients'
import type { BaseScene } from '../browser'

export interface Visit extends BaseScene {
  readonly doctorId: string
}

export interface PatientVisit extends Visit {
  readonly patient: Patient
  readonly pick: Pick
}

const addressOf = (doctorId: string) => `/doctor-profile?inspect=1&doctorId=${doctorId}`

export const openAsGuest = async (base: BaseScene): Promise<Visit> => {
  const { id: doctorId } = await nextDoctor(base.served)
  await base.page.goto(addressOf(doctorId))
  return { ...base, doctorId }
}

/** Everything a patient's tab can begin with, and what is free to book. */
const visitOf = async (base: BaseScene): Promise<PatientVisit> => {
  const { id: doctorId } = await nextDoctor(base.served)
  const patient = await newPatient(base.served)
  return { ...base, doctorId, patient, pick: await freeSlotOf(patient, doctorId) }
}

const openWith = async (visit: PatientVisit, state: object | null): Promise<PatientVisit> => {
  await beginWith(visit.page, { session: entriesOf(visit.patient.storage), state })
  await visit.page.goto(addressOf(visit.doctorId))
  return visit
}

export const openAsPatient = async (base: BaseScene): Promise<PatientVisit> => openWith(await visitOf(base), null)

/** As the address and its state are after a guest verified. */
export const openResumed = async (base: BaseScene): Promise<PatientVisit> => {
  const visit = await visitOf(base)
  return openWith(visit, { doctorId: visit.doctorId, resume: visit.pick.choice })
}

/** The same address and state, for who has not verified. */
export const openResumedAsGuest = async (base: BaseScene): Promise<Visit> => {
  const visit = await visitOf(base)
  await beginWith(base.page, { state: { doctorId: visit.doctorId, resume: visit.pick.choice } })
  await base.page.goto(addressOf(visit.doctorId))
  return visit
}

/** As a tab is that was reloaded before the booking it had sent was answered. */
export const openWithAttempt = async (base: BaseScene): Promise<PatientVisit> => {
  const visit = await visitOf(base)
  const { patient, pick } = visit
  const attempt: BookingAttempt = { request: requestFor(patient, pick), key: crypto.randomUUID(), slot: pick.slot }
  patient.ports.store.writeAttempt(attempt)
  return openWith(visit, null)
}
