import { expect, test } from 'vitest'
import { atSchedule, comeToEveryDay } from '../../kit/hoursPanel'
import { inBrowser } from '../../kit/inBrowser'

const product = inBrowser()

/** `tests/e2e/matrices/availability.test.ts` does the same on other devices and in other languages. */
test('of hours on 45 days those on the screen are rendered, the others as one comes to them', () =>
  expect(comeToEveryDay(product, 'phone')).resolves.toBeUndefined())

test('hours that cannot be saved say so where whoever saves them has scrolled to', async () => {
  const { page, gate, answerHours } = await atSchedule(product, 'phone')
  await page.getByRole('button', { name: 'Availability Settings' }).click()
  await answerHours()
  await page
    .getByRole('button', { name: /0\/4 booked/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Edit Availability' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Availability' })
  await form.getByLabel('Appointment display').fill('3')
  await form.getByRole('button', { name: 'Save' }).click()
  const failure = { kind: 'conflict', code: 'hoursOverlap', message: 'You already have hours at this time.' }
  await gate.answer('update', { ok: false, failure } as never)
  const alert = form.getByRole('alert')
  await alert.waitFor()
  const isSeen = () =>
    alert.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + 40, top + height / 2))
    })
  await expect.poll(isSeen).toBe(true)
})
