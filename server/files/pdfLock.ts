import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'

/** Which object a stream is. */
export interface PdfObject {
  readonly number: number
  readonly generation: number
}

/** Makes the content of a stream readable. */
type Decipher = (content: Buffer, object: PdfObject) => Buffer

/** How a PDF is read: as it is, or deciphered without a password; locked where it asks for one. */
export type Opening = 'plain' | 'locked' | Decipher

/** Whether a PDF asks for a password before it can be read. */
export const isLocked = (pdf: Buffer): boolean => openingOf(pdf) === 'locked'

/**
 * How a PDF opens without a password (ISO 32000-2, 7.6). One that is encrypted because printing or changing it alone is
 * forbidden is not locked.
 */
export const openingOf = (pdf: Buffer): Opening => {
  const text = pdf.toString('latin1')
  const dictionary = encryptionOf(text)
  if (dictionary === null) return 'plain'
  const key = keyOf(dictionary, text)
  return key === null ? 'locked' : decipherWith(key, methodOf(dictionary))
}

/** The key that the empty password makes; null where it does not open the document. */
const keyOf = (dictionary: string, text: string): Buffer | null => {
  const [revision, permissions] = [numberIn(dictionary, 'R'), numberIn(dictionary, 'P')]
  const [owner, user] = [stringIn(dictionary, 'O'), stringIn(dictionary, 'U')]
  if (revision === null || permissions === null || owner === null || user === null) return null
  if (revision >= 5) return keyFrom2008(user, stringIn(dictionary, 'UE'), revision)
  const bits = revision === 2 ? null : numberIn(dictionary, 'Length')
  const hidesMetadata = !/\/EncryptMetadata\s+false/.test(dictionary)
  return keyBefore2008({ revision, permissions, owner, user, bits: bits ?? 40, hidesMetadata, id: fileId(text) })
}

/** How streams are encrypted: `V2` is RC4, `AESV2` and `AESV3` are AES, anything else leaves them as they are (7.6.6). */
const methodOf = (dictionary: string): string => {
  if ((numberIn(dictionary, 'V') ?? 0) < 4) return 'V2'
  const [, filter = 'Identity'] = /\/StmF\s*\/(\w+)/.exec(dictionary) ?? []
  const [, method = 'None'] = new RegExp(String.raw`/${filter}\s*<<[^]*?/CFM\s*/(\w+)`).exec(dictionary) ?? []
  return method
}

/** The streams of a document by its key (7.6.3, algorithm 1). */
const decipherWith = (key: Buffer, method: string): Decipher => {
  const keyOfObject = ({ number, generation }: PdfObject, salt: string): Buffer => {
    const place = Buffer.alloc(8)
    place.writeUInt32LE(number >>> 0, 0)
    place.writeUInt32LE(generation >>> 0, 4)
    const made = md5(key, place.subarray(0, 3), place.subarray(4, 6), Buffer.from(salt))
    return made.subarray(0, Math.min(16, key.length + 5))
  }
  switch (method) {
    case 'V2':
      return (content, object) => rc4(keyOfObject(object, ''), content)
    case 'AESV2':
      return (content, object) => fromAes(content, keyOfObject(object, 'sAlT'))
    case 'AESV3':
      return (content) => fromAes(content, key)
    default:
      return (content) => content
  }
}

const BLOCK = 16

/** What follows the first block, which is where the cipher starts from; as much of it as there are whole blocks. */
const fromAes = (content: Buffer, key: Buffer): Buffer => {
  const [start, rest] = [content.subarray(0, BLOCK), content.subarray(BLOCK)]
  if (start.length < BLOCK) return Buffer.alloc(0)
  const decipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, start).setAutoPadding(false)
  return decipher.update(rest.subarray(0, rest.length - (rest.length % BLOCK)))
}

/** The dictionary that says how a PDF is encrypted: its trailers name it, or have it in them. */
const encryptionOf = (text: string): string | null => {
  const [, number, generation] = /\/Encrypt\s+(\d+)\s+(\d+)\s+R\b/.exec(text) ?? []
  const start =
    number === undefined
      ? text.search(/\/Encrypt\s*<</)
      : text.search(new RegExp(String.raw`(?<!\d)${number}\s+${generation}\s+obj\b`))
  if (start < 0) return null
  return text.slice(start, start + 4096)
}

