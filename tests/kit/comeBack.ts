import { expect } from 'vitest'
import type { Product } from './inBrowser'
import { personAt } from './pages/person'
import { newPatient } from './patients'

/** A patient comes back from the gateway over an address of a failed payment that names no booking. */
export const comeBackUnpaid = async (product: Product, path: string): Promise<void> => {
  const page = await product.openAs('phone', await newPatient(product.served), path)
  const I = personAt(page, 'phone')
  await I.seePaymentFailed()
  await I.see(/^If your bank took money/)
  await expect.poll(I.paymentReasons).toHaveLength(4)
  await I.retryPayment()
  await I.at('/order-list')
  await page.goBack()
  await I.closePaymentFailed()
  await I.at('/home')
}

/** Somebody comes back from the gateway whose session is over. */
export const comeBackUnknown = async (product: Product, path: string): Promise<void> => {
  const page = await product.open('phone')
  await page.goto(`${path}?bookingId=somebodys`)
  await page.getByRole('heading', { name: 'Log in to see your booking' }).waitFor()
  await page.getByRole('link', { name: 'Go to My orders' }).click()
  const I = personAt(page, 'phone')
  await I.askToSeeOrders()
  await I.seeVerificationPage()
  await I.at('/mobile-otp-verify')
}
