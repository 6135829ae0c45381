import { and, eq, isNull, or } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import { ageAt } from '../members/members.port'
import { members } from '../members/members.tables'
import { admissions } from './inpatient.tables'
import { isSummaryUnfinished } from './stays.read'
import { renewDocument } from './summary.documents'
import { summaryRow } from './summary.store'
import { stayChanged } from './ward.feed'

/**
 * Lets stays follow who their patient is until a summary was given of them: one that is over and has its summary keeps
 * the name under which it was.
 */
export const followName = async (db: Database, memberId: string, now: UnixSeconds): Promise<void> => {
  const isOpen = or(isNull(admissions.dischargedAt), isSummaryUnfinished)
  const stays = await db
    .select({ name: members.name, age: ageAt(admissions.admittedAt), gender: members.gender, stayId: admissions.id })
    .from(members)
    .innerJoin(admissions, eq(admissions.memberId, members.id))
    .where(and(eq(members.id, memberId), isOpen))
  for (const { name, age, gender, stayId } of stays) {
    await db
      .update(admissions)
      .set({ ...(name !== null && { name }), ...(age !== null && { age }), ...(gender !== null && { gender }) })
      .where(eq(admissions.id, stayId))
    if ((await summaryRow(db, stayId))?.isFinished === true) await renewDocument(db, stayId)
    for (const follow of stayChanged.listeners()) await follow(db, stayId, now)
  }
}
