import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { TEST_LASTS, WAITS_FOR } from './kit/limits'
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

/** A limit of a test or of a wait as its last argument, in milliseconds: what a test does with one of the product's is no such. */
const LIMIT = /^\s*\}, (\d[\d_]*)\)$|\bexpect\.poll\([^\n]*\btimeout: (\d[\d_]*)/gm
const LEAST_LIMIT = 100
const impatient = (all: readonly Source[]) =>
  textsOf(all).flatMap(({ path, text }) =>
    [...text.matchAll(LIMIT)]
      .map(([line, ofTest, ofWait]) => ({ line, limit: Number((ofTest ?? ofWait)!.replaceAll('_', '')), ofTest }))
      .filter(({ limit, ofTest }) => limit >= LEAST_LIMIT && limit < (ofTest === undefined ? WAITS_FOR : TEST_LASTS))
      .map(({ line }) => `${path}: ${line.trim()}`),
  )

/** On a machine that is busy with something else every test is slow. */
test('no test has a limit that is shorter than the one of all', () => {
  expect(impatient(sources)).toEqual([])
})

test.each(['  }, 60_000)', '  await expect.poll(openFiles, { timeout: 5000 }).toEqual([])'])(
  'a test that has one is noticed: %s',
  (text) => {
    expect(impatient([{ path: 'tests/server/start.test.ts', text, imports: [] }])).toHaveLength(1)
  },
)

const ofBrowser = sources.filter(({ path }) =>
  /^tests\/(?:e2e\/|kit\/|rooms\/[^/]+\/[^/]+\.(?:player|page|screens)\.ts$)/.test(path),
)

/** What is between the bracket that opens here and the one that closes it; brackets in texts come in pairs, but for these. */
const bracketed = (text: string, from: number): string => {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return text.slice(from + 1, at)
  }
  return text.slice(from + 1)
}

/** Asks a page, or somebody in front of it, how it is now, and waits for nothing. */
const look =
  /\bawait\b[^;]*?(?:\bI\.\w+|\.(?:count|isVisible|isHidden|isChecked|isEnabled|isDisabled|textContent|innerText|innerHTML|inputValue|allTextContents|allInnerTexts|getAttribute|boundingBox|evaluate|evaluateAll))\(|\bpage\.url\(\)/

const looksIn = ({ path, text }: Pick<Source, 'path' | 'text'>): readonly string[] =>
  [...withoutComments(text).matchAll(/\bexpect(?=\()/g)]
    .map(({ index }) => bracketed(withoutComments(text), index + 'expect'.length))
    .filter((asserted) => look.test(asserted))
    .map((asserted) => `${path}: expect(${asserted.replaceAll(/\s+/g, ' ')})`)

/** A page that is still being drawn shows something else a moment later. */
test('what a page shows is awaited until it holds, not looked at once', () => {
  expect(ofBrowser.flatMap(looksIn)).toEqual([])
})

test.each([
  "expect(await page.getByRole('dialog').count()).toBe(1)",
  'expect(\n  await field.inputValue(),\n).toBe("Asha")',
  'expect([await one.isVisible(), await other.isVisible()]).toEqual([true, false])',
  'expect((await strip.boundingBox())!.height).toBe(44)',
  "expect(await I.textIn('Problem')).toBe('')",
  "expect(new URL(page.url()).search).toBe('')",
])('a test that looks once is noticed: %s', (text) => {
  expect(looksIn({ path: 'tests/e2e/kit.test.ts', text })).toHaveLength(1)
})

test('a test that waits until it holds is not taken for one', () => {
  const text = 'await expect.poll(() => field.inputValue()).toBe("Asha")\nexpect(await played(page)).toEqual([])'
  expect(looksIn({ path: 'tests/e2e/kit.test.ts', text })).toEqual([])
})

/** The people whom everybody knows: what one file does as them reaches every other of its worker. */
const shared = /\bdemonstration(?:Accounts|Providers)\b|\b9000000\d{3}\b|\b90000 ?000\d\d\b/
const sharing = (all: readonly Source[]): readonly string[] =>
  textsOf(all)
    .filter(({ path, text }) => path.startsWith('tests/e2e/') && shared.test(text))
    .map(({ path }) => path)

/** Files that come as the demonstration's people, by their names, and why. */
const asDemonstrated: Readonly<Record<string, string>> = {
  'inpatients.test.ts': 'reads a list of so many patients that it fills the window',
  'longNames.test.ts': 'on a practice of its own',
  'orderCards.test.ts': 'on a practice of its own, whose family has orders of every kind',
  'orderBoard.test.ts': 'on a practice of its own, whose pharmacy and centre have hundreds of orders',
}

test('each file of the browser brings its own people', () => {
  expect(sharing(sources).filter((path) => !(basename(path) in asDemonstrated))).toEqual([])
})

test.each([
  "import { demonstrationAccounts } from '../../server/seed/accounts'",
  "await sessionOf(served, '9000000002')",
])('a file that comes as somebody whom all share is noticed: %s', (text) => {
  expect(sharing([{ path: 'tests/e2e/matrices/one.test.ts', text, imports: [] }])).toHaveLength(1)
})
