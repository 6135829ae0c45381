import { expect, test } from 'vitest'
import type { DoctorCard } from '../../src/core/doctors/doctors'
import { type Size, WITH_WORKER } from '../kit/browser'
import { inBrowser } from '../kit/inBrowser'
import { type Person, personAt } from '../kit/pages/person'
import { bookAsNewcomer, pickSlot } from '../kit/signUp'
import { newPatient, nextDoctor } from '../kit/patients'

const product = inBrowser()

/** A new patient, logged in, in front of a doctor. */
const patientAt = async (size: Size, { id }: DoctorCard): Promise<Person> => {
  const page = await product.openAs(size, await newPatient(product.served), `/doctor-profile?doctorId=${id}`)
  return personAt(page, size)
}

test('a guest on a phone finds a doctor, verifies and books; the slot is gone for the next person', async () => {
  const doctor = await nextDoctor(product.served)
  const I = personAt(await product.open('phone', WITH_WORKER), 'phone')
  const { day, slot, slotNumber } = await bookAsNewcomer(I, product.served, doctor)
  expect(slotNumber).toBeGreaterThan(0)
  await I.goHome()

  const other = await patientAt('tablet', doctor)
  await other.openPanel()
  await other.chooseInClinic()
  await other.chooseDay(day)
  await other.seeBooked(slot)
})

/** Comes to the gateway's page. Returns the time of the slot. */
const comeToGateway = async (I: Person): Promise<string | undefined> => {
  const { slot } = await pickSlot(I)
  await I.goOn()
  await I.payWith('Pay online')
  await I.book()
  await I.seeGateway()
  return slot.split(', ')[0]
}

test('a payment that failed is reported with its reasons, tried again, paid, and comes back to a confirmed appointment', async () => {
  const I = await patientAt('phone', await nextDoctor(product.served))
  const time = await comeToGateway(I)
  await I.failAtGateway()
  await I.seeFailureAddress()
  await I.seePaymentFailed()
  await expect.poll(I.paymentReasons).toHaveLength(4)
  await I.retryPayment()
  await I.seeGateway()
  await I.reload()
  await personAt(await product.open('phone'), 'phone').openGateway(I.gatewayAddress())
  await I.payAtGateway()
  await I.seeConfirmed()
  const range = time?.replace(/\s([ap]m) to (.+\s\1)$/, '–$2').replace(' to ', '–')
  await expect
    .poll(async () => (await I.confirmedFacts()).filter((fact) => fact.endsWith(` · ${range}`)))
    .toHaveLength(1)
})