const numberIn = (dictionary: string, key: string): number | null => {
  const [, value] = new RegExp(String.raw`/${key}\s+(-?\d+)`).exec(dictionary) ?? []
  return value === undefined ? null : Number(value)
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** A string as it stands in a PDF: in brackets with escapes, or hexadecimal. */
const stringIn = (dictionary: string, key: string): Buffer | null => {
  const [, literal, hex] =
    new RegExp(String.raw`/${key}\s*(?:\(((?:\\[^]|[^\\)])*)\)|<([\da-fA-F\s]*)>)`).exec(dictionary) ?? []
  if (hex !== undefined) return Buffer.from(hex.replaceAll(/\s/g, ''), 'hex')
  if (literal === undefined) return null
  const plain = literal.replaceAll(/\\(\d{1,3}|\r\n|[^])/g, (_, code: string) =>
    /^\d/.test(code)
      ? String.fromCodePoint(Number.parseInt(code, 8) & 255)
      : (escapes[code] ?? code.replace(/[\r\n]/, '')),
  )
  return Buffer.from(plain, 'latin1')
}

const fileId = (text: string): Buffer => {
  const at = text.lastIndexOf('/ID')
  const [, first] = /^\/ID\s*\[\s*(<[\da-fA-F\s]*>|\((?:\\[^]|[^\\)])*\))/.exec(text.slice(at, at + 512)) ?? []
  return (first === undefined ? null : stringIn(`/ID${first}`, 'ID')) ?? Buffer.alloc(0)
}

/** What a password is filled up with; an empty one is nothing else. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

const md5 = (...parts: readonly Uint8Array[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest()

const rc4 = (key: Uint8Array, data: Uint8Array): Buffer => {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + state[i]! + key[i % key.length]!) & 255
    ;[state[i], state[j]] = [state[j]!, state[i]!]
  }
  let [i, j] = [0, 0]
  return Buffer.from(data).map((byte) => {
    i = (i + 1) & 255
    j = (j + state[i]!) & 255
    ;[state[i], state[j]] = [state[j]!, state[i]!]
    return byte ^ state[(state[i]! + state[j]!) & 255]!
  }) as Buffer
}

interface Standard {
  readonly revision: number
  readonly permissions: number
  readonly owner: Buffer
  readonly user: Buffer
  readonly bits: number
  readonly hidesMetadata: boolean
  readonly id: Buffer
}

/** Revisions 2 to 4: the key of the empty password makes the entry U (7.6.4.3, algorithms 2, 4 and 5). */
const keyBefore2008 = ({ revision, permissions, owner, user, bits, hidesMetadata, id }: Standard): Buffer | null => {
  const allowed = Buffer.alloc(4)
  allowed.writeInt32LE(permissions | 0)
  const open = revision >= 4 && !hidesMetadata ? Buffer.from('ffffffff', 'hex') : Buffer.alloc(0)
  const length = revision >= 4 ? 16 : bits / 8
  let key = md5(PADDING, owner.subarray(0, 32), allowed, id, open)
  if (revision === 2) {
    key = key.subarray(0, 5)
    return rc4(key, PADDING).equals(user.subarray(0, 32)) ? key : null
  }
  for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, length))
  key = key.subarray(0, length)
  let made = md5(PADDING, id)
  for (let round = 0; round < 20; round += 1)
    made = rc4(
      key.map((byte) => byte ^ round),
      made,
    )
  return made.equals(user.subarray(0, 16)) ? key : null
}

/**
 * Revisions 5 and 6: the hash of the empty password with the salt behind it begins the entry U, that with the next salt
 * opens the key in UE (7.6.4.3.4, algorithm 2.A).
 */
const keyFrom2008 = (user: Buffer, kept: Buffer | null, revision: number): Buffer | null => {
  const hash = (salt: Buffer): Buffer => (revision === 5 ? createHash('sha256').update(salt).digest() : hardened(salt))
  if (kept === null || kept.length < 32 || !hash(user.subarray(32, 40)).equals(user.subarray(0, 32))) return null
  const opener = createDecipheriv('aes-256-cbc', hash(user.subarray(40, 48)), Buffer.alloc(BLOCK)).setAutoPadding(false)
  return opener.update(kept.subarray(0, 32))
}

const HASHES = ['sha256', 'sha384', 'sha512'] as const

/** Algorithm 2.B with an empty password. */
const hardened = (salt: Buffer): Buffer => {
  let key = createHash('sha256').update(salt).digest()
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false)
    const made = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)))
    const rest = made.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = createHash(HASHES[rest]!).update(made).digest()
    last = made.at(-1)!
  }
  return key.subarray(0, 32)
}
