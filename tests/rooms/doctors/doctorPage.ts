import type { BookingAttempt } from '../../../src/core/booking/attempt'
import { type BookingStage, type CheckoutDraft, EMPTY_DRAFT } from '../../../src/core/booking/checkout'
import { CASH } from '../../../src/core/payment/payment'
import { beginWith } from '../../kit/browser'
import { entriesOf, freeSlotOf, newPatient, nextDoctor, type Patient, type Pick, requestFor } from '../../kit/patients'
import type { BaseScene } from '../../kit/paths/browser'

export interface Visit extends BaseScene {
  readonly doctorId: string
}

export interface PatientVisit extends Visit {
  readonly patient: Patient
  readonly pick: Pick
}

const PROFILE = '/doctor-profile'
const addressOf = (doctorId: string, path = PROFILE) => `${path}?inspect=1&doctorId=${doctorId}`

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

const openWith = async (
  visit: PatientVisit,
  stage?: BookingStage,
  draft: CheckoutDraft = EMPTY_DRAFT,
  path = PROFILE,
): Promise<PatientVisit> => {
  await beginWith(visit.page, { session: entriesOf(visit.patient.storage), state: { draft } })
  await visit.page.goto(stage === undefined ? addressOf(visit.doctorId, path) : addressAt(visit, stage, path))
  return visit
}

/** The address of a booking that has come so far, with its slot. */
const addressAt = ({ doctorId, pick }: PatientVisit, stage: BookingStage, path = PROFILE): string =>
  `${addressOf(doctorId, path)}&${new URLSearchParams({ ...pick.choice, step: stage }).toString()}`

export const openAsPatient = async (base: BaseScene): Promise<PatientVisit> => openWith(await visitOf(base))

/** As the address is after a guest verified. */
export const openResumed = async (base: BaseScene, path = PROFILE): Promise<PatientVisit> =>
  openWith(await visitOf(base), 'checkout', EMPTY_DRAFT, path)

/** As a tab is that was reloaded with the slots of a doctor open. */
export const openAtSlots = async (base: BaseScene): Promise<PatientVisit> => openWith(await visitOf(base), 'slots')

/** As a tab is that was reloaded while it was chosen who is treated. */
export const openChoosing = async (base: BaseScene): Promise<PatientVisit> => {
  const visit = await visitOf(base)
  const { memberId } = requestFor(visit.patient, visit.pick)
  return openWith(visit, 'members', { memberId, paymentMethodId: CASH })
}

const openAsGuestAt =
  (stage: BookingStage) =>
  async (base: BaseScene): Promise<Visit> => {
    const visit = await visitOf(base)
    await base.page.goto(addressAt(visit, stage))
    return visit
  }

/** As a guest's tab is that was reloaded with a slot chosen. */
export const openPickedAsGuest = openAsGuestAt('slots')

/** The address of a checkout, for who has not verified. */
export const openResumedAsGuest = openAsGuestAt('checkout')

/** As a tab is that was reloaded before the booking it had sent was answered. */
export const openWithAttempt = async (base: BaseScene, path = PROFILE): Promise<PatientVisit> => {
  const visit = await visitOf(base)
  const { patient, pick } = visit
  const attempt: BookingAttempt = { request: requestFor(patient, pick), key: crypto.randomUUID(), slot: pick.slot }
  patient.ports.store.writeAttempt(attempt)
  return openWith(visit, undefined, EMPTY_DRAFT, path)
}
