import { test } from 'vitest'
import { CASH } from '../../../src/core/payment/payment'
import { comeBackUnknown, comeBackUnpaid } from '../../kit/comeBack'
import { inBrowser } from '../../kit/inBrowser'
import { bookSlot, freeSlotOf, newPatient } from '../../kit/patients'
import { newDoctor } from '../../kit/staff'

const product = inBrowser()

test('a return over the address of a payment that was declined is a failed payment', () =>
  comeBackUnpaid(product, '/appointment/declined'))

test('a booking that is paid at the clinic is booked under the address of a payment that succeeded as well', async () => {
  const patient = await newPatient(product.served)
  const { id } = await newDoctor(product.served)
  const { bookingId } = await bookSlot(patient, await freeSlotOf(patient, id, 'inClinic'), CASH)
  const page = await product.openAs('phone', patient, `/appointment/success?bookingId=${bookingId}`)
  await page.getByRole('heading', { name: 'Appointment booked' }).waitFor()
  await page.getByText('Nothing is due online: you pay').waitFor()
})

test('who comes back over the address of a failed payment and is not known any more is led to a login', () =>
  comeBackUnknown(product, '/appointment/failure'))
