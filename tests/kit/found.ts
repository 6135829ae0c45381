import { readdirSync } from 'node:fs'
import { exportsOf, type Found } from './exportsOf'

const ROOMS = new URL('../rooms/', import.meta.url)

/** What the rooms' tests bring of a kind: the exports `*Model` of every `tests/rooms/<room>/*.model.ts`. */
export const foundInRooms = async (kind: string, ending: string): Promise<readonly Found[]> => {
  const paths = readdirSync(ROOMS, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith(`.${kind}.ts`))
    .toSorted()
  const modules = await Promise.all(
    paths.map(async (path) => [path, (await import(new URL(path, ROOMS).href)) as object] as const),
  )
  return exportsOf(Object.fromEntries(modules), ending)
}
