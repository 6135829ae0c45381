import { readdirSync, readFileSync } from 'node:fs'
import type { Documents } from './documents'

const MACHINES = 'src/machines'

interface Found {
  readonly path: string
  readonly names: readonly string[]
}

/** Files of machines and what each exports; a function that makes machines is none. */
export const machineFiles = (): readonly Found[] =>
  readdirSync(MACHINES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.machine.ts'))
    .toSorted()
    .map((file) => ({
      path: `./${file.replaceAll('\\', '/').replace(/\.ts$/, '')}`,
      names: [...readFileSync(`${MACHINES}/${file}`, 'utf8').matchAll(/^export const (\w+)Machine = (?!<)/gm)].map(
        ([, name = '']) => name,
      ),
    }))
    .filter(({ names }) => names.length > 0)

/** `src/machines/registry.ts`, written from the files there are, so that nobody enters a machine by hand. */
export const registryDocument = (): Documents => {
  const files = machineFiles()
  const imports = files.map(
    ({ path, names }) => `import { ${names.map((name) => `${name}Machine`).join(', ')} } from '${path}'`,
  )
  const rows = files
    .flatMap(({ names }) => names)
    .toSorted()
    .map((name) => `  ${name}: ${name}Machine,`)
  const source = [
    ...imports,
    '',
    '/** Every machine by name: for the diagrams, the gallery and the path tests. `npm run diagrams` writes this file. */',
    'export const registry = {',
    ...rows,
    '} as const',
    '',
    'export type MachineName = keyof typeof registry',
    '',
  ]
  return { [`${MACHINES}/registry.ts`]: source.join('\n') }
}
