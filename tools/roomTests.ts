import { readFileSync } from 'node:fs'
import { roomNames } from './roomNames'
import { suiteOf, testFiles } from './suites'

interface TestFile {
  readonly path: string
  readonly text: string
}

/** The files that `npm test -- ROOM` chooses from, with their texts. */
export const filesOfRooms = (): readonly TestFile[] =>
  testFiles()
    .filter((path) => suiteOf(path).isOfRooms)
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** The room a file is called after, such as `orders` of `orderEnds.test.ts`: the one with the longest name. */
const namedAfter = (path: string, rooms: readonly string[]): string | undefined => {
  const name = path.split('/').at(-1)!
  const isNamed = (room: string) => new RegExp(`^${room.replace(/s$/, '')}s?(?=[A-Z.])`).test(name)
  return rooms.filter(isNamed).toSorted((a, b) => b.length - a.length)[0]
}

const isImporting = (room: string, text: string): boolean =>
  new RegExp(`from '[^']*/(?:core|machines|adapters|ui|wiring|server|rooms)/${room}/`).test(text)

/** Asks of each room what its rows, models, pages and screens have to hold, and of the asked ones alone where some are asked. */
const asksAllRooms = ({ text }: TestFile): boolean => /\b(?:isAskedRoom|asked(?:Models|Looks|Overlays))\b/.test(text)

/**
 * The tests of some rooms: files called after one of them, files that import one and are called after no room (after
 * whichever where the room has none of its own), and those that ask every room the same.
 */
export const testsOfRooms = (asked: readonly string[], files = filesOfRooms()): readonly string[] => {
  const rooms = roomNames()
  const called = new Map(files.map(({ path }) => [path, namedAfter(path, rooms)]))
  const isOf = (room: string, { path, text }: TestFile): boolean => {
    if (called.get(path) === room) return true
    const isFree = called.get(path) === undefined || ![...called.values()].includes(room)
    return isFree && isImporting(room, text)
  }
  return files.filter((file) => asksAllRooms(file) || asked.some((room) => isOf(room, file))).map(({ path }) => path)
}
