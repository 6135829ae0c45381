import { DEFAULT_LANGUAGE, type Language, languageNamed } from '../../src/core/language/languages'
import ben from './texts/ben.json'
import eng from './texts/eng.json'
import guj from './texts/guj.json'
import hin from './texts/hin.json'

export type TextId = keyof typeof eng
export type Texts = Readonly<Record<Language, Readonly<Record<TextId, string>>>>
export type WireLanguage = Language

/** What the server says, by the languages of the wire. */
export const texts: Texts = { eng, hin, guj, ben }

export const isText = (id: string): id is TextId => Object.hasOwn(eng, id)

/** The language a `language` header names; anything unknown is English. */
export const languageOf = (header: string | undefined): WireLanguage => languageNamed(header) ?? DEFAULT_LANGUAGE

/** `say('eng', 'session.mobileLength', { n: 10 })` is `Mobile Number should have 10 digits`. */
export const say = (
  language: WireLanguage,
  id: TextId,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  (texts[language][id] ?? eng[id]).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
