import { expect, test } from 'vitest'
import { dayOf } from '../../../src/core/kit/dates'
import { inBrowser } from '../../kit/inBrowser'
import { inLanguage } from '../../kit/pages/inLanguage'
import { personAt } from '../../kit/pages/person'
import { newPatient } from '../../kit/patients'
import { newPharmacist } from '../../kit/staff'

const product = inBrowser()

test('a patient on a phone orders in Gujarati from a prescription that they photograph, and the pharmacy accepts it', async () => {
  const { served } = product
  const name = 'Jigna Parekh'
  const pharmacist = await newPharmacist(served)
  const way = `/medicines?pharmacy=${pharmacist.providerId}&step=way`
  const page = await product.openAs('phone', await newPatient(served, name), way, { language: 'guj' })
  const gujarati = inLanguage(page, 'gu')
  const I = personAt(gujarati, 'phone')

  await I.seeWays()
  await I.choosePickup()
  await I.proceed()
  await I.seePrescriptions()
  await I.addPaper('Photograph the paper')
  await I.takeRecordPhoto()
  await I.keepRecordPhoto()
  await I.seeRecordForm()
  await I.typeRecordDay(
    dayOf(Date.now() / 1000)
      .split('-')
      .toReversed()
      .join('/'),
  )
  await I.chooseRecordCategory('Spine')
  await I.saveRecord()
  // The only paper there is stands chosen.
  await I.seeNoRecordForm()
  await I.proceed()
  await I.seeRequestReview()
  await I.sendRequest()
  await I.seeRequestSent()
  await I.trackRequest()
  const order = gujarati.getByRole('dialog', { name: /^Order / })
  await order.getByText('Order Request').first().waitFor()

  const desk = await product.openAs('desktop', pharmacist, '/orders')
  const pharmacy = personAt(desk, 'desktop')
  await pharmacy.openBoardOrder(name)
  const paper = desk.locator('[data-order]').getByRole('button', { name: 'Open the prescription' }).locator('img')
  const read = await desk.request.get((await paper.getAttribute('src'))!)
  expect([read.status(), read.headers()['content-type']]).toEqual([200, 'image/webp'])
  await pharmacy.pressAct('Accept')
  await order.getByText('Order Accepted').first().waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('gu')
})
