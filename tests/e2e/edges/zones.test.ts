import { expect, test } from 'vitest'
import { inBrowser } from '../../kit/inBrowser'
import { nextDoctor } from '../../kit/patients'
import { personAt } from '../../kit/pages/person'

const product = inBrowser()

const slotsIn = async (timezoneId: string) => {
  const { id } = await nextDoctor(product.served)
  const page = await product.open('desktop', { timezoneId })
  const I = personAt(page, 'desktop')
  await page.goto(`/doctor-profile?doctorId=${id}`)
  await I.seeSlots()
  await page
    .getByRole('radio', { name: /(am|pm)/ })
    .first()
    .waitFor()
  return page.getByText(/^Times are India time \(IST\)/)
}

test('in New York the slots say that their times are India’s; in India they do not', async () => {
  const note = await slotsIn('America/New_York')
  await expect
    .poll(() => note.first().textContent())
    .toMatch(/^Times are India time \(IST\)\. Yours is (9|10)½ h behind\.$/)
  await expect.poll(async () => await (await slotsIn('Asia/Kolkata')).count()).toBe(0)
})
