import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig } from 'vite'
import { withoutTimings } from './buildSteps'
import { compiledTexts } from './compiledTexts'

const root = fileURLToPath(new URL('..', import.meta.url))
const sources = fileURLToPath(new URL('./visualizer', import.meta.url))
const kit = fileURLToPath(new URL('./kit', import.meta.url))

/** Where a trial finds its pages for developers; no production has the folder. */
export const DEV_PAGES = fileURLToPath(new URL('../dist/dev', import.meta.url))

/** The commit that is built, which recorded sessions name. */
const commitOf = (): string => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}

const shared = (): InlineConfig => ({
  configFile: false,
  logLevel: 'warn',
  define: { COMMIT: JSON.stringify(commitOf()) },
})

/** The page of the machines, with its own styles and texts: nothing of it is in the product's bundle. */
const buildPage = () =>
  build({
    ...shared(),
    root: sources,
    base: '/dev/',
    plugins: [react()],
    build: {
      outDir: DEV_PAGES,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 4000,
      modulePreload: { polyfill: false },
      rolldownOptions: { ...withoutTimings, input: `${sources}/machines.html` },
    },
  })

/** The page of the kit: the product's parts, styles and texts around stories of its own. */
export const buildKit = () =>
  build({
    ...shared(),
    root: kit,
    base: '/dev/',
    plugins: [compiledTexts(), react()],
    css: { postcss: root },
    resolve: { alias: [{ find: /^styled-system/, replacement: `${root}styled-system` }] },
    build: {
      outDir: DEV_PAGES,
      emptyOutDir: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 4000,
      modulePreload: { polyfill: false },
      rolldownOptions: { ...withoutTimings, input: `${kit}/kit.html` },
    },
  })

/** The script that is put into the pages of inspected tabs. */
const buildHook = () =>
  build({
    ...shared(),
    build: {
      outDir: DEV_PAGES,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: { entry: `${sources}/hook/hook.ts`, formats: ['iife'], name: 'hook', fileName: () => 'hook.js' },
    },
  })

/** Builds the pages for developers and testers into `dist/dev`. */
export const buildDevPages = async (): Promise<void> => {
  await buildPage()
  await buildKit()
  await buildHook()
}
