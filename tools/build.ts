import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { buildDevPages } from './buildDevPages'
import { buildServer } from './buildServer'
import { buildEarlyCall, withEarlyCall } from './earlyCall'
import { commonModules, type DrawnPage, filesFor, modulesOfPage } from './filesFor'
import { BUILT_FROM, hashOfInputs } from './inputs.js'
import { LANGUAGE_KEY } from '../src/adapters/browser/languageStore'
import { DEFAULT_LANGUAGE, languageCodes } from '../src/core/language/languages'
import type { RouteName } from '../src/core/app/routes'
import { builtFileOf } from '../server/kit/pages'
import { DESKTOP_FROM } from '../src/core/kit/route'
import type { Role } from '../src/core/session/permissions'
import { RENDERED } from '../server/kit/rendering'
import type { Shell } from '../src/worker/shell'
import texts from '../src/ui/intl/en/app.json'
import errorTexts from '../src/ui/intl/en/errors.json'
import type * as Prerender from '../src/prerender'

const CLIENT = 'dist/client'
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
  return (isFirstLoad ? withStyle(page) : page).replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`)
}

/**
 * What stands on a page whose script is late or does not come, or fell over and took everything with it: shown by the
 * stylesheet alone, after a while. Nobody knows which it is, so a page that is drawn stays in view above it.
 */
const lateStyle = `
.skeleton-page{display:contents}
.skeleton-page header:not(main *) :is(button,summary,form,a:not(nav a,[href='/'])),#root:not([data-drawn]) .skeleton-page [data-now]{visibility:hidden}
.skeleton-page[inert] *{color:transparent!important}
.late{display:none}
#root:empty+.late,#root:has(>.skeleton-page)+.late{position:fixed;z-index:60;inset:0;background:#FFFBF7;display:grid;gap:16px;justify-items:center;align-content:center;padding:24px;font-family:system-ui,sans-serif;color:#1F1A17;text-align:center;animation:late 0s 6s both}
#root:has(>.skeleton-page)+.late{inset:auto 0 0;padding:16px;gap:12px;border-top:1px solid #EADFD6}
.late p{margin:0}
.late a{padding:12px 24px;border-radius:8px;background:#C2410C;color:#fff;text-decoration:none}
@keyframes late{from{visibility:hidden}to{visibility:visible}}
`
const late = `<div class="late" role="status"><p>${errorTexts['errors.late']}</p><a href="">${texts['app.retry']}</a></div>`

const withLate = (html: string): string =>
  html
    .replace('</head>', `<style>${lateStyle}</style></head>`)
    .replace(/(<div id="root">[\s\S]*<\/div>)(\s*<\/body>)/, (_, root: string, end: string) => root + late + end)

const otherLanguages = languageCodes.filter((code) => code !== DEFAULT_LANGUAGE)

/**
 * What is painted is English: where another language was chosen it is hidden from its first element on and goes once all
 * of it was read, and the script paints.
 */
const withoutForeignWords = (html: string): string => {
  const isOther = `/^(?:${otherLanguages.join('|')})$/.test(localStorage.getItem('${LANGUAGE_KEY}'))`
  return html
    .replace('</head>', `<script>try{document.documentElement.hidden=${isOther}}catch{}</script></head>`)
    .replace(
      '</body>',
      `<script>{const page=document.documentElement;if(page.hidden)document.getElementById('root').replaceChildren();page.hidden=false}</script></body>`,
    )
}

/** The skeleton of a page, silent where its few words are not those of the language that was chosen. */
const withSilentSkeleton = (html: string): string =>
  html.replace(
    '</body>',
    `<script>try{/^(?:${otherLanguages.join('|')})$/.test(localStorage.getItem('${LANGUAGE_KEY}'))&&(document.querySelector('.skeleton-page').inert=true)}catch{}</script></body>`,
  )

/**
 * The place of what the server draws on a page. It takes the place of the skeleton for those who see the same as a guest:
 * on a phone or a tablet, in English, without a place of their own or a booking under way.
 */
const withRendered = (html: string, roles: readonly Role[]): string => {
  // A question about the width of the window would lay out what is about to be replaced.
  const isAlike = `[${roles.map((role) => `'${role}'`).join()}].includes(sessionStorage.getItem('roleType')??'GUEST')&&!['location','bookingAttempt'].some(key=>sessionStorage.getItem(key))&&!root.firstElementChild.inert&&matchMedia('(width<${DESKTOP_FROM}px)').matches`
  const show = `{const root=document.getElementById('root'),drawn=document.getElementById('rendered');try{if(drawn&&${isAlike}){for(const each of drawn.content.querySelectorAll('[data-style]')){each.style.cssText=each.dataset.style;each.removeAttribute('data-style')}root.querySelector('main').replaceWith(drawn.content);root.dataset.drawn=''}}catch{}drawn?.remove()}`
  return html.replace('</body>', () => `${RENDERED}<script>${show}</script></body>`)
}

/** Where the skeleton stands, it takes what the server draws of the page for whoever has a session. */
const withOwnPage = (html: string): string =>
  html.replace('</body>', '<script>globalThis.showOwnPage?.()</script></body>')

/** Names those who see the same on a page: nothing of their own is asked for. */
const withShared = (html: string, roles: readonly Role[]): string =>
  html.replace('<html', `<html data-shared="${roles.join(' ')}"`)

/** A button pressed before the page is alive is marked as busy; the script presses it again once the page is. */
const withEarlyPress = (html: string): string =>
  html.replace(
    '</body>',
    `<script>document.getElementById('root').onclick=({target,currentTarget})=>{const pressed=target.closest('button[type=button]');if(pressed){currentTarget.querySelector('button[aria-busy]')?.removeAttribute('aria-busy');pressed.setAttribute('aria-busy','true')}}</script></body>`,
  )

/** What needs the script: a press, a key or the focus on what links and forms cannot do alone. */
const NEEDS_SCRIPT = ['pointerdown', 'keydown', 'focusin']
const NEEDY = ':is(button,summary,input,select,textarea,[tabindex="0"]):not(form[action] *)'

const prefetch = (script: string): string => `<link rel="prefetch" as="script" href="${script}" crossorigin>`

/**
 * What was painted needs no script: it is fetched for the page that follows, and run when somebody uses more than links
 * and forms, is logged in, or chose a language that was not painted.
 */
const withScriptWhenNeeded = (html: string, files: readonly string[]): string => {
  const scripts = [entryOf(html), ...files.map((file) => `/${file}`)]
  const load = `{const kinds=${JSON.stringify(NEEDS_SCRIPT)},root=document.getElementById('root'),load=()=>{kinds.forEach(kind=>removeEventListener(kind,hear,true));for(const script of ${JSON.stringify(scripts)})import(script)},hear=({target})=>{if(target.closest?.('${NEEDY}'))load()};let known=!root.firstElementChild;try{known||=sessionStorage.getItem('token')!==null}catch{}if(known)load();else kinds.forEach(kind=>addEventListener(kind,hear,{capture:true,passive:true}))}`
  return html
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace('</head>', () => `${scripts.map(prefetch).join('')}</head>`)
    .replace('</body>', () => `<script>${load}</script>\n  </body>`)
}

/**
 * What a page needs beside the first load arrives with it: no file waits for another to name it. All scripts stand behind
 * the skeleton: what the page asks at its very beginning would wait for a connection behind them.
 */
const withScriptsLast = (html: string, files: readonly string[]): string => {
  const scripts = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g
  const preloads = files
    .filter((file) => !html.includes(file))
    .map((file) => `<link rel="modulepreload" href="/${file}">`)
  const all = [...(html.match(scripts) ?? []), ...preloads].join('')
  return html.replace(scripts, '').replace('</body>', () => `${all}</body>`)
}

/** The weights that every page shows, on their way before the scripts: no text changes its face after it was read. */
const withFonts = (html: string): string => {
  const files = readdirSync(join(CLIENT, 'assets')).filter((file) => /^poppins-latin-\d+-normal.*\.woff2$/.test(file))
  const links = files.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" href="/assets/${file}" crossorigin>`,
  )
  return html.replace('<meta charset="utf-8" />', (charset) => charset + links.join(''))
}

