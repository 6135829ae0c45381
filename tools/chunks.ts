import { readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileGroups, type PlacedModule } from './fileGroups'

/** What the bundler knows of the modules. */
interface ModuleGraph {
  readonly getModuleInfo: (id: string) => {
    readonly code: string | null
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
  } | null
}

/** What is fetched together: a page, or something that is opened over one. */
export interface Visit {
  readonly name: string
  readonly modules: readonly string[]
  /** How much it counts beside others. */
  readonly weight: number
  /** It is opened with the first load alone. */
  readonly isFirst?: boolean
}

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

/** Bytes of a module without its comments. */
const sizeOf = (graph: ModuleGraph, id: string): number =>
  (graph.getModuleInfo(id)?.code ?? '').replaceAll(/\/\*[\s\S]*?\*\//g, '').length

/** Bytes that take a phone as long as one more request. */
const REQUEST = 20_000
/** How much it counts what is fetched for one moment of a page. */
const MOMENT = 0.01
/** More than any file is away from one that imports nothing. */
const DEEPEST = 40

/** What the bundler itself adds. */
const BUNDLER_RUNTIME = '\0rolldown/runtime.js'

const isText = (id: string): boolean => id.endsWith('.json') && id.includes('/src/ui/intl/')
const isStyle = (id: string): boolean => id.endsWith('.css')

/**
 * Groups of modules for the bundler, one file each: `first` is what the entry imports, `common` what every page loads
 * then; the others are made for what is visited.
 */
export const chunksFrom = (entry: string, common: readonly string[], visits: readonly Visit[]) => {
  let placeOf: ReturnType<typeof placesIn> | undefined
  return Array.from({ length: DEEPEST }, (_, depth) => ({
    debugName: `files ${depth} away from the first load`,
    name: (id: string, graph: ModuleGraph): string | null => {
      placeOf ??= placesIn(graph, resolve(entry), common, visits)
      const place = placeOf.get(id)
      return place?.depth === depth ? place.file : null
    },
    priority: DEEPEST - depth,
  }))
}

interface PlaceInBuild {
  readonly file: string
  readonly depth: number
}

const placesIn = (graph: ModuleGraph, entry: string, common: readonly string[], visits: readonly Visit[]) => {
  const first = firstOf(graph, entry, common, visits)
  const soon = [...soonOf(graph, common, visits)].filter((id) => !first.has(id))
  const here = new Set([...first, ...soon])
  const all = [...visits, ...momentsOf(graph, here, visits)]
  const modules = placedIn(graph, here, all)
  const groups = fileGroups(modules, { weights: all.map(({ weight }) => weight), request: REQUEST })
  const places = new Map<string, PlaceInBuild>()
  for (const id of [...first, BUNDLER_RUNTIME]) if (id !== entry) places.set(id, { file: 'first', depth: 0 })
  for (const id of soon) places.set(id, { file: 'common', depth: 1 })
  groups.forEach((group, at) => {
    const names = all.filter((_, bit) => group.visits & (1n << BigInt(bit))).map(({ name }) => name)
    const file = names.length === 1 ? names[0]! : `${names[0]}_${at}`
    for (const id of group.modules) places.set(id, { file, depth: group.depth + 2 })
  })
  return places
}

/** What the entry imports, and the little that a page which is opened with it alone shares with the others. */
const firstOf = (graph: ModuleGraph, entry: string, common: readonly string[], visits: readonly Visit[]) => {
  const modulesOf = (is: boolean) =>
    visits.filter(({ isFirst = false }) => isFirst === is).flatMap((each) => each.modules)
  const others = closureOf(graph, rootsIn([...common, ...modulesOf(false)]))
  const shared = [...closureOf(graph, rootsIn(modulesOf(true)))].filter((id) => others.has(id))
  return new Set([...closureOf(graph, [entry]), ...shared])
}

/** What every page loads after the first load, and what most pages are made of. */
const soonOf = (graph: ModuleGraph, common: readonly string[], visits: readonly Visit[]) => {
  const pages = visits.filter(({ weight }) => weight === 1).map(({ modules }) => closureOf(graph, rootsIn(modules)))
  const counts = new Map<string, number>()
  for (const id of pages.flatMap((closure) => [...closure])) counts.set(id, (counts.get(id) ?? 0) + 1)
  const ofMost = [...counts].filter(([, count]) => count > pages.length / 2).map(([id]) => id)
  return new Set([...closureOf(graph, rootsIn(common)), ...ofMost.filter((id) => !isText(id) && !isStyle(id))])
}

const bitsOf = <A>(all: readonly A[], has: (each: A) => boolean): bigint =>
  all.reduce((bits, each, at) => (has(each) ? bits | (1n << BigInt(at)) : bits), 0n)

/** The modules that visits need beside what is here already. */
const placedIn = (graph: ModuleGraph, here: ReadonlySet<string>, visits: readonly Visit[]): readonly PlacedModule[] => {
  const closures = visits.map(({ modules }) => closureOf(graph, rootsIn(modules)))
  const ids = new Set(closures.flatMap((closure) => [...closure]))
  return [...ids]
    .filter((id) => !here.has(id) && !isText(id) && !isStyle(id))
    .map((id) => ({
      id,
      size: sizeOf(graph, id),
      visits: bitsOf(closures, (closure) => closure.has(id)),
      imports: importedBy(graph, id),
    }))
}

const rootsIn = (modules: readonly string[]): readonly string[] => modules.map((module) => resolve(module))

/** What is imported on demand and belongs to no visit: each is a small visit of its own. */
const momentsOf = (graph: ModuleGraph, here: ReadonlySet<string>, visits: readonly Visit[]): readonly Visit[] => {
  const known = new Set(visits.flatMap(({ modules }) => rootsIn(modules)))
  const met = new Set([...here, ...known])
  const moments = new Set<string>()
  // A set that grows while it is walked is walked to its end.
  for (const id of met) {
    for (const imported of importedBy(graph, id)) met.add(imported)
    for (const imported of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      met.add(imported)
      if (!known.has(imported) && !here.has(imported) && !isText(imported) && !isStyle(imported)) moments.add(imported)
    }
  }
  return [...moments].map((id) => ({
    name: basename(id).replace(/\.\w+$/, ''),
    modules: [relative('.', id)],
    weight: MOMENT,
  }))
}
