import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { TEST_LASTS, WAITS_FOR } from './tests/kit/limits'
import { Order } from './tests/kit/order'
import { withoutTimings } from './tools/buildSteps'
import { compiledTexts } from './tools/compiledTexts'

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

/** Imports of the client wait until their files have come. */
const importing: Plugin = {
  name: 'importing',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () =>
      `export { importing as __vitePreload } from ${JSON.stringify(fileURLToPath(new URL('./src/adapters/browser/importing', import.meta.url)))}`,
  },
}

const TOURS = 'tests/rooms/*/tours.test.ts'
const MATRICES = 'tests/e2e/matrices/*.test.ts'
const CALLS = 'tests/e2e/call*.test.ts'
const browser = { globalSetup: ['tests/kit/findBrowser.ts'] }

/** Browsers that talk to each other live lose their lines where other work starves them: they have the machine alone. */
const calls = { name: 'calls', include: [CALLS], ...browser, maxWorkers: 1, sequence: { groupOrder: 1 } }

const parts = [
  { name: 'node', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/e2e/**', TOURS] },
  { name: 'browser', include: ['tests/e2e/*.test.ts'], exclude: [CALLS], ...browser },
  calls,
  { name: 'tours', include: [TOURS], ...browser },
  // What repeats a proof over devices and faults: a figure runs them.
  { name: 'matrices', include: [MATRICES], ...browser },
]
const everything = { name: 'all', include: ['tests/**/*.test.{ts,tsx}'], exclude: [TOURS, MATRICES, CALLS], ...browser }

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [compiledTexts(), importing, react()],
  resolve: {
    alias: [
      { find: /^styled-system/, replacement: fileURLToPath(new URL('./styled-system', import.meta.url)) },
      ...(command === 'build' ? [withoutParser, ...ownStoreHook] : []),
    ],
  },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/prerender' : 'dist/client',
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Those of the vendor's calls, whole, which come with the first call; `bundle` limits what comes before.
    chunkSizeWarningLimit: 1600,
    rolldownOptions: {
      ...withoutTimings,
      treeshake: { moduleSideEffects: [{ test: /\/styled-system\//, sideEffects: false }] },
    },
  },
  test: {
    globals: false,
    setupFiles: ['tests/kit/temporal.ts', 'tests/kit/freshModules.ts'],
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
    // All of a run in one project but calls, so that its workers load a module once; else a part of it by its name.
    projects: (process.env['SUITES'] === 'all' ? [everything, calls] : parts).map((test) => ({ extends: true, test })),
  },
}))
