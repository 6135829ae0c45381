import { and, eq } from 'drizzle-orm'
import * as Schema from 'effect/Schema'
import { reportChanged } from '../../src/core/notifications/push.api'
import { announce } from '../kit/feed'
import { type Task } from '../kit/jobs'
import type { Database } from '../kit/handlers'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { notify, pushTopic } from '../notifications/notifications.port'
import { users } from '../people/people.tables'
import { staffOfProvider } from '../provider/provider.port'
import { providers } from '../provider/provider.tables'
import { sentReports } from './sentReports.tables'

const Sent = Schema.Struct({ id: Schema.String })

/** Done after the answer, which is the same and as fast whether or not somebody has the number. */
export const announceTask: Task<typeof Sent.Type> = {
  name: 'notify of a report without an order',
  tries: 12,
  input: Sent,
}

/** Lets open lists of a centre, and of whoever has the number of a report, be read again. */
export const announceChange = async (
  db: Database,
  {
    providerId,
    countryCode,
    phoneNumber,
  }: Pick<typeof sentReports.$inferSelect, 'providerId' | 'countryCode' | 'phoneNumber'>,
): Promise<void> => {
  const receivers = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'PATIENT'), eq(users.countryCode, countryCode), eq(users.phoneNumber, phoneNumber)))
  const whose = [...receivers.map(({ id }) => id), ...(await staffOfProvider(db, providerId))]
  await announce(
    db,
    whose.map((id) => ({ topic: pushTopic(id), payload: reportChanged })),
  )
}

/** Notifies the patient with the number of a report, where there is one. */
export const notifyReceiver = async (db: Database, id: string, now: UnixSeconds): Promise<void> => {
  const [row] = await db
    .select({ report: sentReports, centre: providers.name, patientId: users.id })
    .from(sentReports)
    .innerJoin(providers, eq(providers.id, sentReports.providerId))
    .leftJoin(
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
  const { report, centre, patientId } = row
  await announceChange(db, report)
  if (patientId === null) return
  const facts = { centre, patient: report.patientName }
  await notify(db, [{ event: 'report.sent', facts, to: [patientId], about: id }], now)
}
