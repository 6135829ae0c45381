import * as Schema from 'effect/Schema'

export const ContentPage = Schema.Literals(['app-feature', 'about-us', 'careers'])
export type ContentPage = typeof ContentPage.Type

/** A point with an icon; an icon that does not load is replaced by a default one. */
export const Bullet = Schema.Struct({ text: Schema.String, icon: Schema.NullOr(Schema.String) })
export type Bullet = typeof Bullet.Type

/** A part of a page; its text is markup, sanitised before anyone sees it. */
export const ContentSection = Schema.Struct({
  id: Schema.String,
  heading: Schema.String,
  text: Schema.String,
  image: Schema.NullOr(Schema.String),
  bullets: Schema.Array(Bullet),
})
export type ContentSection = typeof ContentSection.Type

/** A figure of the practice: `{value: 60000, label: 'patients cared for'}`. */
export const Statistic = Schema.Struct({ value: Schema.Int, label: Schema.String })
export type Statistic = typeof Statistic.Type

/** A page of the content service in the language of the caller. */
export const Content = Schema.Struct({
  heading: Schema.NullOr(Schema.String),
  intro: Schema.NullOr(Schema.String),
  cover: Schema.NullOr(Schema.String),
  bullets: Schema.Array(Bullet),
  statistics: Schema.Array(Statistic),
  sections: Schema.Array(ContentSection),
})
export type Content = typeof Content.Type

/** Who works with us, as the configuration says. */
export const Partner = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  kind: Schema.String,
  city: Schema.String,
  text: Schema.String,
})
export type Partner = typeof Partner.Type

export const BannerType = Schema.Literals(['home', 'tests', 'medicines'])
export type BannerType = typeof BannerType.Type

/** An announcement; `redirection` says whether it leads inside the app, outside, or nowhere. */
export const Banner = Schema.Struct({
  id: Schema.String,
  type: BannerType,
  title: Schema.String,
  text: Schema.String,
  action: Schema.String,
  appUrl: Schema.String,
  webUrl: Schema.String,
  redirection: Schema.Literals(['internal', 'external', 'none']),
})
export type Banner = typeof Banner.Type
