import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import { DAY, type UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from './handlers'
import { hashOf } from './ids'
import { idempotencyKeys } from './kit.tables'

/** One attempt at a call that changes something: the same attempt has the same key. */
export interface Attempt {
  /** Whose key it is: two people may happen to use the same one. */
  readonly scope: string
  readonly endpoint: string
  readonly key: string
  readonly inputHash: string
}

export interface StoredAnswer {
  readonly status: number
  readonly body: string
}

export type Claim =
  | { readonly is: 'new' }
  | { readonly is: 'other' }
  | { readonly is: 'answered'; answer: StoredAnswer }

/** Seconds an answer is kept. */
const KEPT = 2 * DAY

export const isUsableKey = (key: string | undefined): key is string =>
  key !== undefined && /^[\x21-\x7e]{8,200}$/.test(key)

/**
 * Takes the key for this attempt, first thing in its transaction. A second request with the same key waits here until
 * the first one's transaction ends, and then finds its answer (or, if that one was undone, takes the key itself).
 */
export const claimKey = async (db: Database, attempt: Attempt, now: UnixSeconds): Promise<Claim> => {
  const { scope, endpoint, inputHash } = attempt
  const taken = await db
    .insert(idempotencyKeys)
    .values({ scope, endpoint, key: hashOf(attempt.key), inputHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
    .prepare('claim a key')
    .execute()
  if (taken.length > 0) return { is: 'new' }
  const [stored] = await db.select().from(idempotencyKeys).where(rowOf(attempt))
  if (!stored || stored.inputHash !== inputHash || stored.status === null || stored.answer === null)
    return { is: 'other' }
  return { is: 'answered', answer: { status: stored.status, body: unseal(stored.answer, attempt.key) } }
}

/** Keeps the answer beside what the attempt wrote. */
export const storeAnswer = async (db: Database, attempt: Attempt, { status, body }: StoredAnswer): Promise<void> => {
  await db
    .update(idempotencyKeys)
    .set({ status, answer: seal(body, attempt.key) })
    .where(rowOf(attempt))
}

/** A failed attempt may be made again with the same key. */
export const releaseKey = async (db: Database, attempt: Attempt): Promise<void> => {
  await db.delete(idempotencyKeys).where(rowOf(attempt))
}

export const forgetOldKeys = async (db: Database, now: UnixSeconds): Promise<void> => {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, now - KEPT))
}

const rowOf = ({ scope, endpoint, key }: Attempt) =>
  and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.endpoint, endpoint), eq(idempotencyKeys.key, hashOf(key)))

const secretOf = (key: string): Uint8Array => new Uint8Array(hkdfSync('sha256', key, '', 'idempotency answer', 32))

/** Answers hold session tokens and patients' data: only who holds the attempt's key can read them again. */
const seal = (text: string, key: string): string => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', secretOf(key), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

const unseal = (sealed: string, key: string): string => {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', secretOf(key), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
