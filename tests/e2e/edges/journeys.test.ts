import { expect, test } from 'vitest'
import { CASH } from '../../../src/core/payment/payment'
import { comeBackUnknown, comeBackUnpaid } from '../../kit/comeBack'
import { inBrowser } from '../../kit/inBrowser'
import { bookSlot, freeSlotOf, newPatient } from '../../kit/patients'
import { newDoctor } from '../../kit/staff'

const product = inBrowser()

/** The other addresses of a failed payment: tests/e2e/matrices/journeys.test.ts. */
test('a return that names no booking is a failed payment: its dialog says what became of the money, and the orders have what can be paid', () =>
  expect(comeBackUnpaid(product, '/appointment/failure')).resolves.toBeUndefined())

test('who comes back from a payment and is not known any more is led to a login', () =>
  expect(comeBackUnknown(product, '/appointment/success')).resolves.toBeUndefined())

test("under either address a stranger's booking is as unknown as none, and one that is paid at the clinic is booked", async () => {
  const [stranger, patient] = [await newPatient(product.served), await newPatient(product.served)]
  const { id } = await newDoctor(product.served)
  const { bookingId } = await bookSlot(patient, await freeSlotOf(patient, id, 'inClinic'), CASH)
  const page = await product.openAs('phone', stranger, `/appointment/success?bookingId=${bookingId}`)
  const unknown = page.getByRole('heading', { name: 'We could not find this booking' })
  await unknown.waitFor()
  const words = await page.getByRole('main').textContent()
  for (const address of [`failure?bookingId=${bookingId}`, 'failure?bookingId=nobodys']) {
    await page.goto(`/appointment/${address}`)
    await unknown.waitFor()
    await expect.poll(() => page.getByRole('main').textContent()).toBe(words)
  }
  const own = await product.openAs('phone', patient, `/appointment/failure?bookingId=${bookingId}`)
  await own.getByRole('heading', { name: 'Appointment booked' }).waitFor()
  await own.getByText('Nothing is due online: you pay').waitFor()
})
