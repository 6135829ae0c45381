import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kitPages, story } from '../../kit/kitPages'

const open = kitPages()

/** A part of the kit where the system has the colours. */
const forced = async (part: string): Promise<Page> => {
  const page = await open('desktop', `part=${part}`)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.mouse.move(0, 0)
  return page
}

/** Edges and grounds by which one element is told from another: what the system takes away is not among them. */
const seen = (element: Locator) =>
  element.evaluate((each) => {
    const {
      outlineStyle,
      outlineWidth,
      borderBlockStartColor,
      borderBlockStartWidth,
      backgroundColor,
      textDecorationLine,
    } = getComputedStyle(each)
    const outline = outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth}`
    return [outline, borderBlockStartColor, borderBlockStartWidth, backgroundColor, textDecorationLine].join(' · ')
  })

test('the chosen of a row of choices is not like the others', async () => {
  const page = await forced('segmented')
  const row = page.getByRole('radiogroup').first()
  const chosen = row.locator('label:has(:checked)')
  await expect
    .poll(async () => (await seen(chosen)) !== (await seen(row.locator('label:not(:has(:checked))').first())))
    .toBe(true)
})

test('what is done, what is now and what comes look each their own', async () => {
  const page = await forced('timeline')
  const marks = ['done', 'current', 'coming'].map((state) =>
    page.locator(`[data-state=${state}] > :first-child`).first(),
  )
  await marks[0]!.waitFor()
  const looks = await Promise.all(marks.map(seen))
  expect(new Set(looks).size).toBe(3)
})

test('the chosen day of a calendar is outlined', async () => {
  const page = await forced('date-picker')
  await story(page, 'DatePicker, RangePicker', 'a day, chosen').getByRole('button', { name: 'Open calendar' }).click()
  const chosen = page.locator('[data-selected]:not([data-in-range])').first()
  await chosen.waitFor()
  await page.mouse.move(0, 0)
  const other = page
    .locator('[role=button]:not([data-selected], [data-today], [data-disabled], [data-in-range])')
    .first()
  await expect.poll(async () => (await seen(chosen)) !== (await seen(other))).toBe(true)
})

test('the slot that is open is outlined', async () => {
  const page = await forced('time-grid')
  const slot = page.locator('[role=gridcell][data-id]').first()
  await slot.click()
  const chosen = page.locator('[role=gridcell][aria-selected=true]').first()
  await chosen.waitFor()
  await page.mouse.move(0, 0)
  await expect.poll(() => seen(chosen)).toMatch(/^solid 3px/)
})

test('the row that is open, and the hit under the arrow keys, are outlined', async () => {
  const table = await forced('data-table')
  await table.locator('tbody tr').first().click()
  const row = table.locator('tr[aria-selected=true]').first()
  await row.waitFor()
  await expect.poll(() => seen(row)).toMatch(/^solid [24]px/)
  const search = await forced('search-combobox')
  const field = search.getByRole('combobox').first()
  await field.fill('lev')
  await field.press('ArrowDown')
  const hit = search.locator('[role=option][data-highlighted]').first()
  await hit.waitFor()
  await expect.poll(() => seen(hit)).toMatch(/^solid 2px/)
})

test('how far a file is has an edge, and its part a colour of the system', async () => {
  const page = await forced('file-tile')
  const bar = page.getByRole('progressbar').first()
  await bar.waitFor()
  await expect.poll(() => bar.evaluate((each) => getComputedStyle(each).borderBlockStartWidth)).toBe('1px')
})
