import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { AGE_LIMIT } from '../../src/core/members/members.limits'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { earlierProfiles, members } from './members.tables'

const timeOf = (moment: UnixSeconds | SQLWrapper): SQL => sql`to_timestamp(${moment}) at time zone 'Asia/Kolkata'`

const yearsAt = (age: SQLWrapper, givenAt: SQLWrapper, moment: UnixSeconds | SQLWrapper): SQL<number | null> =>
  sql<number | null>`case when ${age} is not null then
    least(${AGE_LIMIT.most}, greatest(${AGE_LIMIT.least}, ${age} + extract(year from
      age(${timeOf(moment)}, ${timeOf(givenAt)}))))::int end`

/** The age of a member at a moment: the years that were given, and those that have passed since. */
export const ageAt = (moment: UnixSeconds | SQLWrapper): SQL<number | null> =>
  yearsAt(members.age, members.ageGivenAt, moment)

/** Who a member was when a paper was issued. */
interface Named {
  readonly name: string | null
  readonly age: number | null
  readonly gender: 'Male' | 'Female' | null
}

/**
 * Who a member was, as a paper of a moment says it, with their age at the visit that it is about: a later correction does
 * not reach it. A moment that is null is now.
 */
export const namedAt = (moment: SQLWrapper, visit: SQLWrapper): SQL<Named> => {
  const { id, memberId, name, age, ageGivenAt, gender, until } = earlierProfiles
  const earlier = sql`select ${id} as place, ${name} as name, ${yearsAt(age, ageGivenAt, visit)} as age, ${gender} as gender
    from ${earlierProfiles} where ${memberId} = ${members.id} and ${until} > ${moment}`
  const now = sql`select null, ${members.name}, ${ageAt(visit)}, ${members.gender}`
  return sql<Named>`(select json_build_object('name', name, 'age', age, 'gender', gender)
    from (${earlier} union all ${now}) as profiles order by place nulls last limit 1)`
}
