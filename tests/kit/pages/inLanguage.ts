import { TYPE } from '@formatjs/icu-messageformat-parser'
import { createIntl } from '@formatjs/intl'
import type { Locator, Page } from 'playwright-core'
import { texts } from '../../../server/assembly'
import { type Catalogue, elementsOf, englishRooms, readCatalogue, type Translation } from '../catalogues'

type Name = string | RegExp

/** Stands for what is put into a text under a name. */
const hole = (name: string): string => `\u{E000}${name}\u{E001}`
const HOLE = /\u{E000}(\w+)\u{E001}/gu
/** Stands for a number; its digits are Latin in every language. */
const NUMBER = 1

const valuesOf = (text: string): Record<string, unknown> =>
  Object.fromEntries(
    elementsOf(text).flatMap((element): [string, unknown][] => {
      switch (element.type) {
        case TYPE.argument:
        case TYPE.select:
          return [[element.value, hole(element.value)]]
        case TYPE.plural:
        case TYPE.number:
          return [[element.value, NUMBER]]
        case TYPE.date:
        case TYPE.time:
          return [[element.value, 0]]
        case TYPE.tag:
          return [[element.value, (inner: unknown[]) => inner.join('')]]
        case TYPE.literal:
        case TYPE.pound:
          return []
      }
    }),
  )

const serverTexts = { en: texts.eng, hi: texts.hin, gu: texts.guj, bn: texts.ben } as const

/** Every text of the client, and those that the server says. */
const catalogueOf = (language: Translation | 'en'): Catalogue => ({
  ...Object.fromEntries(Object.entries(serverTexts[language]).map(([id, text]) => [`server.${id}`, text])),
  ...(Object.assign({}, ...englishRooms.map((room) => readCatalogue(language, room))) as Catalogue),
})

const spoken = (language: Translation | 'en', catalogue: Catalogue): Readonly<Record<string, string>> => {
  const intl = createIntl({ locale: `${language}-u-nu-latn`, messages: { ...catalogue } })
  return Object.fromEntries(
    Object.entries(catalogue).map(([id, text]) => [id, intl.formatMessage({ id }, valuesOf(text) as never)]),
  )
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** A pattern of a text, with what is known of what was put into it. */
const patternOf = (text: string, known: Readonly<Record<string, string>> = {}): string =>
  escaped(text)
    .replaceAll(String(NUMBER), String.raw`\d+`)
    .replaceAll(HOLE, (_, name: string) => (known[name] === undefined ? '.*?' : escaped(known[name])))

/** Whether a text says nothing itself beside what is put into it: `{title} · {doctor}`. */
const isOfNames = (text: string): boolean => !/\p{L}/u.test(text.replaceAll(HOLE, ''))

/** What was put into a text; null when this is not that text. */
const heldBy = (text: string, name: string): Readonly<Record<string, string>> | null => {
  const named = new Set<string>()
  // A name that stands twice is the same both times.
  const pattern = escaped(text).replaceAll(HOLE, (_, hole: string) => {
    if (named.has(hole)) return String.raw`\k<${hole}>`
    named.add(hole)
    return `(?<${hole}>.*?)`
  })
  const found = new RegExp(`^${pattern}$`).exec(name)
  return found && { ...found.groups }
}

/** `translator('hi')('Book Now')` is what stands there in Hindi; what no catalogue has, a name for one, stays as it is. */
const translator = (language: Translation): ((name: Name) => Name) => {
  const english = Object.entries(spoken('en', catalogueOf('en'))).filter(([, text]) => text.replaceAll(HOLE, '').trim())
  const own = spoken(language, catalogueOf(language))
  return (name) => {
    const found = english.flatMap(([id, text]) => {
      if (name instanceof RegExp) return name.test(text) ? [patternOf(own[id]!)] : []
      const held = heldBy(text, name)
      // What people call their things may look like a text of names alone: it stays as it is in every language.
      return held ? [patternOf(own[id]!, held), ...(isOfNames(text) ? [escaped(name)] : [])] : []
    })
    if (found.length === 0) return name
    // What was looked for by its beginning alone may go on.
    const end = name instanceof RegExp && !name.source.endsWith('$') ? '' : '$'
    return new RegExp(`^(?:${[...new Set(found)].join('|')})${end}`)
  }
}

type Finder = 'getByRole' | 'getByText' | 'getByLabel' | 'getByPlaceholder'
const finders: ReadonlySet<string | symbol> = new Set<Finder>([
  'getByRole',
  'getByText',
  'getByLabel',
  'getByPlaceholder',
])
/** What is asked of a page or a part of it and answers with a part of it. */
const narrowers: ReadonlySet<string | symbol> = new Set(['locator', 'filter', 'and', 'or', 'first', 'last', 'nth'])

/** What narrows by words does so by those of the language. */
const withWords = (option: unknown, translate: (name: Name) => Name): unknown =>
  typeof option === 'object' && option !== null && 'hasText' in option
    ? { ...option, hasText: translate(option.hasText as Name) }
    : option

/** A page in another language: what is looked for by its English name is found by its own. */
export const inLanguage = (page: Page, language: Translation): Page => {
  const translate = translator(language)
  const wrap = <Found extends Page | Locator>(found: Found): Found =>
    new Proxy(found, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key, target)
        if (typeof value !== 'function') return value
        const call = (...args: unknown[]): unknown => Reflect.apply(value, target, args)
        if (narrowers.has(key))
          return (...args: unknown[]) => wrap(call(...args.map((each) => withWords(each, translate))) as Locator)
        if (!finders.has(key)) return call
        return (first: Name, options: { name?: Name; exact?: boolean } = {}) =>
          key === 'getByRole'
            ? wrap(call(first, { ...options, ...(options.name && { name: translate(options.name) }) }) as Locator)
            : wrap(call(translate(first), options) as Locator)
      },
    })
  return wrap(page)
}
