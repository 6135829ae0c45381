import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { TEST_LASTS, WAITS_FOR } from './tests/kit/limits'
import { Order } from './tests/kit/order'
import { eagerFiles } from './tools/eagerFiles'
import { compiledTexts } from './tools/compiledTexts'
import { ownRecipes, staticStyles } from './tools/staticStyles'

/** react-intl without its run-time parser: texts are compiled to syntax trees when they are built. */
const withoutParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
}

/** React has this hook itself; the stand-in for older versions is left out. */
const ownStoreHook = [
  { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
  { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
]

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

const entry = fileURLToPath(new URL('./index.html', import.meta.url))

/** The modules of the first load: the page's own, and what they import statically. */
const eagerModules = (graph: ModuleGraph): ReadonlySet<string> => {
  const met = new Set([entry])
  // a set that grows while it is walked is walked to its end
  for (const id of met) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) met.add(imported)
  met.delete(entry)
  return met
}

const iconFile = /lucide-react\/dist\/esm\/icons\/([\w-]+)\.mjs$/

/** What these files name of a package, as the package names its files. Its index imports all of them, those of other views too. */
const namesOf = (files: readonly string[], from: string): ReadonlySet<string> =>
  new Set(
    files
      .flatMap((file) => [
        ...readFileSync(file, 'utf8').matchAll(new RegExp(`import \\{([^}]*)\\} from '${from}'`, 'g')),
      ])
      .flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
      .map((name) => name.replaceAll(/(?<!^)([A-Z]|\d+)/g, '-$1').toLowerCase()),
  )
const iconsOf = (files: readonly string[]) => namesOf(files, 'lucide-react')
const views = readdirSync('src/ui', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
const isForStaff = (file: string): boolean =>
  /^(?:availability|inpatient|prescription|reception|reviews|schedule|settings|staff|team|templates)\/|^app\/StaffBar\./.test(
    file,
  )
const iconsOfViews = (isWanted: (file: string) => boolean): ReadonlySet<string> =>
  iconsOf(views.filter(isWanted).map((file) => `src/ui/${file}`))

const icons = {
  eager: iconsOf(eagerFiles('src/main.tsx')),
  ofPatients: iconsOfViews((file) => !isForStaff(file)),
  ofStaff: iconsOfViews(isForStaff),
}
const iconOf = (id: string): string => iconFile.exec(id)?.[1] ?? ''
const isOthersIcon = (id: string): boolean => iconFile.test(id) && !icons.eager.has(iconOf(id))
/** Those that only pages of the staff show. */
const isStaffIcon = (id: string): boolean =>
  icons.ofStaff.has(iconOf(id)) && !icons.ofPatients.has(iconOf(id)) && !icons.eager.has(iconOf(id))

const recipeFile = /styled-system\/recipes\/([\w-]+)\.mjs$/
const eagerRecipes = namesOf(eagerFiles('src/main.tsx'), 'styled-system/recipes')
/** The looks of parts that come after the first load. */
const isOthersRecipe = (id: string): boolean => {
  const [, name = 'index'] = recipeFile.exec(id) ?? []
  return name !== 'index' && !eagerRecipes.has(name)
}

let eager: ReadonlySet<string> | undefined

/** What every page loads after its first paint: the ports with the schemas of the calls, dialogs, notices, the bell. */
const common =
  /\/src\/(?:wiring\/(?:ports|platform|(?:app|notifications|location)\.wiring)|ui\/(?:notifications|location)\/|ui\/app\/(?!later|Footer|DownloadBlock|ProfileList|PermissionDialog|StaffBar\.)|ui\/kit\/(?:Modal|Toaster|TextField|art)\.|machines\/(?:app|notifications|location)\/)[^?]*\.tsx?$/

/** What rooms share: the controls but for long lists and the parts in folders, which few pages need, and the machines that meet in several pages. */
const kit =
  /\/src\/(?:ui\/kit\/(?![^/]+\/|WindowList|ModalDialog|PinField)|ui\/intl\/use|ui\/doctors\/use|ui\/orders\/statusTones|machines\/kit\/)[^?]*\.tsx?$/

/** What a dialog is made of comes with the first dialog, not with the pages whose other parts share it. */
const dialog =
  /\/(?:src\/ui\/kit\/ModalDialog|@ark-ui\/react\/dist\/components\/dialog|@zag-js\/(?:dialog|dismissable|interact-outside|focus-trap|remove-scroll|aria-hidden))/

/** A typed number is read with the rules of every country's numbers, which pages without such a field do without. */
const phone =
  /\/(?:libphonenumber-js|src\/ui\/kit\/PinField|src\/core\/(?:kit\/phone(?:Typed|Metadata)|support\/enquiry\.rules|marketing\/download\.rules))/

/** The bar of the staff with its menus. */
const staff = /\/src\/ui\/(?:app\/StaffBar|staff\/(?:StaffMenu|PageTools|AddPatientMenu))\.tsx$/

/** Rooms whose pages are opened one from another, so that one file brings all of it. */
const families: Readonly<Record<string, string>> = {
  doctors: 'care',
  expertise: 'care',
  booking: 'care',
  members: 'care',
  payment: 'care',
  orders: 'care',
  home: 'home',
  support: 'support',
  marketing: 'site',
  session: 'session',
  staff: 'desk',
  team: 'desk',
  reviews: 'desk',
  schedule: 'desk',
  settings: 'desk',
}
const roomFile =
  /\/src\/(?:(?:ui|machines)\/(\w+)\/|wiring\/(\w+)\.wiring\.ts|core\/(?!doctors|marketing)(\w+)\/\w+\.api\.ts)/
const textFile = /\/src\/ui\/intl\/(\w+)\/([\w-]+)\.json$/

/** Rules and entities of a room, but for its rows; those of doctors and marketing are called from pages of several families. */
const coreFile = /\/src\/core\/(\w+)\/(?!(?!doctors|marketing)\w+\.api\.)[^?]*\.ts$/
const ofEveryRoom: ReadonlySet<string> = new Set(['app', 'kit', 'language'])
/** Those that patients' pages share; what only the staff need stays with the rooms that need it. */
const isShared = (id: string): boolean => {
  if (phone.test(id)) return false
  const [, room = ''] = coreFile.exec(id) ?? []
  return ofEveryRoom.has(room) || (families[room] ?? 'desk') !== 'desk'
}

/** What is opened over a page stays apart from the page. */
const opened = /\/(?:Staff\w*|Search|Help|Settings|Reviews|Team|Coming|Logout)Panel\.tsx$|\/LoginModal\.tsx$/

/** What a slot leads to, shown once one is chosen; an unpaid order is paid among the orders. */
const isCheckout = /\/src\/ui\/(?:booking\/(?!BookingS)|members\/|payment\/(?!HeldFor|Paying\.))[^?]*\.tsx?$/

const familyOf = (id: string): string | null => {
  const [, ui, wiring, core] = roomFile.exec(id) ?? []
  return opened.test(id) ? null : isCheckout.test(id) ? 'checkout' : (families[ui ?? wiring ?? core ?? ''] ?? null)
}
/** The texts of every page, and those that are shown together beside the families. */
const textFamilies: Readonly<Record<string, string>> = {
  ...families,
  ...Object.fromEntries(
    ['access', 'app', 'errors', 'location', 'notifications', 'site'].map((room) => [room, 'common']),
  ),
  prescription: 'scripts',
  warnings: 'scripts',
  templates: 'scripts',
}
/** The texts that pages of one family show, one file a language; those of every page are one file too. */
const textsOf = (id: string): string | null => {
  const [, language, room = ''] = textFile.exec(id) ?? []
  const family = textFamilies[room]
  return language === undefined || family === undefined ? null : `${family}-${language}`
}

/** Few files, of which each page needs three beside its texts: a request costs more than the bytes it spares. */
const files = {
  groups: [
    {
      debugName: 'first load',
      name: (id: string, graph: ModuleGraph) =>
        (eager ??= eagerModules(graph)).has(id) && !isOthersIcon(id) && !isOthersRecipe(id) ? 'first' : null,
      priority: 5,
    },
    { debugName: 'texts', name: textsOf, priority: 4 },
    { name: 'staff', test: (id: string) => staff.test(id) || isStaffIcon(id), priority: 1 },
    {
      name: 'common',
      test: (id: string) => common.test(id) || isOthersRecipe(id) || (isOthersIcon(id) && !isStaffIcon(id)),
      priority: 3,
    },
    { name: 'kit', test: (id: string) => kit.test(id) || isShared(id), priority: 2 },
    { name: 'phone', test: phone, priority: 1 },
    { name: 'dialog', test: dialog, priority: 1 },
    { debugName: 'rooms', name: familyOf, priority: 0 },
  ],
}

const TOURS = 'tests/e2e/paths/*.test.ts'
const MATRICES = 'tests/e2e/matrices/*.test.ts'
const browser = { globalSetup: ['tests/kit/browserServer.ts'] }

const parts = [
  { name: 'node', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/e2e/**'] },
  { name: 'browser', include: ['tests/e2e/*.test.ts'], ...browser },
  { name: 'tours', include: [TOURS], ...browser },
  // What repeats a proof over devices and faults: a figure runs them.
  { name: 'matrices', include: [MATRICES], ...browser },
]
const everything = { name: 'all', include: ['tests/**/*.test.{ts,tsx}'], exclude: [TOURS, MATRICES], ...browser }

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [compiledTexts(), staticStyles(), react()],
  resolve: {
    alias: [
      { find: /^styled-system/, replacement: fileURLToPath(new URL('./styled-system', import.meta.url)) },
      ...(command === 'build' ? [withoutParser, ownRecipes, ...ownStoreHook] : []),
    ],
  },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/prerender' : 'dist/client',
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/styled-system\//, sideEffects: false }] },
      ...(isSsrBuild ? {} : { output: { codeSplitting: files } }),
    },
  },
  test: {
    globals: false,
    setupFiles: ['tests/kit/temporal.ts'],
    globalSetup: ['tests/kit/globalSetup.ts'],
    testTimeout: TEST_LASTS,
    hookTimeout: TEST_LASTS,
    expect: { poll: { timeout: WAITS_FOR } },
    // One more than the cores of a small machine: browser tests often wait for a frame or for an answer.
    maxWorkers: 3,
    // Files of a worker share its modules: what is loaded once serves all of them.
    isolate: false,
    maxConcurrency: 3,
    sequence: { sequencer: Order },
    // All of a run in one project, so that its workers load a module once; else a part of it by its name.
    projects: (process.env['SUITES'] === 'all' ? [everything] : parts).map((test) => ({ extends: true, test })),
  },
}))
