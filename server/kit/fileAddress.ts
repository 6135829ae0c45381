import { createHmac, timingSafeEqual } from 'node:crypto'
import { HOUR, type UnixSeconds } from '../../src/core/kit/dates'
import type { FileType } from '../../src/core/files/files'
import type { FileAddress, FileAddresses, NamedFile, SignedAddress } from './signedAddress'
import { keyFor } from './secrets'

const FOLDER = '/files/'
const ID = 16
const UNTIL = 4
const SEAL = 16
const SIGNED = 2 * ID + UNTIL

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex')
const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const endings: Readonly<Record<FileType, string>> = {
  pdf: 'pdf',
  png: 'png',
  jpeg: 'jpg',
  gif: 'gif',
  m4a: 'm4a',
  webm: 'webm',
}

/** What follows the token of an address: a name that says by its ending what it is. */
export const endOf = ({ name, type }: Pick<NamedFile, 'name' | 'type'>): string =>
  `${
    name
      .replace(/\.\w{1,5}$/, '')
      .replaceAll(/[^\w-]+/g, '-')
      .slice(0, 60) || 'file'
  }.${endings[type]}`

/** The token of an address in this folder; null for any other address. */
export const tokenOf = (pathname: string): string | null => /^\/files\/([\w-]{70})(?:\/|$)/.exec(pathname)?.[1] ?? null

/** The file that an address names, not proven: what is its owner's alone is asked for with the owner. */
export const namedFile = (url: string): string | null => {
  const token = tokenOf(url)
  return token === null ? null : idOf(Buffer.from(token, 'base64url').subarray(0, ID))
}

/**
 * Addresses inside the app: signed, so that they need no row. They work for their session alone, until the end of the
 * next full hour, so that a list that is read again has the same ones.
 */
export const fileAddresses = (secret: string): FileAddresses => {
  const key = keyFor(secret, 'file addresses')
  const sealOf = (payload: Buffer): Buffer => createHmac('sha256', key).update(payload).digest().subarray(0, SEAL)
  const signed: FileAddresses['signed'] = (file, sessionId, now) => {
    const expiresAt = (Math.floor(now / HOUR) + 2) * HOUR
    const until = Buffer.alloc(UNTIL)
    until.writeUInt32BE(expiresAt)
    const payload = Buffer.concat([bytesOf(file.id), bytesOf(sessionId), until])
    return { token: Buffer.concat([payload, sealOf(payload)]).toString('base64url'), end: endOf(file), expiresAt }
  }
  return {
    signed,
    to: (file: NamedFile, sessionId: string, now: UnixSeconds): FileAddress => {
      const { token, end, expiresAt } = signed(file, sessionId, now)
      return { url: `${FOLDER}${token}/${end}`, thumbnailUrl: `${FOLDER}${token}/thumb.webp`, expiresAt }
    },
    /** What a token says, where this server signed it; null for every other. */
    read: (token: string): SignedAddress | null => {
      const bytes = Buffer.from(token, 'base64url')
      // The last letter has bits to spare: of all that read the same, one is the address.
      if (bytes.length !== SIGNED + SEAL || bytes.toString('base64url') !== token) return null
      const payload = bytes.subarray(0, SIGNED)
      if (!timingSafeEqual(sealOf(payload), bytes.subarray(SIGNED))) return null
      return {
        fileId: idOf(payload.subarray(0, ID)),
        sessionId: idOf(payload.subarray(ID, 2 * ID)),
        until: payload.readUInt32BE(2 * ID),
      }
    },
  }
}
