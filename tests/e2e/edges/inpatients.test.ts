import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inpatientApi } from '../../../src/core/inpatient/inpatient.api'
import { hasFocus, sizes } from '../../kit/browser'
import { inBrowser } from '../../kit/inBrowser'
import { keyboardOf } from '../../kit/keyboard'
import { emptyHospital, newWard } from '../../kit/wards'

const product = inBrowser()

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
/** What was asked of the list, by its query. */
const listed = (page: Page, is: (query: URLSearchParams) => boolean) =>
  page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url())
    return pathname === inpatientApi.stays.path && is(searchParams)
  })

test('V turns beds and list, and the focus stays on the patient', async () => {
  const { doctor, path } = await newWard(product.served)
  const page = await product.openAs('desktop', doctor, path)
  const { reach, keys, focused } = keyboardOf(page)
  await reach(page.locator('[data-stay]'))
  await keys('v')
  await focused(page.locator('[data-id]', { hasText: 'Meera Rao' }))
  await keys('v')
  const bed = page.locator('[data-stay]', { hasText: 'Meera Rao' })
  await focused(bed)
  await expect.poll(() => bed.getAttribute('tabindex')).toBe('0')
})

test('whoever leaves what was opened from a stay is at the stay again, and one that is moved stays open', async () => {
  const { doctor, path } = await newWard(product.served)
  const page = await product.openAs('phone', doctor, path)
  const stay = dialog(page, 'Meera Rao')
  const button = (name: string) => stay.getByRole('button', { name, exact: true })
  await page.getByRole('button', { name: /^Bed 1.*Meera Rao/s }).click()
  await button('Discharge').click()
  await dialog(page, 'Discharge Meera Rao').getByLabel('Diagnosis').waitFor()
  await page.goBack()
  await button('Shift bed').click()
  await hasFocus(dialog(page, 'Shift Meera Rao'))
  await page.keyboard.press('Escape')
  await button('Shift bed').click()
  await dialog(page, 'Shift Meera Rao').getByRole('button', { name: 'Shift to Ward A, bed 2' }).click()
  await stay.getByText('Ward A · Bed 2', { exact: true }).waitFor()
  await expect.poll(() => button('Shift bed').isVisible()).toBe(true)
})

test('what is typed stays above a stay in a window that becomes as narrow as a phone, and the stay comes after it', async () => {
  const { doctor, stayId, path } = await newWard(product.served)
  const page = await product.openAs('desktop', doctor, `${path}&stay=${stayId}`)
  await page.getByRole('button', { name: 'Discharge', exact: true }).click()
  const discharge = dialog(page, 'Discharge Meera Rao')
  await discharge.getByLabel('Diagnosis').fill('Infarct')
  await page.setViewportSize(sizes.phone)
  await discharge.getByRole('tab', { name: 'Write' }).waitFor()
  await expect.poll(() => discharge.getByLabel('Diagnosis').inputValue()).toBe('Infarct')
  await discharge.getByRole('button', { name: 'Close' }).first().click()
  await dialog(page, 'Meera Rao').getByRole('link', { name: 'Call Patient' }).waitFor()
})

test('the list is narrowed by days of admission, room and bed; another hospital begins without room and bed', async () => {
  const { doctor, path } = await newWard(product.served)
  await emptyHospital(product.served, doctor.id)
  const page = await product.openAs('desktop', doctor, `${path}&tab=1`)
  await page.locator('[data-id]').first().waitFor()
  const filters = dialog(page, 'Filters')
  await page.getByRole('button', { name: 'Filters' }).click()
  const inRoom = listed(page, (query) => query.has('room_id') && !query.has('room_bed_id'))
  await filters.getByLabel('ICU/Ward').selectOption({ label: 'Ward A' })
  await inRoom
  const inBed = listed(page, (query) => query.has('room_id') && query.has('room_bed_id'))
  await filters.getByLabel('Bed number').selectOption({ label: '2' })
  await inBed
  await page.getByText('No records found').waitFor()
  const onDays = listed(page, (query) => query.get('start_date') === '01-01-2026' && query.has('end_date'))
  await filters.getByRole('textbox').first().fill('01/01/2026')
  await filters.getByRole('textbox').first().press('Tab')
  await onDays
  await filters.getByRole('button', { name: 'Show patients' }).click()
  await page.getByRole('button', { name: 'Filters, 4 applied' }).waitFor()
  await page.getByRole('button', { name: /^Change the hospital/ }).click()
  const elsewhere = listed(
    page,
    (query) => query.has('start_date') && !query.has('room_id') && !query.has('room_bed_id'),
  )
  const hospitals = dialog(page, 'Choose the hospital')
  await hospitals.getByRole('radio', { checked: false }).first().click({ force: true })
  await hospitals.getByRole('button', { name: 'Show this hospital' }).click()
  const { searchParams } = new URL((await elsewhere).url())
  expect(searchParams.get('start_date')).toBe('01-01-2026')
})
