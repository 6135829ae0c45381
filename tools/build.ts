import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'
import type * as Prerender from '../src/prerender'

const CLIENT = 'dist/client'

/** The stylesheet moves into the page, so that the first paint needs one request. */
const withStyle = (html: string): string =>
  html.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_, href: string) => {
    const css = readFileSync(join(CLIENT, href), 'utf8')
    return `<style>${css}</style>`
  })

/** The stylesheet of everything that is not on the first load. */
const laterStyles = (): string => {
  const chunks = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >
  return `<link rel="stylesheet" href="/${chunks['src/ui/app/later.css']!.file}">`
}

const pageOf = (shell: string, markup: string, isFirstLoad: boolean): string => {
  const page = isFirstLoad ? shell : shell.replace('</head>', `${laterStyles()}</head>`)
  return (isFirstLoad ? withStyle(page) : page).replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`)
}

const fileOf = (path: string): string => join(CLIENT, path, 'index.html')

/** Assets never change under their name, so they are compressed once, here. */
const compressAssets = (): void => {
  const folder = join(CLIENT, 'assets')
  for (const name of readdirSync(folder).filter((each) => /\.(js|css|svg|json)$/.test(each))) {
    const bytes = readFileSync(join(folder, name))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }))
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes))
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
  log('bundling the client')
  await build({ logLevel: 'warn' })
  await buildPushWorker()
  log('prerendering the public pages')
  await build({ logLevel: 'warn', build: { ssr: 'src/prerender.tsx', copyPublicDir: false } })
  const { pathOf, prerender, prerendered } = (await import(
    pathToFileURL('dist/prerender/prerender.js').href
  )) as typeof Prerender
  const shell = readFileSync(join(CLIENT, 'index.html'), 'utf8')
  for (const route of prerendered) {
    const file = fileOf(pathOf(route))
    mkdirSync(dirname(file), { recursive: true })
    const markup = await prerender(route)
    writeFileSync(file, pageOf(shell, markup, route === 'landing'))
  }
  writeFileSync(join(CLIENT, 'shell.html'), shell)
  rmSync('dist/prerender', { recursive: true })
  compressAssets()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildClient((line) => console.log(`build: ${line}`))
}
