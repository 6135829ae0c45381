import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { embeddedPlaces } from '../../server/location/embedded'
import type { PlacesService } from '../../server/location/places'

/** The thread runs compiled code alone. */
const BUILT = join(import.meta.dirname, '../../dist/server/server/location/placesThread.js')
const openThread = async (): Promise<PlacesService> =>
  ((await import(/* @vite-ignore */ BUILT)) as { placesThread: () => PlacesService }).placesThread()

const DELHI = { latitude: 28.6139, longitude: 77.209 }

test.runIf(existsSync(BUILT))('the thread answers as the gazetteer does, each question its own answer', async () => {
  const thread = await openThread()
  const [found, here, unknown] = await Promise.all([
    thread.autocomplete('Mumbai', null, 'eng'),
    thread.reverse(DELHI, 'hin'),
    thread.details('nowhere', 'eng'),
  ])
  expect(found).toEqual(await embeddedPlaces.autocomplete('Mumbai', null, 'eng'))
  expect(found).toMatchObject({ ok: true })
  expect(here).toEqual(await embeddedPlaces.reverse(DELHI, 'hin'))
  expect(unknown).toEqual(await embeddedPlaces.details('nowhere', 'eng'))
})

test.runIf(existsSync(BUILT))('a fault fails the open question, and the next one starts the thread anew', async () => {
  const thread = await openThread()
  await expect(thread.reverse(null as never, 'eng')).rejects.toThrow('null')
  expect(await thread.reverse(DELHI, 'eng')).toEqual(await embeddedPlaces.reverse(DELHI, 'eng'))
})
