import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, HOUR, MINUTE, startOfDay } from '../../src/core/kit/dates'
import { done } from '../../src/core/kit/outcome'
import { bookingApi } from '../../src/core/booking/booking.api'
import type { ScheduleDay } from '../../src/core/schedule/schedule'
import { scheduleApi } from '../../src/core/schedule/schedule.api'
import { beginWith, type Size } from '../kit/browser'
import { inBrowser } from '../kit/inBrowser'
import { gateOn } from '../kit/paths/gate'
import { NEXT, TODAY } from '../rooms/schedule/scheduleFacts'
import { beginAt } from '../kit/paths/modelTime'
import { newDoctor } from '../kit/staff'
import { personAt } from '../kit/pages/person'
import { entriesOf } from '../kit/patients'
import { appointmentAt, dayWith, scheduleAt } from '../kit/scheduleDays'

const product = inBrowser()

/** Appointments of a day from 9 am on without a pause, twelve hours of them. */
const longDay = (date: string) => {
  const slots = Array.from({ length: 48 }, (_, index) => {
    const startsAt = startOfDay(date) + 9 * HOUR + index * 15 * MINUTE
    return { startsAt, endsAt: startsAt + 15 * MINUTE, slotNo: index + 1 }
  })
  const appointments = slots.map(({ slotNo, ...times }) => appointmentAt(date, slotNo, times))
  return dayWith(date, scheduleAt(date, appointments, { slots: [], totalSlots: 48 }))
}

/** The schedule as it opens at an hour of the first of its days: two long ones where none are named. */
const openAt = async (
  size: Size,
  hour: number,
  days: readonly ScheduleDay[] = [longDay(TODAY), longDay(NEXT)],
): Promise<Page> => {
  const page = await product.open(size)
  await beginAt(page, startOfDay(TODAY) + hour * HOUR)
  const gate = await gateOn(page, { days: { endpoint: scheduleApi.list } })
  const { storage } = await newDoctor(product.served)
  await beginWith(page, { session: entriesOf(storage) })
  await page.goto('/schedule')
  await gate.answer('days', done(days))
  // The server drew days as well, of its own clock.
  await page.locator('main:not([inert]) [role=gridcell]').first().waitFor()
  return page
}

/** What of these is seen in the grid, below its headings; a phone has none, its one day is named above. */
const seen = (page: Page, selectors: readonly string[]) =>
  page.getByRole('grid').evaluate((grid, wanted) => {
    const box = grid.parentElement!.getBoundingClientRect()
    const heading = grid.querySelector('[data-heading]')!.getBoundingClientRect()
    const isSeen = (selector: string) => {
      const { top, bottom } = grid.querySelector(selector)!.getBoundingClientRect()
      return top >= Math.max(box.top, heading.bottom) && bottom <= box.bottom
    }
    return { heading: heading.top - box.top < 2, seen: wanted.filter(isSeen) }
  }, selectors)
const slot = (date: string, slotNo: number) => `[data-id="${date} ${slotNo}"]`
const scrollTo = (page: Page, top: number) =>
  page.getByRole('grid').evaluate((grid, to) => grid.parentElement!.scrollTo(0, to), top)

test.each(['phone', 'desktop'] as const)(
  'the schedule opens at now, and the headings of the days stay while it scrolls (%s)',
  async (size) => {
    const page = await openAt(size, 15)
    const atNow = { heading: true, seen: ['[data-now]', slot(TODAY, 25)] }
    const looked = ['[data-now]', slot(TODAY, 1), slot(TODAY, 25), slot(TODAY, 48)]
    await expect.poll(() => seen(page, looked)).toEqual(atNow)
    await scrollTo(page, 10_000)
    await expect.poll(() => seen(page, looked)).toEqual({ heading: true, seen: [slot(TODAY, 48)] })
    await page.getByRole('button', { name: 'Today', exact: true }).click()
    await expect.poll(() => seen(page, looked)).toEqual(atNow)
    // The days scroll, the page does not.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
      .toBeLessThanOrEqual(0)
  },
)

test.each(['phone', 'tablet', 'desktop'] as const)(
  'the words of an appointment stand inside its slot (%s)',
  async (size) => {
    const page = await openAt(size, 10)
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
  const week = await openAt('desktop', 23)
  await expect
    .poll(() => seen(week, [slot(NEXT, 1), slot(TODAY, 48)]))
    .toEqual({ heading: true, seen: [slot(NEXT, 1)] })
  const day = await openAt('phone', 23)
  await expect
    .poll(() => seen(day, [slot(TODAY, 1), slot(TODAY, 48)]))
    .toEqual({ heading: true, seen: [slot(TODAY, 48)] })
})

test('hours are marked on a phone late in the day without scrolling back to them', async () => {
  const page = await openAt('phone', 19)
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
  await scrollTo(page, 0)
  await expect.poll(() => isSeen()).toBe(true)
})

test('of what can be done with an appointment one action is solid', async () => {
  const page = await openAt('desktop', 10)
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

test('a prescription is begun on a desktop for who has still to be seen, on a phone for who is confirmed too', async () => {
  const statuses = ['pending', 'confirmed'] as const
  const appointments = statuses.map((status, index) => appointmentAt(TODAY, index + 1, { status }))
  const day = dayWith(TODAY, scheduleAt(TODAY, appointments))
  const offered = async (size: Size) => {
    const page = await openAt(size, 8, [day])
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

test('the headings of a week begin at one height while several appointments are marked', async () => {
  const page = await openAt('desktop', 10, [longDay(TODAY), dayWith(NEXT)])
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox').first().waitFor()
  const tops = await page
    .locator('[data-heading]')
    .evaluateAll((heads) => heads.map((head) => Math.round(head.firstElementChild!.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBe(1)
})

test('an appointment at the end of a week stays in sight beside its panel', async () => {
  const week = Array.from({ length: 7 }, (_, index) => longDay(addDays(TODAY, index)))
  const page = await openAt('desktop', 10, week)
  const last = page.locator(slot(addDays(TODAY, 6), 8))
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
  const page = await openAt('desktop', 8, [dayWith(TODAY, scheduleAt(TODAY, [cancelled]))])
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
  const page = await openAt('phone', 10)
  await personAt(page, 'phone').startSelecting()
  const title = page.getByText('Select items', { exact: true })
  const cancel = page.getByRole('button', { name: 'Cancel', exact: true })
  await cancel.waitFor()
  const rows = await Promise.all([title, cancel].map((each) => each.boundingBox()))
  expect(rows.map((box) => box !== null && box.y >= 4 && box.y + box.height <= 60)).toEqual([true, true])
  await expect.poll(() => page.getByRole('button', { name: /^More: Tools/ }).isVisible()).toBe(false)
})

test('the report of a long day is printed from the top of its page to its last line', async () => {
  const page = await openAt('desktop', 10)
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
