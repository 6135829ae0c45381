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
import { buildEarlyCall, withEarlyCall } from './earlyCall'
import { commonModules, type DrawnPage, filesFor, modulesOfPage } from './filesFor'
import { BUILT_FROM, hashOfInputs } from './inputs.js'
import {
  entryOf,
  withLate,
  withLetters,
  withoutForeignWords,
  withSilentSkeleton,
  withRendered,
  withOwnPage,
  withShared,
  withEarlyPress,
  withScriptWhenNeeded,
  withSilentWords,
  withScriptsLast,
} from './pageHtml'
import { readUsage } from './usage.js'
import type { RouteName } from '../src/core/app/routes'
import { builtFileOf } from '../server/kit/pages'
import type { Shell } from '../src/worker/shell'
import type * as Prerender from '../src/prerender'

const CLIENT = 'dist/client'
/** Said by who has generated the styles before. */
const STYLED = '--styled'
/** Which file of the build holds a module: for those who look at the build from outside. */
const MODULES = 'dist/modules.json'

/**
 * The stylesheets move into the page, so that the first paint needs one request; each is known there by its address, so
 * that the loader of files does not add the same stylesheet behind the others, where it would win over them.
 */
const withStyle = (html: string): string =>
  html.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_, href: string) => {
    const css = readFileSync(join(CLIENT, href), 'utf8')
    return `<style data-href="${href}">${css}</style>`
  })

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

const pageOf = (made: Made, shell: string, markup: string, isFirstLoad: boolean): string => {
  // The stylesheet of everything that is not on the first load.
  const later = `<link rel="stylesheet" href="/${made.laterStyles}">`
  const page = isFirstLoad ? shell : shell.replace('</head>', `${later}</head>`)
  return withStyle(page).replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`)
}

/** The weights that every page shows, on their way before the scripts: no text changes its face after it was read. */
const withFonts = (html: string): string => {
  const files = readdirSync(join(CLIENT, 'assets')).filter((file) => /^poppins-latin-\d+-normal.*\.woff2$/.test(file))
  const links = files.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" href="/assets/${file}" crossorigin>`,
  )
  return html.replace('<meta charset="utf-8" />', (charset) => charset + links.join(''))
}

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
  const fonts = readdirSync(join(CLIENT, 'assets')).filter((file) => /^poppins-latin-\d+-normal.*\.woff2$/.test(file))
  const paths = [...new Set([...files, ...fonts.map((file) => `assets/${file}`)])].map((file) => `/${file}`).toSorted()
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
  const { alikeFor, everyTexts, prerender, prerendered, prerenderSkeleton, skeletons } = (await import(
    pathToFileURL('dist/prerender/prerender.js').href
  )) as typeof Prerender
  const drawn = new Map<RouteName, DrawnPage>()
  for (const route of skeletons) drawn.set(route, await prerenderSkeleton(route))
  log('bundling the client')
  const rolldownOptions = { output: { codeSplitting: filesFor(drawn, everyTexts) } }
  const made = madeOf(await build({ logLevel: 'warn', build: { rolldownOptions } }))
  writeFileSync(MODULES, JSON.stringify(Object.fromEntries(made.fileOfModule)))
  await buildPushWorker()
  const shell = readFileSync(join(CLIENT, 'index.html'), 'utf8')
  for (const route of prerendered) {
    const file = fileOf(route)
    mkdirSync(dirname(file), { recursive: true })
    const markup = await prerender(route)
    const page = withLate(pageOf(made, shell, markup, route === 'landing'))
    const files = filesOf(made, modulesOfPage(route, everyTexts)).filter((each) => each !== entryOf(shell).slice(1))
    const inEnglish = route === 'terms' || route === 'privacy' ? withSilentWords : withoutForeignWords
    writeFileSync(file, withScriptWhenNeeded(withEarlyPress(inEnglish(page)), files))
  }
  const earlyCall = await buildEarlyCall()
  const letters = letterStyles()
  for (const [route, page] of drawn) {
    const file = fileOf(route)
    mkdirSync(dirname(file), { recursive: true })
    const html = pageOf(made, shell, `<div class="skeleton-page">${page.markup}</div>`, false)
    const files = filesOf(made, modulesOfPage(route, everyTexts, page))
    const whole = withSilentSkeleton(withScriptsLast(withFonts(withLate(html)), files))
    const built = withLetters(withEarlyCall(whole, earlyCall), letters)
    const roles = alikeFor[route]
    writeFileSync(file, withOwnPage(roles === undefined ? built : withShared(withRendered(built, roles), roles)))
  }
  writeFileSync(join(CLIENT, 'shell.html'), withLate(shell))
  writeFileSync(join(CLIENT, 'version.json'), JSON.stringify({ entry: entryOf(shell) }))
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
  // Vite speaks of its next major version before every build.
  process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true'
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
