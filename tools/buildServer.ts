import { copyFileSync, cpSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { withoutTimings } from './buildSteps'

const root = fileURLToPath(new URL('..', import.meta.url))
const OUT = 'dist/server'

/** What can be started: the server, its threads for jobs and places, and its commands. */
const entries = [
  'start',
  'jobs.worker',
  'location/places.worker',
  'files/pdf.child',
  'files/voice.child',
  'admin/main',
  'backup/main',
  'seed/main',
]

/**
 * Compiles the server into `dist/server`, file by file as it stands in the tree, so that what a file reads beside itself
 * (migrations, the gazetteer) is copied beside it. Packages stay outside: the dependencies of package.json.
 */
export const buildServer = async (): Promise<void> => {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: OUT,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        ...withoutTimings,
        input: Object.fromEntries(entries.map((entry) => [`server/${entry}`, `server/${entry}.ts`])),
        output: { format: 'es', preserveModules: true, preserveModulesRoot: root, entryFileNames: '[name].js' },
      },
    },
  })
  cpSync('server/migrations', `${OUT}/server/migrations`, { recursive: true })
  copyFileSync('server/location/india.txt.br', `${OUT}/server/location/india.txt.br`)
}
