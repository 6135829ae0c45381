import 'temporal-polyfill/global'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { browsers } from './figures/browsers'
import { bundle } from './figures/bundle'
import { chatDrops } from './figures/chatDrops'
import { commit } from './figures/commit'
import { crash } from './figures/crash'
import { chaos } from './figures/chaos'
import { callbacks } from './figures/callbacks'
import { callDrops } from './figures/callDrops'
import { callJoin } from './figures/callJoin'
import { callRing } from './figures/callRing'
import { everyPage } from './figures/everyPage'
import type { Figure } from './figures/figure'
import { hostileFiles } from './figures/hostileFiles'
import { hour } from './figures/hour'
import { keyboardBooking } from './figures/keyboard'
import { large } from './figures/large'
import { load } from './figures/load'
import { lostAnswer } from './figures/lostAnswer'
import { mutants } from './figures/mutants'
import { oneSlot } from './figures/oneSlot'
import { orderCarts } from './figures/orderCarts'
import { orderDelay } from './figures/orderDelay'
import { orderRaces } from './figures/orderRaces'
import { otp } from './figures/otp'
import { paints } from './figures/paints'
import { pages } from './figures/pages'
import { paths } from './figures/paths'
import { policyMatrix } from './figures/policyMatrix'
import { isMet, markdownOf, type StoredFigure, type StoredFigures, tableOf, upToDate } from './figures/report'
import { salesExport } from './figures/salesExport'
import { search } from './figures/search'
import { signatures } from './figures/signatures'
import { orderAnswers } from './figures/orderAnswers'
import { chatDelay } from './figures/chatDelay'
import { chatLong } from './figures/chatLong'
import { orderLists } from './figures/orderLists'
import { ownOrders } from './figures/ownOrders'
import { suites } from './figures/suites'
import { supply } from './figures/supply'
import { taps } from './figures/taps'
import { typing } from './figures/typing'
import { upload } from './figures/upload'
import { isBuilt } from './inputs.js'
import { readUsage } from './usage.js'

/** In the order they are printed and stored. */
const figures: Readonly<Record<string, () => Promise<Figure>>> = {
  oneSlot,
  lostAnswer,
  orderAnswers: () => orderAnswers(),
  ownOrders,
  chatDelay,
  chatLong,
  orderCarts,
  orderDelay,
  orderLists,
  orderRaces,
  chatDrops: () => chatDrops(),
  callJoin: () => callJoin(),
  callDrops: () => callDrops(),
  callRing: () => callRing(),
  supply,
  signatures,
  upload,
  hostileFiles,
  salesExport,
  crash,
  policyMatrix,
  chaos,
  otp,
  callbacks,
  everyPage,
  keyboardBooking,
  browsers,
  paths,
  mutants,
  load,
  hour,
  suites,
  search,
  large,
  bundle,
  paints,
  pages,
  taps,
  typing,
}

const JSON_FILE = 'docs/figures.json'
const MARKDOWN_FILE = 'docs/figures.md'
/** In place of names: writes what the stored figures leave out today. */
const REFRESH = 'refresh'

/** The figures stored before: running some of them leaves the others as they are. */
const storedBefore = (): StoredFigures =>
  existsSync(JSON_FILE) ? (JSON.parse(readFileSync(JSON_FILE, 'utf8')) as StoredFigures) : {}

const inOrder = (stored: StoredFigures): StoredFigures =>
  Object.fromEntries(Object.keys(figures).flatMap((name) => (stored[name] ? [[name, stored[name]]] : [])))

const store = (stored: StoredFigures): void => {
  mkdirSync('docs', { recursive: true })
  writeFileSync(JSON_FILE, `${JSON.stringify(stored, null, 2)}\n`)
  writeFileSync(MARKDOWN_FILE, markdownOf(stored))
}

/** Measures nothing: each stored figure says anew what it leaves out. */
const refresh = (): void =>
  store(Object.fromEntries(Object.entries(storedBefore()).map(([name, figure]) => [name, upToDate(figure)])))

const run = async (names: readonly string[]): Promise<boolean> => {
  const failures: string[] = []
  const ran: Record<string, StoredFigure> = {}
  const measured = commit()
  for (const name of names) {
    const from = performance.now()
    console.log(`measuring ${name}…`)
    try {
      const figure = await figures[name]!()
      const seconds = Math.round((performance.now() - from) / 100) / 10
      ran[name] = upToDate({
        ...figure,
        at: new Date().toISOString(),
        commit: measured,
        seconds,
        on: `Node ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)}`,
      })
      if (!figure.isPartial) store(inOrder({ ...storedBefore(), [name]: ran[name] }))
    } catch (error) {
      failures.push(
        `${name} could not be measured: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      )
    }
  }
  console.log(`\n${tableOf(ran)}`)
  for (const failure of failures) console.error(`\n${failure}`)
  return failures.length === 0 && Object.values(ran).every(isMet)
}

readUsage(
  `npm run figures -- [NAME…]
npm run figures -- ${REFRESH}

Measures figures, all of them where none is named, and stores them in docs/figures.md: ${Object.keys(figures).join(', ')}.
${REFRESH} measures nothing: each stored figure says anew what it leaves out.`,
  (argument) => argument in figures || argument === REFRESH,
)
const asked = process.argv.slice(2)
if (asked[0] === REFRESH) {
  refresh()
  process.exit(0)
}
const names = asked.length > 0 ? asked : Object.keys(figures)
const isOfSources = names.every((name) => name === 'mutants')
// An older build is not what stands here.
if (!isOfSources && !isBuilt(process.cwd())) execFileSync('npx', ['tsx', 'tools/build.ts'], { stdio: 'inherit' })
// A figure may leave a connection or a timer behind: the exit code is known, so nothing needs to be waited for.
process.exit((await run(names)) ? 0 : 1)
