import { parse } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { profileTags } from '../server/seed/content/about'
import { specialities } from '../server/seed/content/specialities'
import { expertiseNamed } from '../src/core/doctors/expertise'
import type { ErrorText } from '../src/core/kit/errors.rules'
import {
  catalogueFaults,
  catalogueText,
  englishRooms,
  marksOf,
  readCatalogue,
  repeatedKeys,
  translations,
} from './kit/catalogues'
import { readable, spellingFaults, spoken, unevenly } from './kit/spelling'
import { sameEverywhere } from './kit/translated'

describe.each(englishRooms)('the English texts of %s', (room) => {
  const texts = readCatalogue('en', room) ?? {}

  test('are valid and named for their room', () => {
    expect(Object.keys(texts)).not.toEqual([])
    for (const [id, text] of Object.entries(texts)) {
      expect(id).toMatch(new RegExp(`^(?:${room}|app\\.title|staff\\.(?:menu|panel))\\.`))
      expect(text.trim()).not.toBe('')
      expect(() => parse(text)).not.toThrow()
    }
  })
})

test('why a call failed is said by one table, so no room has those words of its own', () => {
  const app = readCatalogue('en', 'app')!
  const ids: readonly ErrorText[] = ['wrong', 'offline', 'serverDown', 'denied', 'tooMany', 'late']
  const words = new Set(ids.map((id) => app[`app.${id}`]))
  const others = englishRooms
    .filter((room) => room !== 'app')
    .flatMap((room) => Object.entries(readCatalogue('en', room)!).filter(([, text]) => words.has(text)))
  expect(others).toEqual([])
})

test('what the demonstration doctors treat, and their tags, have a name in every language', () => {
  const texts = readCatalogue('en', 'expertise')!
  for (const name of [...profileTags, ...specialities.flatMap(({ expertise }) => expertise)])
    expect(texts[`expertise.${expertiseNamed(name)}`]).toBe(name)
  expect(expertiseNamed('Something of their own')).toBeNull()
})

describe.each(translations)('in %s', (language) => {
  test.each(englishRooms)('%s says everything that English says', (room) => {
    expect(
      catalogueFaults(language, readCatalogue('en', room)!, readCatalogue(language, room), sameEverywhere),
    ).toEqual([])
  })
})

test.each(['en', ...translations])('no text of %s has the key of another', (language) => {
  expect(englishRooms.flatMap((room) => repeatedKeys(catalogueText(language, room) ?? ''))).toEqual([])
})

test('a key that stands twice is noticed', () => {
  expect(repeatedKeys('{\n  "a.b": "x",\n  "a.c": "y",\n  "a.b": "z"\n}')).toEqual(['a.b'])
})

test('what a text takes is compared as a set', () => {
  expect(marksOf('{count, plural, one {# day for <b>{name}</b>} other {# days for <b>{name}</b>}}')).toEqual([
    '<b>',
    '{count, cardinal}',
    '{name, argument}',
  ])
})

test.each([
  [{ a: 'नमस्ते' }, 'a takes other values'],
  [{ a: 'नमस्ते {who}' }, 'a takes other values'],
  [{}, 'a is missing'],
  [{ a: 'Hello {name}' }, 'a is still English'],
  [{ a: 'Hi {name}' }, 'a is in no letters of its language'],
  [{ a: 'नमस्ते કેમ {name}' }, 'a has letters of another language'],
  [{ a: 'नमस्ते {name} १२' }, 'a has digits that are not Latin'],
  [{ a: 'नमस्ते {name}', b: 'और' }, 'b is not an English text'],
  [null, 'there is no catalogue'],
])('a broken catalogue is noticed: %j', (translated, fault) => {
  expect(catalogueFaults('hi', { a: 'Hello {name}' }, translated, new Set())).toEqual([fault])
})

test('a plural without words for nothing is noticed', () => {
  const english = { a: '{n, plural, one {# year} other {# years}}' }
  const translated = { a: '{n, plural, one {# साल} other {# साल}}' }
  expect(catalogueFaults('hi', english, translated, new Set())).toEqual(['a has no words for 0'])
})

test('a text that is the same on purpose is not a fault', () => {
  expect(catalogueFaults('hi', { a: 'WhatsApp' }, { a: 'WhatsApp' }, new Set(['a']))).toEqual([])
})

test.each(spoken)('in %s each thing has one spelling', (language) => {
  expect(spellingFaults(language, readable(language))).toEqual([])
})

test.each(translations)('what English says in one way is said in one way in %s', (language) => {
  expect(unevenly(language)).toEqual([])
})

test.each([
  ['en', 'Helpline 24/7', 'there: 24/7 is written 24×7'],
  ['en', '₹1000 off', 'there: ₹1000 is written ₹1,000'],
  ['hi', 'गुजराती या हिंदी', 'there: हिंदी is written हिन्दी'],
  ['gu', 'તમારો સ્લોટ', 'there: સ્લોટ is written સ્લૉટ'],
  ['bn', 'কাজ চলছে…', 'there: কাজ চলছে is written প্রক্রিয়া চলছে'],
] as const)('another spelling is noticed: %s %s', (language, text, fault) => {
  expect(spellingFaults(language, [['there', text]])).toEqual([fault])
})
