import { and, eq } from 'drizzle-orm'
import * as Schema from 'effect/Schema'
import { type Task } from '../kit/jobs'
import type { Database } from '../kit/handlers'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { notify } from '../notifications/notifications.port'
import { users } from '../people/people.tables'
import { providers } from '../provider/provider.tables'
import { sentReports } from './sentReports.tables'

const Sent = Schema.Struct({ id: Schema.String })

/** Done after the answer, which is the same and as fast whether or not somebody has the number. */
export const announceTask: Task<typeof Sent.Type> = {
  name: 'notify of a report without an order',
  tries: 12,
  input: Sent,
}

/** Notifies the patient with the number of a report, where there is one. */
export const notifyReceiver = async (db: Database, id: string, now: UnixSeconds): Promise<void> => {
  const [row] = await db
    .select({ patientId: users.id, centre: providers.name, patient: sentReports.patientName })
    .from(sentReports)
    .innerJoin(providers, eq(providers.id, sentReports.providerId))
    .innerJoin(
      users,
      and(
        eq(users.role, 'PATIENT'),
        eq(users.isBlocked, false),
        eq(users.countryCode, sentReports.countryCode),
        eq(users.phoneNumber, sentReports.phoneNumber),
      ),
    )
    .where(and(eq(sentReports.id, id), eq(sentReports.status, 'waiting')))
  if (row === undefined) return
  const { patientId, ...facts } = row
  await notify(db, [{ event: 'report.sent', facts, to: [patientId], about: id }], now)
}
