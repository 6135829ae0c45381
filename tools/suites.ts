import { readdirSync } from 'node:fs'

/** A part of all tests, by the paths of its files. */
export interface Suite {
  readonly name: string
  readonly files: RegExp
  /** Whether its tests drive a browser. */
  readonly isInBrowser: boolean
  /** Whether `npm test` runs it; `npm run test:all` runs every one. */
  readonly isEveryday: boolean
  /** Whether `npm test -- ROOM` runs what is the room's own in it. */
  readonly isOfRooms: boolean
  /** Whether it has the machine to itself: browsers that see and hear each other for minutes. */
  readonly isAlone: boolean
}

const suite = (
  name: string,
  files: RegExp,
  { isInBrowser = true, isEveryday = false, isOfRooms = isEveryday, isAlone = false }: Partial<Suite> = {},
): Suite => ({ name, files, isInBrowser, isEveryday, isOfRooms, isAlone })

/** A test file belongs to the first that its path fits. */
export const suites: readonly Suite[] = [
  suite('tours', /^tests\/rooms\/[^/]+\/tours\.test\.ts$/),
  suite('matrices', /^tests\/matrices\//, { isInBrowser: false }),
  suite('processes', /^tests\/processes\//, { isInBrowser: false, isOfRooms: true }),
  suite('layout', /^tests\/e2e\/layout\//, { isOfRooms: true }),
  suite('edges', /^tests\/e2e\/edges\//, { isOfRooms: true }),
  suite('browserMatrices', /^tests\/e2e\/matrices\//),
  suite('engines', /^tests\/e2e\/engines\//),
  suite('calls', /^tests\/e2e\/calls\//, { isAlone: true }),
  suite('browser', /^tests\/e2e\//, { isEveryday: true }),
  suite('node', /^tests\//, { isInBrowser: false, isEveryday: true }),
]

export const suiteOf = (path: string): Suite => suites.find(({ files }) => files.test(path))!

/** Every test file. */
export const testFiles = (): readonly string[] =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((path) => `tests/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.test\.tsx?$/.test(path))
    .toSorted()

/** What is run with one set of workers, which load a module once. */
export interface Group {
  readonly name: string
  readonly suites: readonly Suite[]
}

/** The groups of a run, as its command says in `SUITES`: what `npm test` runs, with or without rooms, all there is, or each suite for itself. */
export const groupsOf = (asked: string | undefined): readonly Group[] => {
  const together = (name: string, isIn: (suite: Suite) => boolean) => ({ name, suites: suites.filter(isIn) })
  if (asked === 'everyday') return [together('everyday', ({ isEveryday }) => isEveryday)]
  if (asked === 'rooms') return [together('rooms', ({ isOfRooms }) => isOfRooms)]
  if (asked === 'all') return [together('together', (one) => !one.isAlone), together('alone', (one) => one.isAlone)]
  return suites.map((one) => together(one.name, (other) => other === one))
}

export const filesOf = ({ suites: own }: Group): readonly string[] =>
  testFiles().filter((path) => own.includes(suiteOf(path)))
