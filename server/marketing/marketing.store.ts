import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm'
import type { BannerType, Content, ContentPage, Partner } from '../../src/core/marketing/marketing'
import type { Database } from '../kit/handlers'
import { inLanguage, spoken } from '../kit/language'
import type { WireLanguage } from '../kit/texts'
import { banners, contents, partners } from './marketing.tables'

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
