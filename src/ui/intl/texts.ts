import type { MessageFormatElement } from 'react-intl'
import { DEFAULT_LANGUAGE, type Language } from '../../core/language/languages'
import type { TextFiles } from './textFiles'
import type app from './en/app.json'
import type kit from './en/kit.json'
import appTexts from './en/app.json'

/** The catalogues by room. A room adds its own with `declare module`, in its `.room.ts`. */
export interface Catalogues {
  readonly app: typeof app
  /** Named by every feature that shows a part of the kit with words of its own. */
  readonly kit: typeof kit
}

/** The rooms that have texts, and the id of every text. */
export type TextRoom = keyof Catalogues
export type TextId = { [Room in TextRoom]: keyof Catalogues[Room] & string }[TextRoom]
type Texts = Record<string, MessageFormatElement[]>

/**
 * What is spoken, and every text of it that has arrived. More texts of the same language join the same record: who shows
 * them is opened after they came, so nothing that is shown already is rendered again.
 */
export interface Spoken {
  readonly language: Language
  readonly texts: Texts
}

const english: TextFiles = import.meta.glob(['./en/*.json', '!./en/app.json'], { import: 'default' })
/** The other languages arrive, with their letters, when one of them is chosen. */
const others = () => import('./others')

// The frame's texts are on the first load, so they are imported, not fetched.
// The build turns each text that has arguments into its syntax tree and leaves the others as they are.
const arrived = new Map<string, Texts>([['eng app', appTexts as unknown as Texts]])
const rooms = new Set<TextRoom>(['app'])
const listeners = new Set<() => void>()

const textsIn = (language: Language, of: Iterable<TextRoom>): readonly Texts[] =>
  [...of].flatMap((room) => {
    const texts = arrived.get(`${language} ${room}`)
    return texts ? [texts] : []
  })
const join = ({ language, texts }: Spoken, of: Iterable<TextRoom>): Spoken => {
  // A text that a language lacks is English.
  Object.assign(texts, ...textsIn(DEFAULT_LANGUAGE, of), ...textsIn(language, of))
  return { language, texts }
}

let spoken = join({ language: DEFAULT_LANGUAGE, texts: {} }, rooms)
let turn = 0

const notify = (language: Language) => {
  spoken = join({ language, texts: {} }, rooms)
  for (const handle of listeners) handle()
}

const fetchRoom = async (language: Language, room: TextRoom): Promise<void> => {
  const key = `${language} ${room}`
  if (arrived.has(key)) return
  const files = language === 'eng' ? english : (await others()).files[language]
  const file = Object.entries(files).find(([name]) => name.endsWith(`/${room}.json`))?.[1]
  if (file) arrived.set(key, (await file()) as Texts)
  else if (language !== DEFAULT_LANGUAGE) await fetchRoom(DEFAULT_LANGUAGE, room)
}

/** The language of now and its texts, for `IntlProvider`. */
export const currentTexts = (): Spoken => spoken

export const onTexts = (handle: () => void): (() => void) => {
  listeners.add(handle)
  return () => listeners.delete(handle)
}

/** Fetches the texts of rooms; those that are here already are not fetched again. */
export const loadTexts = async (more: readonly TextRoom[]): Promise<void> => {
  const { language } = spoken
  const lacking = more.filter((room) => !arrived.has(`${language} ${room}`))
  for (const room of lacking) rooms.add(room)
  await Promise.all(lacking.map((room) => fetchRoom(language, room)))
  join(spoken, lacking)
}

/** Fetches the texts of every room so far in a language that may not be spoken. */
export const fetchTexts = async (language: Language): Promise<void> => {
  await Promise.all([...rooms].map((room) => fetchRoom(language, room)))
}

/** Draws once, with the texts of a language that were fetched; what is spoken before and after is as it was. */
export const drawnIn = <Drawn>(language: Language, draw: () => Drawn): Drawn => {
  const before = spoken
  spoken = join({ language, texts: {} }, rooms)
  try {
    return draw()
  } finally {
    spoken = before
  }
}

/** Speaks another language everywhere at once, when all of it has arrived. The latest choice wins. */
export const speak = async (language: Language): Promise<void> => {
  const mine = ++turn
  if (language !== 'eng') await (await others()).letters(language)
  // Rooms that are opened meanwhile join in.
  for (let known = 0; known < rooms.size;) {
    known = rooms.size
    await Promise.all([...rooms].map((room) => fetchRoom(language, room)))
  }
  if (mine === turn) notify(language)
}
