import type { DoctorCard } from '../../src/core/doctors/doctors'
import type { Person } from './pages/person'
import { newNumber } from './patients'
import type { Served } from './served'

/** Picks a slot of another day than today's, in the clinic: its numbers are shown. */
export const pickSlot = async (I: Person): Promise<{ day: string; slot: string }> => {
  await I.openPanel()
  await I.seeSlots()
  await I.chooseInClinic()
  await I.chooseAnotherDay()
  const slot = await I.chooseSlot()
  const day = await I.chosenDay()
  return { day, slot }
}

/** Says whose number it is, and the code that came to it. */
export const verifyNumber = async (I: Person, served: Served): Promise<void> => {
  const phoneNumber = newNumber()
  await I.typeNumber(phoneNumber)
  await I.requestCode()
  await I.seeCodeStep()
  await I.enterCode(await served.codeFor(phoneNumber))
}

/** From the landing to the checkout, as somebody who was never here. */
export const comeAsNewcomer = async (I: Person, served: Served, { name }: DoctorCard) => {
  await I.openLanding()
  await I.searchFromLanding()
  await I.searchFor(name)
  await I.openDoctor(name)
  const picked = await pickSlot(I)
  await I.goOn()
  await verifyNumber(I, served)
  await I.completeProfile('Meera Nair', '52', 'Female')
  await I.seePatient('Meera Nair')
  return picked
}

/** Books what the checkout shows, to be paid later. */
export const payLater = async (I: Person): Promise<void> => {
  await I.payWith('Pay later')
  await I.book()
  await I.seeBookedDialog()
}

/** Books as somebody who was never here, to be paid later. Returns the number of the slot. */
export const bookAsNewcomer = async (I: Person, served: Served, doctor: DoctorCard) => {
  const picked = await comeAsNewcomer(I, served, doctor)
  await payLater(I)
  return { ...picked, slotNumber: await I.slotNumber() }
}
