import { and, eq } from 'drizzle-orm'
import * as Schema from 'effect/Schema'
import { returnsUntil } from '../../src/core/call/call.rules'
import { UnixSeconds } from '../../src/core/kit/dates'
import type { AgoraSettings } from '../kit/agora'
import type { Database } from '../kit/handlers'
import { enqueue, runnable, type RunnableTask, type Task } from '../kit/jobs'
import { timeLimit } from '../kit/timeLimit'
import type { Call } from './call.read'
import { callPresence } from './call.tables'

const PutOut = Schema.Struct({
  channelName: Schema.String,
  uid: Schema.Int,
  /** Until when their last token lets them in. */
  until: UnixSeconds,
})
type PutOut = typeof PutOut.Type

const putOutTask: Task<PutOut> = { name: 'put somebody out of a call', tries: 8, input: PutOut }

/** After the commit, media of somebody who is in a call no more end on Agora's servers too, whatever their client does. */
export const putOut = async (db: Database, call: Call, userId: string): Promise<void> => {
  const [person] = await db
    .select({ uid: callPresence.uid })
    .from(callPresence)
    .where(and(eq(callPresence.sessionId, call.sessionId), eq(callPresence.userId, userId)))
  if (person === undefined) return
  const input = { channelName: call.channelName, uid: person.uid, until: returnsUntil(call) }
  await enqueue(db, putOutTask, [{ input, key: `${input.channelName} ${input.uid}` }])
}

const ADDRESS = 'https://api.agora.io'
/** Milliseconds within which it answers. */
const ANSWERED_WITHIN = timeLimit(8000)
/** Seconds that a rule lasts. */
const [LEAST, MOST] = [10, 86_430]

/** Bans a number from a channel for as long as its token lasts. */
const ban = async ({ appId, rest }: AgoraSettings, { channelName, uid, until }: PutOut, now: number): Promise<void> => {
  if (rest === undefined || until <= now) return
  const { customerId, customerSecret, url = ADDRESS } = rest
  const answer = await fetch(`${url}/dev/v1/kicking-rule`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${customerId}:${customerSecret}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      appid: appId,
      cname: channelName,
      uid,
      ip: '',
      time_in_seconds: Math.min(MOST, Math.max(LEAST, until - now)),
      privileges: ['join_channel'],
    }),
    signal: AbortSignal.timeout(ANSWERED_WITHIN),
  })
  if (!answer.ok) throw new Error(`Agora answered ${answer.status}`)
}

export const putOutTasks = ({ agora }: { readonly agora: AgoraSettings | null }): readonly RunnableTask[] => [
  runnable(putOutTask, async (who, { now }) => {
    if (agora !== null) await ban(agora, who, now)
  }),
]
