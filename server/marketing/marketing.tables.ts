import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { Banner, Content, ContentPage } from '../../src/core/marketing/marketing'
import type { WireLanguage } from '../kit/texts'

const language = () => text().$type<WireLanguage>().notNull()

/** Pages of the content service, one row for each language. */
export const contents = pgTable(
  'contents',
  { page: text().$type<ContentPage>().notNull(), language: language(), body: jsonb().$type<Content>().notNull() },
  (table) => [
    primaryKey({ columns: [table.page, table.language] }),
    check('contents_page', sql`${table.page} in ('app-feature', 'about-us', 'careers')`),
    check('contents_language', sql`${table.language} in ('eng', 'hin', 'guj', 'ben')`),
  ],
)

export const banners = pgTable(
  'banners',
  {
    id: text().notNull(),
    language: language(),
    type: text().$type<Banner['type']>().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    action: text().notNull(),
    appUrl: text('app_url').notNull(),
    webUrl: text('web_url').notNull(),
    redirection: text().$type<Banner['redirection']>().notNull(),
    /** It speaks of so many per cent off tests: it stands only while a centre takes them off. */
    testOffer: smallint('test_offer'),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.language] }),
    check('banners_type', sql`${table.type} in ('home', 'tests', 'medicines')`),
    check('banners_redirection', sql`${table.redirection} in ('internal', 'external', 'none')`),
    check('banners_language', sql`${table.language} in ('eng', 'hin', 'guj', 'ben')`),
  ],
)

/** Who works with us, one row for each language. */
export const partners = pgTable(
  'partners',
  {
    id: text().notNull(),
    language: language(),
    name: text().notNull(),
    kind: text().notNull(),
    city: text().notNull(),
    text: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.language] }),
    check('partners_language', sql`${table.language} in ('eng', 'hin', 'guj', 'ben')`),
  ],
)
