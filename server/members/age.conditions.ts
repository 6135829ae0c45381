import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { AGE_LIMIT } from '../../src/core/members/members.limits'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { members } from './members.tables'

const timeOf = (moment: UnixSeconds | SQLWrapper): SQL => sql`to_timestamp(${moment}) at time zone 'Asia/Kolkata'`

/** The age of a member at a moment: the years that were given, and those that have passed since. */
export const ageAt = (moment: UnixSeconds | SQLWrapper): SQL<number | null> =>
  sql<number | null>`case when ${members.age} is not null then
    least(${AGE_LIMIT.most}, greatest(${AGE_LIMIT.least}, ${members.age} + extract(year from
      age(${timeOf(moment)}, ${timeOf(members.ageGivenAt)}))))::int end`
