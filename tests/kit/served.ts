import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { devLayer } from '../../server/dev/dev'
import { systemClock } from '../../server/kit/clock'
import { openDatabase } from '../../server/kit/database'
import type { Database } from '../../server/kit/handlers'
import { newId } from '../../server/kit/ids'
import { unprintable } from '../../server/kit/pdf/letters'
import type { PlacesService } from '../../server/location/places'
import { type ServerOptions, startServer } from '../../server/main'
import { userPermissions } from '../../server/people/people.tables'
import type { Permission } from '../../src/core/session/permissions'
import { NOT_ACCESSIBLE } from '../../src/core/session/access'
import { hourBegun, newDatabase } from './template'

/** Folder of the built client. */
export const BUILT = fileURLToPath(new URL('../../dist/client', import.meta.url))
const RENDERER = fileURLToPath(new URL('../../dist/prerender/prerender.js', import.meta.url))
const THREAD = fileURLToPath(new URL('../../dist/server/server/location/placesThread.js', import.meta.url))
const DEV = fileURLToPath(new URL('../../dist/dev', import.meta.url))

export interface Served {
  readonly url: string
  readonly db: Database
  /** Lets seconds pass for the server. */
  readonly pass: (seconds: number) => void
  /** The code that was sent to a number last. */
  readonly codeFor: (phoneNumber: string) => Promise<string>
  /** Takes a permission from a person. */
  readonly forbid: (userId: string, permission: Permission) => Promise<void>
  readonly close: () => Promise<void>
}

/** The built client, which has to be there. */
const builtClient = (): string => {
  if (!existsSync(join(BUILT, 'shell.html'))) throw new Error('There is no built client: npm run build')
  return BUILT
}

let places: Promise<PlacesService> | undefined

/** The gazetteer in the thread of the built server. */
const builtPlaces = (): Promise<PlacesService> =>
  (places ??= import(/* @vite-ignore */ THREAD).then((built: { placesThread: () => PlacesService }) =>
    built.placesThread(),
  ))

/** A letter of no font: all of them are read to find that out. */
const NO_LETTER = '漢'

let loaded: Promise<unknown> | undefined

/** Loads what the product loads with its first use, once a worker: no test is judged by how long that takes. */
const loadAll = (url: string, places: PlacesService): Promise<unknown> =>
  (loaded ??= Promise.all([
    places.autocomplete('Delhi', null, 'eng'),
    fetch(`${url}/home`, { headers: { accept: 'text/html' } }),
    Promise.resolve(NO_LETTER).then(unprintable),
  ]))

/**
 * The whole product in this process, as `npm start` serves it: built client, on a copy of the demonstration practice. It
 * believes that it stands behind a proxy, so that each person of a test comes from an address of their own.
 */
export const serve = async (more: Pick<ServerOptions, 'firebase' | 'clientDir'> = {}): Promise<Served> => {
  let ahead = 0
  const copy = await newDatabase({ now: hourBegun() })
  const database = await openDatabase({ databaseUrl: copy.url })
  const filesDir = mkdtempSync(join(tmpdir(), 'spine-care-files-'))
  const places = await builtPlaces()
  const server = await startServer({
    clientDir: builtClient(),
    renderer: RENDERER,
    places,
    ...more,
    database,
    dataDir: filesDir,
    port: 0,
    host: '127.0.0.1',
    dev: devLayer(DEV),
    logLevel: 'silent',
    behindProxy: true,
    clock: { now: () => systemClock.now() + ahead },
  })
  await loadAll(server.url, places)
  const codeFor = async (phoneNumber: string): Promise<string> => {
    const answer = await fetch(`${server.url}/dev/outbox.json`)
    const messages = (await answer.json()) as { to: string; text: string }[]
    const code = /\d{6}/.exec(messages.findLast(({ to }) => to.endsWith(phoneNumber))?.text ?? '')?.[0]
    if (code === undefined) throw new Error(`No code was sent to ${phoneNumber}`)
    return code
  }
  return {
    url: server.url,
    db: database.db,
    pass: (seconds) => {
      ahead += seconds
    },
    codeFor,
    forbid: async (userId, permission) => {
      const [module = '', feature = ''] = permission.split('.')
      const change = { id: newId(), userId, module, feature, access: NOT_ACCESSIBLE } as const
      await database.db.insert(userPermissions).values(change).onConflictDoNothing()
    },
    close: async () => {
      await server.close()
      copy.drop()
      rmSync(filesDir, { recursive: true, force: true })
    },
  }
}
