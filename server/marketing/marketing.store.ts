import { and, asc, desc, eq, getTableColumns, lt, lte, ne, or, sql } from 'drizzle-orm'
import { dayOf, MINUTE, type UnixSeconds } from '../../src/core/kit/dates'
import type { BannerType, Content, ContentPage, Partner } from '../../src/core/marketing/marketing'
import type { Database } from '../kit/handlers'
import { inLanguage, spoken } from '../kit/language'
import type { WireLanguage } from '../kit/texts'
import { banners, contents, downloadNumbers, partners } from './marketing.tables'

/** A page in the caller's language, else in English; null when nobody wrote it. */
export const contentOf = async (db: Database, page: ContentPage, language: WireLanguage): Promise<Content | null> => {
  const [row] = await db
    .select({ body: contents.body })
    .from(contents)
    .where(and(eq(contents.page, page), spoken(contents.language, language)))
    .orderBy(desc(eq(contents.language, language)))
    .limit(1)
  return row?.body ?? null
}

export const bannerRows = async (db: Database, type: BannerType | undefined, language: WireLanguage) => {
  const { position, ...columns } = getTableColumns(banners)
  const rows = await db
    .select(columns)
    .from(banners)
    .where(and(spoken(banners.language, language), type === undefined ? undefined : eq(banners.type, type)))
    .orderBy(asc(position), asc(banners.id))
  return inLanguage(rows, language)
}

export const partnerRows = async (db: Database, language: WireLanguage): Promise<Partner[]> => {
  const { id, name, kind, city, text } = partners
  const rows = await db
    .select({ id, language: partners.language, name, kind, city, text })
    .from(partners)
    .where(spoken(partners.language, language))
    .orderBy(asc(partners.position), asc(id))
  return inLanguage(rows, language)
}

/** Links to the app that one number gets in a day. */
export const LINKS_PER_DAY = 5

interface Phone {
  readonly countryCode: string
  readonly phoneNumber: string
}

/**
 * Counts one more link for a number: `send` it, `sent` already within the last minute (browsers repeat a GET), or
 * `tooMany` today. The row's lock makes calls for one number take turns.
 */
export const takeLinkTurn = async (
  db: Database,
  phone: Phone,
  now: UnixSeconds,
): Promise<'send' | 'sent' | 'tooMany'> => {
  const day = dayOf(now)
  const { sentToday, lastSentAt } = downloadNumbers
  const isOtherDay = ne(downloadNumbers.day, day)
  const granted = await db
    .insert(downloadNumbers)
    .values({ ...phone, day, sentToday: 1, lastSentAt: now })
    .onConflictDoUpdate({
      target: [downloadNumbers.countryCode, downloadNumbers.phoneNumber],
      set: {
        day,
        sentToday: sql`case when ${downloadNumbers.day} = ${day} then ${sentToday} + 1 else 1 end`,
        lastSentAt: now,
      },
      setWhere: and(lte(lastSentAt, now - MINUTE), or(isOtherDay, lt(sentToday, LINKS_PER_DAY)))!,
    })
    .returning({ sentToday })
  if (granted.length > 0) return 'send'
  const { countryCode, phoneNumber } = downloadNumbers
  const [row] = await db
    .select({ lastSentAt })
    .from(downloadNumbers)
    .where(and(eq(countryCode, phone.countryCode), eq(phoneNumber, phone.phoneNumber)))
  return row !== undefined && row.lastSentAt > now - MINUTE ? 'sent' : 'tooMany'
}
