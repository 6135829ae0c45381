import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from '../kit/inBrowser'
import { newPatient, type Patient } from '../kit/patients'
import { PNG } from '../kit/sampleFiles'

const product = inBrowser()

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

test('a picture that a family adds is shown as a picture, deleted and brought back', async () => {
  const page = await atRecords(await newPatient(product.served))
  await page.getByRole('button', { name: 'Add record' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add record' })
  await form.getByRole('button', { name: 'Spine' }).click()
  await form.getByRole('textbox', { name: 'Date of the document' }).fill('02/10/2025')
  await form.getByRole('textbox', { name: 'Title (optional)' }).fill('MRI of the back')
  const picture = { name: 'mri.png', mimeType: 'image/png', buffer: Buffer.from(PNG) }
  await form.locator('input[type=file]').first().setInputFiles(picture)
  await form.getByText(picture.name).waitFor()
  await form.getByRole('button', { name: 'Save record' }).click()
  await form.waitFor({ state: 'detached' })
  await openRecord(page)
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.locator('img').getAttribute('src')).toMatch(/\/mri\.png$/)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No records found').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: /^Open MRI of the back/ }).waitFor()
})
