import { expect, test } from 'vitest'
import { CASH } from '../../../src/core/payment/payment'
import { comeBackUnknown, comeBackUnpaid } from '../../kit/comeBack'
import { inBrowser } from '../../kit/inBrowser'
import { bookSlot, freeSlotOf, newPatient, nextDoctor } from '../../kit/patients'
import { newDoctor } from '../../kit/staff'
import type { DoctorCard } from '../../../src/core/doctors/doctors'
import type { Size } from '../../kit/browser'
import { type Person, personAt } from '../../kit/pages/person'
import { comeAsNewcomer, payLater, pickSlot } from '../../kit/signUp'

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

/** A new patient, logged in, in front of a doctor. */
const patientAt = async (size: Size, { id }: DoctorCard): Promise<Person> => {
  const page = await product.openAs(size, await newPatient(product.served), `/doctor-profile?doctorId=${id}`)
  return personAt(page, size)
}

test('a guest on a tablet keeps the slot that was picked before verifying when the checkout is reloaded, and books it', async () => {
  const I = personAt(await product.open('tablet'), 'tablet')
  await comeAsNewcomer(I, product.served, await nextDoctor(product.served))
  const ticket = await I.ticket()
  await I.reload()
  await I.seePatient('Meera Nair')
  await expect.poll(() => I.ticket()).toEqual(ticket)
  await payLater(I)
  await expect.poll(() => I.slotNumber()).toBeGreaterThan(0)
})

/** Comes to the checkout for a family member, to pay later. */
const comeToCheckout = async (I: Person) => {
  const picked = await pickSlot(I)
  await I.goOn()
  await I.seeCheckout()
  await I.payWith('Pay later')
  await I.changePatient()
  await I.choosePatient('Ravi Patel')
  await I.seePatient('Ravi Patel')
  return picked
}

test('of two who book one slot at once one is booked; the other is told and keeps everything else', async () => {
  const doctor = await nextDoctor(product.served)
  const people = await Promise.all([patientAt('desktop', doctor), patientAt('desktop', doctor)])
  const picks = await Promise.all(people.map(comeToCheckout))
  expect(picks[0]).toEqual(picks[1])
  await Promise.all(people.map((I) => I.book()))
  const outcomes = await Promise.all(people.map((I) => I.seeBookedOrTaken()))
  expect(outcomes.toSorted()).toEqual(['booked', 'taken'])

  const I = people[outcomes.indexOf('taken')]!
  await expect.poll(() => I.chosenDay()).toBe(picks[0]?.day)
  await I.seeBooked(picks[0]?.slot ?? '')
  await I.chooseSlot()
  await I.goOn()
  await I.seeCheckout()
  await I.seePatient('Ravi Patel')
  await I.seePayingWith('Pay later')
  await I.book()
  await I.seeBookedDialog()
})
