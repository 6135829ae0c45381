import { expect, test } from 'vitest'
import { type FileGroup, fileGroups, type PlacedModule } from '../tools/fileGroups'

const of = (...visits: readonly number[]): bigint => visits.reduce((bits, visit) => bits | (1n << BigInt(visit)), 0n)
const module = (id: string, visits: bigint, imports: readonly string[] = [], size = 1000): PlacedModule => ({
  id,
  size,
  visits,
  imports,
})
const namesOf = (groups: readonly FileGroup[]): readonly string[] =>
  groups.map(({ modules }) => modules.toSorted().join(' ')).toSorted()
const grouped = (modules: readonly PlacedModule[], request: number, weights = [1, 1, 1]) =>
  fileGroups(modules, { weights, request })

test('modules that the same visits need travel together', () => {
  const modules = [module('a', of(0)), module('b', of(0, 1)), module('c', of(0)), module('d', of(0, 1))]
  expect(namesOf(grouped(modules, 1))).toEqual(['a c', 'b d'])
})

test('a request that costs more than the bytes it spares is not made', () => {
  const modules = [module('small', of(0, 1), [], 10), module('large', of(1), [], 10_000)]
  expect(namesOf(grouped(modules, 5))).toEqual(['large', 'small'])
  expect(namesOf(grouped([module('small', of(0, 1), [], 10), module('large', of(1), [], 100)], 1000))).toEqual([
    'large small',
  ])
})

test('what visits need seldom is not carried by those that are made often', () => {
  const modules = [module('page', of(0)), module('overlay', of(1))]
  expect(namesOf(grouped(modules, 3000, [1, 0.1]))).toEqual(['overlay', 'page'])
})

test('no two files need each other, and each is deeper than what it imports', () => {
  const modules = [
    module('top', of(0), ['middle'], 10),
    module('middle', of(0, 1), ['bottom'], 50_000),
    module('bottom', of(0, 1, 2), [], 10),
    module('side', of(2), ['bottom'], 10),
  ]
  const groups = grouped(modules, 20_000)
  const depthOf = (id: string) => groups.find((group) => group.modules.includes(id))!.depth
  const between = modules.flatMap(({ id, imports }) =>
    imports
      .filter((imported) => !groups.some((group) => group.modules.includes(id) && group.modules.includes(imported)))
      .map((imported) => depthOf(id) - depthOf(imported)),
  )
  expect(between.length).toBeGreaterThan(0)
  expect(Math.min(...between)).toBeGreaterThan(0)
  // As one file, these two and what stands between them would need each other.
  expect(groups.some((group) => group.modules.join() === 'top,bottom')).toBe(false)
})

test('whoever loads a file loads what it imports', () => {
  const groups = grouped(
    [module('a', of(0), ['c'], 10), module('b', of(1), [], 10), module('c', of(0), [], 90_000)],
    100_000,
  )
  for (const { visits, depth } of groups.filter(({ modules }) => modules.includes('c')))
    expect([visits & of(0), depth]).toEqual([of(0), 0])
})
