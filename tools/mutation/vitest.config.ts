import { defineConfig } from 'vitest/config'

/** The fast tests of one piece of the code: no browser, no server, no other room. */
export default defineConfig({
  test: {
    include: (process.env['MUTATION_TESTS'] ?? '').split(','),
    setupFiles: ['tests/kit/temporal.ts'],
    isolate: false,
    maxWorkers: 1,
  },
})
