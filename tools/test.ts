import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser'

interface Counts {
  readonly passed: number
  readonly failed: number
}

const REPORT = 'test-output/tests.json'

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit', env: process.env }).status === 0

const check = (name: string, ...command: [string, ...string[]]): Counts => {
  const began = Date.now()
  const passed = run('npx', ...command)
  console.log(`${passed ? '✓' : '✗'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Every test by the runner's own report; a run without a report counts as one failure. */
const suites = (): Counts => {
  rmSync(REPORT, { force: true })
  const succeeded = run('npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`)
  if (!existsSync(REPORT)) return { passed: 0, failed: 1 }
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as { numPassedTests: number; numFailedTests: number }
  return { passed: report.numPassedTests, failed: Math.max(report.numFailedTests, succeeded ? 0 : 1) }
}

process.env['CHROMIUM_PATH'] = ensureBrowser()
const results = [
  check('styles are generated', 'panda', 'codegen', '--silent'),
  check('types', 'tsc', '-p', 'tsconfig.json'),
  check('types of the core, without a browser', 'tsc', '-p', 'src/core/tsconfig.json'),
  check('lint', 'oxlint', '--deny-warnings'),
  check('format', 'oxfmt', '--check'),
  check('build', 'tsx', 'tools/build.ts'),
  suites(),
]
const sum = results.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }))
process.exitCode = sum.failed === 0 ? 0 : 1
console.log(`${sum.passed} passed, ${sum.failed} failed`)
