import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { suiteOf, suites as allSuites } from '../suites'
import { dearest, DURATIONS, durationsOf, pathIn, type RunnerReport } from '../testRun'
import { atMost, exactly, type Figure, reported } from './figure'

/** Seconds of `npm test` on two idle cores, the build included. */
const MOST_SECONDS = 8 * 60
const DEAREST = 20

interface Run {
  readonly seconds: number
  readonly passed: number
  readonly failed: number
  readonly report: RunnerReport
}

/** Runs a command of the README as it is typed; what it found is in its reports. */
const run = (script: string): Run => {
  spawnSync('npm', ['run', script], { stdio: 'inherit' })
  const read = (name: string): unknown => JSON.parse(readFileSync(`test-output/${name}.json`, 'utf8'))
  return { ...(read('summary') as Omit<Run, 'report'>), report: read('tests') as RunnerReport }
}

const seconds = (value: number): string => `${value.toFixed(0)} s`

/** What both commands of the tests cost, by suite and by their dearest tests; the seconds of each file order the next runs. */
export const suites = (): Promise<Figure> => {
  const everyday = run('test')
  const all = run('test:all')
  writeFileSync(DURATIONS, `${JSON.stringify(durationsOf(all.report), null, 2)}\n`)
  return Promise.resolve({
    number: 17,
    title: 'what the tests cost',
    measures: [
      atMost(
        'npm test, the build included',
        `${everyday.passed} tests and checks`,
        everyday.seconds,
        MOST_SECONDS,
        ' s',
      ),
      exactly('npm test: failed', `${everyday.passed + everyday.failed} tests and checks`, everyday.failed, 0),
      reported('npm run test:all', `${all.passed} tests and checks`, seconds(all.seconds)),
      exactly('npm run test:all: failed', `${all.passed + all.failed} tests and checks`, all.failed, 0),
      ...allSuites.map(({ name }) => {
        const own = all.report.testResults.filter((file) => suiteOf(pathIn(file.name)).name === name)
        const tests = own.reduce((sum, { assertionResults }) => sum + assertionResults.length, 0)
        const lasted = own.reduce((sum, { startTime, endTime }) => sum + (endTime - startTime) / 1000, 0)
        return reported(`suite ${name}`, `${tests} tests, one after another`, seconds(lasted))
      }),
      ...dearest(all.report, DEAREST).map(([name, lasted]) =>
        reported(name, 'one of the dearest', `${lasted.toFixed(1)} s`),
      ),
    ],
  })
}
