import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Generated documents by path. */
export type Documents = Readonly<Record<string, string>>

/** The paths whose file is missing or says something else than what would be generated now. */
export const staleDocuments = (documents: Documents): readonly string[] =>
  Object.entries(documents)
    .filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
    .map(([path]) => path)

export const writeDocuments = (documents: Documents): void => {
  for (const [path, text] of Object.entries(documents)) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  console.log(`${Object.keys(documents).length} documents written`)
}
