import { readFileSync, statSync } from 'node:fs'
import type { TestSequencer, TestSpecification, Vitest } from 'vitest/node'
import { suiteOf } from '../../tools/suites.ts'
import { measuredDurations, pathIn } from '../../tools/testRun.ts'

const durations = measuredDurations()

/** A file that is new: by its size. */
const BYTES_A_SECOND = 1000

const secondsOf = ({ moduleId }: TestSpecification): number =>
  durations[pathIn(moduleId)] ?? statSync(moduleId).size / BYTES_A_SECOND

/** What needs no browser first, before each worker has one; in an environment of its own last: no worker is kept after it. */
const rankOf = ({ moduleId }: TestSpecification): number => {
  if (readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment')) return 2
  return suiteOf(pathIn(moduleId)).isInBrowser ? 1 : 0
}

interface Sized {
  readonly seconds: number
}

/** Items in so many heaps of about the same duration: the longest first, each to the heap that is smallest by then. */
export const balanced = <Item extends Sized>(items: readonly Item[], count: number): readonly (readonly Item[])[] => {
  const heaps = Array.from({ length: count }, () => ({ seconds: 0, items: [] as Item[] }))
  for (const item of items.toSorted((a, b) => b.seconds - a.seconds)) {
    const smallest = heaps.reduce((least, heap) => (heap.seconds < least.seconds ? heap : least))
    smallest.seconds += item.seconds
    smallest.items.push(item)
  }
  return heaps.map((heap) => heap.items)
}

/** The order in which test files begin, and which of them one machine of several runs. */
export class Order implements TestSequencer {
  constructor(private readonly runner: Vitest) {}

  readonly shard = async (files: TestSpecification[]): Promise<TestSpecification[]> => {
    const { index, count } = this.runner.config.shard!
    // Each machine has to find the same heaps.
    const sized = files
      .map((file) => ({ file, seconds: secondsOf(file) }))
      .toSorted((a, b) => a.file.moduleId.localeCompare(b.file.moduleId))
    return balanced(sized, count)[index - 1]!.map(({ file }) => file)
  }
  readonly sort = async (files: TestSpecification[]): Promise<TestSpecification[]> =>
    files.toSorted((a, b) => rankOf(a) - rankOf(b) || secondsOf(b) - secondsOf(a))
}
