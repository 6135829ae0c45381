import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { machineFiles } from '../lists'
import type { Modules } from './modules'

/** Tests that run together: those of a file, or what the paths say of one machine. */
export interface Part {
  readonly file: string
  readonly machine?: string
}

/** By file, the parts that can notice a change of it. */
export type Parts = Readonly<Record<string, readonly Part[]>>

const ROOMS = 'tests/rooms'
const PATHS = 'tests/machines/paths.test.ts'
/** Tests without server and browser. */
const FAST = ['tests/core', 'tests/adapters', 'tests/machines']
/** How many parts judge a file: what everybody uses is judged by those that use it most directly. */
const JUDGES = 8
/** Says each field and status of all rows once more, so that it judges whatever a row is made of. */
const CONTRACT = 'tests/core/contract.test.ts'

interface Near {
  readonly part: Part
  readonly distances: ReadonlyMap<string, number>
}

const filesOfTests = async (modules: Modules): Promise<readonly Near[]> =>
  Promise.all(
    FAST.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
      .filter((file) => file.endsWith('.test.ts') && file !== PATHS)
      .map(async (file) => ({
        part: { file },
        distances: await modules.distancesFrom(file),
      })),
  )

/** The models, by the machines they name: what a model asks, such as a view record, is judged by it too. */
const modelFiles = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(ROOMS, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.model.ts'))
      .flatMap((name) =>
        [...readFileSync(`${ROOMS}/${name}`, 'utf8').matchAll(/^ *name: '(\w+)'/gm)].map(
          ([, machine = '']) => [machine, `${ROOMS}/${name}`] as const,
        ),
      ),
  )

const pathsOfMachines = async (modules: Modules): Promise<readonly Near[]> => {
  const models = modelFiles()
  return Promise.all(
    machineFiles().flatMap(({ path, names }) =>
      names.map(async (machine) => ({
        part: { file: PATHS, machine },
        distances: new Map([
          ...(await modules.distancesFrom(models.get(machine) ?? PATHS)),
          ...(await modules.distancesFrom(`src/machines/${path}.ts`)),
        ]),
      })),
    ),
  )
}

const judgesOf = (all: readonly Near[], file: string): readonly Part[] =>
  all
    .filter(({ distances }) => distances.has(file))
    .toSorted((a, b) => a.distances.get(file)! - b.distances.get(file)!)
    .map(({ part }) => part)
    .filter((part, at) => at < JUDGES || part.file === CONTRACT)

/** Each part once. */
export const allIn = (parts: Parts): readonly Part[] => [...new Set(Object.values(parts).flat())]

/** Whether a test, by its id, belongs to a part. */
export const owns = ({ file, machine }: Part, id: string): boolean =>
  id.replaceAll("'", '').startsWith(`${resolve(file)}#${machine === undefined ? '' : `the machine ${machine} `}`)

/** Where a process that takes the place of another finds what that one has found out. */
const FOUND = 'parts.json'

/** The fast tests that can notice a change of these files, as the imports say. */
export const partsFor = async (modules: Modules, files: readonly string[]): Promise<Parts> => {
  const [tests, paths] = [await filesOfTests(modules), await pathsOfMachines(modules)]
  const all = [...tests, ...paths]
  return Object.fromEntries(files.map((file) => [file, judgesOf(all, file)]))
}

/** The same in the order of how long each part has lasted: most mutants are noticed by a part that lasts a moment. */
export const cheapestFirst = (parts: Parts, lasted: ReadonlyMap<Part, number>): Parts => {
  const sorted = Object.fromEntries(
    Object.entries(parts).map(([file, each]) => [
      file,
      each.toSorted((a, b) => (lasted.get(a) ?? 0) - (lasted.get(b) ?? 0)),
    ]),
  )
  writeFileSync(FOUND, JSON.stringify(sorted))
  return sorted
}

export const partsFound = (): Parts => JSON.parse(readFileSync(FOUND, 'utf8')) as Parts
