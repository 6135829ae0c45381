import 'temporal-polyfill/global'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { BuildSteps, withoutTimings } from './buildSteps'
import { buildDevPages } from './buildDevPages'
import { buildServer } from './buildServer'
import { buildHeadScript } from './headScript'
import { commonModules, type DrawnPage, filesFor, modulesOfPage } from './filesFor'
import { BUILT_FROM, hashOfInputs } from './inputs.js'
import { documentOf, type PageDocument } from './pageDocument'
import { readUsage } from './usage.js'
import { type RouteName, routeNames } from '../src/core/app/routes'
import { GUEST_ROLES, withoutStyles } from '../server/kit/guestPages'
import { builtFileOf } from '../server/kit/pages'
import { EVERYONE } from '../src/core/session/roles'
import type { Shell } from '../src/worker/shell'
import type * as Prerender from '../src/prerender'

const CLIENT = 'dist/client'
/** Said by who has generated the styles before. */
const STYLED = '--styled'
/** Which file of the build holds a module: for those who look at the build from outside. */
const MODULES = 'dist/modules.json'

/** What the bundler made: which file holds a module, what a file needs, and the stylesheets. */
interface Made {
  readonly fileOfModule: ReadonlyMap<string, string>
  readonly imports: ReadonlyMap<string, readonly string[]>
  readonly laterStyles: string
}

const madeOf = (outputs: Awaited<ReturnType<typeof build>>): Made => {
  const files = [outputs].flat().flatMap((each) => ('output' in each ? each.output : []))
  const chunks = files.filter((file) => file.type === 'chunk')
  return {
    fileOfModule: new Map(
      chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [relative(process.cwd(), id), fileName])),
    ),
    imports: new Map(chunks.map(({ fileName, imports }) => [fileName, imports])),
    laterStyles: files.find(({ fileName }) => /^assets\/later-.*\.css$/.test(fileName))!.fileName,
  }
}

/** The files that hold these modules, with all that they import. */
const filesOf = ({ fileOfModule, imports }: Made, modules: readonly string[]): readonly string[] => {
  const met = new Set(
    modules.map((module) => {
      const file = fileOfModule.get(module)
      if (file === undefined) throw new Error(`${module} is not part of the build`)
      return file
    }),
  )
  // A set that grows while it is walked is walked to its end.
  for (const file of met) for (const imported of imports.get(file) ?? []) met.add(imported)
  return [...met]
}

const tagged = (html: string, tag: RegExp): readonly string[] =>
  [...html.matchAll(tag)].map(([, address = '']) => address)

/** What Vite's own page names, and what of its head is the same on every page. */
const shellParts = () => {
  const html = readFileSync(join(CLIENT, 'index.html'), 'utf8')
  const head = /<meta charset[^>]*>([\s\S]*?)<\/head>/.exec(html)?.[1] ?? ''
  const scripts = tagged(html, /<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="([^"]+)"/g)
  return {
    scripts,
    styles: tagged(html, /<link rel="stylesheet"[^>]*href="([^"]+)"/g),
    head: head.replaceAll(/\s*<(?:script[^>]*><\/script|link rel="(?:stylesheet|modulepreload)"[^>]*)>/g, '').trim(),
  }
}

/** The weights that every page shows, on their way before the scripts: no text changes its face after it was read. */
const fontsOf = (): readonly string[] =>
  readdirSync(join(CLIENT, 'assets'))
    .filter((file) => /^poppins-latin-\d+-normal.*\.woff2$/.test(file))
    .map((file) => `/assets/${file}`)

/** The stylesheet that names the letters of the languages beside English. */
const letterStyles = (): string => {
  const file = readdirSync(join(CLIENT, 'assets')).find((each) => /^others-.*\.css$/.test(each))
  if (file === undefined) throw new Error('No stylesheet names the letters of other languages')
  return `/assets/${file}`
}

/** What the app needs to open without a network: beside the first load, its ports and what is said of the network. */
const needed = [...commonModules(), 'src/ui/intl/en/errors.json']

const shellOf = (made: Made): Shell => {
  const files = [...filesOf(made, needed), made.laterStyles]
  const paths = [...new Set([...files.map((file) => `/${file}`), ...fontsOf()])].toSorted()
  const version = createHash('sha256')
    .update(readFileSync(join(CLIENT, 'shell.html')))
    .digest('hex')
    .slice(0, 12)
  return { version, paths: [...paths, '/favicon.svg'] }
}

/** The service worker: one classic script beside the pages, which knows what it keeps. */
const buildWorker = async (made: Made): Promise<void> => {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { SHELL: JSON.stringify(shellOf(made)) },
    build: {
      outDir: CLIENT,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: withoutTimings,
      lib: { entry: 'src/worker/worker.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
    },
  })
}

