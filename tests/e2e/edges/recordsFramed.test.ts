import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { valueOf } from '../../kit/chaos/valueOf'
import { inBrowser } from '../../kit/inBrowser'
import { newPatient, type Patient } from '../../kit/patients'

const product = inBrowser()
const signal = new AbortController().signal

/** A PDF of one empty page, made here. */
const pdf = (): string => {
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
  return `${head}${objects.join('')}xref\n0 4\n0000000000 65535 f \n${table}${trailer}`
}

/** The records of a patient, in a browser that shows PDFs: the tests' has no viewer; what a frame is given is what counts. */
const atRecords = async (patient: Patient): Promise<Page> => {
  const prepare = async (page: Page) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }))
  }
  return product.openAs('desktop', patient, '/medical-records', { prepare })
}

const openRecord = async (page: Page) => {
  await page.getByRole('button', { name: /^Open MRI of the back/ }).click()
  await page.getByRole('region', { name: 'Document: MRI of the back' }).waitFor()
}

test('a PDF that a family added is shown in a frame, which the answer of the file allows', async () => {
  const patient = await newPatient(product.served)
  const { ports, members } = patient
  const file = new File([pdf()], 'mri.pdf', { type: 'application/pdf' })
  const { url } = valueOf(await ports.files.upload({ kind: 'prescription', file }, signal))
  const record = { type: 'report', title: 'MRI of the back', documentDate: '2025-10-02', url } as const
  const about = { memberId: members[0]!.id, healthCategoryId: 'spine', key: crypto.randomUUID() }
  valueOf(await ports.records.save({ ...record, ...about }, signal))
  const page = await atRecords(patient)
  await openRecord(page)
  const address = () => page.locator('iframe').getAttribute('src')
  await expect.poll(address).toMatch(/^\/files\/[\w-]+\/mri\.pdf$/)
  const answer = await page.request.get((await address())!)
  expect([answer.headers()['content-type'], answer.headers()['x-frame-options']]).toEqual([
    'application/pdf',
    'SAMEORIGIN',
  ])
})
