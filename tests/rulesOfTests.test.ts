import { expect, test } from 'vitest'
import { type Source, sources, withoutComments } from './kit/sources'

const OWN = 'tests/rulesOfTests.test.ts'
const textsOf = (all: readonly Source[]) =>
  all
    .filter(({ path }) => path.startsWith('tests/') && path !== OWN)
    .map(({ path, text }) => ({ path, text: withoutComments(text) }))

const blocking = /\b(?:spawnSync|execSync|execFileSync)\b/
const blockingIn = (all: readonly Source[]) => textsOf(all).filter(({ text }) => blocking.test(text))

/** A worker that is held up answers neither the test runner nor its own connections. */
test('no test waits for a process without letting its worker go on', () => {
  expect(blockingIn(sources).map(({ path }) => path)).toEqual([])
})

test('a test that is held up by a process is noticed', () => {
  const text = `const { status } = spawnSync(process.execPath, ['--version'])`
  expect(blockingIn([{ path: 'tests/server/start.test.ts', text, imports: [] }])).toHaveLength(1)
})

/** Time that has passed on a clock, and names of such times. */
const ELAPSED = /\b(?:performance|Date)\.now\(\)\s*-|\bprocess\.(?:hrtime|cpuUsage)\b/
const ELAPSED_NAME = /\b(\w+) = [^\n]*\b(?:performance|Date)\.now\(\) -/g

const ASSERTION = /\bexpect\b.*\(|\.to(?:Be|Equal|Match|Have|Satisfy)\w*\(/
const timedIn = (all: readonly Source[]) =>
  textsOf(all).flatMap(({ path, text }) => {
    const names = [...text.matchAll(ELAPSED_NAME)].map(([, name]) => name!)
    const named = names.length === 0 ? null : new RegExp(`\\b(?:${names.join('|')})\\b`)
    const lines = text.replaceAll(/\(\n\s+/g, '(').split('\n')
    return lines
      .filter((line) => ASSERTION.test(line) && (ELAPSED.test(line) || named?.test(line)))
      .map((line) => `${path}: ${line.trim()}`)
  })

/** How long something takes depends on who else works on the machine: a figure measures it, a test says what comes first. */
test('no test expects a real time', () => {
  expect(timedIn(sources)).toEqual([])
})

test.each([
  'expect(performance.now() - from).toBeLessThan(1000)',
  'expect(\n  performance.now() - from,\n).toBeLessThan(1000)',
  'expect(gaps[1]).toBeLessThan(Math.ceil(performance.now() - closing))',
  'const took = Date.now() - from\nexpect(took).toBeLessThan(1000)',
  'const from = process.cpuUsage()\nexpect(process.cpuUsage(from).user).toBeLessThan(1000)',
])('a test that does is noticed: %s', (text) => {
  expect(timedIn([{ path: 'tests/server/start.test.ts', text, imports: [] }])).toHaveLength(1)
})
