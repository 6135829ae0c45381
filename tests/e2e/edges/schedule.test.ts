import { expect, test } from 'vitest'
import { type Size } from '../../kit/browser'
import { openScheduleAt, scrollScheduleTo } from '../../kit/openSchedule'
import { inBrowser } from '../../kit/inBrowser'
import { TODAY } from '../../rooms/schedule/scheduleFacts'
import { personAt } from '../../kit/pages/person'
import { appointmentAt, dayWith, scheduleAt } from '../../kit/scheduleDays'

const product = inBrowser()

test('hours are marked on a phone late in the day without scrolling back to them', async () => {
  const page = await openScheduleAt(product, 'phone', 19)
  await personAt(page, 'phone').startSelecting()
  const hours = page.getByRole('checkbox', { name: /^Select Video/ })
  // In sight as it stands: Playwright would scroll to it.
  const isSeen = () =>
    hours.evaluate((box) => {
      const { left, top, width, height } = box.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2) === box
    })
  await expect.poll(() => isSeen()).toBe(true)
  await hours.check()
  await page.getByRole('button', { name: /^Cancel \d+ appointments/ }).waitFor()
  await scrollScheduleTo(page, 0)
  await expect.poll(() => isSeen()).toBe(true)
})

test('a prescription is begun on a desktop for who has still to be seen, on a phone for who is confirmed too', async () => {
  const statuses = ['pending', 'confirmed'] as const
  const appointments = statuses.map((status, index) => appointmentAt(TODAY, index + 1, { status }))
  const day = dayWith(TODAY, scheduleAt(TODAY, appointments))
  const offered = async (size: Size) => {
    const page = await openScheduleAt(product, size, 8, [day])
    const begins = page.getByRole('link', { name: 'Create prescription' })
    const found: boolean[] = []
    for (const at of ['9:00 am', '9:15 am']) {
      await page.getByRole('gridcell', { name: new RegExp(`^${at}, Asha Patel`) }).click()
      await page
        .getByRole(size === 'desktop' ? 'complementary' : 'dialog')
        .getByText(`Today · ${at.slice(0, 4)}`)
        .waitFor()
      found.push(await begins.isVisible())
      await page.getByRole('button', { name: 'Close', exact: true }).click()
    }
    return found
  }
  expect(await offered('desktop')).toEqual([true, false])
  expect(await offered('phone')).toEqual([true, true])
})
