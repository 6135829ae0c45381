import { expect, test } from 'vitest'
import { CASH } from '../../../src/core/payment/payment'
import { comeBackUnknown, comeBackUnpaid } from '../../kit/comeBack'
import { inBrowser } from '../../kit/inBrowser'
import { bookSlot, freeSlotOf, newPatient } from '../../kit/patients'
import { newDoctor } from '../../kit/staff'

const product = inBrowser()

test('a return over the address of a payment that was declined is a failed payment', () =>
  expect(comeBackUnpaid(product, '/appointment/declined')).resolves.toBeUndefined())

test('a booking that is paid at the clinic is booked under the address of a payment that succeeded as well', async () => {
  const patient = await newPatient(product.served)
  const { id } = await newDoctor(product.served)
  const { bookingId } = await bookSlot(patient, await freeSlotOf(patient, id, 'inClinic'), CASH)
  const page = await product.openAs('phone', patient, `/appointment/success?bookingId=${bookingId}`)
  await page.getByRole('heading', { name: 'Appointment booked' }).waitFor()
  await expect.poll(() => page.getByText('Nothing is due online: you pay').isVisible()).toBe(true)
})

test('who comes back over the address of a failed payment and is not known any more is led to a login', () =>
  expect(comeBackUnknown(product, '/appointment/failure')).resolves.toBeUndefined())