const fileOf = (route: RouteName): string => join(CLIENT, builtFileOf(route))

/** One less than the most: a fortieth larger, in less than half the time. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

/** What is served never changes until the next build, so it is compressed once, here. */
const compressAll = (): void => {
  const names = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  for (const file of names.filter((each) => /\.(html|js|css|svg|json|webmanifest)$/.test(each))) {
    const path = join(CLIENT, file)
    const bytes = readFileSync(path)
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, brotli))
  }
}

/** The worker that shows pushes while no page is open: one file under a name that stays. */
const buildPushWorker = () =>
  build({
    logLevel: 'warn',
    build: {
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: {
        input: 'src/adapters/push/worker.ts',
        output: { entryFileNames: 'firebase-messaging-sw.js', format: 'iife', codeSplitting: false },
      },
    },
  })

/** Builds the client, whose styles are generated, into `dist/client` and writes the public pages as HTML. */
export const buildClient = async (log: (line: string) => void): Promise<void> => {
  log('drawing the pages')
  await build({
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', copyPublicDir: false },
    // The server draws with it, where the packages of the client are not installed, and in a trial as in production.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  })
  const { everyTexts, guestPages, prerender, staticPages } = (await import(
    pathToFileURL('dist/prerender/prerender.js').href
  )) as typeof Prerender
  const drawn = new Map<RouteName, DrawnPage>()
  for (const route of routeNames) drawn.set(route, await prerender(route))
  // Pages that show nothing of the practice ask for nothing either.
  const asking = new Map([...drawn].filter(([route]) => !staticPages.includes(route)))
  log('bundling the client')
  const rolldownOptions = { output: { codeSplitting: filesFor(asking, everyTexts) } }
  const made = madeOf(await build({ logLevel: 'warn', build: { rolldownOptions } }))
  writeFileSync(MODULES, JSON.stringify(Object.fromEntries(made.fileOfModule)))
  await buildPushWorker()
  const { head, scripts, styles } = shellParts()
  const shell: PageDocument = {
    attributes: {},
    head,
    styles: new Map(styles.map((href) => [href, null])),
    fonts: [],
    script: '',
    markup: '',
    scripts,
    preloads: [],
  }
  const script = await buildHeadScript()
  const letters = letterStyles()
  for (const [route, page] of drawn) {
    const roles = guestPages[route]
    // The stylesheet of everything that is not on the first load.
    const sheets = route === 'landing' ? styles : [...styles, `/${made.laterStyles}`]
    const files = filesOf(made, modulesOfPage(route, everyTexts, asking.get(route))).map((file) => `/${file}`)
    const html = documentOf({
      ...shell,
      attributes: {
        'data-letters': letters,
        ...(roles && { [GUEST_ROLES]: roles.join(' ') }),
        ...(staticPages.includes(route) && { 'data-roles': EVERYONE.join(' ') }),
      },
      styles: new Map(sheets.map((href) => [href, readFileSync(join(CLIENT, href), 'utf8')])),
      fonts: staticPages.includes(route) ? [] : fontsOf(),
      script,
      markup: withoutStyles(page.markup),
      preloads: files.filter((file) => !scripts.includes(file)),
    })
    mkdirSync(dirname(fileOf(route)), { recursive: true })
    writeFileSync(fileOf(route), html)
  }
  writeFileSync(join(CLIENT, 'shell.html'), documentOf(shell))
  writeFileSync(join(CLIENT, 'version.json'), JSON.stringify({ entry: scripts.at(-1) }))
  log('building the service worker')
  await buildWorker(made)
  compressAll()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  readUsage(
    `npm run build -- [${STYLED}]

Builds the client, what draws its pages and the server into dist. ${STYLED}: the styles are generated already.`,
    (argument) => argument === STYLED,
  )
  const steps = new BuildSteps()
  try {
    // Until it is whole again, nobody takes it for what stands here.
    rmSync(BUILT_FROM, { force: true })
    if (!process.argv.includes(STYLED)) {
      steps.begin('generating styles')
      execFileSync('npx', ['panda', 'codegen', '--silent'], { stdio: 'inherit' })
    }
    await buildClient(steps.begin)
    steps.begin('bundling the pages for developers')
    await buildDevPages()
    steps.begin('compiling the server')
    await buildServer()
    writeFileSync(BUILT_FROM, hashOfInputs(process.cwd()))
    steps.end()
  } catch (error) {
    console.error(steps.explain(error))
    process.exitCode = 1
  }
}
