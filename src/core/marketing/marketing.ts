import * as Schema from 'effect/Schema'
import { orAbsent } from '../kit/absent'

const TextOrNull = orAbsent(Schema.NullOr(Schema.String), null)
const TextOrNone = orAbsent(Schema.String, '')

export const ContentPage = Schema.Literals(['app-feature', 'about-us', 'careers'])
export type ContentPage = typeof ContentPage.Type

/** A point with an icon; an icon that does not load is replaced by a default one. */
export const Bullet = Schema.Struct({ text: Schema.String, icon: TextOrNull })
export type Bullet = typeof Bullet.Type

/** A part of a page; its text is markup, sanitised before anyone sees it. */
export const ContentSection = Schema.Struct({
  id: Schema.String,
  heading: TextOrNone,
  text: TextOrNone,
  image: TextOrNull,
  bullets: orAbsent(Schema.Array(Bullet), []),
})
export type ContentSection = typeof ContentSection.Type

/** A figure of the practice: `{value: 60000, label: 'patients cared for'}`. */
export const Statistic = Schema.Struct({ value: Schema.Int, label: Schema.String })
export type Statistic = typeof Statistic.Type

/** A page of the content service in the language of the caller; what it leaves out is not shown. */
export const Content = Schema.Struct({
  heading: TextOrNull,
  intro: TextOrNull,
  cover: TextOrNull,
  bullets: orAbsent(Schema.Array(Bullet), []),
  statistics: orAbsent(Schema.Array(Statistic), []),
  sections: orAbsent(Schema.Array(ContentSection), []),
})
export type Content = typeof Content.Type

/** Who works with us, as the configuration says. */
export const Partner = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  kind: TextOrNone,
  city: TextOrNone,
  text: TextOrNone,
})
export type Partner = typeof Partner.Type

export const BannerType = Schema.Literals(['home', 'tests', 'medicines'])
export type BannerType = typeof BannerType.Type

/** An announcement; `redirection` says whether it leads inside the app, outside, or nowhere. */
export const Banner = Schema.Struct({
  id: Schema.String,
  type: BannerType,
  title: Schema.String,
  text: TextOrNone,
  action: TextOrNone,
  appUrl: TextOrNone,
  webUrl: TextOrNone,
  redirection: orAbsent(Schema.Literals(['internal', 'external', 'none']), 'none'),
})
export type Banner = typeof Banner.Type
