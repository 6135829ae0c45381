import { bigint, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => bigint(name, { mode: 'number' })

export const otps = pgTable(
  'otps',
  {
    id: text().primaryKey(),
    countryCode: text('country_code').notNull(),
    phoneNumber: text('phone_number').notNull(),
    purpose: text().notNull(),
    codeHash: text('code_hash').notNull(),
    /** Keyed hash of the device or address that asked: only its own next request replaces the code. */
    requester: text().notNull(),
    guesses: integer().notNull().default(0),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    consumedAt: at('consumed_at'),
  },
  (table) => [index('otps_number').on(table.countryCode, table.phoneNumber)],
)

/** The long code of a number: one until it is used; `code` is derived from the id and never stored. */
export const longOtps = pgTable(
  'long_otps',
  {
    id: uuid().primaryKey(),
    countryCode: text('country_code').notNull(),
    phoneNumber: text('phone_number').notNull(),
    /** When a text message with it was last sent. */
    sentAt: at('sent_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [unique('long_otps_number').on(table.countryCode, table.phoneNumber)],
)

/** Devices and addresses a number has logged in from, as keyed hashes of both. */
export const loginPlaces = pgTable(
  'login_places',
  { place: text().primaryKey(), lastUsedAt: at('last_used_at').notNull() },
  (table) => [index('login_places_last_used').on(table.lastUsedAt)],
)
