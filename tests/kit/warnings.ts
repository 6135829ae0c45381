import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { WarningLevel } from '../../src/core/prescription/warning'
import type { Size } from './browser'
import type { Product } from './inBrowser'
import { openPrescription } from './openPrescription'

/** The same substance twice, an enzyme inducer, a dose below the usual: something of each level. */
const lines = [
  'sodium valproate 500 101',
  'divalproex 500 001',
  'carbamazepine 200 101',
  'pregabalin 150 001',
  'diazepam 5 001',
]

const warningsOf = (page: Page, level: WarningLevel): Locator =>
  page.getByRole('region', { name: 'Warnings' }).locator(`li[data-level=${level}]`)

/** What lies over a card, of nine points of what is seen of it: names of elements. */
const coveredBy = (card: Locator): Promise<readonly string[]> =>
  card.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const between = (from: number, to: number) => [from + 4, (from + to) / 2, to - 4]
    return between(left, right).flatMap((x) =>
      between(top, bottom).flatMap((y) => {
        const over = document.elementFromPoint(x, y)
        return over !== null && one.contains(over) ? [] : [over?.outerHTML.slice(0, 80) ?? `nothing at ${x}, ${y}`]
      }),
    )
  })

/** Pixels of a text that are cut, to the right and below. */
const cutOf = (text: Locator): Promise<number> =>
  text.evaluate((one) => Math.max(one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight))

/** Writes medicines that are warned of: a serious warning is whole, others are one line opened on demand, nothing covers the first. */
export const seeWarnings = async (product: Product, size: Size): Promise<void> => {
  const { page } = await openPrescription(product, size)
  for (const [index, line] of lines.entries()) {
    const cell = page.getByLabel(`Medicine, row ${index + 1}`, { exact: true })
    await cell.fill(line)
    await cell.press('Enter')
  }
  const [serious, cautions, notes] = [
    warningsOf(page, 'serious'),
    warningsOf(page, 'caution'),
    warningsOf(page, 'note'),
  ]
  for (const some of [serious, cautions, notes]) await some.first().waitFor()

  // Nothing of a serious one is folded: its sentence, its source and the ways to answer it.
  for (const one of await serious.all()) {
    await one.getByText(/reviewed on/).waitFor()
    await one.getByRole('group', { name: 'Go on because' }).waitFor()
    await one.locator('details').waitFor({ state: 'detached' })
    await expect.poll(() => cutOf(one.getByRole('alert'))).toBeLessThanOrEqual(1)
  }

  for (const some of [cautions, notes]) {
    const folded = some.filter({ has: page.locator('details') })
    const heights = () => folded.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)))
    // A line and what surrounds it: a press of 44 px and the border.
    await expect.poll(async () => (await heights()).filter((height) => height > 48)).toEqual([])
    const first = folded.first()
    const source = first.getByText(/reviewed on/)
    await source.waitFor({ state: 'hidden' })
    await first.locator('summary').click()
    await source.waitFor()
    const sentence = first.locator('summary span')
    await expect.poll(() => sentence.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(1)
    await first.locator('summary').click()
  }

  // As it is met by the keyboard, between the bar above and the bar below.
  const card = page.getByRole('region', { name: 'Warnings' }).getByRole('listitem').first()
  await card.getByRole('button').first().focus()
  await card.scrollIntoViewIfNeeded()
  await expect.poll(() => coveredBy(card)).toEqual([])
}
