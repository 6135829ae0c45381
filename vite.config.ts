import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { compiledTexts } from './tools/compiledTexts'

/** react-intl without its run-time parser: texts are compiled to syntax trees when they are built. */
const withoutParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
}

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly isEntry: boolean; readonly importers: readonly string[] } | null
}

/** Whether a module is on the first load: the entry, or imported by what is. Cycles are met once. */
const isEager = (id: string, graph: ModuleGraph, met: ReadonlySet<string> = new Set()): boolean => {
  const info = graph.getModuleInfo(id)
  if (!info || met.has(id)) return false
  return info.isEntry || info.importers.some((importer) => isEager(importer, graph, new Set([...met, id])))
}

/** The first load as one file: what is compressed together is smaller, and one request is enough. */
const eagerChunk = { groups: [{ name: (id: string, graph: ModuleGraph) => (isEager(id, graph) ? 'eager' : null) }] }

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [compiledTexts(), react()],
  resolve: {
    alias: [
      { find: /^styled-system/, replacement: fileURLToPath(new URL('./styled-system', import.meta.url)) },
      ...(command === 'build' ? [withoutParser] : []),
    ],
  },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/prerender' : 'dist/client',
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: eagerChunk } },
  },
  test: {
    globals: false,
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/kit/temporal.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
}))
