import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, { N: number }, Buffer>(scrypt)

/** Six digits are a million guesses: at this cost trying them all against a stolen row takes longer than a code lives. */
const COST = { N: 2048 }
const LENGTH = 32

/** What is stored of a code. */
export const hashCode = async (code: string): Promise<string> => {
  const salt = randomBytes(16)
  return `${salt.toString('base64url')}.${(await derive(code, salt, LENGTH, COST)).toString('base64url')}`
}

/** Whether a typed code is the stored one, in constant time. */
export const isCode = async (typed: string, stored: string): Promise<boolean> => {
  const [salt = '', hash = ''] = stored.split('.')
  const expected = Buffer.from(hash, 'base64url')
  return timingSafeEqual(await derive(typed, Buffer.from(salt, 'base64url'), LENGTH, COST), expected)
}
