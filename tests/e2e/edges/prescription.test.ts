import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { EMPTY_CONTENT } from '../../../src/core/prescription/prescription'
import { hold } from '../../kit/browser'
import { inBrowser } from '../../kit/inBrowser'
import { onPhone, openPrescription } from '../../kit/openPrescription'
import { newDoctor } from '../../kit/staff'
import { ownMenu } from '../../kit/pages/ownMenu'

const product = inBrowser()

const atPrescription = () => openPrescription(product)

const cell = (page: Page, column: string, row: number) =>
  page.getByRole('table', { name: 'Medicines' }).getByLabel(`${column}, row ${row}`, { exact: true })
test('what two devices wrote is compared in words, an empty row with nothing', async () => {
  const { page } = await atPrescription()
  const other = await onPhone(product, page)
  await cell(other, 'Medicine', 1).fill('clobazam 10 001 bf 5d')
  await cell(other, 'Medicine', 1).press('Enter')
  await other.getByRole('button', { name: /Stroke$/ }).click()
  await other.getByText(/^Draft kept at/).waitFor()
  await page.keyboard.press('Alt+m')
  await page.keyboard.type('levetiracetam 500 101 af 10d')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Written on another device too' }).waitFor()
  const medicines = page.getByRole('radiogroup', { name: 'Medicines' })
  await medicines
    .getByText('Levetiracetam · 500 mg tablet · 1 morning, 1 night · after food · 10 days · 20 tablets', {
      exact: true,
    })
    .waitFor()
  await medicines
    .getByText('Clobazam · 10 mg tablet · 1 night · before food · 5 days · 5 tablets', { exact: true })
    .waitFor()
  await expect.poll(() => page.getByRole('radiogroup', { name: 'Health category' }).innerText()).toContain('Stroke')
})

test('what was found is offered at once while a longer word is typed, before the server is asked again', async () => {
  const { page } = await atPrescription()
  await page.keyboard.type('head')
  const hit = page.getByRole('option', { name: 'Headache on waking' })
  await hit.waitFor()
  await hold(page, '**/prescription/attribute?*')
  await page.keyboard.type('ache on w')
  await page.getByRole('option', { name: 'Headache with nausea' }).waitFor({ state: 'detached' })
  await hit.waitFor()
  await page.keyboard.press('Enter')
  const chosen = page.getByRole('list', { name: 'Complaint: chosen' }).getByRole('listitem')
  await chosen.first().waitFor()
  await expect.poll(() => chosen.allTextContents()).toEqual(['Headache on waking'])
})

test('Enter adds the first test that is found, and one that is gone to with the arrows', async () => {
  const { page } = await atPrescription()
  const field = page.getByRole('combobox', { name: 'Tests' })
  const chosen = page.getByRole('list', { name: 'Tests asked for' }).getByRole('listitem')
  const offered = page.getByRole('listbox', { name: 'Tests' }).getByRole('option')
  await field.click()
  await page.keyboard.type('mri l')
  await page.keyboard.press('Enter')
  await chosen.filter({ hasText: /^MRI lumbosacral spine/ }).waitFor()
  await expect.poll(() => field.inputValue()).toBe('')
  await page.keyboard.type('mri')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  // Whoever types and goes on at once goes into the list of what was typed.
  const name = await offered.and(page.locator('[data-highlighted]')).textContent()
  expect(name).toContain('MRI')
  await page.keyboard.press('Enter')
  await chosen.nth(1).filter({ hasText: name! }).waitFor()
  await expect.poll(() => chosen.count()).toBe(2)
})

test('a template is found by its diagnosis, and another one is opened beside it unless something was changed', async () => {
  const { served } = product
  const doctor = await newDoctor(served)
  for (const [name, disease] of [
    ['After a stroke', 'Ischaemic stroke'],
    ['Back pain', 'Sciatica'],
    ['Dizziness', 'Vertigo'],
    ['Fits', 'Focal epilepsy'],
    ['Headache', 'Migraine without aura'],
    ['Tremor', 'Parkinson disease'],
  ] as const) {
    const content = { ...EMPTY_CONTENT, diagnosis: [{ id: null, name: disease }] }
    await doctor.ports.templates.create({ name, ...content, key: crypto.randomUUID() }, new AbortController().signal)
  }
  const page = await product.openAs('desktop', doctor, '/schedule')
  await ownMenu(page).click()
  await page.getByRole('button', { name: 'Templates', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Prescription templates' })
  const rows = panel.getByRole('list', { name: 'Templates' }).getByRole('button')
  await panel.getByRole('searchbox', { name: 'Search templates' }).fill('migraine')
  await panel.getByText('1 template', { exact: true }).waitFor()
  await expect.poll(() => rows.allInnerTexts()).toEqual(['Headache\nMigraine without aura'])
  await panel.getByRole('searchbox').fill('')
  await rows.filter({ hasText: 'Fits' }).click()
  const name = panel.getByLabel('Template name')
  await expect.poll(() => name.inputValue()).toBe('Fits')
  await rows.filter({ hasText: 'Tremor' }).click()
  await expect.poll(() => name.inputValue()).toBe('Tremor')
  await name.fill('Tremor of the hands')
  await rows.filter({ hasText: 'Back pain' }).click()
  await page.getByRole('alertdialog').getByText('Leave without saving?').waitFor()
})
