import { and, eq, gt } from 'drizzle-orm'
import type { CallSignal } from '../../src/core/call/call'
import type { Database } from '../kit/handlers'
import type { Call } from './call.read'
import { callSignals } from './call.tables'

/** Signals of one answer. */
const MOST = 200

/** Signals for somebody after one they have, in order. */
export const signalsAfter = (db: Database, call: Call, userId: string, after: number): Promise<readonly CallSignal[]> =>
  db
    .select({
      seq: callSignals.seq,
      from: callSignals.fromUid,
      kind: callSignals.kind,
      generation: callSignals.generation,
      data: callSignals.data,
    })
    .from(callSignals)
    .where(and(eq(callSignals.sessionId, call.sessionId), eq(callSignals.toUser, userId), gt(callSignals.seq, after)))
    .orderBy(callSignals.seq)
    .limit(MOST)