/** The script every page of this build starts with. */
const entryOf = (shell: string): string => {
  const entry = /<script type="module"[^>]*src="(\/assets\/first-[^"]+)"/.exec(shell)?.[1]
  if (entry === undefined) throw new Error('The shell names no script')
  return entry
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

/** Builds the client into `dist/client` and writes the public pages as HTML. */
export const buildClient = async (log: (line: string) => void): Promise<void> => {
  log('generating styles')
  execFileSync('npx', ['panda', 'codegen', '--silent'], { stdio: 'inherit' })
  log('drawing the pages')
  await build({ logLevel: 'warn', build: { ssr: 'src/prerender.tsx', copyPublicDir: false } })
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
    writeFileSync(file, withScriptWhenNeeded(withEarlyPress(withoutForeignWords(page)), files))
  }
  const earlyCall = await buildEarlyCall()
  for (const [route, page] of drawn) {
    const file = fileOf(route)
    mkdirSync(dirname(file), { recursive: true })
    const html = withStyle(pageOf(made, shell, `<div class="skeleton-page">${page.markup}</div>`, false))
    const files = filesOf(made, modulesOfPage(route, everyTexts, page))
    const built = withEarlyCall(withSilentSkeleton(withScriptsLast(withFonts(withLate(html)), files)), earlyCall)
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
  const log = (line: string) => console.log(`build: ${line}`)
  await buildClient(log)
  log('bundling the pages for developers')
  await buildDevPages()
  log('compiling the server')
  await buildServer()
  writeFileSync(BUILT_FROM, hashOfInputs(process.cwd()))
}
