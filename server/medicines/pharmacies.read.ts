import { and, between, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Coordinates } from '../../src/core/kit/coordinates'
import { addDays, dayOf, MINUTE, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import type { PatientAddress, Pharmacy, Way } from '../../src/core/medicines/medicines'
import { PHARMACY_RADIUS } from '../../src/core/medicines/medicines.limits'
import { currentRange, takingOrders } from '../../src/core/medicines/medicines.rules'
import { weekdayOf } from '../../src/core/provider/openHours.rules'
import { MINUTES_OF_DAY, type ProviderOffer, type WeekdayHours } from '../../src/core/provider/provider'
import type { Database } from '../kit/handlers'
import { holdsWords } from '../kit/search'
import { holdsAt } from '../provider/provider.port'
import { providerHours, providerOffers, providers } from '../provider/provider.tables'

export interface PharmacySearch {
  readonly near: Coordinates
  readonly search: string
  readonly way: Way | null
  /** Where it is to be brought, where somebody has said so. */
  readonly address: PatientAddress | null
  readonly limit: number
  readonly offset: number
  readonly now: UnixSeconds
}

/** Kilometres of a degree of latitude. */
const DEGREE = 111.2

/** Great-circle kilometres between a provider and a place. */
export const kilometresFrom = ({
  latitude,
  longitude,
}: Coordinates): SQL<number> => sql<number>`12742.0176 * asin(least(1, sqrt(
  sin(radians(${providers.latitude} - ${latitude}::float8) / 2) ^ 2
  + cos(radians(${latitude}::float8)) * cos(radians(${providers.latitude}))
  * sin(radians(${providers.longitude} - ${longitude}::float8) / 2) ^ 2)))`

/** Providers in a box around a place, which the index finds. */
const isAround = ({ latitude, longitude }: Coordinates): SQL | undefined => {
  const north = PHARMACY_RADIUS / DEGREE
  const east = north / Math.max(0.1, Math.cos((latitude * Math.PI) / 180))
  return and(
    between(providers.latitude, latitude - north, latitude + north),
    between(providers.longitude, longitude - east, longitude + east),
  )
}

/** Open at a moment: today's hours, or those of yesterday that pass midnight. */
const isOpenAt = (now: UnixSeconds): SQL<boolean> => {
  const today = dayOf(now)
  const minute = Math.floor((now - startOfDay(today)) / MINUTE)
  const hours = sql`select true from ${providerHours} where ${providerHours.providerId} = ${providers.id}`
  const on = (weekday: number, at: number) =>
    sql`(${providerHours.weekday} = ${weekday} and ${providerHours.opens} <= ${at} and ${at} < ${providerHours.closes})`
  return sql<boolean>`exists (${hours} and (${on(weekdayOf(today), minute)}
    or ${on(weekdayOf(addDays(today, -1)), minute + MINUTES_OF_DAY)}))`
}

/** Pharmacies that bring medicines to an address: by its pincode, or by how far it is. */
export const delivers = (address: PatientAddress | null): SQL | undefined =>
  and(
    eq(providers.offersDelivery, true),
    address === null
      ? undefined
      : or(
          sql`${address.pincode} = any(${providers.deliveryPincodes})`,
          sql`${kilometresFrom(address)} <= ${providers.deliveryKm}`,
        ),
  )

const hasWay = ({ way, address }: PharmacySearch): SQL | undefined => {
  if (way === null) return undefined
  return way === 'PICKUP' ? eq(providers.offersPickup, true) : delivers(address)
}

const week = sql<
  WeekdayHours[]
>`coalesce((select json_agg(json_build_object('weekday', weekday, 'opens', opens, 'closes', closes))
  from ${providerHours} where ${providerHours.providerId} = ${providers.id}), '[]')`

const offerAt = (now: UnixSeconds) => sql<ProviderOffer | null>`(
  select json_build_object('percent', ${providerOffers.percent}, 'most', ${providerOffers.most},
    'testIds', null, 'until', ${providerOffers.endsAt})
  from ${providerOffers} where ${providerOffers.providerId} = ${providers}.id and ${holdsAt(now)})`

const columns = (near: Coordinates, now: UnixSeconds) => ({
  provider: providers,
  week,
  distance: kilometresFrom(near),
  offer: offerAt(now),
})

interface Row {
  readonly provider: typeof providers.$inferSelect
  readonly week: readonly WeekdayHours[]
  readonly distance: number
  readonly offer: ProviderOffer | null
}

const pharmacyOf = ({ provider, week: hours, distance, offer }: Row, now: UnixSeconds): Pharmacy => {
  const { id, name, phoneNumber, photo, address, city, pincode, latitude, longitude } = provider
  const range = currentRange(hours, now)
  return {
    id,
    name,
    phoneNumber,
    photoUrl: photo,
    address,
    city,
    pincode,
    latitude,
    longitude,
    distance: Math.round(distance * 10) / 10,
    deliveryEnabled: provider.offersDelivery,
    pickupEnabled: provider.offersPickup,
    startTime: range?.from ?? null,
    endTime: range?.to ?? null,
    ...takingOrders(hours, provider.pausedUntil, now),
    offer,
  }
}

/** Pharmacies around a place: those that take orders before those that pause, of them those that are open, then the nearest. */
export const findPharmacies = async (db: Database, asked: PharmacySearch): Promise<readonly Pharmacy[]> => {
  const { near, search, limit, offset, now } = asked
  const takesOrders = sql`coalesce(${providers.pausedUntil}, 0) <= ${now}`
  const rows = await db
    .select(columns(near, now))
    .from(providers)
    .where(
      and(
        eq(providers.kind, 'pharmacy'),
        isAround(near),
        holdsWords(search, providers.name, providers.address, providers.city, providers.pincode),
        hasWay(asked),
      ),
    )
    .orderBy(
      sql`${takesOrders} desc`,
      sql`${isOpenAt(now)} desc`,
      sql`${kilometresFrom(near)}`,
      providers.name,
      providers.id,
    )
    .limit(limit)
    .offset(offset)
  return rows.map((row) => pharmacyOf(row, now))
}

/** One pharmacy, wherever it is; undefined when there is none of this id. */
export const findPharmacy = async (
  db: Database,
  id: string,
  near: Coordinates,
  now: UnixSeconds,
): Promise<Pharmacy | undefined> => {
  const [row] = await db
    .select(columns(near, now))
    .from(providers)
    .where(and(eq(providers.kind, 'pharmacy'), eq(providers.id, id)))
  return row && pharmacyOf(row, now)
}
