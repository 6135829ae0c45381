import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What a build is made of: sources, tools, configuration, and the versions of everything installed. */
const INPUTS = [
  'src',
  'server',
  'tools',
  'tests/kit/paths',
  'tests/kit/exportsOf.ts',
  'tests/rooms',
  'public',
  'index.html',
  'package.json',
  'package-lock.json',
  'panda.config.ts',
  'panda.first.config.ts',
  'postcss.config.cjs',
  'tsconfig.json',
  'vite.config.ts',
]

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
const filesOf = (root, path) => {
  if (!existsSync(join(root, path))) return []
  if (statSync(join(root, path)).isFile()) return [path]
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) =>
    filesOf(root, join(path, entry.name)),
  )
}

/**
 * Hash of everything a build depends on.
 *
 * @param {string} root Folder of the checkout.
 * @returns {string}
 */
export const hashOfInputs = (root) => {
  const hash = createHash('sha256')
  for (const path of INPUTS.flatMap((input) => filesOf(root, input)).toSorted())
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0')
  return hash.digest('hex')
}

/** Where a build notes what it was made of. */
export const BUILT_FROM = 'dist/inputs.txt'

/**
 * Whether the last build was made of what stands here.
 *
 * @param {string} root Folder of the checkout.
 * @returns {boolean}
 */
export const isBuilt = (root) => {
  const noted = join(root, BUILT_FROM)
  return existsSync(noted) && readFileSync(noted, 'utf8') === hashOfInputs(root)
}
