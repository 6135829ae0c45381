import { bookingApi } from '../../../src/core/booking/booking.api'
import type { BaseScene } from '../../kit/paths/browser'
import { gateOn } from '../../kit/paths/gate'
import { openResumed, type PatientVisit } from '../doctors/doctorPage'

/** The checkout of a patient with one family member, where the chooser of members is open. */
export const openChooser = async (base: BaseScene): Promise<PatientVisit> => {
  const visit = await openResumed(base)
  await visit.I.seeReview()
  // New slots stay on their way.
  await gateOn(base.page, { slots: { endpoint: bookingApi.slots } })
  await visit.I.changePatient()
  await visit.I.seeChooser()
  return visit
}

export const MEERA = { name: 'Meera Patel', age: '9', gender: 'Female' } as const

/** Fills in the form for another member. */
export const fillMeera = async ({ I }: BaseScene): Promise<void> => {
  await I.typeMemberAge(MEERA.age)
  await I.typeMemberName(MEERA.name)
  await I.chooseMemberGender(MEERA.gender)
}

/** The same, and sends it. */
export const saveMeera = async (scene: BaseScene): Promise<void> => {
  await fillMeera(scene)
  await scene.I.saveMember()
}
