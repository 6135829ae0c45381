import { latinDigits } from './text'

/** What can be looked for: its name, and words that mean the same. */
export interface Findable {
  readonly id: string
  readonly name: string
  readonly also?: readonly string[]
}

const folded = (text: string): string => latinDigits(text).normalize('NFKC').toLowerCase()
const wordList = (text: string): readonly string[] =>
  folded(text)
    .split(/[\s·,/()-]+/)
    .filter((word) => word !== '')

/** How well a name answers what was typed: 0 as it begins, 1 by the beginnings of its words, 2 within it; null not at all. */
const rankIn = (name: string, typed: readonly string[], query: string): number | null => {
  const whole = folded(name)
  if (whole.startsWith(query)) return 0
  const words = wordList(name)
  if (typed.every((word) => words.some((each) => each.startsWith(word)))) return 1
  return typed.every((word) => whole.includes(word)) ? 2 : null
}

/**
 * What answers the words that were typed, the best first and otherwise in the order given; every word counts, in any
 * order. `matching([{ id, name: 'Discharge patient' }], 'pat dis')` finds it. Nothing typed finds everything.
 */
export const matching = <Item extends Findable>(items: readonly Item[], text: string): readonly Item[] => {
  const query = folded(text).trim()
  const typed = wordList(text)
  if (typed.length === 0) return items
  return items
    .map((item) => {
      const ranks = [item.name, ...(item.also ?? [])].map((name, place) => {
        const rank = rankIn(name, typed, query)
        return rank === null ? null : rank + (place > 0 ? 0.5 : 0)
      })
      const found = ranks.filter((rank) => rank !== null)
      return { item, rank: found.length === 0 ? null : Math.min(...found) }
    })
    .filter((each): each is { item: Item; rank: number } => each.rank !== null)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
}
