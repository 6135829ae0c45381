import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const hmac = (key: Buffer, salt: Buffer, code: string): Buffer =>
  createHmac('sha256', key).update(salt).update(code).digest()

/** What is stored of a code: without the server's key its million possibilities cannot be tried. */
export const hashCode = (key: Buffer, code: string): string => {
  const salt = randomBytes(16)
  return `${salt.toString('base64url')}.${hmac(key, salt, code).toString('base64url')}`
}

/** Whether a typed code is the stored one, in constant time. */
export const isCode = (key: Buffer, typed: string, stored: string): boolean => {
  const [salt = '', hash = ''] = stored.split('.')
  const expected = Buffer.from(hash, 'base64url')
  const given = hmac(key, Buffer.from(salt, 'base64url'), typed)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
