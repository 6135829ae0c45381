import { expect, test } from 'vitest'
import { demonstrationAccounts, demonstrationProviders } from '../../server/seed/accounts'
import { dayOf } from '../../src/core/kit/dates'
import { beginWith } from '../kit/browser'
import { inBrowser } from '../kit/inBrowser'
import { inLanguage } from '../kit/pages/inLanguage'
import { personAt } from '../kit/pages/person'
import { entriesOf, newPatient, sessionOf } from '../kit/patients'

const product = inBrowser()

test('a patient on a phone orders in Gujarati from a prescription that they photograph, and the pharmacy accepts it', async () => {
  const { served } = product
  const name = 'Jigna Parekh'
  const patient = await newPatient(served)
  await patient.ports.members.saveProfile(
    { name, age: 41, gender: 'Female', key: crypto.randomUUID() },
    new AbortController().signal,
  )
  const page = await product.open('phone')
  await beginWith(page, { session: entriesOf(patient.storage) })
  await page.addInitScript(() => localStorage.setItem('lang', 'guj'))
  const gujarati = inLanguage(page, 'gu')
  const I = personAt(gujarati, 'phone')

  await page.goto(`/medicines?pharmacy=${demonstrationProviders.pharmacy}&step=way`)
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

  const desk = await product.open('desktop')
  const { storage } = await sessionOf(served, demonstrationAccounts.pharmacy.phoneNumber)
  await beginWith(desk, { session: entriesOf(storage) })
  await desk.goto('/orders')
  const pharmacy = personAt(desk, 'desktop')
  await pharmacy.openBoardOrder(name)
  const paper = desk
    .locator('[data-order]')
    .getByRole('link', { name: /prescription/i })
    .first()
  const read = await desk.request.get((await paper.getAttribute('href'))!)
  expect([read.status(), read.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  await pharmacy.pressAct('Accept')
  await order.getByText('Order Accepted').first().waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('gu')
})
