/** A doctor at their place in a list. */
export interface Ranked {
  readonly id: string
  /** What the list is ordered by, the least first; null is last. */
  readonly by: number | null
}

/** Compares two: the order is total, so that no doctor is on two pages. */
export const compareRanked = (a: Ranked, b: Ranked): number =>
  (a.by ?? Infinity) === (b.by ?? Infinity)
    ? Number(a.id > b.id) - Number(a.id < b.id)
    : (a.by ?? Infinity) - (b.by ?? Infinity)
