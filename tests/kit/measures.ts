import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Language } from '../../src/core/language/languages'
import { type Size, sizes } from './browser'
import { WAITS_FOR } from './limits'
import type { Measure, Place } from './shown'

export const sizeOf = (place: Place): Size => (typeof place === 'string' ? place : place.on)

const windowOf = (place: Place) => (typeof place === 'string' ? sizes[place] : place)

/** What is taken of them by `npm test` in a language, which measures without one are indifferent to. */
export const measuresIn = (measures: readonly Measure[] = [], language: Language): readonly Measure[] =>
  measures.filter(({ languages }) => languages === undefined || languages[0] === language)

const found = async (page: Page, measures: readonly Measure[]): Promise<Readonly<Record<string, unknown>>> =>
  Object.fromEntries(await Promise.all(measures.map(async ({ holds, of }) => [holds, await of(page)] as const)))

/** Waits until all of them hold, in each window they ask for: one tab that takes their sizes, and its own in the end. */
export const takeMeasures = async (
  page: Page,
  measures: readonly Measure[],
  size: Size,
  within: number = WAITS_FOR,
): Promise<void> => {
  const places = new Map<string, Place>()
  for (const place of [size, ...measures.flatMap(({ at = [] }) => at)]) places.set(JSON.stringify(place), place)
  for (const [key, place] of places) {
    const here = measures.filter(({ at = [size] }) => at.some((each) => JSON.stringify(each) === key))
    if (here.length === 0) continue
    await page.setViewportSize(windowOf(place))
    await expect
      .poll(() => found(page, here), { timeout: within })
      .toEqual(Object.fromEntries(here.map(({ holds, is }) => [holds, is])))
  }
  await page.setViewportSize(sizes[size])
}
