import type { Page } from 'playwright-core'
import { beginWith, type Size } from './browser'
import type { Product } from './inBrowser'
import { bookSlot, freeSlotOf, newPatient } from './patients'
import { type Doctor, newDoctor } from './staff'

/** An appointment of a new patient, and its doctor in front of the page on which its prescription is written. */
export const openPrescription = async (
  product: Product,
  size: Size = 'desktop',
  prepare: (doctor: Doctor, bookingId: string) => Promise<unknown> = () => Promise.resolve(),
) => {
  const [doctor, patient] = [await newDoctor(product.served), await newPatient(product.served)]
  const { bookingId } = await bookSlot(patient, await freeSlotOf(patient, doctor.id, 'inClinic'))
  await prepare(doctor, bookingId)
  const page = await product.openAs(size, doctor, `/create-prescription?bookingId=${bookingId}`)
  await page.getByRole('combobox', { name: 'Complaint' }).and(page.locator(':focus')).waitFor()
  return { page, patient, bookingId }
}

/** The same prescription of the same doctor on another device. */
export const onPhone = async (product: Product, page: Page): Promise<Page> => {
  const phone = await product.open('phone')
  await beginWith(phone, { session: await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage))) })
  await phone.goto(page.url())
  return phone
}
