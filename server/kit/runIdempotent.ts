import * as Schema from 'effect/Schema'
import { type Answer, commonAnswer } from './answer'
import { sqlState } from './constraint'
import type { Call, Caller, Database } from './handlers'
import { type Attempt, claimKey, releaseKey, storeAnswer } from './idempotency'
import { hashOf } from './ids'
import type { Row } from './room'

/**
 * Runs a call that changes something: its writes, its key and its answer are one transaction, so the same key is the
 * same answer and nothing is done twice. Only a success is kept under its key. `finish` does what follows the commit;
 * an attempt that cannot be finished may be made again with its key.
 */
export const runIdempotent = async (
  row: Row,
  input: unknown,
  call: Call,
  key: string,
  run: (db: Database) => Promise<Answer>,
  finish: () => Promise<void>,
): Promise<Answer> => {
  const attempt: Attempt = {
    scope: scopeOf(call.caller),
    endpoint: row.name,
    key,
    inputHash: hashOf(JSON.stringify(Schema.encodeSync(row.endpoint.input)(input), filesByHash)),
  }
  const { answer, isNew } = await againAfterDeadlock(() =>
    call.db.transaction(async (db) => {
      const claim = await claimKey(db, attempt, call.now)
      if (claim.is === 'answered') return { answer: claim.answer, isNew: false }
      if (claim.is === 'other') return { answer: commonAnswer('keyReused', call.say('keyReused')), isNew: false }
      const answer = await run(db)
      await (answer.status === 200 ? storeAnswer(db, attempt, answer) : releaseKey(db, attempt))
      return { answer, isNew: true }
    }),
  )
  if (isNew)
    await finish().catch(async (error: unknown) => {
      await releaseKey(call.db, attempt)
      throw error
    })
  return answer
}

/** A file is the same when its bytes are, whatever id it was given when it arrived again. */
const filesByHash = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'hash' in value ? value.hash : value

/** A guest's key belongs to the device: the guest's session ends when the person logs in, the attempt does not. */
const scopeOf = ({ userId, deviceId }: Caller): string =>
  userId !== null ? `user:${userId}` : deviceId !== null ? `device:${deviceId}` : 'anonymous'

const ATTEMPTS = 4
/** PostgreSQL's deadlock and serialization failures: nothing was done, the same call may simply run again. */
const repeatable = new Set(['40P01', '40001'])

const againAfterDeadlock = async <A>(work: () => Promise<A>): Promise<A> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work()
    } catch (error) {
      if (attempt === ATTEMPTS || !repeatable.has(sqlState(error) ?? '')) throw error
    }
}
