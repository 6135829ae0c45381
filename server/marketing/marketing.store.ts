import { and, asc, desc, eq, exists, getTableColumns, isNull, or } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { BannerType, Content, ContentPage, Partner } from '../../src/core/marketing/marketing'
import type { Database } from '../kit/handlers'
import { inLanguage, spoken } from '../kit/language'
import type { WireLanguage } from '../kit/texts'
import { holdsAt } from '../provider/provider.port'
import { providerOffers, providers } from '../provider/provider.tables'
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

/** Banners of a kind in the caller's language, without those that speak of an offer which nobody makes now. */
export const bannerRows = async (
  db: Database,
  type: BannerType | undefined,
  language: WireLanguage,
  now: UnixSeconds,
) => {
  const { position, testOffer, ...columns } = getTableColumns(banners)
  const isMade = exists(
    db
      .select({ id: providerOffers.id })
      .from(providerOffers)
      .innerJoin(providers, eq(providers.id, providerOffers.providerId))
      .where(
        and(
          eq(providers.kind, 'centre'),
          eq(providerOffers.percent, testOffer),
          // A banner says one figure for all tests.
          isNull(providerOffers.testIds),
          isNull(providerOffers.most),
          holdsAt(now),
        ),
      ),
  )
  const rows = await db
    .select(columns)
    .from(banners)
    .where(
      and(
        spoken(banners.language, language),
        type === undefined ? undefined : eq(banners.type, type),
        or(isNull(testOffer), isMade),
      ),
    )
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
