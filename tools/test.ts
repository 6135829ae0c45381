import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { ROOMS } from '../tests/kit/askedRooms'
import { ensureBrowser } from './browser'
import { isBuilt } from './inputs.js'
import { roomNames } from './roomNames'
import { testsOfRooms } from './roomTests'
import { suites } from './suites'
import { byPart, dearest, durationsOf, grown, measuredDurations, type RunnerReport } from './testRun'
import { readUsage } from './usage.js'

const [first, ...others] = process.argv.slice(2)
const isAll = first === '--all'
const names = suites.map(({ name }) => name)
const rooms = roomNames()

/** What either command takes and does. */
const usages = {
  everyday: `npm test [-- ROOM…]

Runs types, lint, format, the build and what proves each thing once; with rooms, their own tests in place of all.
npm run test:all runs every test there is.
Rooms: ${rooms.join(', ')}.`,
  all: `npm run test:all [-- SUITE…]

Runs types, lint, format, the build and every test there is, or the suites that are named.
npm test runs what proves each thing once.
Suites: ${names.join(', ')}.`,
}

readUsage(
  `${isAll ? usages.all : usages.everyday}
The last line is how many passed and failed. One file is run with npx vitest run tests/core/booking.test.ts.`,
  (argument) => (isAll ? argument === first || names.includes(argument) : rooms.includes(argument)),
)
const asked = isAll ? others : process.argv.slice(2)

interface Counts {
  readonly passed: number
  readonly failed: number
}

/** A part of the run: how it ended and how long it took, in seconds. */
interface Part extends Counts {
  readonly name: string
  readonly seconds: number
}

interface Ended {
  readonly succeeded: boolean
  /** What it printed, where it was not shown at once. */
  readonly printed: string
}

const REPORT = 'test-output/tests.json'
/** What a figure reads of the last run. */
const SUMMARY = 'test-output/summary.json'
const DEAREST = 20

rmSync(SUMMARY, { force: true })
const began = performance.now()
const secondsSince = (from: number): number => (performance.now() - from) / 1000

const run = (command: readonly string[], isShown: boolean, env: NodeJS.ProcessEnv = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn('npx', command, {
      stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    let printed = ''
    child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    child.once('error', (error) => resolve({ succeeded: false, printed: String(error) }))
    child.once('close', (code) => resolve({ succeeded: code === 0, printed }))
  })

/** A check that counts as one test; several may run at once, so each prints when it has ended. */
const check = async (name: string, command: readonly string[], env?: NodeJS.ProcessEnv): Promise<Part> => {
  const from = performance.now()
  const { succeeded, printed } = await run(command, false, env)
  const seconds = secondsSince(from)
  if (!succeeded) console.log(printed)
  console.log(`${succeeded ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
  return { name, seconds, passed: Number(succeeded), failed: Number(!succeeded) }
}

const lines = (rows: readonly (readonly [string, number])[]): string =>
  rows.map(([name, seconds]) => `${seconds.toFixed(1).padStart(7)}  ${name}`).join('\n')

const printTimes = (parts: readonly Part[], report: RunnerReport | null): void => {
  console.log('\nSeconds of each step')
  console.log(lines(parts.map(({ name, seconds }) => [name, seconds])))
  if (report === null) return
  const durations = durationsOf(report)
  console.log(`\nSeconds of the test files, by folder (${availableParallelism()} cores share them)`)
  console.log(lines(byPart(durations)))
  console.log(`\nThe ${DEAREST} tests that take longest`)
  console.log(lines(dearest(report, DEAREST)))
  for (const part of grown(durations, measuredDurations())) console.log(`\nGrew by half: ${part}.`)
}

/** Which tests run, as arguments and environment of the runner. */
const chosen = (): { readonly args: readonly string[]; readonly env: NodeJS.ProcessEnv } => {
  if (!isAll && asked.length === 0) return { args: [], env: { SUITES: 'everyday' } }
  if (!isAll) return { args: testsOfRooms(asked), env: { SUITES: 'rooms', [ROOMS]: asked.join(',') } }
  return { args: asked.flatMap((name) => ['--project', name]), env: asked.length === 0 ? { SUITES: 'all' } : {} }
}

/** Every test by the runner's own report; a run without a report counts as one failure. */
const runSuites = async (): Promise<{ readonly part: Part; readonly report: RunnerReport | null }> => {
  rmSync(REPORT, { force: true })
  const from = performance.now()
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  const { args, env } = chosen()
  const { succeeded } = await run(['vitest', 'run', ...args, ...reporters], true, env)
  const measured = { name: 'tests', seconds: secondsSince(from) }
  if (!existsSync(REPORT)) return { part: { ...measured, passed: 0, failed: 1 }, report: null }
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as RunnerReport
  const failed = Math.max(report.numFailedTests, succeeded ? 0 : 1)
  return { part: { ...measured, passed: report.numPassedTests, failed }, report }
}

/** One after another. */
const lane = async (checks: readonly (() => Promise<Part>)[]): Promise<readonly Part[]> => {
  const parts: Part[] = []
  for (const each of checks) parts.push(await each())
  return parts
}

/**
 * Compiler and lint are written in Go: what they leave behind in one run is not worth collecting, and of several threads
 * each works out the same types.
 */
const uncollected = { GOGC: 'off', GOMEMLIMIT: '4GiB', GOMAXPROCS: '1' }

process.env['CHROMIUM_PATH'] = ensureBrowser()
const styles = await check('styles are generated', ['panda', 'codegen', '--silent'])
const build = (): Promise<Part> =>
  isBuilt(process.cwd())
    ? Promise.resolve({ name: 'build, which was there', seconds: 0, passed: 0, failed: 0 })
    : check('build', ['tsx', 'tools/build.ts', '--styled'])
// The tests need the build alone, so that types and lint are checked beside them.
const [checks, [built, { part, report }]] = await Promise.all([
  lane([
    () => check('types', ['tsc', '--checkers', '1'], uncollected),
    () => check('types of the core, without a browser', ['tsc', '--checkers', '1', '-p', 'src/core'], uncollected),
    () => check('lint', ['oxlint', '--deny-warnings'], uncollected),
    () => check('format', ['oxfmt', '--check']),
  ]),
  build().then(async (built) => [built, await runSuites()] as const),
])
const parts = [styles, ...checks, built, part]
printTimes(parts, report)
const sum = parts.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }), {
  passed: 0,
  failed: 0,
})
const seconds = secondsSince(began)
mkdirSync('test-output', { recursive: true })
writeFileSync(SUMMARY, JSON.stringify({ ...sum, seconds }))
process.exitCode = sum.failed === 0 ? 0 : 1
console.log(`\n${seconds.toFixed(0)} s in all, load ${loadavg()[0]!.toFixed(1)}`)
console.log(`${sum.passed} passed, ${sum.failed} failed`)
