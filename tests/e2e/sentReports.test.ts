import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { hold } from '../kit/browser'
import { inBrowser } from '../kit/inBrowser'
import { PDF } from '../kit/sampleFiles'

const product = inBrowser()

const { diagnosticCentre, patient } = demonstrationAccounts

/** Sends a report that nobody ordered here to the demonstration's family. */
const send = async (centre: Page, name: string) => {
  await centre.getByLabel('Mobile number of the family').fill(patient.phoneNumber)
  await centre.getByLabel('Name on the report').fill(name)
  await centre.getByLabel('Choose a report').setInputFiles({
    name: 'eeg.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(PDF),
  })
  await centre.getByRole('button', { name: 'Send report' }).click()
  await statusOf(centre, name).filter({ hasText: 'Waiting for the family' }).waitFor()
}

const statusOf = (centre: Page, name: string) =>
  centre.getByRole('region', { name: 'Reports that were sent' }).getByRole('listitem').filter({ hasText: name })

test('a centre sends a report without an order: the family sees it come, says whose it is, and the centre sees that at once', async () => {
  const centre = await product.openAs('desktop', diagnosticCentre.phoneNumber, '/sent-reports')
  const family = await product.openAs('phone', patient.phoneNumber, '/medical-records')
  await family.getByRole('article').first().waitFor()
  await send(centre, 'Asha Patel')
  const waiting = family
    .getByRole('region', { name: 'Reports from centres' })
    .getByRole('article')
    .filter({ hasText: 'for Asha Patel' })
  await waiting.getByRole('heading', { name: `A report from ${diagnosticCentre.name} for Asha Patel` }).waitFor()
  await waiting.getByRole('combobox').selectOption({ index: 1 })
  await waiting.getByRole('button', { name: 'Add to records' }).click()
  await waiting.waitFor({ state: 'detached' })
  await expect.poll(() => statusOf(centre, 'Asha Patel').textContent()).toContain('In the records')
})

test('a family refuses a report that is nobody of theirs, after a question', async () => {
  const centre = await product.openAs('desktop', diagnosticCentre.phoneNumber, '/sent-reports')
  await send(centre, 'Somebody Else')
  const family = await product.openAs('phone', patient.phoneNumber, '/medical-records')
  const waiting = family.getByRole('article').filter({ hasText: 'Somebody Else' })
  await waiting.getByRole('button', { name: 'Refuse' }).click()
  const question = family.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect.poll(() => waiting.count()).toBe(1)
  await waiting.getByRole('button', { name: 'Refuse' }).click()
  await question.getByRole('button', { name: 'Refuse' }).click()
  await waiting.waitFor({ state: 'detached' })
  await statusOf(centre, 'Somebody Else').filter({ hasText: 'Refused' }).waitFor()
})

test('a report that comes before a page hears of changes stands on it once it does', async () => {
  const centre = await product.openAs('desktop', diagnosticCentre.phoneNumber, '/sent-reports')
  let connect = () => {}
  const family = await product.openAs('phone', patient.phoneNumber, '/medical-records', {
    prepare: async (page) => {
      connect = await hold(page, '**/notification/stream')
    },
  })
  await family.getByRole('article').first().waitFor()
  await send(centre, 'Before the stream')
  connect()
  const waiting = family.getByRole('article').filter({ hasText: 'for Before the stream' })
  await waiting.waitFor()
  await expect.poll(() => waiting.count()).toBe(1)
})
