import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

export type Catalogue = Readonly<Record<string, string>>
export const translations = ['hi', 'gu', 'bn'] as const
export type Translation = (typeof translations)[number]

const FOLDER = join(import.meta.dirname, '../../src/ui/intl')

export const englishRooms: readonly string[] = readdirSync(join(FOLDER, 'en')).map((file) => file.replace('.json', ''))

export const catalogueText = (language: string, room: string): string | null => {
  const path = join(FOLDER, language, `${room}.json`)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}
export const readCatalogue = (language: string, room: string): Catalogue | null => {
  const text = catalogueText(language, room)
  return text === null ? null : (JSON.parse(text) as Catalogue)
}

const inside = (element: MessageFormatElement): readonly MessageFormatElement[] => {
  if (element.type === TYPE.tag) return element.children
  if (element.type === TYPE.plural || element.type === TYPE.select)
    return Object.values(element.options).flatMap(({ value }) => value)
  return []
}
const allOf = (elements: readonly MessageFormatElement[]): readonly MessageFormatElement[] =>
  elements.flatMap((element) => [element, ...allOf(inside(element))])

/** Keys that a catalogue has twice: the later text stands in silence for the earlier one. */
export const repeatedKeys = (json: string): readonly string[] => {
  const keys = [...json.matchAll(/^ {2}"((?:\\.|[^"\\])+)":/gm)].map(([, key]) => key!)
  return keys.filter((key, place) => keys.indexOf(key) !== place)
}

/** Everything a text is made of, at every depth. */
export const elementsOf = (text: string): readonly MessageFormatElement[] => allOf(parse(text))

const markOf = (element: MessageFormatElement): string => {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return ''
    case TYPE.argument:
    case TYPE.number:
    case TYPE.date:
    case TYPE.time:
      return `{${element.value}, ${TYPE[element.type]}}`
    case TYPE.select:
      return `{${element.value}, select, ${Object.keys(element.options).sort().join(' ')}}`
    case TYPE.plural:
      return `{${element.value}, ${element.pluralType ?? 'cardinal'}}`
    case TYPE.tag:
      return `<${element.value}>`
  }
}

/** What a text takes: its arguments, plurals and tags, in no order. */
export const marksOf = (text: string): readonly string[] =>
  [
    ...new Set(
      elementsOf(text)
        .map(markOf)
        .filter((mark) => mark !== ''),
    ),
  ].toSorted()

/** Whether every plural that has words for one has words of its own for nothing. */
const saysZero = (text: string): boolean =>
  elementsOf(text).every(
    (element) => element.type !== TYPE.plural || !('one' in element.options) || '=0' in element.options,
  )

const render = (text: string): string =>
  elementsOf(text)
    .map((element) => (element.type === TYPE.literal ? element.value : ''))
    .join('')

const scripts: Readonly<Record<Translation, RegExp>> = {
  hi: /\p{Script=Devanagari}/u,
  gu: /\p{Script=Gujarati}/u,
  bn: /\p{Script=Bengali}/u,
}
const strange: Readonly<Record<Translation, RegExp>> = {
  hi: /[\p{Script=Gujarati}\p{Script=Bengali}]/u,
  gu: /[\p{Script=Devanagari}\p{Script=Bengali}]/u,
  bn: /[\p{Script=Devanagari}\p{Script=Gujarati}]/u,
}
const otherDigits = /[०-९૦-૯০-৯]/

/** What is wrong with one translated text, in a word or two; null when nothing is. */
const faultOf = (language: Translation, english: string, text: string | undefined, isSame: boolean): string | null => {
  if (text === undefined) return 'is missing'
  if (JSON.stringify(marksOf(text)) !== JSON.stringify(marksOf(english))) return 'takes other values'
  if (!saysZero(text)) return 'has no words for 0'
  if (otherDigits.test(text)) return 'has digits that are not Latin'
  if (isSame || !/\p{Letter}/u.test(render(english))) return null
  if (text === english) return 'is still English'
  if (!scripts[language].test(text)) return 'is in no letters of its language'
  return strange[language].test(text) ? 'has letters of another language' : null
}

/** Everything that keeps a catalogue from being a translation of the English one. */
export const catalogueFaults = (
  language: Translation,
  english: Catalogue,
  translated: Catalogue | null,
  same: ReadonlySet<string>,
): readonly string[] => {
  if (translated === null) return ['there is no catalogue']
  const missing = Object.entries(english).flatMap(([id, text]) => {
    const fault = faultOf(language, text, translated[id], same.has(id))
    return fault === null ? [] : [`${id} ${fault}`]
  })
  const unknown = Object.keys(translated).filter((id) => !(id in english))
  return [...missing, ...unknown.map((id) => `${id} is not an English text`)]
}
