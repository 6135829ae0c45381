import type { Page } from 'playwright-core'
import { demonstrationAccounts } from '../../../server/seed/accounts'
import { sentReportsApi } from '../../../src/core/sentReports/sentReports.api'
import { asPatient } from '../../kit/chaos/openings'
import { button, type ChaosScreen, type Opening, type Practice, press, retry } from '../../kit/chaos/screen'
import { valueOf } from '../../kit/chaos/valueOf'
import { entriesOf, newPatient, sessionOf } from '../../kit/patients'
import { PNG } from '../../kit/sampleFiles'

const openSent = async ({ served }: Practice) => {
  const { storage } = await sessionOf(served, demonstrationAccounts.diagnosticCentre.phoneNumber)
  return { path: '/sent-reports', session: entriesOf(storage) }
}

const signal = new AbortController().signal

/** Somebody to whose number a centre has sent a report. */
const openReceived = async ({ served }: Practice): Promise<Opening> => {
  const { login, storage } = await newPatient(served)
  const { ports } = await sessionOf(served, demonstrationAccounts.diagnosticCentre.phoneNumber)
  const file = new File([PNG], 'eeg.png', { type: 'image/png' })
  const { url } = valueOf(await ports.files.upload({ kind: 'report', file, place: 'report' }, signal))
  const report = { phoneNumber: login.phoneNumber ?? '', patientName: 'Asha Patel', url, fileName: 'eeg.png' }
  valueOf(await ports.sentReports.send({ ...report, key: crypto.randomUUID() }, signal))
  return { path: '/medical-records', session: entriesOf(storage) }
}

const number = (page: Page) => page.getByLabel('Mobile number of the family')
const fillReport = async (page: Page) => {
  await page.getByLabel('Name on the report').fill('Asha Patel')
  await page
    .getByLabel('Choose a report')
    .and(page.locator('input'))
    .setInputFiles({ name: 'eeg.png', mimeType: 'image/png', buffer: Buffer.from(PNG) })
  await page.getByText('eeg.png').first().waitFor()
  await number(page).fill('9812300042')
}
const chooseMember = async (page: Page) => {
  await page.getByLabel('Whose report is it?').selectOption({ label: 'Asha Patel' })
}

export const sentReportsScreens: readonly ChaosScreen[] = [
  {
    name: 'reports without an order',
    size: 'desktop',
    open: openSent,
    calls: {
      'what was sent': { row: { endpoint: sentReportsApi.sent }, wayOn: retry },
      'a report': {
        row: { endpoint: sentReportsApi.send },
        fill: fillReport,
        provoke: press('Send report'),
        typed: number,
        wayOn: button('Send report'),
      },
    },
  },
  {
    name: 'reports for a family',
    size: 'phone',
    open: asPatient('/medical-records'),
    calls: { 'what was received': { row: { endpoint: sentReportsApi.received }, wayOn: retry } },
  },
  {
    name: 'a report for a family',
    size: 'desktop',
    open: openReceived,
    calls: {
      'whose it is': {
        row: { endpoint: sentReportsApi.accept },
        fill: chooseMember,
        provoke: press('Add to records'),
        wayOn: button('Add to records'),
      },
      'that it is refused': {
        row: { endpoint: sentReportsApi.refuse },
        fill: press('Refuse'),
        provoke: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Refuse' }).click(),
        wayOn: button('Refuse'),
      },
    },
  },
]
