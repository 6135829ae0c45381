import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { ProviderKind } from '../../src/core/provider/provider'

/** Pharmacies and diagnostic centres; `users.provider_id` says who works there. */
export const providers = pgTable(
  'providers',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ProviderKind.literals }).notNull(),
    name: text('name').notNull(),
    /** Ten digits of an Indian number. */
    phoneNumber: text('phone_number').notNull(),
    address: text('address').notNull(),
    city: text('city').notNull(),
    pincode: text('pincode').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    photo: text('photo'),
    offersDelivery: boolean('offers_delivery').notNull(),
    offersPickup: boolean('offers_pickup').notNull(),
    /** Kilometres to which medicines are brought; pincodes beside that. */
    deliveryKm: doublePrecision('delivery_km'),
    deliveryPincodes: text('delivery_pincodes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Until when new orders are not taken; null takes them, `infinity` is said by the greatest number. */
    pausedUntil: bigint('paused_until', { mode: 'number' }),
    licence: text('licence').notNull(),
    gstin: text('gstin'),
    pharmacistName: text('pharmacist_name'),
    pharmacistRegistration: text('pharmacist_registration'),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('providers_near').on(table.kind, table.latitude, table.longitude),
    check('providers_phone', sql`${table.phoneNumber} ~ '^[0-9]{10}$'`),
    check('providers_pincode', sql`${table.pincode} ~ '^[1-9][0-9]{5}$'`),
    check('providers_gstin', sql`${table.gstin} ~ '^[0-9A-Z]{15}$'`),
    check('providers_ways', sql`(${table.kind} = 'pharmacy') = (${table.offersDelivery} or ${table.offersPickup})`),
    check(
      'providers_delivery',
      sql`not ${table.offersDelivery} or ${table.deliveryKm} > 0 or cardinality(${table.deliveryPincodes}) > 0`,
    ),
    check(
      'providers_pharmacist',
      sql`${table.kind} <> 'pharmacy' or (${table.pharmacistName} is not null and ${table.pharmacistRegistration} is not null)`,
    ),
  ],
)

/**
 * What providers take off: a centre of its tests, a pharmacy of the first order that somebody places. Of one provider no
 * two hold at once (constraint `provider_offers_one`); what was ordered keeps the one it was ordered with.
 */
export const providerOffers = pgTable(
  'provider_offers',
  {
    id: uuid('id').primaryKey(),
    providerId: text('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    percent: smallint('percent').notNull(),
    /** The most that is taken off, in paise; null of what has no limit. */
    most: integer('most'),
    /** Tests of the centre that it holds for; null holds for all. */
    testIds: text('test_ids').array(),
    startsAt: bigint('starts_at', { mode: 'number' }).notNull(),
    /** From then on it holds no more. */
    endsAt: bigint('ends_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('provider_offers_of_provider').on(table.providerId, table.endsAt),
    check('provider_offers_percent', sql`${table.percent} between 1 and 100`),
    check('provider_offers_most', sql`${table.most} > 0`),
    check('provider_offers_tests', sql`cardinality(${table.testIds}) > 0`),
    check('provider_offers_time', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)

/** When a provider is open: at most one range a weekday (1 Monday), in minutes after its midnight. */
export const providerHours = pgTable(
  'provider_hours',
  {
    providerId: text('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    weekday: smallint('weekday').notNull(),
    opens: smallint('opens').notNull(),
    closes: smallint('closes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.weekday] }),
    check('provider_hours_weekday', sql`${table.weekday} between 1 and 7`),
    check(
      'provider_hours_range',
      sql`${table.opens} >= 0 and ${table.opens} < 1440 and ${table.closes} > ${table.opens} and ${table.closes} <= ${table.opens} + 1440`,
    ),
  ],
)
