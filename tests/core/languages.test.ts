import { expect, test } from 'vitest'
import { monthStyleOf } from '../../src/core/kit/months'
import { formatLocaleOf, languageCodes, languageNamed, languages, tagOf } from '../../src/core/language/languages'
import { canChangeLanguage } from '../../src/core/language/languages.rules'
import { Role } from '../../src/core/session/permissions'

test('the product speaks four languages, English first, each by its own name', () => {
  expect(languageCodes.map((code) => [code, tagOf(code), languages[code].locale, languages[code].name])).toEqual([
    ['eng', 'en', 'en-IN', 'English'],
    ['hin', 'hi', 'hi-IN', 'हिन्दी'],
    ['guj', 'gu', 'gu-IN', 'ગુજરાતી'],
    ['ben', 'bn', 'bn-IN', 'বাংলা'],
  ])
})

test.each([
  ['hin', 'hin'],
  ['fra', null],
  ['toString', null],
  ['', null],
  [null, null],
  [undefined, null],
])('the language of the code %s is %s', (code, language) => {
  expect(languageNamed(code)).toBe(language)
})

test('money, dates and counts have Latin digits in every language', () => {
  const shown = languageCodes.map((code) => {
    const locale = formatLocaleOf(code)
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'INR' }).format(123_456.5)
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(0)
    return [money, day]
  })
  // Where the sign stands is for each language to say.
  expect(shown.map(([money]) => money?.replace('₹', ''))).toEqual(Array.from({ length: 4 }, () => '1,23,456.50'))
  for (const words of shown.flat()) expect(words).not.toMatch(/[०-९૦-૯০-৯]/)
})

test('a month beside its day is a word that is spoken: no abbreviation of Hindi', () => {
  const months = languageCodes.map((code) => {
    const locale = formatLocaleOf(code)
    const month = monthStyleOf(locale)
    return new Intl.DateTimeFormat(locale, { month, timeZone: 'Asia/Kolkata' }).format(Date.UTC(2026, 10, 28))
  })
  expect(months.slice(0, 2)).toEqual(['Nov', 'नवंबर'])
  for (const month of months) expect(month).not.toMatch(/[.॰]/)
})

test('only patients, guests and those who are nobody yet change the language', () => {
  expect(Role.literals.filter(canChangeLanguage)).toEqual(['PATIENT', 'GUEST'])
  expect(canChangeLanguage(null)).toBe(true)
})
