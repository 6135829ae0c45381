import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from '../kit/inBrowser'
import { openPrescription } from '../kit/openPrescription'

const product = inBrowser()

const atPrescription = () => openPrescription(product)

/** A keyboard that counts: letters of a name are free, a chord is two keys. */
const countingKeyboard = (page: Page) => {
  let count = 0
  return {
    count: () => count,
    press: async (chord: string) => {
      count += chord.split('+').length
      await page.keyboard.press(chord)
    },
    type: async (name: string, rest: string) => {
      count += rest.length
      await page.keyboard.type(name + rest)
    },
  }
}

const cell = (page: Page, column: string, row: number) =>
  page.getByRole('table', { name: 'Medicines' }).getByLabel(`${column}, row ${row}`, { exact: true })
const focusedCell = (page: Page, row: number) => cell(page, 'Medicine', row).and(page.locator(':focus')).waitFor()

/** Four medicines as a neurologist writes them. */
const medicines = [
  ['levet', ' 500 101 af 10d'],
  ['clobaz', ' 10 001'],
  ['Pantop', ' 40 100 bf'],
  ['methylcob', ' 1500 100'],
] as const

test('four medicines are prescribed with at most 60 keys beside their names and no mouse; the patient reads them in Gujarati on a phone', async () => {
  const { page, patient } = await atPrescription()
  const keys = countingKeyboard(page)
  await keys.press('Alt+m')
  for (const [index, [name, rest]] of medicines.entries()) {
    await focusedCell(page, index + 1)
    await keys.type(name, rest)
    await keys.press('Enter')
    if (name === 'Pantop') continue
    // The beginning of a name is asked about; what was typed is the first answer, the medicine the second.
    await page
      .getByRole('button', { name: `Keep “${name}” as written` })
      .and(page.locator(':focus'))
      .waitFor()
    await keys.press('2')
  }
  await focusedCell(page, 5)
  await expect.poll(() => cell(page, 'Medicine', 1).inputValue()).toBe('Levetiracetam')
  await expect.poll(() => cell(page, 'Strength and form', 4).inputValue()).toBe('1500 mcg tablet')
  await keys.press('Alt+c')
  await keys.press('1')
  await page.getByRole('button', { name: 'End Consultation', disabled: false }).waitFor()
  await keys.press('Control+Enter')
  await page.getByRole('button', { name: 'Sign and end' }).and(page.locator(':focus')).waitFor()
  await keys.press('Enter')
  const share = page.getByRole('dialog', { name: 'Share Your Prescription' })
  const message = await share.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  // The question is there before its page is: neither waits for the other.
  await page.waitForURL('**/schedule')
  expect(message).toMatch(/^https:\/\/wa\.me\/\?text=.*http/)
  expect(keys.count()).toBeLessThanOrEqual(60)

  const phone = await product.openAs('phone', patient, '/order-list', { language: 'guj' })
  await phone.getByRole('link', { name: /પ્રિસ્ક્રિપ્શન/ }).click()
  await phone.getByText('સવારે 1, રાત્રે 1').waitFor()
  await phone.getByText('Levetiracetam 500 mg tablet').waitFor()
  await expect.poll(() => phone.getByRole('link', { name: 'PDF ખોલો' }).getAttribute('href')).toMatch(/^\/|^http/)
})
