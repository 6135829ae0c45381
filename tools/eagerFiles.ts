import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const staticImport = /^(?:import|export) (?!type\b)(?:[^'"]*?from )?'(\.[^']+)'/gm

const fileOf = (from: string, name: string): string | undefined =>
  ['.tsx', '.ts', '/index.ts'].map((end) => join(dirname(from), name + end)).find(existsSync)

/** The files that come with `entry` because it imports them, or what it imports does, at once and not on demand. */
export const eagerFiles = (entry: string): readonly string[] => {
  const met = new Set([entry])
  // A set that grows while it is walked is walked to its end.
  for (const file of met)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(staticImport)) {
      const imported = fileOf(file, name)
      if (imported) met.add(imported)
    }
  return [...met]
}
