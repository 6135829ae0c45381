import { expect, test } from 'vitest'
import { addDays, HOUR, MINUTE, startOfDay } from '../../../src/core/kit/dates'
import { done } from '../../../src/core/kit/outcome'
import { bookingApi } from '../../../src/core/booking/booking.api'
import { longDay, openScheduleAt, seenIn, slotAt, scrollScheduleTo } from '../../kit/openSchedule'
import { inBrowser } from '../../kit/inBrowser'
import { gateOn } from '../../kit/paths/gate'
import { NEXT, TODAY } from '../../rooms/schedule/scheduleFacts'
import { personAt } from '../../kit/pages/person'
import { appointmentAt, dayWith, scheduleAt } from '../../kit/scheduleDays'

const product = inBrowser()

test.each(['phone', 'tablet', 'desktop'] as const)(
  'the words of an appointment stand inside its slot (%s)',
  async (size) => {
    const page = await openScheduleAt(product, size, 10)
    const outside = await page.getByRole('gridcell').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const box = cell.getBoundingClientRect()
        const words = document.createRange()
        words.selectNode(cell.firstChild!)
        const { top, bottom } = words.getClientRects()[0]!
        return top > box.top - 2 && bottom < box.bottom + 2 ? [] : [cell.textContent]
      }),
    )
    expect(outside).toEqual([])
  },
)

test('in the evening a week opens at the first appointment of tomorrow, a day at its last', async () => {
  const week = await openScheduleAt(product, 'desktop', 23)
  await expect
    .poll(() => seenIn(week, [slotAt(NEXT, 1), slotAt(TODAY, 48)]))
    .toEqual({ heading: true, seen: [slotAt(NEXT, 1)] })
  const day = await openScheduleAt(product, 'phone', 23)
  await expect
    .poll(() => seenIn(day, [slotAt(TODAY, 1), slotAt(TODAY, 48)]))
    .toEqual({ heading: true, seen: [slotAt(TODAY, 48)] })
})

test('of what can be done with an appointment one action is solid', async () => {
  const page = await openScheduleAt(product, 'desktop', 10)
  await page
    .getByRole('gridcell', { name: /^8:45 pm/ })
    .first()
    .click()
  const panel = page.getByRole('complementary')
  await panel.getByRole('button', { name: 'Cancel appointment' }).waitFor()
  const solid = await panel.locator('a, button').evaluateAll((actions) =>
    actions.flatMap((action) => {
      const { color, backgroundColor } = getComputedStyle(action)
      return color === 'rgb(255, 255, 255)' ? [`${action.textContent} ${backgroundColor}`] : []
    }),
  )
  expect(solid).toEqual([expect.stringContaining('Create prescription')])
})

test('the headings of a week begin at one height while several appointments are marked', async () => {
  const page = await openScheduleAt(product, 'desktop', 10, [longDay(TODAY), dayWith(NEXT)])
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox').first().waitFor()
  const tops = await page
    .locator('[data-heading]')
    .evaluateAll((heads) => heads.map((head) => Math.round(head.firstElementChild!.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBe(1)
})

test('an appointment at the end of a week stays in sight beside its panel', async () => {
  const week = Array.from({ length: 7 }, (_, index) => longDay(addDays(TODAY, index)))
  const page = await openScheduleAt(product, 'desktop', 10, week)
  const last = page.locator(slotAt(addDays(TODAY, 6), 8))
  await last.click()
  await page.getByRole('complementary').waitFor()
  const isSeen = () =>
    last.evaluate((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect()
      return [left + 2, left + width - 2].every((x) => cell.contains(document.elementFromPoint(x, top + height / 2)))
    })
  await expect.poll(isSeen).toBe(true)
})

test('a reserved slot has lock and time inside its box while an appointment is moved', async () => {
  const cancelled = appointmentAt(TODAY, 1, { status: 'cancelled' })
  const page = await openScheduleAt(product, 'desktop', 8, [dayWith(TODAY, scheduleAt(TODAY, [cancelled]))])
  const gate = await gateOn(page, { slots: { endpoint: bookingApi.slots } })
  await page.getByRole('gridcell', { name: /^9:00 am, Asha Patel/ }).click()
  await page.getByRole('button', { name: 'Reschedule' }).click()
  const nowhere = {
    clinicId: null,
    clinicName: null,
    clinicAddress: null,
    clinicCity: null,
    latitude: null,
    longitude: null,
    duration: 15,
  }
  const slots = [0, 1, 2].map((index) => {
    const startsAt = startOfDay(NEXT) + 10 * HOUR + index * 15 * MINUTE
    const times = { startsAt, endsAt: startsAt + 15 * MINUTE }
    return { ...nowhere, id: `s2.${index + 1}`, ...times, fee: 80_000, isBooked: false, isReserved: true }
  })
  await gate.answer('slots', done({ inClinic: [], video: [{ date: NEXT, slots }] }))
  const boxes = page.getByRole('dialog').getByRole('radio')
  await boxes.last().waitFor()
  const outside = await boxes.evaluateAll((all) =>
    all.flatMap((box) => {
      const { left, right } = box.getBoundingClientRect()
      return [...box.querySelectorAll('svg, span')].filter((each) => {
        const inner = each.getBoundingClientRect()
        return inner.left < left + 2 || inner.right > right - 2
      })
    }),
  )
  expect(outside.length).toBe(0)
})

test('while several are marked on a phone the bar holds title, counts and the way out, and the day report is away', async () => {
  const page = await openScheduleAt(product, 'phone', 10)
  await personAt(page, 'phone').startSelecting()
  const title = page.getByText('Select items', { exact: true })
  const cancel = page.getByRole('button', { name: 'Cancel', exact: true })
  await cancel.waitFor()
  const rows = await Promise.all([title, cancel].map((each) => each.boundingBox()))
  expect(rows.map((box) => box !== null && box.y >= 4 && box.y + box.height <= 60)).toEqual([true, true])
  await expect.poll(() => page.getByRole('button', { name: /^More: Tools/ }).isVisible()).toBe(false)
})

test('the report of a long day is printed from the top of its page to its last line', async () => {
  const page = await openScheduleAt(product, 'desktop', 10)
  await page.getByRole('button', { name: 'Day report' }).click()
  const report = page.getByRole('dialog').getByRole('article')
  await report.waitFor()
  await page.emulateMedia({ media: 'print' })
  const printed = await report.evaluate((sheet) => {
    const { top, bottom } = sheet.getBoundingClientRect()
    return { top: top + scrollY, isWhole: bottom + scrollY <= document.documentElement.scrollHeight + 1 }
  })
  expect(printed).toEqual({ top: 0, isWhole: true })
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(1)
})

test.each(['phone', 'desktop'] as const)(
  'the schedule opens at now, and the headings of the days stay while it scrolls (%s)',
  async (size) => {
    const page = await openScheduleAt(product, size, 15)
    const atNow = { heading: true, seen: ['[data-now]', slotAt(TODAY, 25)] }
    const looked = ['[data-now]', slotAt(TODAY, 1), slotAt(TODAY, 25), slotAt(TODAY, 48)]
    await expect.poll(() => seenIn(page, looked)).toEqual(atNow)
    await scrollScheduleTo(page, 10_000)
    await expect.poll(() => seenIn(page, looked)).toEqual({ heading: true, seen: [slotAt(TODAY, 48)] })
    await page.getByRole('button', { name: 'Today', exact: true }).click()
    await expect.poll(() => seenIn(page, looked)).toEqual(atNow)
    // The days scroll, the page does not.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
      .toBeLessThanOrEqual(0)
  },
)
