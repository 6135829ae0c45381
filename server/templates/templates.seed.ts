import { eq } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import { regimens } from '../prescription/regimens'
import { demonstrationAccounts } from '../seed/accounts'
import { insertAll } from '../seed/bulk'
import { dice } from '../seed/random'
import { users } from '../people/people.tables'
import { prescriptionTemplates } from './templates.tables'

/** What the demonstration doctor writes again and again. */
export const seedTemplates = async (db: Database, now: UnixSeconds): Promise<void> => {
  const { doctor } = demonstrationAccounts
  const [account] = await db.select({ doctorId: users.doctorId }).from(users).where(eq(users.id, doctor.id))
  const doctorId = account?.doctorId
  if (doctorId == null) return
  const roll = dice(22)
  await insertAll(
    db,
    prescriptionTemplates,
    regimens.map(({ name, content }) => ({ id: roll.uuid(), doctorId, name, content, revision: 1, changedAt: now })),
  )
}
