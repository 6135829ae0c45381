import type { Width } from '../kit/route'
import type { Language } from '../language/languages'

/** Below this path the server draws a page of the client as whoever asks sees it. */
export const PERSONAL_PAGE = '/personal-page'

/** What of a browser session a page is drawn with, by its keys. */
export const DRAWN_WITH = ['token', 'login', 'deviceId', 'deviceToken', 'location', 'locationLabel'] as const

/** Values of a browser session by their keys. */
export type SessionEntries = Readonly<Partial<Record<(typeof DRAWN_WITH)[number], string>>>

/** Whom a page is drawn for: their session, their language and the width of their window. */
export interface Reader {
  readonly session: SessionEntries
  readonly language: Language
  readonly width: Width
}
