import { DAY } from '../../core/kit/dates'
import type { DeviceDraft, DeviceDrafts } from '../../core/prescription/deviceDraft.ports'

const DATABASE = 'prescription-drafts'
const KEYS = 'keys'
const DRAFTS = 'drafts'
const KEPT_FOR = 7 * DAY
const IV_BYTES = 12

interface Stored {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly data: ArrayBuffer
  /** Unix seconds. */
  readonly savedAt: number
}

const settled = <A>(request: IDBRequest<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The device keeps nothing')))
  })

const openDatabase = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(KEYS)
    request.result.createObjectStore(DRAFTS)
  })
  return settled(request)
}

/** One use of the database, which is closed after it: another tab may delete it meanwhile. */
const within = async <A>(work: (database: IDBDatabase) => Promise<A>): Promise<A> => {
  const database = await openDatabase()
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

const store = (database: IDBDatabase, name: string, mode: IDBTransactionMode) =>
  database.transaction(name, mode).objectStore(name)

/** The key of this device. It cannot be read out, only used here. */
const keyIn = async (database: IDBDatabase): Promise<CryptoKey> => {
  const known = (await settled(store(database, KEYS, 'readonly').get('key'))) as CryptoKey | undefined
  if (known) return known
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await settled(store(database, KEYS, 'readwrite').put(made, 'key'))
  return made
}

const idOf = (writer: string, bookingId: string): string => `${writer} ${bookingId}`
const asBytes = (text: string) => new TextEncoder().encode(text)

/** Milliseconds after which a device that has not answered keeps nothing: some browsers never open their database. */
export const ANSWERS_WITHIN = 5000

/** What was asked of the device and never came: nothing more is asked until it does. */
let isStuck = false

/** Without IndexedDB (private windows of some browsers) or Web Crypto the device keeps nothing; the server does. */
const orNothing = async <A>(work: () => Promise<A>, nothing: A): Promise<A> => {
  if (isStuck) return nothing
  let timer: ReturnType<typeof setTimeout> | undefined
  const asked = work()
    .catch(() => nothing)
    .finally(() => {
      clearTimeout(timer)
      isStuck = false
    })
  const late = new Promise<A>((resolve) => {
    timer = setTimeout(() => {
      isStuck = true
      resolve(nothing)
    }, ANSWERS_WITHIN)
  })
  return Promise.race([asked, late])
}

let last: Promise<unknown> = Promise.resolve()

/** One after the other, so that what was written or forgotten last counts. */
const inTurn = <A>(work: () => Promise<A>, nothing: A): Promise<A> => {
  const next = last.then(() => orNothing(work, nothing))
  last = next
  return next
}

/** Drafts in IndexedDB under AES-GCM; who wrote one and for which appointment is authenticated with it. */
export const deviceDrafts: DeviceDrafts = {
  read: (writer, bookingId) =>
    inTurn<DeviceDraft | null>(
      () =>
        within(async (database) => {
          const id = idOf(writer, bookingId)
          const stored = (await settled(store(database, DRAFTS, 'readonly').get(id))) as Stored | undefined
          if (!stored || stored.savedAt < Date.now() / 1000 - KEPT_FOR) return null
          const algorithm = { name: 'AES-GCM', iv: stored.iv, additionalData: asBytes(id) }
          const form = await crypto.subtle.decrypt(algorithm, await keyIn(database), stored.data)
          return { form: new TextDecoder().decode(form), savedAt: stored.savedAt }
        }),
      null,
    ),
  write: (writer, bookingId, { form, savedAt }) =>
    inTurn(
      () =>
        within(async (database) => {
          const id = idOf(writer, bookingId)
          const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
          const algorithm = { name: 'AES-GCM', iv, additionalData: asBytes(id) }
          const data = await crypto.subtle.encrypt(algorithm, await keyIn(database), asBytes(form))
          await settled(store(database, DRAFTS, 'readwrite').put({ iv, data, savedAt } satisfies Stored, id))
        }),
      undefined,
    ),
  forget: (writer, bookingId) =>
    inTurn(
      () => within((database) => settled(store(database, DRAFTS, 'readwrite').delete(idOf(writer, bookingId)))),
      undefined,
    ),
  wipe: () =>
    inTurn(
      () =>
        within(async (database) => {
          await settled(store(database, DRAFTS, 'readwrite').clear())
          await settled(store(database, KEYS, 'readwrite').clear())
        }),
      undefined,
    ),
}
