import { and, arrayContains, asc, eq, like, lte, type SQL, sql } from 'drizzle-orm'
import type { DoctorQuery } from '../../src/core/doctors/doctors'
import { dayOf, type UnixSeconds } from '../../src/core/kit/dates'
import type { Coordinates } from '../../src/core/kit/coordinates'
import { searchedWords } from '../../src/core/kit/search'
import { schedules } from '../booking/booking.tables'
import { isOpenToPatients } from '../booking/booking.port'
import type { Database } from '../kit/handlers'
import { containing } from '../kit/like'
import { earliest } from './earliest.read'
import { lowestFee } from './lowestFee.read'
import { doctorPlaces, doctors } from '../doctors/doctors.tables'
import { projected, stretchAt } from '../kit/distance'

export interface DoctorSearch extends DoctorQuery {
  readonly near: Coordinates
  readonly limit: number
  readonly offset: number
  readonly now: UnixSeconds
}

/** Words looked for in one search; more would only make it slow. */
const WORDS = 8
/** Clinics. Up to here it is quicker to sort all that match than to walk outwards from the person until enough do. */
const FEW = 10_000

/** The ids of one page of find-doctor in their order, which is total: no id is on two pages. */
export const findIds = (db: Database, search: DoctorSearch): Promise<{ id: string }[]> => {
  switch (search.sort) {
    case 'nearest':
      return nearest(db, search)
    case 'earliest':
      return earliest(db, search, () => and(matches(search, doctors), isAround(search)))
    case 'fee':
      return lowestFee(db, search, () => and(matches(search, doctors), isAround(search)))
    case 'experience':
      return experienced(db, search)
  }
}

const experienced = (db: Database, search: DoctorSearch) =>
  db
    .select({ id: doctors.id })
    .from(doctors)
    .where(and(matches(search, doctors), isAround(search)))
    .orderBy(asc(doctors.practisingSince), asc(doctors.id))
    .limit(search.limit)
    .offset(search.offset)

/**
 * The index on places is walked from the person outwards; a doctor counts at the nearest of their clinics. Doctors of
 * one language or name are often all far away, and the walk would pass everyone else: when they are few they are
 * looked up first. Only one of the two halves runs.
 */
const nearest = (db: Database, search: DoctorSearch) => {
  const page = sql`limit ${search.limit} offset ${search.offset}`
  const isNarrow = search.search.trim() !== '' || search.language !== null
  if (search.distance !== null || !isNarrow)
    return db.select({ id: sql<string>`page.id` }).from(sql`(${walk(search, sql`true`)} ${page}) page`)
  const few = sql`select ${doctorPlaces.doctorId} as id, ${away(search)} as away
    from ${doctorPlaces} where ${matches(search, doctorPlaces)} limit ${FEW + 1}`
  const isFew = sql`(select count(*) from few) <= ${FEW}`
  const lookedUp = sql`select id, min(away) as away from few where ${isFew} group by id order by 2, 1 ${page}`
  const walked = sql`${walk(search, sql`not ${isFew}`)} ${page}`
  return db
    .select({ id: sql<string>`page.id` })
    .from(sql`(with few as materialized (${few})
      select * from (${lookedUp}) looked_up union all select * from (${walked}) walked) page`)
    .orderBy(sql`page.away`, sql`page.id`)
}

const walk = (search: DoctorSearch, only: SQL): SQL => sql`
  select ${doctorPlaces.doctorId} as id, ${away(search)} as away from ${doctorPlaces}
  where ${and(only, matches(search, doctorPlaces), isWithin(search))} and not exists (
    select 1 from ${doctorPlaces} nearer where nearer.doctor_id = ${doctorPlaces.doctorId}
    and (nearer.place <-> ${here(search)}, nearer.clinic_id) < (${away(search)}, ${doctorPlaces.clinicId}))
  order by ${away(search)}, ${doctorPlaces.doctorId}`

const here = ({ near }: DoctorSearch): SQL => {
  const { x, y } = projected(near)
  return sql`point(${x}::float8, ${y}::float8)`
}

const away = (search: DoctorSearch): SQL => sql`${doctorPlaces.place} <-> ${here(search)}`

const isWithin = (search: DoctorSearch): SQL | undefined =>
  search.distance === null
    ? undefined
    : sql`${doctorPlaces.place} <@ circle(${here(search)}, ${search.distance * stretchAt(search.near)}::float8)`

const isAround = (search: DoctorSearch): SQL | undefined => {
  const within = isWithin(search)
  return within && sql`${doctors.id} in (select ${doctorPlaces.doctorId} from ${doctorPlaces} where ${within})`
}

type Searched = typeof doctors | typeof doctorPlaces

const matches = (search: DoctorSearch, table: Searched): SQL | undefined => {
  const { specialityId, language, experience, consultation, now } = search
  const words = searchedWords(search.search)
  const year = Number(dayOf(now).slice(0, 4))
  return and(
    ...words.slice(0, WORDS).map((word) => like(table.searchText, containing(word))),
    specialityId === null ? undefined : eq(table.specialityId, specialityId),
    language === null ? undefined : arrayContains(table.languages, [language]),
    experience === null ? undefined : lte(table.practisingSince, year - experience),
    consultation === null ? undefined : consults(table, consultation, now),
  )
}

/** With its limit the subquery is asked for the candidates alone; as a plain `exists` it would read all schedules. */
const consults = (table: Searched, consultation: 'video' | 'inClinic', now: UnixSeconds): SQL =>
  sql`(select true from ${schedules} where ${schedules.doctorId} = ${'doctorId' in table ? table.doctorId : table.id}
    and ${schedules.consultation} = ${consultation} and ${schedules.startsAt} > ${now} and ${isOpenToPatients} limit 1)`
