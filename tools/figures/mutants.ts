import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { machineFiles } from '../registry'
import { type Figure, type Measure, reported } from './figure'

/** Code whose mutants are judged together, by the fast tests that are about it. */
interface Piece {
  readonly mutate: readonly string[]
  readonly tests: readonly string[]
  /** The machines whose models are walked. */
  readonly paths: readonly string[]
}

const CORE = 'src/core'
const MACHINES = 'src/machines'
const PATHS = 'tests/machines/paths.test.ts'
/** What is asked of every row, route and lifecycle; the OpenAPI document says each field and status once more. */
const OF_EVERY_ROOM = ['contract', 'lifecycle', 'links', 'permissions', 'rooms', 'routes'].map(
  (name) => `tests/core/${name}.test.ts`,
)

const roomsIn = (floor: string): readonly string[] =>
  readdirSync(floor, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

/** The tests in a folder that are about a room, because they import it. */
const testsAbout = (folder: string, room: string): readonly string[] =>
  readdirSync(folder)
    .map((file) => `${folder}/${file}`)
    .filter((file) => file !== PATHS && readFileSync(file, 'utf8').includes(`${room}/`))

const coreOf = (room: string): Piece => {
  const about = ['tests/core', 'tests/adapters'].flatMap((folder) => testsAbout(folder, `${CORE}/${room}`))
  return { mutate: [`${CORE}/${room}/*.ts`], tests: [...new Set([...OF_EVERY_ROOM, ...about])], paths: [] }
}

/** The kit has few machines of its own: it is judged by machines that use all of it. */
const USES_THE_KIT = ['orders', 'content', 'login', 'enquiry', 'checkout']

const machinesOf = (room: string): Piece => ({
  mutate: [`${MACHINES}/${room}/*.ts`],
  tests: [PATHS, ...testsAbout('tests/machines', `${MACHINES}/${room}`)],
  paths: [
    ...machineFiles().flatMap(({ path, names }) => (path.startsWith(`./${room}/`) ? names : [])),
    ...(room === 'kit' ? USES_THE_KIT : []),
  ],
})

const pieces: Readonly<Record<string, Piece>> = {
  ...Object.fromEntries(roomsIn(CORE).map((room) => [`core/${room}`, coreOf(room)])),
  ...Object.fromEntries(roomsIn(MACHINES).map((room) => [`machines/${room}`, machinesOf(room)])),
}

const FOLDER = 'test-output/mutation'
const SURVIVORS = 'docs/mutants.md'
/** Where only some pieces are to be run: `core`, or `core/booking`. The others count as they were measured last. */
const asked = process.env['MUTANTS']?.split(',')
const isAsked = (name: string): boolean => asked?.some((each) => name === each || name.startsWith(`${each}/`)) ?? true

interface Mutant {
  readonly status: string
  readonly mutatorName: string
  readonly replacement?: string
  readonly location: { readonly start: { readonly line: number; readonly column: number } }
}
interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>
}

const reportOf = (name: string): string => `${FOLDER}/${name.replace('/', '.')}.json`

const run = (name: string, { mutate, tests, paths }: Piece): void => {
  const config = reportOf(name).replace('.json', '.config.json')
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
      // TypeScript 7 has no API that Stryker could call.
      tsconfigFile: 'none.json',
      coverageAnalysis: 'perTest',
      ignoreStatic: false,
      concurrency: Number(process.env['MUTATION_WORKERS'] ?? 2),
      // A machine that is busy with something else must not be taken for a mutant that never ends.
      timeoutMS: 60_000,
      mutate,
      reporters: ['json'],
      jsonReporter: { fileName: reportOf(name) },
      tempDirName: `${FOLDER}/tree`,
      allowConsoleColors: false,
      ignorePatterns: ['dist', 'public', 'test-output'],
    }),
  )
  const env = { ...process.env, PATHS: paths.join(), MUTATION_TESTS: tests.join() }
  const { status } = spawnSync('npx', ['stryker', 'run', config], { stdio: 'inherit', env })
  if (status !== 0) throw new Error(`The mutants of ${name} could not be judged`)
}

const CAUGHT = new Set(['Killed', 'Timeout'])
const LEFT = new Set(['Survived', 'NoCoverage'])

const judged = (name: string) => {
  const { files } = JSON.parse(readFileSync(reportOf(name), 'utf8')) as Report
  const mutants = Object.entries(files).flatMap(([file, each]) => each.mutants.map((mutant) => ({ file, ...mutant })))
  return {
    name,
    caught: mutants.filter(({ status }) => CAUGHT.has(status)).length,
    left: mutants.filter(({ status }) => LEFT.has(status)),
  }
}
type Judged = ReturnType<typeof judged>

const share = (caught: number, all: number): string => (all === 0 ? '100 %' : `${((caught / all) * 100).toFixed(1)} %`)

const survivors = (all: readonly Judged[]): string => {
  const lines = all.flatMap(({ name, left }) => [
    `## ${name}`,
    '',
    ...left.map(
      ({ file, location: { start }, mutatorName, replacement = '' }) =>
        `- \`${file}:${start.line}:${start.column}\` ${mutatorName} → \`${replacement.replaceAll(/\s+/g, ' ').replaceAll('`', "'").slice(0, 80)}\``,
    ),
    '',
  ])
  return ['# Mutants that no fast test notices', '', ...lines].join('\n')
}

const LEAST = 0.9

/** Mutants of the core and the machines that the fast tests notice, static ones included. */
export const mutants = async (): Promise<Figure> => {
  for (const [name, piece] of Object.entries(pieces)) if (isAsked(name)) run(name, piece)
  const measured = Object.keys(pieces).filter((name) => existsSync(reportOf(name)))
  const all = measured.map(judged)
  writeFileSync(SURVIVORS, survivors(all))
  const measures = all.map(({ name, caught, left }): Measure => {
    const total = caught + left.length
    return {
      what: `${name}: mutants killed`,
      samples: `${total} mutants`,
      value: share(caught, total),
      target: 'at least 90 %',
      met: caught >= LEAST * total,
    }
  })
  const missing = Object.keys(pieces).filter((name) => !measured.includes(name))
  return {
    number: 13,
    title: 'mutants killed by the fast tests',
    measures: [
      ...measures,
      reported(
        'not measured',
        `${Object.keys(pieces).length} pieces`,
        missing.length === 0 ? 'nothing' : missing.join(', '),
      ),
    ],
  }
}
