// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Room } from '../../src/ui/app/loading/features'
import { englishRooms, readCatalogue } from '../kit/catalogues'
import { sources, targetOf, withoutComments } from '../kit/sources'

const rooms = import.meta.glob<Room>('../../src/ui/*/*.room.ts', { eager: true, import: 'room' })

/** The rooms of texts, by the id of each. */
const roomOfText = new Map(
  englishRooms.flatMap((room) => Object.keys(readCatalogue('en', room)!).map((id) => [id, room])),
)
const ids = [...roomOfText.keys()]
const textOf = new Map(sources.map(({ path, text }) => [path, withoutComments(text)]))
const importsOf = new Map(sources.map(({ path, imports }) => [path, imports]))

/** Rooms whose texts a source says: by whole ids, and by the beginning of those that are put together. */
const roomsIn = (text: string): readonly string[] => [
  ...[...text.matchAll(/'([\w.-]+)'/g)].flatMap(([, id]) => roomOfText.get(id!) ?? []),
  ...[...text.matchAll(/`([a-z]\w*\.[\w.]*)\$\{/gi)].flatMap(
    ([, start]) => roomOfText.get(ids.find((id) => id.startsWith(start!)) ?? '') ?? [],
  ),
]

/** The parts of the screen that are shown with one of them, wherever they lie but in the frame, which loads its own. */
const partsOf = (path: string): ReadonlySet<string> => {
  const met = new Set([path])
  // A set that grows while it is walked is walked to its end.
  for (const each of met)
    for (const name of importsOf.get(each) ?? []) {
      const target = targetOf(each, name)
      // Words of a room stand beside its parts, as functions that are handed what says them.
      if (target && /^src\/ui\/(?!app\/).*(?:\.tsx|Words\.ts)$/.test(target)) met.add(target)
    }
  return met
}

/** What a feature says that it does not load. */
const missingIn = (view: string, texts: readonly string[]): readonly string[] => {
  const shown = [...partsOf(view)].flatMap((path) => roomsIn(textOf.get(path)!).map((room) => ({ path, room })))
  const missing = shown.filter(({ room }) => room !== 'app' && !texts.includes(room))
  return [...new Set(missing.map(({ path, room }) => `${room}, of ${path}`))]
}

const views = Object.values(rooms).flatMap((room) =>
  Object.entries(room).flatMap(([id, row]) => {
    const { view, texts = [] } = row ?? {}
    const [, path] = /"\/(src\/[^"]+)"/.exec(view?.toString() ?? '') ?? []
    return view === undefined ? [] : [[id, path ?? '', texts] as const]
  }),
)

test('views of features are found', () => {
  expect(views.length).toBeGreaterThan(40)
  expect(views.filter(([, view]) => !textOf.has(view))).toEqual([])
})

test.each(views)('%s loads the texts of all its parts', (_, view, texts) => {
  expect(missingIn(view, texts)).toEqual([])
})

test('a feature that does not load the texts of the kit is noticed', () => {
  expect(missingIn('src/ui/medicines/MedicinesPage.tsx', ['medicines'])).toContainEqual(
    expect.stringMatching(/^kit, of /),
  )
})
