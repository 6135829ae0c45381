/** Pseudo-random choices that are the same for the same seed. */
export interface Dice {
  /** A whole number from `least` to `most`. */
  readonly between: (least: number, most: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <A>(from: readonly A[]) => A
  /** Some different entries in their own order. */
  readonly some: <A>(from: readonly A[], count: number) => A[]
  readonly uuid: () => string
}

const mulberry32 = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** `dice(7).between(1, 6)` */
export const dice = (seed: number): Dice => {
  const next = mulberry32(seed)
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const hex = (digits: number) => Array.from({ length: digits }, () => between(0, 15).toString(16)).join('')
  const some = <A>(from: readonly A[], count: number): A[] => {
    const left = from.map((_, index) => index)
    const chosen = Array.from(
      { length: Math.min(count, from.length) },
      () => left.splice(between(0, left.length - 1), 1)[0]!,
    )
    return chosen.sort((a, b) => a - b).map((index) => from[index]!)
  }
  return {
    between,
    chance: (share) => next() < share,
    pick: (from) => from[between(0, from.length - 1)]!,
    some,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  }
}
