import { resolve } from 'node:path'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import {
  determineHitLimitReached,
  type DryRunOptions,
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner'
import { startTests, type Test, type VitestRunner } from '@vitest/runner'
import { getTestName, getTests } from '@vitest/runner/utils'
import { setSafeTimers } from '@vitest/utils/timers'
import { type Modules, modulesOf } from './modules'
import { allIn, cheapestFirst, owns, type Part, type Parts, partsFor, partsFound } from './parts'

/** What instrumented code reads and writes. */
interface Instrumented {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
}
const instrumented = ((globalThis as { __stryker__?: Instrumented }).__stryker__ ??= {})

/** A fast test takes a moment: one that takes seconds waits for what a mutant never does. */
const TEST_LASTS = 5000

/** Vitest's functions ask for the worker they run in. */
Object.assign(globalThis, {
  __vitest_worker__: {
    config: { fakeTimers: {}, expect: { poll: { timeout: TEST_LASTS } } },
    environment: { name: 'node' },
  },
})
/** What waits beside a clock that a test holds goes by the real one, as in a worker. */
setSafeTimers()

const idOf = (test: Test): string => `${test.file.filepath}#${getTestName(test)}`

interface Run {
  /** The tests to run; all where it is left out. */
  readonly ids?: ReadonlySet<string> | undefined
  /** The mutant that becomes active when the modules are evaluated. */
  readonly mutant?: string | undefined
}

const config = {
  root: process.cwd(),
  setupFiles: ['tests/kit/temporal.ts'],
  passWithNoTests: true,
  allowOnly: false,
  sequence: { seed: 1, hooks: 'stack', setupFiles: 'list' },
  maxConcurrency: 1,
  testTimeout: TEST_LASTS,
  hookTimeout: TEST_LASTS,
  retry: 0,
  includeTaskLocation: false,
  tags: [],
  strictTags: false,
}

/** Runs until the first test has failed. */
const runnerOf = (modules: Modules, { ids, mutant }: Run): VitestRunner => {
  let hasFailed = false
  return {
    // Vitest fills in the rest for a worker of its own.
    config: config as unknown as VitestRunner['config'],
    importFile: (file) => modules.import(file),
    onBeforeRunFiles: () => {
      if (mutant !== undefined) instrumented.activeMutant = mutant
    },
    onBeforeRunTask: (task) => {
      const id = idOf(task)
      if (hasFailed || ids?.has(id) === false) task.mode = 'skip'
      instrumented.currentTestId = id
    },
    onAfterRunTask: ({ result }) => {
      hasFailed ||= result?.state === 'fail'
      instrumented.currentTestId = undefined
    },
  }
}

const resultOf = (test: Test): TestResult => {
  const { state, duration = 0, errors } = test.result ?? {}
  const named = { id: idOf(test), name: getTestName(test), timeSpentMs: duration }
  return state === 'fail'
    ? { ...named, status: TestStatus.Failed, failureMessage: errors?.[0]?.message ?? '' }
    : { ...named, status: state === 'pass' ? TestStatus.Success : TestStatus.Skipped }
}

/** A file that could not be loaded, or an error that nobody awaited, fails as a test does. */
const failure = (name: string, error: unknown): TestResult => ({
  id: name,
  name,
  timeSpentMs: 0,
  status: TestStatus.Failed,
  failureMessage: error instanceof Error ? error.message : String(error),
})

/** Errors that nobody awaits are thrown in a turn of their own. */
const nextTurn = () => new Promise<void>((done) => setTimeout(() => setImmediate(done)))

/**
 * Runs the fast tests in this process, where packages stay loaded: a mutant costs the evaluation of the product's
 * modules (some 50 ms), not the start of a worker (500 ms and more). They are evaluated anew for each mutant, a static
 * one being active by then, so that no mutant meets what another has left.
 */
class WarmRunner implements TestRunner {
  static inject = [] as const
  private modules!: Modules
  private parts: Parts | undefined
  private stray: unknown[] = []

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init(): Promise<void> {
    const keep = (error: unknown) => void this.stray.push(error)
    process.on('uncaughtException', keep).on('unhandledRejection', keep)
    let test: string | undefined
    // What a test imports is evaluated once for all tests after it: mutants met then are static.
    const begins = () => {
      test = instrumented.currentTestId
      instrumented.currentTestId = undefined
    }
    this.modules = await modulesOf(process.cwd(), begins, () => (instrumented.currentTestId = test))
  }

  async dryRun({ files = [] }: DryRunOptions): Promise<DryRunResult> {
    const parts = await partsFor(this.modules, files)
    instrumented.mutantCoverage = { static: {}, perTest: {} }
    const tests: TestResult[] = []
    const lasted = new Map<Part, number>()
    for (const part of allIn(parts)) {
      this.modules.forget()
      const began = performance.now()
      tests.push(...(await this.run(part, {})))
      lasted.set(part, performance.now() - began)
    }
    this.parts = cheapestFirst(parts, lasted)
    return { status: DryRunStatus.Complete, tests, mutantCoverage: instrumented.mutantCoverage }
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, testFilter, sandboxFileName, hitLimit } = options
    const ids = testFilter && new Set(testFilter)
    Object.assign(instrumented, { activeMutant: ids ? undefined : activeMutant.id, hitCount: 0, hitLimit })
    this.modules.forget()
    const tests: TestResult[] = []
    for (const part of this.partsOf(sandboxFileName)) {
      if (ids && ![...ids].some((id) => owns(part, id))) continue
      tests.push(...(await this.run(part, { ids, mutant: ids && activeMutant.id })))
      if (tests.some(({ status }) => status === TestStatus.Failed)) break
    }
    instrumented.activeMutant = undefined
    return toMutantRunResult(
      determineHitLimitReached(instrumented.hitCount, hitLimit) ?? { status: DryRunStatus.Complete, tests },
    )
  }

  private partsOf(file: string): readonly Part[] {
    const parts = (this.parts ??= partsFound())[file]
    if (parts === undefined) throw new Error(`It is not known which tests can notice a change of ${file}`)
    return parts
  }

  private async run({ file, machine }: Part, run: Run): Promise<readonly TestResult[]> {
    process.env['PATHS'] = machine ?? ''
    if (run.mutant !== undefined) instrumented.activeMutant = undefined
    this.modules.forget(file)
    this.stray = []
    const ended = await startTests([resolve(file)], runnerOf(this.modules, run))
    await nextTurn()
    return [
      ...ended.flatMap((each) => getTests(each)).map(resultOf),
      ...ended.flatMap(({ result, name }) => (result?.errors ?? []).map((error) => failure(name, error))),
      ...this.stray.map((error) => failure(file, error)),
    ]
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'warm', WarmRunner)]
