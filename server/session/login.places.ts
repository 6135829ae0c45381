import { createHmac } from 'node:crypto'
import { inArray, lt } from 'drizzle-orm'
import { DAY, type UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import type { Phone } from '../people/people.port'
import { loginPlaces } from './session.tables'

/** Where a request comes from: the browser's own id and the network address. */
export interface Origin {
  readonly deviceId: string | null
  readonly address: string | null
}

/** Who asks for a code of a number, as keyed hashes of it with where they ask from. */
export interface Requester {
  /** The device; one that never logged in with the number is one of its address, because ids can be made up. */
  readonly id: string
  /** The network address, or the device where none is known. */
  readonly network: string
  /** From which of both a login with this number was completed before. */
  readonly usual: 'device' | 'network' | 'neither'
}

/** Seconds a device or address stays usual after its last login. */
const REMEMBERED = 90 * DAY

const placeOf = (key: Buffer, { countryCode, phoneNumber }: Phone, kind: string, value: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([countryCode, phoneNumber, kind, value]))
    .digest('base64url')

export const requesterOf = async (
  db: Database,
  key: Buffer,
  phone: Phone,
  { deviceId, address }: Origin,
): Promise<Requester> => {
  const device = deviceId === null ? null : placeOf(key, phone, 'device', deviceId)
  const network = address === null ? null : placeOf(key, phone, 'address', address)
  const places = [device, network].filter((place) => place !== null)
  const rows = await db
    .select({ place: loginPlaces.place })
    .from(loginPlaces)
    .where(inArray(loginPlaces.place, places.length === 0 ? [''] : places))
  const usual = new Set(rows.map(({ place }) => place))
  const nowhere = placeOf(key, phone, 'nowhere', '')
  if (device !== null && usual.has(device)) return { id: device, network: network ?? device, usual: 'device' }
  return {
    id: placeOf(key, phone, 'device at address', JSON.stringify([deviceId, address])),
    network: network ?? device ?? nowhere,
    usual: network !== null && usual.has(network) ? 'network' : 'neither',
  }
}

/** A member of the staff who registers a patient: their own account asks, from wherever. */
export const staffRequester = (key: Buffer, phone: Phone, userId: string): string =>
  placeOf(key, phone, 'staff', userId)

/** A patient who changes their number: nobody else can use the code up, or be answered with it. */
export const patientRequester = (key: Buffer, phone: Phone, userId: string): string =>
  placeOf(key, phone, 'patient', userId)

/** Remembers where a login came from. */
export const rememberPlaces = async (
  db: Database,
  key: Buffer,
  phone: Phone,
  { deviceId, address }: Origin,
  now: UnixSeconds,
): Promise<void> => {
  const rows = [
    ...(deviceId === null ? [] : [placeOf(key, phone, 'device', deviceId)]),
    ...(address === null ? [] : [placeOf(key, phone, 'address', address)]),
  ].map((place) => ({ place, lastUsedAt: now }))
  if (rows.length === 0) return
  await db
    .insert(loginPlaces)
    .values(rows)
    .onConflictDoUpdate({ target: loginPlaces.place, set: { lastUsedAt: now } })
}

export const forgetOldPlaces = async (db: Database, now: UnixSeconds): Promise<void> => {
  await db.delete(loginPlaces).where(lt(loginPlaces.lastUsedAt, now - REMEMBERED))
}
