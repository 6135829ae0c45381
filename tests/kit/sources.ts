import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export const ROOT = join(import.meta.dirname, '..', '..')

const filesOf = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesOf(path) : /\.tsx?$/.test(entry.name) ? [path] : []
  })

export interface Source {
  readonly path: string
  readonly text: string
  readonly imports: readonly string[]
}

const importPattern = /\b(?:from\s+|import\s*\(?\s*)'([^']+)'/g
export const sources: readonly Source[] = ['src', 'server', 'tests', 'tools'].flatMap(filesOf).map((path) => {
  const text = readFileSync(join(ROOT, path), 'utf8')
  return { path, text, imports: [...text.matchAll(importPattern)].map((match) => match[1]!) }
})
export const known = new Set(sources.map(({ path }) => path))

/** The file of the tree that a relative import names. */
export const targetOf = (from: string, name: string): string | null => {
  if (!name.startsWith('.')) return null
  const base = normalize(join(dirname(from), name))
  return [base, `${base}.ts`, `${base}.tsx`].find((path) => known.has(path)) ?? null
}

export type Floor = 'core' | 'machines' | 'adapters' | 'ui' | 'wiring' | 'main' | 'worker' | 'server' | 'platform'
export const floorOf = (path: string): Floor => {
  const [top, second = ''] = path.split('/')
  if (top === 'server') return 'server'
  if (top !== 'src') return 'platform'
  if (second.startsWith('wiring')) return 'wiring'
  if (/^(main|prerender)\.tsx$/.test(second)) return 'main'
  return second as Floor
}

/** Folders of a floor that are no rooms: what all rooms share, and what puts them together. */
export const SHARED = new Set(['kit', 'app', 'intl', 'dev'])
/** The room of a file on its floor, `kit` for what all rooms share; null outside rooms. */
export const roomOf = (path: string): string | null => {
  const parts = path.split('/')
  const [, , room = ''] = path.startsWith('server/') ? ['', ...parts] : parts
  return /\.\w+$/.test(room) || room === '' ? null : room
}

/** Imports of one room by another on the same floor. */
export const crossings = (floor: Floor, all = sources) =>
  all
    .filter(({ path }) => floorOf(path) === floor)
    .flatMap(({ path, imports }) =>
      imports
        .map((name) => ({ path, room: roomOf(path), target: targetOf(path, name) }))
        .filter(({ target }) => target !== null && floorOf(target) === floor)
        .map((each) => ({ ...each, target: each.target!, into: roomOf(each.target!) }))
        .filter(({ room, into }) => room !== null && into !== null && room !== into),
    )

export const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')

/** The demonstration practice: its folder, and each room's part of it. */
export const isSeed = (path: string) => /^server\/(?:seed\/|\w+\/[\w.]+\.seed\.ts$)/.test(path)
