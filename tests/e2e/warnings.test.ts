import { expect, test } from 'vitest'
import { inBrowser } from '../kit/inBrowser'
import { seeWarnings } from '../kit/warnings'

const product = inBrowser()

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

test.each(['phone', 'desktop'] as const)(
  'on a %s a serious warning is whole, others are one line opened on demand, and nothing covers the first',
  async (size) => {
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
      await expect.poll(() => one.locator('details').count()).toBe(0)
      await expect.poll(() => one.getByText(/reviewed on/).isVisible()).toBe(true)
      await expect.poll(() => one.getByRole('group', { name: 'Go on because' }).isVisible()).toBe(true)
      const cut = () =>
        one
          .getByRole('alert')
          .evaluate((text) => Math.max(text.scrollWidth - text.clientWidth, text.scrollHeight - text.clientHeight))
      await expect.poll(cut).toBeLessThanOrEqual(1)
    }

    for (const some of [cautions, notes]) {
      const folded = some.filter({ has: page.locator('details') })
      const heights = () =>
        folded.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)))
      // A line and what surrounds it: a press of 44 px and the border.
      await expect.poll(async () => (await heights()).filter((height) => height > 48)).toEqual([])
      const first = folded.first()
      await expect.poll(() => first.getByText(/reviewed on/).isVisible()).toBe(false)
      await first.locator('summary').click()
      await expect.poll(() => first.getByText(/reviewed on/).isVisible()).toBe(true)
      const sentence = first.locator('summary span')
      await expect.poll(() => sentence.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(1)
      await first.locator('summary').click()
    }

    // As it is met by the keyboard, between the bar above and the bar below.
    const [card] = await page.getByRole('region', { name: 'Warnings' }).getByRole('listitem').all()
    await card!.getByRole('button').first().focus()
    await card!.scrollIntoViewIfNeeded()
    await expect.poll(() => coveredBy(card!)).toEqual([])
  },
)
