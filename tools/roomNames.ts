import { readdirSync } from 'node:fs'

/** Folders of a floor that belong to no room. */
const COMMON = new Set(['kit', 'app', 'intl', 'migrations', 'seed', 'http', 'browser', 'admin'])

/** The rooms of the practice, as their folders on the floors name them. */
export const roomNames = (): readonly string[] => {
  const folders = ['src/core', 'src/machines', 'server'].flatMap((floor) =>
    readdirSync(floor, { withFileTypes: true }).filter((entry) => entry.isDirectory()),
  )
  return [...new Set(folders.map(({ name }) => name))].filter((name) => !COMMON.has(name)).toSorted()
}
