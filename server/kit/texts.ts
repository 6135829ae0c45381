import { DEFAULT_LANGUAGE, type Language, languageNamed } from '../../src/core/language/languages'
import common from './common.texts.json'

/** The language of a call, as its header names it. */
export type WireLanguage = Language

/** Fills the parts of a message. */
export type TextValues = Readonly<Record<string, string | number>>

/** A message in every language. */
export type Text = Readonly<Record<Language, string>>

/** The messages of a room by their ids. */
export type RoomTexts = Readonly<Record<string, Text>>

/** The messages that every room can use. */
export const commonTexts: Readonly<Record<keyof typeof common, Text>> = common
export type CommonText = keyof typeof common

/** The language a `language` header names; anything unknown is English. */
export const languageOf = (header: string | undefined): WireLanguage => languageNamed(header) ?? DEFAULT_LANGUAGE

/** A room's message, else the common one of that id, or null. */
export const textIn = (texts: RoomTexts, id: string): Text | null =>
  [texts, commonTexts].find((each) => Object.hasOwn(each, id))?.[id as never] ?? null

/** The messages of a room and the common ones: `sayFrom(texts)('eng', 'mobileLength', { n: 10 })`. */
export const sayFrom =
  <Texts extends RoomTexts>(texts: Texts) =>
  (language: WireLanguage, id: (keyof Texts & string) | CommonText, values: TextValues = {}): string => {
    const text = textIn(texts, id)
    if (text === null) throw new Error(`There is no message ${id}`)
    return text[language].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  }

/** `say('eng', 'tooMany', { seconds: 5 })`, from the common messages. */
export const say = sayFrom({})
