import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import { forgetDeviceOf } from '../notifications/notifications.port'
import { closeSession } from '../people/people.port'

/** Ends a session: its streams close, and its device is pushed to no more. */
export const endSession = async (db: Database, sessionId: string, now: UnixSeconds): Promise<void> => {
  await closeSession(db, sessionId, now)
  await forgetDeviceOf(db, sessionId)
}
