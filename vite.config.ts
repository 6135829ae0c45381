import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { compiledTexts } from './tools/compiledTexts'

/** react-intl without its run-time parser: texts are compiled to syntax trees when they are built. */
const withoutParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
}

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
