import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from '../kit/inBrowser'
import { newPatient } from '../kit/patients'
import { PDF } from '../kit/sampleFiles'
import { newTechnician } from '../kit/staff'

const product = inBrowser()

/** A centre in front of what it sent, and a family. */
const begin = async () => {
  const [technician, patient] = [await newTechnician(product.served), await newPatient(product.served)]
  const centre = await product.openAs('desktop', technician, '/sent-reports')
  /** Sends a report that nobody ordered here to the family. */
  const send = async (name: string) => {
    await centre.getByLabel('Mobile number of the family').fill(patient.login.phoneNumber!)
    await centre.getByLabel('Name on the report').fill(name)
    await centre.getByLabel('Choose a report').setInputFiles({
      name: 'eeg.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(PDF),
    })
    await centre.getByRole('button', { name: 'Send report' }).click()
    await statusOf(centre, name).filter({ hasText: 'Waiting for the family' }).waitFor()
  }
  return { technician, patient, centre, send }
}

const statusOf = (centre: Page, name: string) =>
  centre.getByRole('region', { name: 'Reports that were sent' }).getByRole('listitem').filter({ hasText: name })

test('a centre sends a report without an order: the family sees it come, says whose it is, and the centre sees that at once', async () => {
  const { technician, patient, centre, send } = await begin()
  const family = await product.openAs('phone', patient, '/medical-records')
  await family.getByText('No records found').waitFor()
  await send('Asha Patel')
  const waiting = family
    .getByRole('region', { name: 'Reports from centres' })
    .getByRole('article')
    .filter({ hasText: 'for Asha Patel' })
  await waiting.getByRole('heading', { name: `A report from ${technician.name} for Asha Patel` }).waitFor()
  await waiting.getByRole('combobox').selectOption({ index: 1 })
  await waiting.getByRole('button', { name: 'Add to records' }).click()
  await waiting.waitFor({ state: 'detached' })
  await expect.poll(() => statusOf(centre, 'Asha Patel').filter({ hasText: 'In the records' }).isVisible()).toBe(true)
})
