import { addDays, dayOf, MINUTE, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import { MINUTES_OF_DAY, type WeekdayHours } from '../../src/core/provider/provider'
import type { Database } from '../kit/handlers'
import { type City, cities } from '../location/cities'
import { demonstrationProviders } from '../seed/accounts'
import { insertAll } from '../seed/bulk'
import { buildings, landmarks, streets } from '../seed/content/clinics'
import { centreNames, pharmacistNames, pharmacyNames } from '../seed/content/providers'
import { type Dice, dice } from '../seed/random'
import { providerHours, providerOffers, providers } from './provider.tables'

type Provider = typeof providers.$inferInsert

const HOUR_MINUTES = 60
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const
const SUNDAY = 7

/** Ranges in hours after midnight; a night shop ends after the next midnight. */
const weekOf = (opens: number, closes: number, sunday: readonly [number, number] | null): readonly WeekdayHours[] =>
  WEEK.flatMap((weekday) => {
    const [from, to] = weekday === SUNDAY ? (sunday ?? []) : [opens, closes]
    return from === undefined || to === undefined
      ? []
      : [{ weekday, opens: from * HOUR_MINUTES, closes: to * HOUR_MINUTES }]
  })

const roundTheClock: readonly WeekdayHours[] = WEEK.map((weekday) => ({ weekday, opens: 0, closes: MINUTES_OF_DAY }))
const pharmacyWeeks = [weekOf(9, 22, [10, 20]), roundTheClock, weekOf(8, 21, null), weekOf(10, 25, [10, 25])] as const
const centreWeeks = [weekOf(7, 20, [7, 13]), weekOf(8, 19, null)] as const

/** Pharmacies bring medicines, hand them out, or both. */
const ways = [
  { offersDelivery: true, offersPickup: true },
  { offersDelivery: false, offersPickup: true },
  { offersDelivery: true, offersPickup: true },
  { offersDelivery: true, offersPickup: false },
] as const

const STATE_CODES: Readonly<Record<string, string>> = {
  'Uttar Pradesh': '09',
  Maharashtra: '27',
  Karnataka: '29',
  Gujarat: '24',
  Rajasthan: '08',
  'West Bengal': '19',
  Telangana: '36',
  Delhi: '07',
  'Tamil Nadu': '33',
}

const placeOf = (roll: Dice, city: City) => {
  const area = roll.pick(city.areas)
  const nearby = (degrees: number) => Number((degrees + roll.between(-600, 600) / 100_000).toFixed(6))
  return {
    address: `${roll.pick(buildings)}, ${roll.pick(streets)}, ${roll.pick(landmarks)}, ${area.name}`,
    city: city.name,
    pincode: area.pincode,
    latitude: nearby(area.latitude),
    longitude: nearby(area.longitude),
  }
}

const phoneOf = (roll: Dice) => `8${roll.between(100_000_000, 999_999_999)}`
const gstinOf = (roll: Dice, { state }: City) =>
  `${STATE_CODES[state] ?? '09'}AAFCN${roll.between(1000, 9999)}Q1Z${roll.between(1, 9)}`

const pharmacyOf = (roll: Dice, city: City, index: number, now: UnixSeconds): Provider => ({
  id: roll.uuid(),
  kind: 'pharmacy',
  name: pharmacyNames[index % pharmacyNames.length]!,
  phoneNumber: phoneOf(roll),
  ...placeOf(roll, city),
  ...ways[index % ways.length]!,
  deliveryKm: ways[index % ways.length]!.offersDelivery ? roll.between(4, 12) : null,
  licence: `20/21-${roll.between(100_000, 999_999)}`,
  gstin: gstinOf(roll, city),
  pharmacistName: pharmacistNames[index % pharmacistNames.length]!,
  pharmacistRegistration: `PH-${roll.between(10_000, 99_999)}`,
  createdAt: now - roll.between(90, 900) * MINUTES_OF_DAY * MINUTE,
})

const centreOf = (roll: Dice, city: City, index: number, now: UnixSeconds): Provider => ({
  id: roll.uuid(),
  kind: 'centre',
  name: centreNames[index % centreNames.length]!,
  phoneNumber: phoneOf(roll),
  ...placeOf(roll, city),
  offersDelivery: false,
  offersPickup: false,
  licence: `NABL-MC-${roll.between(1000, 9999)}`,
  gstin: gstinOf(roll, city),
  createdAt: now - roll.between(90, 900) * MINUTES_OF_DAY * MINUTE,
})

const PHARMACIES_A_CITY = 4
const CENTRES_A_CITY = 3

/** Per cent off tests at some centres, and off a first order at some pharmacies, there up to so many paise. */
export const TEST_OFFER = 20
const FIRST_ORDER_OFFER = 15
const MOST_OFF = 1000_00
/** Every which of them makes an offer; the demonstration's own do not. */
const OFFERING = 3

const offersOf = (
  roll: Dice,
  all: readonly Provider[],
  offer: { percent: number; most: number | null },
  now: UnixSeconds,
) =>
  all
    .filter((_, index) => index % OFFERING === 1)
    .map(({ id }) => ({
      id: roll.uuid(),
      providerId: id,
      ...offer,
      startsAt: startOfDay(addDays(dayOf(now), -30)),
      endsAt: startOfDay(addDays(dayOf(now), 60)),
    }))

/** Pharmacies and diagnostic centres of each city, open at different hours; the demonstration's accounts work for the first of each. */
export const seedProviders = async (db: Database, now: UnixSeconds): Promise<void> => {
  const roll = dice(31)
  const times = (length: number) => Array.from({ length }, (_, index) => index)
  const pharmacies = cities.flatMap((city, place) =>
    times(PHARMACIES_A_CITY).map((each) => pharmacyOf(roll, city, place * PHARMACIES_A_CITY + each, now)),
  )
  const centres = cities.flatMap((city, place) =>
    times(CENTRES_A_CITY).map((each) => centreOf(roll, city, place * CENTRES_A_CITY + each, now)),
  )
  pharmacies[0] = { ...pharmacies[0]!, id: demonstrationProviders.pharmacy }
  centres[0] = { ...centres[0]!, id: demonstrationProviders.centre }
  await insertAll(db, providers, [...pharmacies, ...centres])
  const hours = (kind: readonly Provider[], weeks: readonly (readonly WeekdayHours[])[]) =>
    kind.flatMap(({ id }, index) => weeks[index % weeks.length]!.map((each) => ({ providerId: id, ...each })))
  await insertAll(db, providerHours, [...hours(pharmacies, pharmacyWeeks), ...hours(centres, centreWeeks)])
  await insertAll(db, providerOffers, [
    ...offersOf(roll, pharmacies, { percent: FIRST_ORDER_OFFER, most: MOST_OFF }, now),
    ...offersOf(roll, centres, { percent: TEST_OFFER, most: null }, now),
  ])
}
