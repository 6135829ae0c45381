import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hold } from '../../kit/browser'
import { inBrowser } from '../../kit/inBrowser'
import { newPatient } from '../../kit/patients'
import { PDF } from '../../kit/sampleFiles'
import { newTechnician } from '../../kit/staff'

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

test('a family refuses a report that is nobody of theirs, after a question', async () => {
  const { patient, centre, send } = await begin()
  await send('Somebody Else')
  const family = await product.openAs('phone', patient, '/medical-records')
  const waiting = family.getByRole('article').filter({ hasText: 'Somebody Else' })
  await waiting.getByRole('button', { name: 'Refuse' }).click()
  const question = family.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Keep it' }).click()
  await question.waitFor({ state: 'detached' })
  await waiting.getByRole('button', { name: 'Refuse' }).click()
  await question.getByRole('button', { name: 'Refuse' }).click()
  await waiting.waitFor({ state: 'detached' })
  await expect.poll(() => statusOf(centre, 'Somebody Else').filter({ hasText: 'Refused' }).isVisible()).toBe(true)
})

test('a report that comes before a page hears of changes stands on it once it does', async () => {
  const { patient, send } = await begin()
  let connect = () => {}
  const family = await product.openAs('phone', patient, '/medical-records', {
    prepare: async (page) => {
      connect = await hold(page, '**/notification/stream')
    },
  })
  await family.getByText('No records found').waitFor()
  await send('Before the stream')
  connect()
  await expect
    .poll(() => family.getByRole('article').filter({ hasText: 'for Before the stream' }).isVisible())
    .toBe(true)
})
