import { expect, test } from 'vitest'
import type { AvailabilityEntry } from '../../src/core/availability/availability'
import { availabilityApi } from '../../src/core/availability/availability.api'
import { addDays, dayOf } from '../../src/core/kit/dates'
import { done } from '../../src/core/kit/outcome'
import { beginWith, type Size } from '../kit/browser'
import { inBrowser } from '../kit/inBrowser'
import { gateOn } from '../kit/paths/gate'
import { newDoctor } from '../kit/staff'
import { entriesOf } from '../kit/patients'

const product = inBrowser()

const today = dayOf(Math.floor(Date.now() / 1000))
const entries = Array.from({ length: 45 }, (_, index): AvailabilityEntry => ({
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

/** A new doctor's schedule; their hours are answered by the test. */
const atSchedule = async (size: Size) => {
  const page = await product.open(size)
  const gate = await gateOn(page, { list: { endpoint: availabilityApi.list } })
  const { storage } = await newDoctor(product.served)
  await beginWith(page, { session: entriesOf(storage) })
  await page.goto('/schedule')
  return { page, gate }
}

test.each(['phone', 'desktop'] as const)(
  'of hours on 45 days those on the screen are rendered, the others as one comes to them (%s)',
  async (size) => {
    const { page, gate } = await atSchedule(size)
    await page.getByRole('button', { name: 'Availability Settings' }).click()
    await gate.answer('list', done([{ clinicId: null, clinicName: null, consultation: 'video', entries }]))
    const days = page
      .getByRole('dialog', { name: 'Availability Settings' })
      .getByRole('button', { name: /0\/4 booked/ })
    await days.first().waitFor()
    expect(await days.count()).toBeLessThan(45)
    for (let known = 0; known < 45; known = await days.count()) {
      await days.last().focus()
      await days.nth(Math.min(44, known)).waitFor()
    }
    expect(await days.count()).toBe(45)
  },
)

test.each(['phone', 'desktop'] as const)(
  'whoever sets hours by keyboard meets Add availability first, also while they load, and all days are one stop (%s)',
  async (size) => {
    const { page, gate } = await atSchedule(size)
    await page.getByRole('button', { name: 'Availability Settings' }).press('Enter')
    const panel = page.getByRole('dialog', { name: 'Availability Settings' })
    const add = panel.getByRole('button', { name: 'Add availability' })
    const isFocused = async (place: typeof add) =>
      await expect.poll(() => place.evaluate((it) => it.matches(':focus'))).toBe(true)
    // The title has the focus at first, then the way out.
    await isFocused(panel.getByRole('heading', { name: 'Availability Settings' }))
    await add.waitFor()
    await page.keyboard.press('Tab')
    await isFocused(panel.getByRole('button', { name: 'Close' }))
    await page.keyboard.press('Tab')
    await isFocused(add)
    await gate.answer('list', done([{ clinicId: null, clinicName: null, consultation: 'video', entries }]))
    const days = panel.getByRole('button', { name: /0\/4 booked/ })
    await days.first().waitFor()
    await isFocused(add)
    const stops = async (from: typeof add, to: typeof add) => {
      await from.focus()
      for (let presses = 1; presses < 40; presses += 1) {
        await page.keyboard.press('Tab')
        if (await to.evaluate((it) => it.matches(':focus'))) return presses
      }
      return null
    }
    const isDesktop = size === 'desktop'
    const close = panel.getByRole('button', { name: 'Close' })
    // Seven weekdays, the two ends of a range and its calendar; the places, of which a phone unfolds one.
    expect([await stops(add, days.first()), await stops(days.first(), close)]).toEqual([isDesktop ? 13 : 12, 1])
    await days.first().focus()
    await page.keyboard.press('ArrowDown')
    await isFocused(days.nth(1))
    await page.keyboard.press('End')
    await isFocused(days.nth(44))
    await page.keyboard.press('Enter')
    const edit = page.getByRole('button', { name: 'Edit Availability' })
    await edit.waitFor()
    if (isDesktop) {
      // Between them its details are unfolded.
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await isFocused(edit)
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Shift+Tab')
      await isFocused(days.nth(44))
    }
  },
)

test.each([
  ['guj', 'phone'],
  ['eng', 'phone'],
  ['eng', 'tablet'],
] as const)('the days of a week stand on one line, one of them chosen (%s, %s)', async (lang, size) => {
  const page = await product.open(size)
  const gate = await gateOn(page, { list: { endpoint: availabilityApi.list } })
  const { storage } = await newDoctor(product.served)
  await beginWith(page, { session: entriesOf(storage) })
  await page.addInitScript((chosen) => localStorage.setItem('lang', chosen), lang)
  await page.goto('/schedule')
  await page.locator('button:has(svg.lucide-calendar-cog)').filter({ visible: true }).click()
  await gate.answer('list', done([{ clinicId: null, clinicName: null, consultation: 'video', entries }]))
  const days = page.getByRole('dialog').locator('button[aria-pressed]')
  await days.nth(2).click()
  const tops = await days.evaluateAll((chips) => chips.slice(0, 7).map((chip) => chip.getBoundingClientRect().top))
  expect([tops.length, new Set(tops).size]).toEqual([7, 1])
})

test('hours that cannot be saved say so where whoever saves them has scrolled to', async () => {
  const page = await product.open('phone')
  const gate = await gateOn(page, {
    list: { endpoint: availabilityApi.list },
    update: { endpoint: availabilityApi.update },
  })
  const { storage } = await newDoctor(product.served)
  await beginWith(page, { session: entriesOf(storage) })
  await page.goto('/schedule')
  await page.getByRole('button', { name: 'Availability Settings' }).click()
  await gate.answer('list', done([{ clinicId: null, clinicName: null, consultation: 'video', entries }]))
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
