import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const LONGEST = 300

const filesOf = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesOf(path) : /\.tsx?$/.test(entry.name) ? [path] : []
  })

interface Source {
  readonly path: string
  readonly text: string
  readonly imports: readonly string[]
}

const importPattern = /(?:from|import)\s*\(?\s*'([^']+)'/g
const sources: readonly Source[] = ['src', 'server', 'tests', 'tools'].flatMap(filesOf).map((path) => {
  const text = readFileSync(join(ROOT, path), 'utf8')
  return { path, text, imports: [...text.matchAll(importPattern)].map((match) => match[1]!) }
})
const known = new Set(sources.map(({ path }) => path))

/** The file of the tree that a relative import names. */
const targetOf = (from: string, name: string): string | null => {
  if (!name.startsWith('.')) return null
  const base = normalize(join(dirname(from), name))
  return [base, `${base}.ts`, `${base}.tsx`].find((path) => known.has(path)) ?? null
}

type Floor = 'core' | 'machines' | 'adapters' | 'ui' | 'wiring' | 'main' | 'worker' | 'server' | 'platform'
const floorOf = (path: string): Floor => {
  const [top, second = ''] = path.split('/')
  if (top === 'server') return 'server'
  if (top !== 'src') return 'platform'
  if (second.startsWith('wiring')) return 'wiring'
  if (/^(main|prerender)\.tsx$/.test(second)) return 'main'
  return second as Floor
}

/** The arrows: a floor imports itself and these. Tests and tools import anything. */
const arrows: Readonly<Record<Exclude<Floor, 'platform'>, readonly Floor[]>> = {
  core: [],
  machines: ['core'],
  adapters: ['core'],
  ui: ['machines', 'core'],
  wiring: ['ui', 'machines', 'adapters', 'core'],
  main: ['wiring', 'ui', 'machines', 'core'],
  worker: ['core'],
  server: ['core'],
}

const strayImports = (all: readonly Source[]) =>
  all.flatMap(({ path, imports }) => {
    const floor = floorOf(path)
    if (floor === 'platform') return []
    return imports
      .map((name) => targetOf(path, name))
      .filter((target) => target !== null)
      .filter((target) => floorOf(target) !== floor && !arrows[floor].includes(floorOf(target)))
      .map((target) => `${path} → ${target}`)
  })

test('each floor imports only the floors below it', () => {
  expect(strayImports(sources)).toEqual([])
})

test('an import against the arrows is noticed', () => {
  const path = 'src/core/booking/booking.ts'
  expect(strayImports([{ path, text: '', imports: ['../../machines/registry'] }])).toEqual([
    `${path} → src/machines/registry.ts`,
  ])
})

const cycleFrom = (start: string, edges: ReadonlyMap<string, readonly string[]>): readonly string[] | null => {
  const stack: { path: string; trail: readonly string[] }[] = [{ path: start, trail: [start] }]
  const seen = new Set<string>()
  while (stack.length > 0) {
    const { path, trail } = stack.pop()!
    for (const next of edges.get(path) ?? []) {
      if (next === start) return [...trail, start]
      if (seen.has(next)) continue
      seen.add(next)
      stack.push({ path: next, trail: [...trail, next] })
    }
  }
  return null
}

test('no file imports itself through others', () => {
  const withoutTypes = (text: string) => text.replaceAll(/import type[\s\S]*?from '[^']+'/g, '')
  const edges = new Map(
    sources.map(({ path, text }) => [
      path,
      [...withoutTypes(text).matchAll(importPattern)]
        .map((match) => targetOf(path, match[1]!))
        .filter((target) => target !== null),
    ]),
  )
  expect(sources.map(({ path }) => cycleFrom(path, edges)).filter((cycle) => cycle !== null)).toEqual([])
})

const impure =
  /\b(Date\.now|new Date\(\)|Math\.random|crypto\.|setTimeout|setInterval|fetch\(|localStorage|sessionStorage|document\.|window\.|console\.|process\.|Temporal\.Now)/

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')

test('the core has no clock, no randomness, no input or output', () => {
  const core = sources.filter(({ path }) => path.startsWith('src/core/'))
  expect(core.filter(({ text }) => impure.test(withoutComments(text))).map(({ path }) => path)).toEqual([])
  expect(
    core.flatMap(({ path, imports }) =>
      imports.filter((name) => !name.startsWith('.') && !name.startsWith('effect/')).map((name) => `${path} → ${name}`),
    ),
  ).toEqual([])
})

test('machines reach the world through ports alone', () => {
  const allowed = /^(\.|xstate$)/
  const machines = sources.filter(({ path }) => path.startsWith('src/machines/'))
  expect(
    machines.flatMap(({ path, imports }) =>
      imports.filter((name) => !allowed.test(name)).map((name) => `${path} → ${name}`),
    ),
  ).toEqual([])
})

test('wire spellings live in the contract files alone', () => {
  const wire = /\b(video_consultaion_fee|phone_number|country_code|is_default|no_of_stars|otp_code)\b/
  const elsewhere = sources.filter(
    ({ path, text }) =>
      path.startsWith('src/') &&
      !/\.(api|wire)\.ts$/.test(path) &&
      !path.endsWith('sessionStore.ts') &&
      wire.test(text),
  )
  expect(elsewhere.map(({ path }) => path)).toEqual([])
})

test(`no file is longer than ${LONGEST} lines`, () => {
  const long = sources
    .filter(({ path }) => statSync(join(ROOT, path)).isFile())
    .map(({ path, text }) => ({ path: relative('.', path), lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > LONGEST)
  expect(long).toEqual([])
})
