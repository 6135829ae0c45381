import { beginWith, type Size } from './browser'
import type { inBrowser } from './inBrowser'
import { bookSlot, entriesOf, freeSlotOf, newPatient } from './patients'
import { newDoctor } from './staff'

/** An appointment of a new patient, and its doctor in front of the page on which its prescription is written. */
export const openPrescription = async (product: ReturnType<typeof inBrowser>, size: Size = 'desktop') => {
  const [doctor, patient] = [await newDoctor(product.served), await newPatient(product.served)]
  const { bookingId } = await bookSlot(patient, await freeSlotOf(patient, doctor.id, 'inClinic'))
  const page = await product.open(size)
  await beginWith(page, { session: entriesOf(doctor.storage) })
  await page.goto(`/create-prescription?bookingId=${bookingId}`)
  await page.getByRole('combobox', { name: 'Complaint' }).and(page.locator(':focus')).waitFor()
  return { page, patient, bookingId }
}
