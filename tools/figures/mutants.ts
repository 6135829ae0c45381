import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { writeDocuments } from '../documents'
import { type Judged, judgedOf, type Report } from '../mutation/report'
import { OPENAPI, openApiDocument } from '../openApi'
import { commit } from './commit'
import { type Figure, type Measure, reported } from './figure'
import type { StoredFigures } from './report'

const FLOORS = ['src/core', 'src/machines']
const TESTS = ['tests/core', 'tests/adapters', 'tests/machines', 'tests/kit/paths']
const FOLDER = 'test-output/mutation'
const SURVIVORS = 'generated/mutants'
const LEAST = 0.9

const rooms = [
  ...new Set(
    FLOORS.flatMap((floor) => readdirSync(floor, { withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  ),
].toSorted()

const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => `${folder}/${file}`)
        .toSorted()
    : []
const sourcesOf = (room: string): readonly string[] => FLOORS.flatMap((floor) => filesIn(`${floor}/${room}`))

/** A room is measured once as it is: a run that was broken off goes on with the next room. */
const stateOf = (room: string): string => {
  const hash = createHash('sha256')
  for (const file of [...sourcesOf(room), ...TESTS.flatMap(filesIn)]) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** When a room was measured, and as what. */
interface Stamp {
  readonly state: string
  readonly at: string
  readonly commit: string
}

const fileOf = (room: string, kind: string): string => `${FOLDER}/${room}.${kind}.json`
const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
const stampOf = (room: string) => read(fileOf(room, 'stamp')) as Stamp | undefined

/** The rooms asked for, as in `MUTANTS=booking,payment`, in that order; the others count as they were measured last. */
const asked = process.env['MUTANTS']?.split(',').filter((name) => rooms.includes(name)) ?? rooms

const run = (room: string): void => {
  const stamp: Stamp = { state: stateOf(room), at: new Date().toISOString(), commit: commit() }
  if (stampOf(room)?.state === stamp.state) return
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(
    fileOf(room, 'config'),
    JSON.stringify({
      testRunner: 'warm',
      plugins: ['./tools/mutation/runner.ts'],
      testRunnerNodeArgs: ['--import', 'tsx'],
      // TypeScript 7 has no API that Stryker could call.
      tsconfigFile: 'none.json',
      coverageAnalysis: 'perTest',
      ignoreStatic: false,
      concurrency: Number(process.env['MUTATION_WORKERS'] ?? 2),
      // A machine that is busy with something else must not be taken for a mutant that never ends.
      timeoutMS: 20_000,
      mutate: sourcesOf(room),
      reporters: ['json', 'progress-append-only'],
      jsonReporter: { fileName: fileOf(room, 'report') },
      tempDirName: `${FOLDER}/tree-${room}`,
      allowConsoleColors: false,
      ignorePatterns: ['dist', 'public', 'test-output'],
      warnings: { slow: false },
    }),
  )
  writeDocuments(openApiDocument())
  const { status } = spawnSync('stryker', ['run', fileOf(room, 'config')], {
    stdio: 'inherit',
    // Its processes load the runner, which is TypeScript.
    env: { ...process.env, NODE_OPTIONS: '--import tsx', CONTRACT_BEFORE: OPENAPI },
  })
  if (status !== 0) throw new Error(`The mutants of ${room} could not be judged`)
  writeFileSync(fileOf(room, 'stamp'), JSON.stringify(stamp))
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const measureOf = (
  room: string,
  { killed, survived, uncovered, unloadable }: Judged,
  { at, commit }: Stamp,
): Measure => {
  const total = killed + survived.length + uncovered.length
  const share = total === 0 ? 1 : killed / total
  return {
    what: room,
    samples: `${total} mutants, ${at.slice(0, 10)}, commit ${commit}; ${unloadable} left out`,
    value: `${percent(share)}: ${killed} killed, ${survived.length} survived, ${uncovered.length} not covered`,
    target: `at least ${percent(LEAST)}`,
    met: share >= LEAST,
  }
}

const pageOf = (room: string, { survived, uncovered }: Judged): string =>
  [
    `# Mutants of ${room} that no fast test notices`,
    '',
    ...survived.map((line) => `- ${line}`),
    ...uncovered.map((line) => `- not covered: ${line}`),
    '',
  ].join('\n')

const RULE = 'a mutant that cannot be loaded; those that the type checker refuses are counted as left'

/** Mutants of core and machines that the fast tests notice, room by room, static ones included. */
export const mutants = async (): Promise<Figure> => {
  for (const room of asked) run(room)
  const stored = (read('docs/figures.json') as StoredFigures | undefined)?.['mutants']?.measures ?? []
  const reports = new Map(
    rooms.flatMap((room) => {
      const report = read(fileOf(room, 'report')) as Report | undefined
      return report && stampOf(room) ? [[room, report] as const] : []
    }),
  )
  mkdirSync(SURVIVORS, { recursive: true })
  const measures = rooms.flatMap((room) => {
    const report = reports.get(room)
    if (report === undefined) return stored.filter(({ what }) => what === room)
    const judged = judgedOf(report)
    writeFileSync(`${SURVIVORS}/${room}.md`, pageOf(room, judged))
    return [measureOf(room, judged, stampOf(room)!)]
  })
  const missing = rooms.filter((room) => !measures.some(({ what }) => what === room))
  return {
    number: 13,
    title: 'mutants of core and machines killed by the fast tests',
    measures: [
      ...measures,
      reported('left out of every room', 'by rule', RULE),
      reported('not measured', `${rooms.length} rooms`, missing.length === 0 ? 'nothing' : missing.join(', ')),
    ],
  }
}
