import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { TEST_LASTS, TIME_LIMIT_FACTOR, WAITS_FOR } from './tests/kit/limits.ts'
import { Order } from './tests/kit/order.ts'
import { withoutTimings } from './tools/buildSteps.ts'
import { compiledTexts } from './tools/compiledTexts.ts'
import { filesOf, type Group, groupsOf } from './tools/suites.ts'

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

const projectOf = (group: Group) => ({
  extends: true as const,
  test: {
    name: group.name,
    include: [...filesOf(group)],
    ...(group.suites.some(({ isInBrowser }) => isInBrowser) ? { globalSetup: ['tests/kit/findBrowser.ts'] } : {}),
    ...(group.suites.every(({ isAlone }) => isAlone) ? { maxWorkers: 1, sequence: { groupOrder: 1 } } : {}),
  },
})

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
    env: { TIME_LIMITS: `${TIME_LIMIT_FACTOR}` },
    testTimeout: TEST_LASTS,
    hookTimeout: TEST_LASTS,
    expect: { poll: { timeout: WAITS_FOR } },
    // A worker more than cores would make each wait for the others; with many, the database would be what is waited for.
    maxWorkers: Math.min(8, availableParallelism()),
    // Files of a worker share its modules: what is loaded once serves all of them.
    isolate: false,
    // A file is compiled once, not with each run.
    experimental: { fsModuleCache: true },
    maxConcurrency: 3,
    sequence: { sequencer: Order },
    // What runs together is one project, so that its workers load a module once.
    projects: groupsOf(process.env['SUITES']).map(projectOf),
  },
}))
