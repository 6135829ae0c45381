import { expect, test } from 'vitest'
import { withPrescription } from '../../kit/chaos/recordOpenings'
import { inBrowser } from '../../kit/inBrowser'
import { personAt } from '../../kit/pages/person'
import { logIn, newPatient } from '../../kit/patients'

const product = inBrowser()

test('the camera over a new record is there again after a reload, and its photo is kept', async () => {
  const page = await product.openAs('phone', await newPatient(product.served), '/medical-records')
  const I = personAt(page, 'phone')
  await I.addRecord()
  await I.seeRecordForm()
  await I.photographRecord()
  await I.seeRecordCamera()
  await page.waitForURL(({ searchParams }) => searchParams.get('step') === 'photo')
  await page.reload()
  await I.takeRecordPhoto()
  await I.keepRecordPhoto()
  await I.seeRecordForm()
  await page.waitForURL(({ searchParams }) => searchParams.get('step') === 'add')
  await I.typeRecordDay('02/10/2025')
  await I.chooseRecordCategory('Spine')
  await I.saveRecord()
  await I.seeNoRecordForm()
  await expect
    .poll(() =>
      page
        .getByRole('button', { name: /^Open / })
        .first()
        .isVisible(),
    )
    .toBe(true)
})

test('Share on a prescription opens the links of its record at once, and again after a reload', async () => {
  const { phoneNumber, id } = await withPrescription(product.served, 'end')
  const page = await product.openAs('phone', await logIn(product.served, phoneNumber), `/prescription?id=${id}`)
  const I = personAt(page, 'phone')
  await page.getByRole('link', { name: 'Share' }).click()
  await I.seeRecordShare()
  await page.waitForURL(({ searchParams }) => searchParams.get('step') === 'share')
  await page.reload()
  await I.seeRecordShare()
  await page.goBack()
  await I.seeNoRecordShare()
  await expect(I.seeRecordOpen()).resolves.toBeUndefined()
})

test('the active prescription opens while reports alone are listed (S1-153)', async () => {
  const { phoneNumber } = await withPrescription(product.served, 'end')
  const page = await product.openAs('phone', await logIn(product.served, phoneNumber), '/medical-records?type=report')
  const I = personAt(page, 'phone')
  await I.seeNoRecords()
  await I.openActivePrescription()
  await I.seeRecordOpen()
  await expect.poll(() => page.getByText('No records found').isVisible()).toBe(true)
})
