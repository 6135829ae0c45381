import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Documents } from './documents'

const MACHINES = 'src/machines'
const CORE = 'src/core'
const SERVER = 'server'

interface Found {
  /** From the folder of its floor, without `.ts`: `./booking/booking.machine`. */
  readonly path: string
  readonly text: string
}

const filesOf = (floor: string, ending: string): readonly Found[] =>
  readdirSync(floor, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ending))
    .toSorted()
    .map((file) => ({ path: `./${file.replace(/\.ts$/, '')}`, text: readFileSync(`${floor}/${file}`, 'utf8') }))

/** `profile` of `./doctors/profile.api`: a second room may lie in the folder of another. */
const roomOf = (path: string): string => basename(path).split('.')[0]!

const isExported = ({ text }: Found, name: string): boolean => new RegExp(`^export const ${name}\\b`, 'm').test(text)

/** What rooms export under their name, `reviewsApi` of `reviews.api.ts`, in alphabetical order. */
const exportsOfRooms = (floor: string, kind: string, ending: string) =>
  filesOf(floor, `.${kind}.ts`)
    .map((file) => ({ ...file, room: roomOf(file.path), name: `${roomOf(file.path)}${ending}` }))
    .filter((file) => isExported(file, file.name))
    .toSorted((a, b) => (a.room < b.room ? -1 : 1))

const importLine = (names: readonly string[], from: string): string => `import { ${names.join(', ')} } from '${from}'`

const written = (...lines: readonly string[]): string => [...lines, ''].join('\n')

const BY = '`npm run lists` writes this file.'

/** Files of machines and what each exports; a function that makes machines is none. */
export const machineFiles = (): readonly { readonly path: string; readonly names: readonly string[] }[] =>
  filesOf(MACHINES, '.machine.ts')
    .map(({ path, text }) => ({
      path,
      names: [...text.matchAll(/^export const (\w+)Machine = (?!<)/gm)].map(([, name = '']) => name),
    }))
    .filter(({ names }) => names.length > 0)

const registry = (): string => {
  const files = machineFiles()
  const names = files.flatMap((file) => file.names).toSorted()
  return written(
    ...files.map(({ path, names }) =>
      importLine(
        names.map((name) => `${name}Machine`),
        path,
      ),
    ),
    '',
    `/** Every machine by name: for the diagrams, the gallery and the path tests. ${BY} */`,
    'export const registry = {',
    ...names.map((name) => `  ${name}: ${name}Machine,`),
    '} as const',
    '',
    'export type MachineName = keyof typeof registry',
  )
}

const contract = (): string => {
  const rooms = exportsOfRooms(CORE, 'api', 'Api').map((room) => ({
    ...room,
    from: room.path.replace('./app/', './').replace(/^\.\/(?=.*\/)/, '../'),
    isEager: isExported(room, 'isEager'),
  }))
  return written(
    ...rooms.filter(({ isEager }) => isEager).map(({ name, from }) => importLine([name], from)),
    '',
    '/**',
    ' * The contract by room. Rows are loaded with the first call of their room, so that a page carries the schemas of its own',
    ' * calls; those of a room whose api is `isEager` come with the ports.',
    ` * ${BY}`,
    ' */',
    'export const contract = {',
    ...rooms.map(({ room, name, from, isEager }) =>
      isEager
        ? `  ${room}: () => Promise.resolve(${name}),`
        : `  ${room}: async () => (await import('${from}')).${name},`,
    ),
    '} as const',
    '',
    '/** The rows of every room: what the server must implement and the documents describe. */',
    'export type ContractRows = { readonly [R in keyof typeof contract]: Awaited<ReturnType<(typeof contract)[R]>> }',
  )
}

/** Records of rooms, `reviewsRoutes` of `reviews.routes.ts`, as one. */
const spread = (kind: string, ending: string, name: string, words: string): string => {
  const rooms = exportsOfRooms(CORE, kind, ending)
  return written(
    ...rooms.map((room) => importLine([room.name], room.path.replace('./app/', './').replace(/^\.\/(?=.*\/)/, '../'))),
    '',
    `/** ${words} ${BY} */`,
    `export const ${name} = {`,
    ...rooms.map((room) => `  ...${room.name},`),
    '} as const',
  )
}

const serverRooms = (): string => {
  const rooms = exportsOfRooms(SERVER, 'room', 'Room')
  return written(
    ...rooms.map(({ name, path }) => importLine([name], path)),
    '',
    '/**',
    ' * Every room of the server; handlers, policy, messages, jobs and mounts are built from this list.',
    ` * ${BY}`,
    ' */',
    'export const rooms = {',
    ...rooms.map(({ room, name }) => `  ${room}: ${name},`),
    '} as const',
  )
}

/** The lists that hold what rooms bring, written from the files there are, so that nobody enters anything by hand. */
export const lists = (): Documents => ({
  [`${MACHINES}/registry.ts`]: registry(),
  [`${CORE}/app/contract.ts`]: contract(),
  [`${CORE}/app/roomRoutes.ts`]: spread('routes', 'Routes', 'roomRoutes', 'The addresses of every room.'),
  [`${CORE}/app/roomPanels.ts`]: spread(
    'panels',
    'Panels',
    'roomPanels',
    'What staff open over the page they are on, room by room: who may, and with which permission.',
  ),
  [`${SERVER}/rooms.ts`]: serverRooms(),
})
