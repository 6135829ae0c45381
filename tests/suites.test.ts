import { describe, expect, test } from 'vitest'
import { roomNames } from '../tools/roomNames'
import { filesOfRooms, testsOfRooms } from '../tools/roomTests'
import { filesOf, groupsOf, suites, testFiles } from '../tools/suites'
import { grown } from '../tools/testRun'
import { balanced } from './kit/order'

const ranBy = (asked: string | undefined) => groupsOf(asked).flatMap(filesOf).toSorted()

test('every test file is run by npm run test:all, once, and by its suite under its name', () => {
  expect(ranBy('all')).toEqual(testFiles())
  expect(ranBy(undefined)).toEqual(testFiles())
})

test('npm test leaves out what repeats a proof, and nothing else', () => {
  const [all, everyday] = [testFiles(), new Set(ranBy('everyday'))]
  const repeating = /^tests\/(?:matrices|processes|e2e\/(?:layout|edges|matrices|engines|calls))\/|\/tours\.test\.ts$/
  expect(all.filter((path) => !everyday.has(path))).toEqual(all.filter((path) => repeating.test(path)))
})

test('no suite is empty', () => {
  const empty = suites.filter((suite) => filesOf({ name: suite.name, suites: [suite] }).length === 0)
  expect(empty).toEqual([])
})

test('machines that share a run take each file once, and about as long as each other', () => {
  const files = [40, 31, 30, 20, 11, 10, 9, 3, 1].map((seconds) => ({ seconds }))
  const heaps = balanced(files, 3)
  expect(heaps.flat().toSorted((a, b) => b.seconds - a.seconds)).toEqual(files)
  const sums = heaps.map((heap) => heap.reduce((sum, { seconds }) => sum + seconds, 0))
  expect(Math.max(...sums) - Math.min(...sums)).toBeLessThan(10)
})

describe('npm test -- ROOM', () => {
  test('has tests of every room beside those that ask all rooms the same', () => {
    const files = filesOfRooms()
    const common = testsOfRooms([], files)
    expect(roomNames().filter((room) => testsOfRooms([room], files).length === common.length)).toEqual([])
  })

  test('takes the files that are called after the room, or after none and import it', () => {
    const files = [
      { path: 'tests/server/orderEnds.test.ts', text: '' },
      { path: 'tests/server/orders.test.ts', text: '' },
      { path: 'tests/core/recordLinks.test.ts', text: "from '../../src/core/orders/orders'" },
      { path: 'tests/core/decidedPaths.test.ts', text: "from '../../src/core/orders/orders'" },
      { path: 'tests/machines/paths.test.ts', text: 'describe.each(askedModels)' },
      { path: 'tests/core/money.test.ts', text: '' },
    ]
    expect(testsOfRooms(['orders'], files)).toEqual([
      'tests/server/orderEnds.test.ts',
      'tests/server/orders.test.ts',
      'tests/core/decidedPaths.test.ts',
      'tests/machines/paths.test.ts',
    ])
  })
})

test('a part that takes half as long again as the others do is named, a busy machine is not', () => {
  const measured = { 'tests/core/a.test.ts': 10, 'tests/server/b.test.ts': 20, 'tests/e2e/c.test.ts': 30 }
  const twice = { 'tests/core/a.test.ts': 20, 'tests/server/b.test.ts': 40, 'tests/e2e/c.test.ts': 60 }
  expect(grown(measured, measured)).toEqual([])
  expect(grown(twice, measured)).toEqual([])
  expect(grown({ ...measured, 'tests/server/b.test.ts': 31 }, measured)).toEqual([
    'server took 31 s, 20 s when it was measured',
  ])
  expect(grown({ ...measured, 'tests/worker/new.test.ts': 9 }, measured)).toEqual([
    'worker took 9 s, 0 s when it was measured',
  ])
})
