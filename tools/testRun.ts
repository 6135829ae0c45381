import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** What the runner writes of a run; times are in milliseconds. */
export interface RunnerReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly startTime: number
    readonly endTime: number
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[]
  }[]
}

/** Seconds by file or by part. */
export type Durations = Readonly<Record<string, number>>

/** Seconds of each test file when all were measured last (`npm run figures -- suites`). */
export const DURATIONS = 'tests/durations.json'
export const measuredDurations = (): Durations =>
  existsSync(DURATIONS) ? (JSON.parse(readFileSync(DURATIONS, 'utf8')) as Durations) : {}

/** A path below the working folder, as it is written everywhere. */
export const pathIn = (file: string): string => relative(process.cwd(), file).replaceAll('\\', '/')

/** `tests/e2e/matrices/location.test.ts` belongs to `e2e/matrices`, a file of no folder to `rules of the tree`. */
const partOf = (file: string): string => /^tests\/(.+)\/[^/]+$/.exec(file)?.[1] ?? 'rules of the tree'

const sumBy = (durations: Durations, keyOf: (file: string) => string): Durations => {
  const sums: Record<string, number> = {}
  for (const [file, seconds] of Object.entries(durations)) sums[keyOf(file)] = (sums[keyOf(file)] ?? 0) + seconds
  return sums
}

export const durationsOf = ({ testResults }: RunnerReport): Durations =>
  Object.fromEntries(
    testResults
      .map(({ name, startTime, endTime }) => [pathIn(name), Math.round((endTime - startTime) / 100) / 10] as const)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  )

/** Seconds of the files of each folder, one after another, the longest part first. */
export const byPart = (durations: Durations): readonly (readonly [string, number])[] =>
  Object.entries(sumBy(durations, partOf)).toSorted((a, b) => b[1] - a[1])

/** The dearest tests: their sentence with their file, and seconds. */
export const dearest = ({ testResults }: RunnerReport, count: number): readonly (readonly [string, number])[] =>
  testResults
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map(
        ({ fullName, duration }) => [`${pathIn(name)}: ${fullName.trim()}`, (duration ?? 0) / 1000] as const,
      ),
    )
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, count)

/** How many times as long something has to take as the others to be named. */
const GREW = 1.5
/** Seconds below which a part is not worth a word. */
const SMALL = 5

/**
 * Parts that take half as long again as when they were measured, beyond what all of them take longer: a busy machine
 * makes every part slow. A part that was not measured is new.
 */
export const grown = (now: Durations, measured: Durations): readonly string[] => {
  if (Object.keys(measured).length === 0) return []
  const known = Object.fromEntries(Object.entries(now).filter(([file]) => measured[file] !== undefined))
  const [before, after] = [sumBy(measured, partOf), sumBy(now, partOf)]
  const ratios = byPart(known)
    .map(([part, seconds]) => seconds / before[part]!)
    .toSorted((a, b) => a - b)
  const machine = Math.max(1, ratios[Math.floor(ratios.length / 2)] ?? 1)
  return Object.entries(after).flatMap(([part, seconds]) => {
    const stored = before[part] ?? 0
    return seconds > SMALL && seconds > GREW * machine * stored
      ? [`${part} took ${seconds.toFixed(0)} s, ${stored.toFixed(0)} s when it was measured`]
      : []
  })
}
