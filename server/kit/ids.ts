import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'

/** A random id that cannot be guessed. */
export const newId = (): string => randomUUID()

/** 32 random bytes for the address bar or a header. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** `newCode(6)` is a code of six digits, zeros in front included. */
export const newCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0')

/** What is stored of a token: who reads the database cannot use it. */
export const hashOf = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('base64url')

/** Whether an id can be one of a row whose ids are UUIDs; every other one names nothing. */
export const isUuid = (id: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)
