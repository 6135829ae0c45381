import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from '../browser'
import { exactly, type Figure } from './figure'

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

/** Runs the project of tests; its report says what failed. */
const runMatrices = (): Report => {
  const folder = mkdtempSync(join(tmpdir(), 'matrices-'))
  const file = join(folder, 'report.json')
  const command = ['vitest', 'run', '--project', 'matrices', '--reporter=json', `--outputFile=${file}`]
  try {
    execFileSync('npx', command, { stdio: 'ignore', env: { ...process.env, CHROMIUM_PATH: ensureBrowser() } })
  } catch {
    // A failed test ends the command as well: the report has it.
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const roomOf = (name: string): string => /([^/]+)\.test\.ts$/.exec(name)?.[1] ?? name

/** The browser tests that repeat over devices and faults what `npm test` proves once. */
export const browserMatrices = (): Promise<Figure> => {
  const { testResults } = runMatrices()
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status !== 'passed').map(({ fullName }) => fullName),
  )
  for (const name of failed) console.log(`  ${name}`)
  return Promise.resolve({
    number: null,
    title: 'browser tests that repeat a proof over devices and faults',
    measures: testResults.map(({ name, assertionResults }) =>
      exactly(
        `${roomOf(name)}: passed`,
        assertionResults.map(({ fullName }) => fullName.trim()).join('; '),
        assertionResults.filter(({ status }) => status === 'passed').length,
        assertionResults.length,
      ),
    ),
  })
}
