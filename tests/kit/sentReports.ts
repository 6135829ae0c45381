import type { Page } from 'playwright-core'
import type { Product } from './inBrowser'
import { newPatient } from './patients'
import { PDF } from './sampleFiles'
import { newTechnician } from './staff'

/** A centre in front of what it sent, and a family. */
export const centreAndFamily = async (product: Product) => {
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

/** A report that was sent, as its centre has it in its list. */
export const statusOf = (centre: Page, name: string) =>
  centre.getByRole('region', { name: 'Reports that were sent' }).getByRole('listitem').filter({ hasText: name })
