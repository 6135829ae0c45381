import type { MessageFormatElement } from 'react-intl'
import type app from './en/app.json'
import type booking from './en/booking.json'
import type dev from './en/dev.json'
import type doctors from './en/doctors.json'
import type home from './en/home.json'
import type legal from './en/legal.json'
import type marketing from './en/marketing.json'
import type members from './en/members.json'
import type orders from './en/orders.json'
import type payment from './en/payment.json'
import type session from './en/session.json'
import type site from './en/site.json'
import type support from './en/support.json'
import appTexts from './en/app.json'
import marketingTexts from './en/marketing.json'

interface Catalogue {
  readonly app: typeof app
  readonly booking: typeof booking
  readonly dev: typeof dev
  readonly doctors: typeof doctors
  readonly home: typeof home
  readonly legal: typeof legal
  readonly marketing: typeof marketing
  readonly members: typeof members
  readonly orders: typeof orders
  readonly payment: typeof payment
  readonly session: typeof session
  readonly site: typeof site
  readonly support: typeof support
}

/** The rooms that have texts, and the id of every text. */
export type TextRoom = keyof Catalogue
export type TextId = { [Room in TextRoom]: keyof Catalogue[Room] & string }[TextRoom]
type Texts = Readonly<Record<string, MessageFormatElement[]>>

const sources = import.meta.glob<Texts>('./*/*.json', { import: 'default' })

// The frame's and the landing page's texts are on the first load, so they are imported, not fetched.
// The build turns each text that has arguments into its syntax tree and leaves the others as they are.
let texts: Texts = { ...(appTexts as unknown as Texts), ...(marketingTexts as unknown as Texts) }
const hearers = new Set<() => void>()

/** All texts that have arrived, for `IntlProvider`. */
export const currentTexts = (): Texts => texts

export const onTexts = (hear: () => void): (() => void) => {
  hearers.add(hear)
  return () => hearers.delete(hear)
}

/** Fetches the texts of rooms; those that are here already are not fetched again. */
export const loadTexts = async (rooms: readonly TextRoom[]): Promise<void> => {
  const arrived = await Promise.all(rooms.map(async (room) => sources[`./en/${room}.json`]?.()))
  const news = arrived.filter((each) => each !== undefined)
  if (news.length === 0) return
  texts = Object.assign({}, texts, ...news) as Texts
  for (const hear of hearers) hear()
}
