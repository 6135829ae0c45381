import { readFileSync, statSync } from 'node:fs'
import type { TestSequencer, TestSpecification } from 'vitest/node'

/** They take long for their size, so that nothing is left to do beside them at the end. */
const long = [
  '/tests/e2e/pages.test.ts',
  '/tests/machines/paths.test.ts',
  '/tests/server/kit.postgres.test.ts',
  '/tests/server/policy.matrix.test.ts',
]

/** Longest first; what needs an environment of its own last: no worker is kept for the file after such a one. */
const ranks: readonly ((file: string) => boolean)[] = [
  (file) => file.endsWith('/tours.test.ts') || long.some((each) => file.endsWith(each)),
  (file) => file.includes('/tests/e2e/'),
  (file) => !readFileSync(file, 'utf8').startsWith('// @vitest-environment'),
]

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = ranks.findIndex((isOf) => isOf(moduleId))
  return rank < 0 ? ranks.length : rank
}
const sizeOf = ({ moduleId }: TestSpecification): number => statSync(moduleId).size

/** The order in which test files begin. */
export class Order implements TestSequencer {
  readonly shard = async (files: TestSpecification[]): Promise<TestSpecification[]> => files
  readonly sort = async (files: TestSpecification[]): Promise<TestSpecification[]> =>
    files.toSorted((a, b) => rankOf(a) - rankOf(b) || sizeOf(b) - sizeOf(a))
}
