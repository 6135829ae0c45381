import { expect, test } from 'vitest'
import type { DoctorCard } from '../../src/core/doctors/doctors'
import { translations } from '../kit/catalogues'
import { beginWith, type Size } from '../kit/browser'
import { inBrowser } from '../kit/inBrowser'
import { keyboard, pointer } from '../kit/pages/actions'
import { inLanguage } from '../kit/pages/inLanguage'
import { type Person, personAt } from '../kit/pages/person'
import { entriesOf, newNumber, newPatient, nextDoctor } from '../kit/patients'

const product = inBrowser()

/** A new patient, logged in, in front of a doctor. */
const patientAt = async (size: Size, { id }: DoctorCard): Promise<Person> => {
  const page = await product.open(size)
  await beginWith(page, { session: entriesOf((await newPatient(product.served)).storage) })
  await page.goto(`/doctor-profile?doctorId=${id}`)
  return personAt(page, size)
}

/** Picks a slot of another day than today's, in the clinic: its numbers are shown. */
const pickSlot = async (I: Person): Promise<{ day: string; slot: string }> => {
  await I.openPanel()
  await I.seeSlots()
  await I.chooseInClinic()
  await I.chooseAnotherDay()
  const slot = await I.chooseSlot()
  const day = await I.chosenDay()
  return { day, slot }
}

const codes = { hi: 'hin', gu: 'guj', bn: 'ben' } as const

const verifyNumber = async (I: Person): Promise<void> => {
  const phoneNumber = newNumber()
  await I.typeNumber(phoneNumber)
  await I.requestCode()
  await I.seeCodeStep()
  await I.enterCode(await product.served.codeFor(phoneNumber))
  await I.verify()
}

/** From the landing to the checkout, as somebody who was never here. */
const comeAsNewcomer = async (I: Person, { name }: DoctorCard) => {
  await I.openLanding()
  await I.searchFromLanding()
  await I.searchFor(name)
  await I.openDoctor(name)
  const picked = await pickSlot(I)
  await I.goOn()
  await verifyNumber(I)
  await I.completeProfile('Meera Nair', '52', 'Female')
  await I.seePatient('Meera Nair')
  return picked
}

test.each([
  { size: 'phone', actions: 'a finger' },
  { size: 'tablet', actions: 'a finger' },
  { size: 'desktop', actions: 'the keyboard alone' },
] as const)('a guest on a $size finds a doctor, verifies and books with $hands; the slot is gone', async (way) => {
  const doctor = await nextDoctor(product.served)
  const page = await product.open(way.size)
  const actions = way.actions === 'the keyboard alone' ? keyboard(page) : pointer
  const I = personAt(page, way.size, actions)
  const { day, slot } = await comeAsNewcomer(I, doctor)
  await I.payWith('Pay later')
  await I.book()
  await I.seeBookedDialog()
  expect(await I.slotNumber()).toBeGreaterThan(0)
  await I.goHome()

  const other = await patientAt('tablet', doctor)
  await other.openPanel()
  await other.chooseInClinic()
  await other.chooseDay(day)
  await other.seeBooked(slot)
})

test.each(translations)('a guest books with the keyboard alone in %s', async (language) => {
  const doctor = await nextDoctor(product.served)
  const tab = await product.open('desktop')
  await tab.addInitScript((code) => localStorage.setItem('lang', code), codes[language])
  const page = inLanguage(tab, language)
  const I = personAt(page, 'desktop', keyboard(page))
  await comeAsNewcomer(I, doctor)
  await I.payWith('Pay later')
  await I.book()
  await I.seeBookedDialog()
  expect(await I.slotNumber()).toBeGreaterThan(0)
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

/** Comes to the gateway's page. Returns the time of the slot. */
const comeToGateway = async (I: Person): Promise<string | undefined> => {
  const { slot } = await pickSlot(I)
  await I.goOn()
  await I.payWith('Pay online')
  await I.book()
  await I.seeGateway()
  return slot.split(', ')[0]
}

test('who pays at the gateway comes back to a confirmed appointment', async () => {
  const I = await patientAt('phone', await nextDoctor(product.served))
  const time = await comeToGateway(I)
  await I.payAtGateway()
  await I.seeConfirmed()
  expect(await I.confirmedFacts()).toContain(time)
})

test('a payment that failed is told with its reasons, tried again, and paid', async () => {
  const I = await patientAt('tablet', await nextDoctor(product.served))
  const time = await comeToGateway(I)
  await I.failAtGateway()
  await I.seeFailureAddress()
  await I.seePaymentFailed()
  expect(await I.paymentReasons()).toHaveLength(4)
  await I.retryPayment()
  await I.seeGateway()
  await I.payAtGateway()
  await I.seeConfirmed()
  expect(await I.confirmedFacts()).toContain(time)
})

test('a reload at the checkout keeps the slot that was picked before verifying', async () => {
  const I = personAt(await product.open('tablet'), 'tablet')
  await comeAsNewcomer(I, await nextDoctor(product.served))
  const ticket = await I.ticket()
  await I.reload()
  await I.seePatient('Meera Nair')
  expect(await I.ticket()).toEqual(ticket)
})

test('of two who book one slot at once one is booked; the other is told and keeps everything else', async () => {
  const doctor = await nextDoctor(product.served)
  const people = await Promise.all([patientAt('desktop', doctor), patientAt('desktop', doctor)])
  const picks = await Promise.all(people.map(comeToCheckout))
  expect(picks[0]).toEqual(picks[1])
  await Promise.all(people.map((I) => I.book()))
  const outcomes = await Promise.all(people.map((I) => I.seeBookedOrTaken()))
  expect(outcomes.toSorted()).toEqual(['booked', 'taken'])

  const I = people[outcomes.indexOf('taken')]!
  expect(await I.chosenDay()).toBe(picks[0]?.day)
  await I.seeBooked(picks[0]?.slot ?? '')
  await I.chooseSlot()
  await I.goOn()
  await I.seeCheckout()
  await I.seePatient('Ravi Patel')
  await I.seePayingWith('Pay later')
  await I.book()
  await I.seeBookedDialog()
})

test('who logs out leaves nothing behind', async () => {
  const page = await product.open('phone')
  const patient = await newPatient(product.served)
  await beginWith(page, { session: entriesOf(patient.storage) })
  const I = personAt(page, 'phone')
  await page.goto('/order-list')
  await I.openMenu()
  await I.logOut()
  await I.at('/')
  await I.seeNobodyHere()
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  for (const secret of [patient.login.token, patient.login.name, patient.login.phoneNumber])
    expect(kept).not.toContain(secret)
  await page.goBack()
  await I.at('/order-list')
  await I.seeNobodyHere()
})
