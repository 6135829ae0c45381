import { readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

/** What the bundler knows of the modules. */
interface ModuleGraph {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null
}

/** What every page loads after its first paint: its ports, what the platform brings, dialogs, notices, the bell. */
export const afterFirstPaint = [
  'src/wiring/ports.ts',
  'src/wiring/platform.ts',
  'src/wiring/app.wiring.ts',
  'src/wiring/location.wiring.ts',
  'src/wiring/notifications.wiring.ts',
  'src/ui/app/SlotView.tsx',
  'src/ui/app/overEveryPage.ts',
] as const

/** Packages of many small files: their index imports all of them, and a module needs those it names. */
const collections = [
  { name: 'lucide-react', index: /lucide-react\/dist\/esm\/lucide-react\.mjs$/ },
  { name: 'styled-system/recipes', index: /styled-system\/recipes\/index\.mjs$/ },
] as const

const filesByName = new Map<string, ReadonlyMap<string, string>>()

/** The files of a collection by the names that its index gives them. */
const filesIn = (index: string): ReadonlyMap<string, string> => {
  const known = filesByName.get(index)
  if (known) return known
  const files = new Map<string, string>()
  for (const [, names, file = ''] of readFileSync(index, 'utf8').matchAll(
    /export (?:\{([^}]*)\}|\*) from ['"](\.[^'"]+)['"]/g,
  ))
    for (const name of names?.match(/\w+/g) ?? [
      basename(file, '.mjs').replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    ])
      files.set(name, join(dirname(index), file))
  filesByName.set(index, files)
  return files
}

/** The files that a module imports; of a collection those that it names. */
const importedBy = (graph: ModuleGraph, id: string): readonly string[] =>
  (graph.getModuleInfo(id)?.importedIds ?? []).flatMap((imported) => {
    const collection = collections.find(({ index }) => index.test(imported))
    if (collection === undefined) return [imported]
    const files = filesIn(imported)
    return [...readFileSync(id, 'utf8').matchAll(new RegExp(`import \\{([^}]*)\\} from '${collection.name}'`, 'g'))]
      .flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
      .flatMap((name) => files.get(name) ?? [])
  })

/** Modules that come with these because they import them, at once and not on demand. */
const closureOf = (graph: ModuleGraph, roots: readonly string[]): ReadonlySet<string> => {
  const met = new Set(roots)
  // A set that grows while it is walked is walked to its end.
  for (const id of met) for (const imported of importedBy(graph, id)) met.add(imported)
  return met
}

const pageView = /\/src\/ui\/([\w-]+)\/(?:\w+Page\.tsx|sitePages\.ts)$/
const staffRoom = /^(?:inpatient|prescription|reception|schedule)$/
const siteRoom = /^(?:app|marketing|session|support)$/

interface Page {
  readonly room: string
  readonly modules: ReadonlySet<string>
}

const audienceOf = (rooms: readonly string[]): 'care' | 'desk' | 'site' | 'kit' =>
  rooms.every((room) => staffRoom.test(room))
    ? 'desk'
    : rooms.every((room) => siteRoom.test(room))
      ? 'site'
      : rooms.some((room) => staffRoom.test(room) || siteRoom.test(room))
        ? 'kit'
        : 'care'

/** The pages that rooms declare, each with all that it is made of. */
const pagesOf = (graph: ModuleGraph, rooms: readonly string[], eager: ReadonlySet<string>): readonly Page[] =>
  rooms
    .flatMap((room) => graph.getModuleInfo(room)?.dynamicallyImportedIds ?? [])
    .flatMap((view) => {
      const [, room] = pageView.exec(view) ?? []
      if (room === undefined) return []
      const wiring = resolve(`src/wiring/${room}.wiring.ts`)
      const roots = graph.getModuleInfo(wiring) === null ? [view] : [view, wiring]
      const modules = new Set([...closureOf(graph, roots)].filter((id) => !eager.has(id)))
      return [{ room, modules }]
    })

/** Bytes of source below which what two rooms share is not worth a request of its own. */
const LEAST = 12_000

/** Files of the build, the most shared first: what a module imports is shared by at least as many rooms as itself. */
const LEVELS = ['first', 'common', 'kit', 'audience', 'rooms', 'room'] as const

/**
 * Groups of modules for the bundler, one file each: `first` is what the entry imports; `common` what every page loads
 * then, or most pages are made of; `kit`, `care`, `desk` and `site` what three rooms or more share; then what two rooms
 * share, and what one has. What is only opened over pages is in no group.
 */
export const chunksFrom = (entry: string) => {
  let placeOf: ReturnType<typeof placesIn> | undefined
  const place = (id: string, graph: ModuleGraph) => (placeOf ??= placesIn(graph, resolve(entry)))(id)
  const levels = LEVELS.map((level, at) => ({
    debugName: level,
    name: (id: string, graph: ModuleGraph): string | null => {
      const found = place(id, graph)
      return found?.level === level ? found.file : null
    },
    priority: 2 * (LEVELS.length - at),
    ...(level === 'rooms' ? { minSize: LEAST } : {}),
  }))
  return [
    ...levels,
    {
      debugName: 'small parts of two rooms',
      name: (id: string, graph: ModuleGraph): string | null => {
        const found = place(id, graph)
        return found?.level === 'rooms' ? `${audienceOf(found.file.split('_'))}-parts` : null
      },
      priority: 3,
    },
  ]
}

interface PlaceInBuild {
  readonly level: (typeof LEVELS)[number]
  readonly file: string
}

const placesIn = (graph: ModuleGraph, entry: string) => {
  const eager = new Set([...closureOf(graph, [entry])].filter((id) => id !== entry))
  const common = closureOf(
    graph,
    afterFirstPaint.map((file) => resolve(file)),
  )
  const pages = pagesOf(
    graph,
    [...eager].filter((id) => id.endsWith('.room.ts')),
    eager,
  )
  const placeOf = (id: string): PlaceInBuild | null => {
    if (eager.has(id)) return { level: 'first', file: 'first' }
    const made = pages.filter(({ modules }) => modules.has(id))
    if (common.has(id) || made.length > pages.length / 2) return { level: 'common', file: 'common' }
    const rooms = [...new Set(made.map(({ room }) => room))].toSorted()
    if (rooms.length === 0) return null
    if (rooms.length === 1) return { level: 'room', file: rooms[0]! }
    if (rooms.length === 2) return { level: 'rooms', file: rooms.join('_') }
    const file = audienceOf(rooms)
    return { level: file === 'kit' ? 'kit' : 'audience', file }
  }
  const known = new Map<string, PlaceInBuild | null>()
  return (id: string): PlaceInBuild | null => {
    if (!known.has(id)) known.set(id, placeOf(id))
    return known.get(id) ?? null
  }
}
