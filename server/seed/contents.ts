import type { Banner, Content, ContentPage } from '../../src/core/marketing/marketing'
import type { Database } from '../kit/handlers'
import type { WireLanguage } from '../kit/texts'
import { banners, contents, partners } from '../marketing/marketing.tables'
import { TEST_OFFER } from '../provider/provider.seed'
import { faqs, faqTags } from '../support/support.tables'
import { type ArtName, artUrl, type IconName, iconUrl } from './art'
import { insertAll } from './bulk'
import ben from './content/pages/ben.json'
import eng from './content/pages/eng.json'
import guj from './content/pages/guj.json'
import hin from './content/pages/hin.json'

type Words = typeof eng

export const pageWords: Readonly<Record<WireLanguage, Words>> = { eng, hin, guj, ben }
const languages = Object.entries(pageWords) as [WireLanguage, Words][]

interface Layout {
  readonly cover: ArtName | null
  readonly icons: readonly IconName[]
  readonly statistics: readonly number[]
  readonly images: Readonly<Record<string, ArtName>>
}

/** What is the same in every language: pictures and figures. */
const layouts: Readonly<Record<ContentPage, Layout>> = {
  'app-feature': {
    cover: 'cover',
    icons: ['doctor', 'slot', 'records', 'delivery'],
    statistics: [],
    images: { find: 'find', consult: 'consult', records: 'records', stay: 'stay' },
  },
  'about-us': {
    cover: null,
    icons: [],
    statistics: [10, 10_000, 60_000],
    images: { why: 'why', how: 'how', data: 'data' },
  },
  careers: { cover: 'team', icons: ['learn', 'shield', 'home', 'language'], statistics: [], images: {} },
}

interface PageWords {
  readonly heading: string
  readonly intro: string
  readonly bullets: readonly string[]
  readonly statistics: readonly string[]
  readonly sections: Readonly<
    Record<string, { readonly heading: string; readonly text: string; readonly bullets: readonly string[] }>
  >
}

const contentOf = ({ cover, icons, statistics, images }: Layout, words: PageWords): Content => ({
  heading: words.heading,
  intro: words.intro,
  cover: cover && artUrl(cover),
  bullets: words.bullets.map((text, index) => ({ text, icon: icons[index] ? iconUrl(icons[index]) : null })),
  statistics: words.statistics.map((label, index) => ({ value: statistics[index] ?? 0, label })),
  sections: Object.entries(words.sections).map(([id, { heading, text, bullets }]) => ({
    id,
    heading,
    text,
    image: images[id] ? artUrl(images[id]) : null,
    bullets: bullets.map((bullet) => ({ text: bullet, icon: null })),
  })),
})

interface BannerTarget extends Pick<Banner, 'type' | 'webUrl' | 'appUrl'> {
  readonly testOffer?: number
}

const bannerTargets: Readonly<Record<keyof Words['banners'], BannerTarget>> = {
  medicines: { type: 'home', webUrl: '/medicines', appUrl: 'spinecare://medicines' },
  tests: { type: 'home', webUrl: '/test-reports', appUrl: 'spinecare://tests', testOffer: TEST_OFFER },
  support: { type: 'home', webUrl: '/contact-us?form=support', appUrl: 'spinecare://support' },
  opinion: { type: 'home', webUrl: '/contact-us?form=secondOpinion', appUrl: 'spinecare://opinion' },
}

const perLanguage = <Each, Row>(
  pick: (words: Words) => Readonly<Record<string, Each>>,
  row: (each: Each, at: { id: string; language: WireLanguage; position: number }) => Row,
): Row[] =>
  languages.flatMap(([language, words]) =>
    Object.entries(pick(words)).map(([id, each], position) => row(each, { id, language, position })),
  )

/** Fills pages, banners, partners, questions and answers in every language where there are none yet. */
export const seedContents = async (db: Database): Promise<void> => {
  const [present] = await db.select({ page: contents.page }).from(contents).limit(1)
  if (present !== undefined) return
  await db.transaction(async (tx) => {
    await insertAll(
      tx,
      contents,
      languages.flatMap(([language, { pages }]) =>
        (Object.keys(layouts) as ContentPage[]).map((page) => ({
          page,
          language,
          body: contentOf(layouts[page], pages[page]),
        })),
      ),
    )
    await insertAll(
      tx,
      banners,
      perLanguage(
        ({ banners }) => banners,
        (words, at) => ({ ...at, ...words, ...targetOf(at.id), redirection: 'internal' as const }),
      ),
    )
    await insertAll(
      tx,
      partners,
      perLanguage(
        ({ partners }) => partners,
        (words, at) => ({ ...at, ...words }),
      ),
    )
    await insertAll(
      tx,
      faqTags,
      perLanguage(
        ({ tags }) => tags,
        (name, at) => ({ ...at, name }),
      ),
    )
    await insertAll(
      tx,
      faqs,
      perLanguage(
        ({ faqs }) => faqs,
        ({ tag, question, answer }, at) => ({ ...at, tagId: tag, question, answer }),
      ),
    )
  })
}

const targetOf = (id: string) => bannerTargets[id as keyof typeof bannerTargets]
