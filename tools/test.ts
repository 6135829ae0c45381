import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser'
import { readUsage } from './usage.js'

readUsage(`npm test

Runs types, lint, format, the build and every suite; the last line is how many passed and failed. It takes no options: one
file is run with npx vitest run tests/core/booking.test.ts.`)

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

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[]
}

/** `tests/e2e/matrices/location.test.ts` belongs to `e2e/matrices`, a file of no folder to `rules of the tree`. */
const suiteOf = (file: string): string =>
  /\/tests\/(.+)\/[^/]+$/.exec(file.replaceAll('\\', '/'))?.[1] ?? 'rules of the tree'

/** Seconds that the files of each suite took, one after another. */
const timesOf = ({ testResults }: Report): ReadonlyMap<string, number> => {
  const times = new Map<string, number>()
  for (const { name, startTime, endTime } of testResults)
    times.set(suiteOf(name), (times.get(suiteOf(name)) ?? 0) + (endTime - startTime) / 1000)
  return times
}

const printTimes = (parts: readonly Part[], suites: ReadonlyMap<string, number>): void => {
  console.log('\nHow long each part took, in seconds (suites share three workers)')
  for (const { name, seconds } of parts) console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`)
  for (const [name, seconds] of [...suites].toSorted((a, b) => b[1] - a[1]))
    console.log(`${seconds.toFixed(1).padStart(7)}    ${name}`)
}

/** Every test by the runner's own report; a run without a report counts as one failure. */
const runSuites = async (): Promise<{ readonly part: Part; readonly times: ReadonlyMap<string, number> }> => {
  rmSync(REPORT, { force: true })
  const from = performance.now()
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  const { succeeded } = await run(['vitest', 'run', ...reporters], true)
  const measured = { name: 'suites', seconds: secondsSince(from) }
  if (!existsSync(REPORT)) return { part: { ...measured, passed: 0, failed: 1 }, times: new Map() }
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as Report
  const failed = Math.max(report.numFailedTests, succeeded ? 0 : 1)
  return { part: { ...measured, passed: report.numPassedTests, failed }, times: timesOf(report) }
}

/** One after another. */
const lane = async (checks: readonly (() => Promise<Part>)[]): Promise<readonly Part[]> => {
  const parts: Part[] = []
  for (const each of checks) parts.push(await each())
  return parts
}

/** Compiler and lint are written in Go: what they leave behind in one run is not worth collecting. */
const uncollected = { GOGC: 'off', GOMEMLIMIT: '4GiB' }

process.env['CHROMIUM_PATH'] = ensureBrowser()
process.env['SUITES'] = 'all'
// Vite speaks of its next major version before every command.
process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true'
const styles = await check('styles are generated', ['panda', 'codegen', '--silent'])
// The suites need the build alone, so that types and lint are checked beside them.
const [checks, [build, { part, times }]] = await Promise.all([
  lane([
    // Several checkers work out the same types several times.
    () => check('types', ['tsc', '--checkers', '1'], uncollected),
    () => check('types of the core, without a browser', ['tsc', '--checkers', '1', '-p', 'src/core'], uncollected),
    () => check('lint', ['oxlint', '--deny-warnings'], uncollected),
    () => check('format', ['oxfmt', '--check']),
  ]),
  check('build', ['tsx', 'tools/build.ts', '--styled']).then(async (built) => [built, await runSuites()] as const),
])
const parts = [styles, ...checks, build, part]
printTimes(parts, times)
const sum = parts.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }), {
  passed: 0,
  failed: 0,
})
process.exitCode = sum.failed === 0 ? 0 : 1
console.log(`${secondsSince(began).toFixed(0)} s in all`)
console.log(`${sum.passed} passed, ${sum.failed} failed`)
