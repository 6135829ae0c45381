import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import config from '../panda.config'
import { CLIENT_DIR, firstLoad, SCRIPT_LIMIT, STYLE_LIMIT } from '../tools/figures/bundle'

test(`the first load carries at most ${SCRIPT_LIMIT} kB of scripts and ${STYLE_LIMIT} kB of styles`, () => {
  const { scripts, styles, scriptBytes, styleBytes } = firstLoad()
  expect(scripts).not.toEqual([])
  expect(styles).not.toEqual([])
  expect(scriptBytes).toBeLessThanOrEqual(SCRIPT_LIMIT * 1024)
  expect(styleBytes).toBeLessThanOrEqual(STYLE_LIMIT * 1024)
})

test('a client that was not built is said to be missing', () => {
  expect(() => firstLoad('nowhere')).toThrow('build the client first')
})

const assets = join(CLIENT_DIR, 'assets')
const sheet = (name: string): string =>
  readFileSync(
    join(
      assets,
      readdirSync(assets).find((file) => file.startsWith(`${name}-`) && file.endsWith('.css'))!,
    ),
    'utf8',
  )

const slots = Object.values(config.theme?.slotRecipes ?? {}).flatMap(({ className, base = {} }) =>
  Object.keys(base).map((slot) => `.${className}__${slot}`),
)

test('every part of every recipe is styled by what comes after the first load', () => {
  expect(slots.length).toBeGreaterThan(20)
  const later = sheet('later')
  expect(slots.filter((slot) => !new RegExp(`${slot.replace('.', '\\.')}[{,:\\[]`).test(later))).toEqual([])
})

test('the first load has no dialog to style', () => {
  expect(sheet('first')).not.toContain('.modal__')
})

test('the keyboard of a phone makes the page lower instead of lying over the field that is typed in', () => {
  for (const page of ['index.html', 'home/index.html'])
    expect(readFileSync(join(CLIENT_DIR, page), 'utf8')).toMatch(
      /name="?viewport"?\s[^>]*interactive-widget=resizes-content/,
    )
})

test('no style asks what is somewhere in the document: whatever changed would be reckoned anew with all of it', () => {
  const asksAll = /(?:^|[\s,}>])(?::root|html|body|#root)[^\s,{>+~]*:has\([^{]*/g
  expect('a{color:red}:root:has([data-open]) .list{top:0}#root:has(>p)+p{top:0}'.match(asksAll)).toHaveLength(2)
  // A drawn page brings its styles, and those of its own.
  const drawn = readFileSync(join(CLIENT_DIR, 'home/index.html'), 'utf8')
  expect(drawn).toContain('.late{')
  expect([sheet('first'), sheet('later'), drawn].flatMap((styles) => styles.match(asksAll) ?? [])).toEqual([])
})

test('no two files need each other: the one that runs first would miss what the other has', () => {
  const manifest = readFileSync(join(CLIENT_DIR, '.vite/manifest.json'), 'utf8')
  const files = JSON.parse(manifest) as Readonly<Record<string, { readonly imports?: readonly string[] }>>
  const circles: string[] = []
  const safe = new Set<string>()
  const follow = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way, file].join(' → '))
    else if (!safe.has(file)) for (const needed of files[file]?.imports ?? []) follow(needed, [...way, file])
    safe.add(file)
  }
  for (const file of Object.keys(files)) follow(file, [])
  expect(safe.size).toBeGreaterThan(20)
  expect(circles).toEqual([])
})

test('nothing of Firebase comes with the first load, nor with a page, but where a project is configured', () => {
  const manifest = readFileSync(join(CLIENT_DIR, '.vite/manifest.json'), 'utf8')
  type File = { readonly imports?: readonly string[]; readonly file: string }
  const files = JSON.parse(manifest) as Readonly<Record<string, File>>
  const isOfGoogle = ({ file }: File) =>
    /firebaseinstallations|firestore\.googleapis/.test(readFileSync(join(CLIENT_DIR, file), 'utf8'))
  const own = Object.keys(files).filter((name) => files[name]!.file.endsWith('.js') && isOfGoogle(files[name]!))
  expect(own.length).toBeGreaterThan(0)
  const { scripts } = firstLoad()
  expect(own.map((name) => files[name]!.file).filter((file) => scripts.includes(file))).toEqual([])
  // Whatever needs them at once is one of the adapters, which are asked for once a project is named.
  const bringing = Object.entries(files).filter(
    ([name, { imports = [] }]) => !own.includes(name) && imports.some((each) => own.includes(each)),
  )
  expect(bringing.map(([name]) => name).filter((name) => !/adapters\/(?:push|firestore)\//.test(name))).toEqual([])
})

test('clients of Agora are in files of their own, which nothing brings but a call through it', () => {
  const manifest = readFileSync(join(CLIENT_DIR, '.vite/manifest.json'), 'utf8')
  type File = { readonly src?: string; readonly imports?: readonly string[]; readonly file: string }
  const files = Object.entries(JSON.parse(manifest) as Readonly<Record<string, File>>)
  const own = files.filter(([name]) => /AgoraRTC|agora-rtm/.test(name)).map(([name]) => name)
  expect(own).toHaveLength(2)
  const bringing = files.filter(
    ([name, { imports = [] }]) => !own.includes(name) && imports.some((each) => own.includes(each)),
  )
  expect(bringing.map(([name]) => name)).toEqual([])
})

test('nothing of the pages for developers is in the product', () => {
  const manifest = readFileSync(join(CLIENT_DIR, '.vite/manifest.json'), 'utf8')
  expect(manifest).not.toMatch(/visualizer|elkjs|tests\/kit|tools\/kit|@statelyai/)
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
  const withChart = scripts.filter((file) =>
    /chartPanel|machines\.jsonl/.test(readFileSync(join(assets, file), 'utf8')),
  )
  expect(withChart).toEqual([])
  for (const page of ['machines', 'kit'])
    expect(readFileSync(`dist/dev/${page}.html`, 'utf8')).toContain('/dev/assets/')
})
