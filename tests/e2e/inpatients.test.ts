import { expect, test } from 'vitest'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { beginWith } from '../kit/browser'
import { inBrowser } from '../kit/inBrowser'
import { entriesOf, newPatient, sessionOf } from '../kit/patients'

const product = inBrowser()

test('a doctor admits a patient, moves them and discharges them, with the keyboard where a ward is walked', async () => {
  const { phoneNumber } = (await newPatient(product.served)).login
  const doctor = await sessionOf(product.served, demonstrationAccounts.doctor.phoneNumber)
  const page = await product.open('desktop')
  await beginWith(page, { session: entriesOf(doctor.storage) })
  await page.goto('/ip-dash')
  await page.getByRole('tab', { name: 'Beds' }).waitFor()

  await page.getByRole('banner').locator('summary').filter({ hasText: 'Add Patient' }).click()
  await page.getByRole('button', { name: 'Admit Patient' }).filter({ visible: true }).click()
  const contact = page.getByRole('dialog', { name: 'Enter patient contact' })
  await contact.getByLabel('Mobile number').fill(phoneNumber ?? '')
  await contact.getByRole('button', { name: 'Check number' }).click()

  const form = page.getByRole('dialog', { name: 'Admit patient' })
  const admit = form.getByRole('button', { name: 'Admit', exact: true })
  await form.getByLabel('ICU/Ward').selectOption({ label: 'Ward A' })
  await form.getByLabel('Bed number').selectOption({ index: 1 })
  await form.getByLabel('Sponsor').selectOption({ label: 'CGHS' })
  await form.getByLabel('Hospital UHID number').fill('SH-7001')
  expect(await admit.isDisabled()).toBe(true)
  await form.getByLabel('Case history').fill('Sciatica on the left')
  await admit.click()
  const card = page.getByRole('button', { name: /Asha Patel.*Sciatica on the left/s })
  await card.filter({ hasText: 'Ward A' }).waitFor()

  await page.getByRole('tab', { name: 'Beds' }).click()
  const tile = page.getByRole('button', { name: /^Bed \d, Asha Patel/ })
  await tile.focus()
  await page.keyboard.press('m')
  const shift = page.getByRole('dialog', { name: 'Shift Asha Patel' })
  await shift.getByLabel('ICU/Ward').selectOption({ label: 'Neuro ICU' })
  await shift.getByLabel('Bed number').selectOption({ index: 1 })
  await shift.getByRole('button', { name: 'Save' }).click()
  await page
    .getByRole('region', { name: 'Neuro ICU' })
    .getByRole('button', { name: /Asha Patel/ })
    .waitFor()

  await tile.focus()
  await page.keyboard.press('d')
  const discharge = page.getByRole('dialog', { name: 'Discharge Asha Patel', exact: true })
  await discharge.getByLabel('Diagnosis').fill('Disc prolapse')
  await discharge.getByRole('button', { name: 'Discharge now, summary due' }).click()
  const question = page.getByRole('alertdialog', { name: 'Discharge Asha Patel?' })
  await question.getByText(/in Neuro ICU becomes free/).waitFor()
  await question.getByRole('button', { name: 'Discharge' }).click()
  await page.getByPlaceholder('Name, mobile number or UHID').fill('SH-7001')
  await card.filter({ hasText: 'Discharged' }).filter({ hasText: 'Summary due' }).waitFor()
})
