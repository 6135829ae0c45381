import { expect, test } from 'vitest'
import { beginWith } from '../kit/browser'
import { withPrescription } from '../kit/chaos/recordOpenings'
import { inBrowser } from '../kit/inBrowser'
import { personAt } from '../kit/pages/person'
import { entriesOf, logIn, newPatient } from '../kit/patients'
import { PNG } from '../kit/sampleFiles'

const product = inBrowser()

/** A PDF of one empty page, made here. */
const pdf = (): Buffer => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
  ].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`)
  const head = '%PDF-1.4\n'
  const starts = objects.map((_, index) => head.length + objects.slice(0, index).join('').length)
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const at = head.length + objects.join('').length
  const trailer = `trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`
  return Buffer.from(`${head}${objects.join('')}xref\n0 4\n0000000000 65535 f \n${table}${trailer}`)
}

const keep = async (name: string, mimeType: string, buffer: Buffer) => {
  const patient = await newPatient(product.served)
  const page = await product.open('desktop')
  await beginWith(page, { session: entriesOf(patient.storage) })
  // The tests' browser has no viewer of its own; what a frame is given is what counts here.
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }))
  await page.goto('/medical-records')
  await page.getByRole('button', { name: 'Add record' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add record' })
  await form.getByRole('button', { name: 'Spine' }).click()
  await form.getByRole('textbox', { name: 'Date of the document' }).fill('02/10/2025')
  await form.getByRole('textbox', { name: 'Title (optional)' }).fill('MRI of the back')
  await form.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer })
  await form.getByText(name).waitFor()
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Open MRI of the back/ }).click()
  await page.getByRole('region', { name: 'Document: MRI of the back' }).waitFor()
  return page
}

test('a PDF that a family added is shown in a frame, which the answer of the file allows', async () => {
  const page = await keep('mri.pdf', 'application/pdf', pdf())
  const frame = page.locator('iframe')
  await expect.poll(() => frame.getAttribute('src')).toMatch(/^\/files\/[\w-]+\/mri\.pdf$/)
  const answer = await page.request.get((await frame.getAttribute('src'))!)
  expect([answer.headers()['content-type'], answer.headers()['x-frame-options']]).toEqual([
    'application/pdf',
    'SAMEORIGIN',
  ])
})

test('a picture that a family added is shown as a picture, deleted and brought back', async () => {
  const page = await keep('mri.png', 'image/png', Buffer.from(PNG))
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.locator('img').getAttribute('src')).toMatch(/\/mri\.png$/)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No records found').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: /^Open MRI of the back/ }).waitFor()
})

test('the camera over a new record is there again after a reload, and its photo is kept', async () => {
  const page = await product.open('phone')
  await beginWith(page, { session: entriesOf((await newPatient(product.served)).storage) })
  const I = personAt(page, 'phone')
  await page.goto('/medical-records')
  await I.addRecord()
  await I.seeRecordForm()
  await I.photographRecord()
  await I.seeRecordCamera()
  expect(new URL(page.url()).searchParams.get('step')).toBe('photo')
  await page.reload()
  await I.takeRecordPhoto()
  await I.keepRecordPhoto()
  await I.seeRecordForm()
  expect(new URL(page.url()).searchParams.get('step')).toBe('add')
  await I.typeRecordDay('02/10/2025')
  await I.chooseRecordCategory('Spine')
  await I.saveRecord()
  await I.seeNoRecordForm()
  await page
    .getByRole('button', { name: /^Open / })
    .first()
    .waitFor()
})

test('Share on a prescription opens the links of its record at once, and again after a reload', async () => {
  const { phoneNumber, id } = await withPrescription(product.served, 'end')
  const page = await product.open('phone')
  await beginWith(page, { session: entriesOf((await logIn(product.served, phoneNumber)).storage) })
  const I = personAt(page, 'phone')
  await page.goto(`/prescription?id=${id}`)
  await page.getByRole('link', { name: 'Share' }).click()
  await I.seeRecordShare()
  expect(new URL(page.url()).searchParams.get('step')).toBe('share')
  await page.reload()
  await I.seeRecordShare()
  await page.goBack()
  await I.seeNoRecordShare()
  await I.seeRecordOpen()
})

test('the active prescription opens while reports alone are listed (S1-153)', async () => {
  const { phoneNumber } = await withPrescription(product.served, 'end')
  const page = await product.open('phone')
  await beginWith(page, { session: entriesOf((await logIn(product.served, phoneNumber)).storage) })
  const I = personAt(page, 'phone')
  await page.goto('/medical-records?type=report')
  await I.seeNoRecords()
  await I.openActivePrescription()
  await I.seeRecordOpen()
  await expect.poll(() => page.getByText('No records found').count()).toBe(1)
})
