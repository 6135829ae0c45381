import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

// Generates the styles after an install, where the tools for it are installed.
const hasTools = () => {
  try {
    return createRequire(import.meta.url).resolve('@pandacss/dev/package.json') !== ''
  } catch {
    return false
  }
}

if (hasTools())
  process.exitCode =
    spawnSync('npx', ['panda', 'codegen', '--silent'], { stdio: 'inherit', shell: process.platform === 'win32' })
      .status ?? 1
