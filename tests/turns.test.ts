import { expect, test } from 'vitest'
import { partAt } from './kit/turns'

test('as many commits in a row as there are parts have every item once, and no part more than is asked', () => {
  const items = Array.from({ length: 75 }, (_, number) => number)
  const parts = Array.from({ length: 7 }, (_, later) => partAt(items, 12, 4_711 + later))
  expect(parts.map(({ of }) => of)).toEqual(parts.map(() => 7))
  expect(parts.flatMap((part) => part.items).toSorted((a, b) => a - b)).toEqual(items)
  expect(Math.max(...parts.map((part) => part.items.length))).toBeLessThanOrEqual(12)
})
