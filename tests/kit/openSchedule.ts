import type { Page } from 'playwright-core'
import { HOUR, MINUTE, startOfDay } from '../../src/core/kit/dates'
import { done } from '../../src/core/kit/outcome'
import type { ScheduleDay } from '../../src/core/schedule/schedule'
import { scheduleApi } from '../../src/core/schedule/schedule.api'
import { NEXT, TODAY } from '../rooms/schedule/scheduleFacts'
import type { Size } from './browser'
import { comeAs } from './comeAs'
import type { Product } from './inBrowser'
import { gateOn } from './paths/gate'
import { beginAt } from './paths/modelTime'
import { appointmentAt, dayWith, scheduleAt } from './scheduleDays'
import { newDoctor } from './staff'

/** Appointments of a day from 9 am on without a pause, twelve hours of them. */
export const longDay = (date: string) => {
  const slots = Array.from({ length: 48 }, (_, index) => {
    const startsAt = startOfDay(date) + 9 * HOUR + index * 15 * MINUTE
    return { startsAt, endsAt: startsAt + 15 * MINUTE, slotNo: index + 1 }
  })
  const appointments = slots.map(({ slotNo, ...times }) => appointmentAt(date, slotNo, times))
  return dayWith(date, scheduleAt(date, appointments, { slots: [], totalSlots: 48 }))
}

/** The schedule as it opens at an hour of the first of its days: two long ones where none are named. */
export const openScheduleAt = async (
  product: Product,
  size: Size,
  hour: number,
  days: readonly ScheduleDay[] = [longDay(TODAY), longDay(NEXT)],
): Promise<Page> => {
  const page = await product.open(size)
  await beginAt(page, startOfDay(TODAY) + hour * HOUR)
  const gate = await gateOn(page, { days: { endpoint: scheduleApi.list } })
  await comeAs(page, await newDoctor(product.served), '/schedule')
  await gate.answer('days', done(days))
  // The server drew days as well, of its own clock.
  await page.locator('main:not([inert]) [role=gridcell]').first().waitFor()
  return page
}

/** What of these is seen in the grid, below its headings; a phone has none, its one day is named above. */
export const seenIn = (page: Page, selectors: readonly string[]) =>
  page.getByRole('grid').evaluate((grid, wanted) => {
    const box = grid.parentElement!.getBoundingClientRect()
    const heading = grid.querySelector('[data-heading]')!.getBoundingClientRect()
    const isSeen = (selector: string) => {
      const { top, bottom } = grid.querySelector(selector)!.getBoundingClientRect()
      return top >= Math.max(box.top, heading.bottom) && bottom <= box.bottom
    }
    return { heading: heading.top - box.top < 2, seen: wanted.filter(isSeen) }
  }, selectors)
export const slotAt = (date: string, slotNo: number) => `[data-id="${date} ${slotNo}"]`
export const scrollScheduleTo = (page: Page, top: number) =>
  page.getByRole('grid').evaluate((grid, to) => grid.parentElement!.scrollTo(0, to), top)
