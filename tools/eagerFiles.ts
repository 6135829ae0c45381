import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const staticImport = /^(?:import|export) (?!type\b)(?:[^'"]*?from )?'(\.[^']+)'/gm

const fileOf = (from: string, name: string): string | undefined =>
  ['.tsx', '.ts', '/index.ts'].map((end) => join(dirname(from), name + end)).find(existsSync)

// An eager `import.meta.glob` of files with one ending, one folder below another.
const eagerGlob = /import\.meta\.glob(?:<[^>]*>)?\('(\.[^'*]*)\*\/\*(\.[^'*]+)', \{[^}]*eager: true/g

const globbed = (from: string, base: string, end: string): readonly string[] => {
  const folder = join(dirname(from), base)
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => join(folder, name, file)))
    .filter((file) => file.endsWith(end))
}

/** The files that come with `entry` because it imports them, or what it imports does, at once and not on demand. */
export const eagerFiles = (entry: string): readonly string[] => {
  const met = new Set([entry])
  // A set that grows while it is walked is walked to its end.
  for (const file of met) {
    const source = readFileSync(file, 'utf8')
    for (const [, name = ''] of source.matchAll(staticImport)) {
      const imported = fileOf(file, name)
      if (imported) met.add(imported)
    }
    for (const [, base = '', end = ''] of source.matchAll(eagerGlob))
      for (const each of globbed(file, base, end)) met.add(each)
  }
  return [...met]
}
