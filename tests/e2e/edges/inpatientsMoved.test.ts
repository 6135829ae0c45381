import { expect, test } from 'vitest'
import { inBrowser } from '../../kit/inBrowser'
import { staffJourneys } from '../../kit/otherBrowsers/journeys'
import { errorsOf } from '../../kit/otherBrowsers/otherBrowser'
import { newWard } from '../../kit/wards'

const product = inBrowser()

test('an open question of discharge names the bed to which somebody else moves the patient meanwhile', async () => {
  const { doctor, stayId, hospitalId, path } = await newWard(product.served)
  const page = await product.openAs('desktop', doctor, `${path}&stay=${stayId}`)
  await page.getByRole('button', { name: 'Discharge', exact: true }).click()
  await page.getByRole('button', { name: 'Discharge now, summary due' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByText('bed 1 in Ward A becomes free').waitFor()
  const { inpatient } = doctor.ports
  const { signal } = new AbortController()
  const rooms = await inpatient.rooms({ hospitalId }, signal)
  const icu = rooms.ok ? rooms.value.find(({ name }) => name === 'Neuro ICU') : undefined
  const to = {
    change: 'shift' as const,
    id: stayId,
    roomId: icu!.id,
    bedId: icu!.beds[0]!.id,
    key: crypto.randomUUID(),
  }
  expect((await inpatient.update(to, signal)).ok).toBe(true)
  await question.getByText('bed 1 in Neuro ICU becomes free').waitFor()
  await expect.poll(() => question.getByText('Meera Rao was moved here meanwhile.').isVisible()).toBe(true)
})

test('the form that admits somebody again is a page on a desktop too, filled in as they were', async () => {
  const { doctor, stayId, path } = await newWard(product.served)
  const { ok } = await doctor.ports.inpatient.admission(
    { status: 'discharged', id: stayId, key: crypto.randomUUID() },
    new AbortController().signal,
  )
  expect(ok).toBe(true)
  const page = await product.openAs('desktop', doctor, `${path}&tab=1&stay=${stayId}`)
  await page.getByText('same day').first().waitFor()
  await page.getByRole('button', { name: 'Mark Patient as Active' }).click()
  await page.getByRole('heading', { name: 'Admit again' }).waitFor()
  // Who they are does not change, so it is text.
  const person = page.getByRole('region', { name: 'Patient details' })
  await person.getByText('Meera Rao', { exact: true }).waitFor()
  await expect.poll(() => person.getByRole('textbox').count()).toBe(0)
  await expect.poll(() => page.getByLabel('Case history').inputValue()).not.toBe('')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admit-patient')
})

const whole = 'a doctor admits and discharges'
test(`${whole}, on a phone`, async () => {
  const page = await product.open('phone')
  const errors = errorsOf(page)
  await staffJourneys[whole]({ page, size: 'phone', errors, close: () => page.close() }, product.served)
  expect(errors).toEqual([])
})
