import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { builtFileOf } from '../../server/kit/pages'
import { isStaff, type Route, type RouteName, routeNames, routes } from '../../src/core/app/routes'
import { type Figure, atMost, type Measure } from './figure'

export const CLIENT_DIR = 'dist/client'
/** Kilobytes of 1,024 bytes, compressed. */
export const SCRIPT_LIMIT = 142
export const STYLE_LIMIT = 8.1
const KILOBYTE = 1024

/** What the scripts of a page may weigh, in kilobytes as they travel. */
export const scriptBudgetOf = (route: RouteName): number => {
  const { roles }: Route = routes[route]
  return roles !== null && roles.every(isStaff) ? 240 : 200
}

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

export interface FirstLoad {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly scriptBytes: number
  readonly styleBytes: number
}

const textOf = (path: string): string => {
  if (!existsSync(path)) throw new Error(`There is no ${path}: build the client first, with npm run build`)
  return readFileSync(path, 'utf8')
}

/** What a browser must have before the first page runs: what the shell names, with all that imports. */
export const firstLoad = (clientDir = CLIENT_DIR): FirstLoad => {
  const shell = textOf(join(clientDir, 'shell.html'))
  const chunks = JSON.parse(textOf(join(clientDir, '.vite/manifest.json'))) as Readonly<Record<string, Chunk>>
  const named = [...shell.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(
    ([, file]) => file!,
  )
  const eager = new Set(Object.keys(chunks).filter((name) => named.includes(chunks[name]!.file)))
  // A set being walked also visits what is added on the way.
  for (const name of eager) for (const imported of chunks[name]!.imports ?? []) eager.add(imported)
  const loaded = [...eager].flatMap((name) => [chunks[name]!.file, ...(chunks[name]!.css ?? [])])
  const files = [...new Set([...named, ...loaded])].toSorted()
  const scripts = files.filter((file) => file.endsWith('.js'))
  const styles = files.filter((file) => file.endsWith('.css'))
  if (scripts.length === 0 || styles.length === 0) throw new Error('The shell names no script or no stylesheet')
  const bytes = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + gzipSync(readFileSync(join(clientDir, name)), { level: 9 }).length, 0)
  return { scripts, styles, scriptBytes: bytes(scripts), styleBytes: bytes(styles) }
}

/** Kilobytes of the scripts that a page asks for when it is opened, as they travel. */
export const pageScripts = (route: RouteName, clientDir = CLIENT_DIR): number => {
  const html = textOf(join(clientDir, builtFileOf(route)))
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => file!)
  return [...new Set(named)].reduce((sum, file) => sum + statSync(join(clientDir, `${file}.br`)).size, 0) / KILOBYTE
}

/** What each page names itself beside its budget. */
const pageRows = (): readonly Measure[] =>
  routeNames.map((route) => {
    const [weight, budget] = [pageScripts(route), scriptBudgetOf(route)]
    return {
      what: `scripts of ${route}`,
      samples: 'brotli',
      value: `${weight.toFixed(0)} kB`,
      target: `at most ${budget} kB`,
      met: null,
      over: weight > budget ? ['scripts'] : [],
    }
  })

/** How much the first load and each page carry, compressed. */
export const bundle = async (): Promise<Figure> => {
  const { scripts, styles, scriptBytes, styleBytes } = firstLoad()
  return {
    number: null,
    title: 'what the first load carries, compressed with gzip, and what each page asks for',
    measures: [
      atMost('scripts', `${scripts.length} files`, scriptBytes / KILOBYTE, SCRIPT_LIMIT, ' kB', 2),
      atMost('styles', `${styles.length} files`, styleBytes / KILOBYTE, STYLE_LIMIT, ' kB', 2),
      ...pageRows(),
    ],
  }
}
