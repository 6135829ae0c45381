import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import type { AvailabilityEntry } from '../../src/core/availability/availability'
import { availabilityApi } from '../../src/core/availability/availability.api'
import { addDays, dayOf } from '../../src/core/kit/dates'
import { done } from '../../src/core/kit/outcome'
import type { Language } from '../../src/core/language/languages'
import { beginWith, type Size } from './browser'
import type { Product } from './inBrowser'
import { gateOn } from './paths/gate'
import { entriesOf } from './patients'
import { newDoctor } from './staff'

const DAYS = 45
const today = dayOf(Math.floor(Date.now() / 1000))
const entries = Array.from({ length: DAYS }, (_, index): AvailabilityEntry => ({
  id: `day ${index + 1}`,
  date: addDays(today, index + 1),
  ranges: [{ start: 600, end: 660 }],
  totalSlots: 4,
  bufferMinutes: 0,
  fee: 80_000,
  shownSlots: 4,
  reservedSlots: 0,
  reservedFrom: 'start',
  revision: 1,
  booked: 0,
  bookedAt: [],
  slotMinutes: 15,
  blockedRoles: [],
}))

/** A new doctor's schedule; their hours, on 45 days, are answered by the test. */
export const atSchedule = async (product: Product, size: Size, language: Language = 'eng') => {
  const page = await product.open(size)
  const gate = await gateOn(page, {
    list: { endpoint: availabilityApi.list },
    update: { endpoint: availabilityApi.update },
  })
  const { storage } = await newDoctor(product.served)
  await beginWith(page, { session: entriesOf(storage) })
  await page.addInitScript((chosen) => localStorage.setItem('lang', chosen), language)
  await page.goto('/schedule')
  const answerHours = () =>
    gate.answer('list', done([{ clinicId: null, clinicName: null, consultation: 'video', entries }]))
  return { page, gate, answerHours }
}

/** Opens the panel of hours: those on the screen are rendered, the others as one comes to them. */
export const comeToEveryDay = async (product: Product, size: Size): Promise<void> => {
  const { page, answerHours } = await atSchedule(product, size)
  await page.getByRole('button', { name: 'Availability Settings' }).click()
  await answerHours()
  const days = page.getByRole('dialog', { name: 'Availability Settings' }).getByRole('button', { name: /0\/4 booked/ })
  await days.first().waitFor()
  // What is rendered of them before one has come to them never is all.
  const known = await days.count()
  expect(known).toBeLessThan(DAYS)
  for (let last = known; last < DAYS; last = await days.count()) {
    await days.last().focus()
    await days.nth(last).waitFor()
  }
  await expect.poll(() => days.count()).toBe(DAYS)
}

const isFocused = async (place: Locator): Promise<void> => {
  await expect.poll(() => place.evaluate((it) => it.matches(':focus'))).toBe(true)
}

/** Stops of Tab from one place to another; null where it is further than anybody goes. */
const stops = async (from: Locator, to: Locator): Promise<number | null> => {
  await from.focus()
  for (let presses = 1; presses < 40; presses += 1) {
    await from.page().keyboard.press('Tab')
    if (await to.evaluate((it) => it.matches(':focus'))) return presses
  }
  return null
}

/** Opens the panel, goes through it and changes the last of its days by keyboard alone. */
export const setHoursByKeyboard = async (product: Product, size: Size): Promise<void> => {
  const { page, answerHours } = await atSchedule(product, size)
  await page.getByRole('button', { name: 'Availability Settings' }).press('Enter')
  const panel = page.getByRole('dialog', { name: 'Availability Settings' })
  const add = panel.getByRole('button', { name: 'Add availability' })
  const close = panel.getByRole('button', { name: 'Close' })
  // The title has the focus at first, then the way out.
  await isFocused(panel.getByRole('heading', { name: 'Availability Settings' }))
  await add.waitFor()
  await page.keyboard.press('Tab')
  await isFocused(close)
  await page.keyboard.press('Tab')
  await isFocused(add)
  await answerHours()
  const days = panel.getByRole('button', { name: /0\/4 booked/ })
  await days.first().waitFor()
  await isFocused(add)
  const isDesktop = size === 'desktop'
  // Seven weekdays, the two ends of a range and its calendar; the places, of which a phone unfolds one.
  const between = [await stops(add, days.first()), await stops(days.first(), close)]
  expect(between).toEqual([isDesktop ? 13 : 12, 1])
  await days.first().focus()
  await page.keyboard.press('ArrowDown')
  await isFocused(days.nth(1))
  await page.keyboard.press('End')
  await isFocused(days.nth(DAYS - 1))
  await page.keyboard.press('Enter')
  const edit = page.getByRole('button', { name: 'Edit Availability' })
  await edit.waitFor()
  if (!isDesktop) return
  // Between them its details are unfolded.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await isFocused(edit)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await isFocused(days.nth(DAYS - 1))
}

/** Opens a week: its days stand on one line, one of them chosen. */
export const seeWeekOnOneLine = async (product: Product, size: Size, language: Language): Promise<void> => {
  const { page, answerHours } = await atSchedule(product, size, language)
  await page.locator('button:has(svg.lucide-calendar-cog)').filter({ visible: true }).click()
  await answerHours()
  const days = page.getByRole('dialog').locator('button[aria-pressed]')
  await days.nth(2).click()
  await expect.poll(() => days.nth(2).getAttribute('aria-pressed')).toBe('true')
  const tops = () =>
    days.evaluateAll((chips) => chips.slice(0, 7).map((chip) => Math.round(chip.getBoundingClientRect().top)))
  await expect.poll(async () => [(await tops()).length, new Set(await tops()).size]).toEqual([7, 1])
}
