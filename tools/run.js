import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

// Commands find the same data as the app, wherever they are started; paths they are given are the caller's.
process.env['INIT_CWD'] ??= process.cwd()
process.chdir(fileURLToPath(new URL('..', import.meta.url)))

// Runs one of the server's commands: `node tools/run.js admin/main …`. From the sources where they can be read (a
// checkout with its tools), else from the build.
const [, , name = ''] = process.argv
process.argv.splice(2, 1)

const hasTools = () => {
  try {
    return createRequire(import.meta.url).resolve('tsx') !== ''
  } catch {
    return false
  }
}

if (hasTools()) {
  const { register } = await import('tsx/esm/api')
  register()
  await import(`../server/${name}.ts`)
} else await import(`../dist/server/server/${name}.js`)
