import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { testNameIn } from '../../src/core/diagnostics/testNames'
import { withPrescription } from '../kit/chaos/recordOpenings'
import { inBrowser } from '../kit/inBrowser'
import { inLanguage } from '../kit/pages/inLanguage'
import { personAt } from '../kit/pages/person'
import { logIn, type Patient } from '../kit/patients'
import { PNG } from '../kit/sampleFiles'
import { newPharmacist, newTechnician } from '../kit/staff'

const product = inBrowser()
const signal = new AbortController().signal
const key = () => crypto.randomUUID()
const PICTURE = { name: 'report.png', mimeType: 'image/png', buffer: Buffer.from(PNG) }

/** Somebody with a signed prescription and a child, under a name that nobody else has. */
const patientWithPrescription = async (name: string): Promise<Patient> => {
  const { phoneNumber } = await withPrescription(product.served, 'end')
  const session = await logIn(product.served, phoneNumber)
  const { members } = session.ports
  await members.saveProfile({ name, age: 41, gender: 'Female', key: key() }, signal)
  await members.add({ name: 'Ravi Desai', age: 9, gender: 'Male', isDefault: false, key: key() }, signal)
  const family = await members.list({}, signal)
  if (!family.ok) throw new Error(family.failure.message)
  return { ...session, members: family.value }
}

/** The order that is open before a patient, and what it says. */
const readsOf = (page: Page) => {
  const gujarati = inLanguage(page, 'gu')
  const order = gujarati.getByRole('dialog', { name: /^Order / })
  return (words: string) => order.getByText(words).first().waitFor()
}

test('a patient orders medicines and tests in Gujarati on a phone and sees each step of pharmacy and centre as it is done', async () => {
  const { served } = product
  const name = 'Kavita Desai'
  const patient = await patientWithPrescription(name)
  const pharmacist = await newPharmacist(served)
  const technician = await newTechnician(served, patient.ports.store.coordinates())
  const way = `/medicines?pharmacy=${pharmacist.providerId}&step=way`
  const page = await product.openAs('phone', patient, way, { language: 'guj' })
  const gujarati = inLanguage(page, 'gu')
  const I = personAt(gujarati, 'phone')
  const reads = readsOf(page)

  // Medicines of the signed prescription, collected at the pharmacy.
  const desk = await product.openAs('desktop', pharmacist, '/orders')
  const pharmacy = personAt(desk, 'desktop')
  await I.seeWays()
  await I.choosePickup()
  await I.proceed()
  await I.choosePrescription()
  await I.proceed()
  await I.seeRequestReview()
  await I.sendRequest()
  await I.seeRequestSent()
  await I.trackRequest()
  await reads('Order Request')

  await pharmacy.openBoardOrder(name)
  await pharmacy.pressAct('Accept')
  await reads('Order Accepted')
  await pharmacy.pressAct('Pack and bill')
  // What was prescribed stands on the bill with how much of it was asked for: what is in one, and its price are missing.
  await pharmacy.typePackSize('1')
  await pharmacy.typeBatch('B7')
  await pharmacy.typeExpiry('04/30')
  await pharmacy.typeMaker('Sun Pharma')
  await pharmacy.typePrice('10')
  const due = Number(await desk.getByLabel('Total bill').inputValue())
  await pharmacy.sendOrderForm()
  await reads(`₹${due.toLocaleString('en-IN')}`)
  await pharmacy.pressAct('Complete')
  await pharmacy.payByUpi()
  await pharmacy.sendOrderForm()
  await pharmacy.confirmCompletion()
  await reads('Completed')

  // Two tests for the child, at another centre than the first that was looked at.
  const bench = await product.openAs('desktop', technician, '/orders')
  const centre = personAt(bench, 'desktop')
  const { ports } = patient
  const asked = { ...ports.store.coordinates(), limit: 100, offset: 0, search: '', day: 1 }
  const centres = await ports.diagnostics.centres(asked, signal)
  if (!centres.ok) throw new Error(centres.failure.message)
  const own = centres.value.find(({ id }) => id === technician.providerId)
  const other = centres.value.find(({ id }) => id !== technician.providerId)
  await page.goto(`/test-reports?centre=${other!.id}`)
  const add = gujarati.getByRole('button', { name: /^Add / })
  await add.first().click()
  await I.leaveCentre()
  // Several centres have its name.
  await page.locator('li').filter({ hasText: own!.address }).getByRole('button').click()
  await I.seeCentreChangeAsked()
  await I.confirmCartChange()
  await I.addTest(testNameIn('guj', 'EEG, awake'))
  await I.addTest(testNameIn('guj', 'CRP, quantitative'))
  await I.viewTestCart()
  await I.chooseVisitDay()
  await I.seeVisitChoices()
  await I.changeWhoIsTested()
  await I.choosePatient('Ravi Desai')
  await I.goOnToVisitReview()
  await I.seeVisitReview()
  await I.sendVisit()
  await I.seeVisitSent()
  await gujarati.getByRole('link', { name: 'Track' }).click()
  await reads('Order Request')

  await centre.openBoardOrder('Ravi Desai')
  await centre.pressAct('Accept')
  await reads('Order Accepted')
  await centre.chooseReport(PICTURE)
  await centre.seeWhoseReport()
  await centre.sendReport()
  await centre.pressAct('Send report and complete')
  await centre.sendOrderForm()
  await bench.getByRole('alertdialog').getByRole('button', { name: 'Complete order' }).click()
  await reads('Report uploaded')

  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('gu')
})
