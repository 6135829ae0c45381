import type { Coverage } from './everything'

/** One number of a figure: what was measured, over how many, and whether it is what was promised. */
export interface Measure {
  readonly what: string
  readonly samples: string
  readonly value: string
  readonly target: string
  /** Null where a number is told without a promise. */
  readonly met: boolean | null
  /** Of a budget: what is over it. It is named, and the figure does not fail for it. */
  readonly over?: readonly string[]
}

export interface Figure {
  /** Its number in the table of figures; null for one outside it. */
  readonly number: number | null
  readonly title: string
  readonly measures: readonly Measure[]
  /** The machines, pages or calls it was measured over, where it is to cover all of them. */
  readonly covers?: Coverage
  /** Only a part was measured, as somebody asked for: shown and not stored. */
  readonly isPartial?: boolean
}

/** `exactly('booked', '50 slots × 200 patients', 50, 50)`: met when both numbers are the same. */
export const exactly = (what: string, samples: string, value: number, target: number): Measure => ({
  what,
  samples,
  value: String(value),
  target: `exactly ${target}`,
  met: value === target,
})

/** Met up to and including the target; values are told with as many decimals as asked. */
export const atMost = (
  what: string,
  samples: string,
  value: number,
  target: number,
  unit = '',
  decimals = 0,
): Measure => ({
  what,
  samples,
  value: `${value.toFixed(decimals)}${unit}`,
  target: `at most ${target}${unit}`,
  met: value <= target,
})

export const atLeast = (what: string, samples: string, value: number, target: number): Measure => ({
  what,
  samples,
  value: String(value),
  target: `at least ${target}`,
  met: value >= target,
})

/** A number that is told and promises nothing. */
export const reported = (what: string, samples: string, value: string): Measure => ({
  what,
  samples,
  value,
  target: 'told',
  met: null,
})

/** The value below which that share (0 to 1) of the values lies. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** Runs work for every item, so many at a time, in their order. */
export const eachOf = async <Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = []
  let next = 0
  const worker = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) results[index] = await work(items[index]!, index)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  return results
}

/** `count(3)` is `[0, 1, 2]`. */
export const count = (length: number): readonly number[] => Array.from({ length }, (_, index) => index)
