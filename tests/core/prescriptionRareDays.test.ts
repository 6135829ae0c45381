import { assert, constantFrom, pre, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { usualMedicines } from '../../server/prescription/catalogue/medicines'
import { oftenInWords } from '../../server/prescription/lineWords'
import { daysAWeek } from '../../src/core/prescription/checkedMedicine'
import { totalUnits } from '../../src/core/prescription/dose.rules'
import { settleRow } from '../../src/core/prescription/medicineRow.rules'
import { settings, rowOf, read, stored, isOpen, languages, staysSame } from '../kit/writtenLines'

/** Once a week, in all the ways in which it is written. */
const weekly = [
  'weekly',
  'once weekly',
  'weekly once',
  'once a week',
  'once in a week',
  'once per week',
  'once every week',
  'once/week',
  '1/week',
  '1 / week',
  '1 per week',
  '1x/week',
  'one time a week',
  '/week',
  'per week',
  'per wk',
  'every week',
  'each week',
  'every wk',
  'wkly',
  'once wkly',
  'weekly only',
  'week once',
  'every 7 days',
  'every 7th day',
  'once in 7 days',
  'once every 7 days',
  'q7d',
  'q week',
  'qw',
  'q1w',
  'qwk',
  'Weekly.',
  'WEEKLY',
  'OD weekly',
  'weekly OD',
  'hafte mein ek baar',
  'hafte me ek bar',
  'har hafte',
  'हफ्ते में एक बार',
  'हफ़्ते में एक बार',
  'हर हफ़्ते',
  'सप्ताह में एक बार',
  'અઠવાડિયામાં એક વાર',
  'અઠવાડિયે એક વાર',
  'দর সপ্তাহে',
  'সপ্তাহে একবার',
  'প্রতি সপ্তাহে',
  'on sunday',
  'every Sunday',
  'Sundays',
  'sun',
  'sunday only',
  'once a week on Sunday',
  'weekly (sunday)',
  'every sun',
  'रविवार',
  '1 tab weekly',
  '1 tab once a week',
  'one tab weekly',
  '1 tab a week',
  '1 tab/week',
  '1-0-0 weekly',
  '100 weekly',
  '1 tab hs weekly',
  '0-0-1 once a week',
  'once weekly x 8',
  'weekly x 8 doses',
  'weekly for 8 weeks',
  'x 8 weeks weekly',
  '1 tab once a week for 8 weeks',
  'weekly 1 tab',
  'once a week after food',
  'every saturday night',
  'weekly once on monday',
] as const
/** What asks or says that it is not understood. */
const unclearWeekly = [
  'biweekly',
  'bi-weekly',
  '2/week',
  '2 per week',
  '3 a week',
  '5 days a week',
  '4 times a week',
  'every 10 days',
  'every 4 weeks',
  '3 weekly',
  'দর সপ্তাহে',
  'daily weekly',
  'weekly monthly',
  'twice weekly mon',
]

describe('what is taken once a week is never taken every day', () => {
  const rare = [
    'Methotrexate 7.5 mg',
    'Folitrax 7.5',
    'Tab Methotrexate 10 mg',
    'Alendronate 70 mg',
    'Calcirol 60k',
    'Vit D3 60000 iu',
    'Somebrand 70 mg',
    'MTX 7.5 mg',
  ]

  test.each(rare)('%s, in every spelling', (name) => {
    const wrong = weekly
      .filter((words) => !(unclearWeekly as readonly string[]).includes(words))
      .filter((words) => {
        const line = `${name} ${words}`
        return isOpen(line)
          ? !/Alendronate|Vit D3|MTX|Somebrand|Calcirol.*tab/.test(line) || !isAboutProduct(line)
          : daysAWeek(stored(line)) !== 1
      })
    expect(wrong).toEqual([])
    const isDaily = (words: string) => !isOpen(`${name} ${words}`) && daysAWeek(stored(`${name} ${words}`)) > 1
    expect([...weekly, ...unclearWeekly].filter(isDaily)).toEqual([])
  })

  const isAboutProduct = (line: string): boolean => ['product', 'name'].includes(read(line).question?.kind ?? '')

  test.each(unclearWeekly)('%s is asked or not understood', (words) => {
    expect(isOpen(`Methotrexate 7.5 mg ${words}`)).toBe(true)
    expect(settleRow(rowOf(`Methotrexate 7.5 mg ${words}`), settings).product).toBeNull()
  })

  test('of no medicine of the catalogue, in any form', () => {
    assert(
      property(constantFrom(...usualMedicines), constantFrom(...weekly), ({ generic, strength, form }, words) => {
        const line = `${generic} ${strength} ${form} ${words}`
        pre(!isOpen(line))
        expect([line, daysAWeek(stored(line))]).toEqual([line, 1])
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ['twice weekly', ['twiceWeekly'], 2],
    ['twice a week', ['twiceWeekly'], 2],
    ['weekly twice', ['twiceWeekly'], 2],
    ['2 times a week', ['twiceWeekly'], 2],
    ['हफ्ते में दो बार', ['twiceWeekly'], 2],
    ['thrice a week', ['thriceWeekly'], 3],
    ['thrice weekly', ['thriceWeekly'], 3],
    ['3 times/week', ['thriceWeekly'], 3],
    ['twice weekly mon thu', ['monday', 'thursday'], 2],
    ['M/W/F', ['monday', 'wednesday', 'friday'], 3],
    ['every mon and thu', ['monday', 'thursday'], 2],
    ['alternate days', ['alternateDays'], 3.5],
    ['every other day', ['alternateDays'], 3.5],
    ['on alternate day', ['alternateDays'], 3.5],
    ['every 2 days', ['alternateDays'], 3.5],
    ['EOD', ['alternateDays'], 3.5],
    ['ek din chhod kar', ['alternateDays'], 3.5],
    ['एक दिन छोड़कर', ['alternateDays'], 3.5],
    ['every third day', ['everyThirdDay'], 7 / 3],
    ['every 72 h', ['everyThirdDay'], 7 / 3],
    ['once in 15 days', ['fortnightly'], 0.5],
    ['every 2 weeks', ['fortnightly'], 0.5],
    ['every alternate week', ['fortnightly'], 0.5],
    ['once fortnightly', ['fortnightly'], 0.5],
    ['once a month', ['monthly'], 0.25],
    ['monthly once', ['monthly'], 0.25],
    ['1/month', ['monthly'], 0.25],
    ['every month', ['monthly'], 0.25],
    ['महीने में एक बार', ['monthly'], 0.25],
  ])('%s', (words, frequency, days) => {
    const line = `Methotrexate 7.5 mg ${words} 28d`
    expect(read(line)).toMatchObject({ question: null, faults: [], frequency })
    expect(daysAWeek(stored(line))).toBe(days)
    staysSame(line)
  })

  test.each([
    ['Calcirol 60k once a week x 8', 56, 8],
    ['Calcirol 60k weekly x 8 doses', 56, 8],
    ['Calcirol 60k weekly for 8 weeks', 56, 8],
    ['Calcirol 60k once a month x 3', 90, 3],
    ['Methotrexate 7.5 twice weekly 4w', 28, 8],
    ['Methotrexate 7.5 thrice weekly 4w', 28, 12],
    ['Wysolone 10 alternate days 10d', 10, 5],
    ['Wysolone 10 every third day 30d', 30, 10],
    ['Levipil 500 bd for a week', 7, 14],
    ['Levipil 500 bd for one month', 30, 60],
  ])('%s: %d days, %d in all', (line, days, total) => {
    expect(read(line)).toMatchObject({ question: null, faults: [], days, quantity: total })
    expect(totalUnits(stored(line))).toBe(total)
  })

  test('and it stands out on the paper', () => {
    const often = (words: string) =>
      languages.map((language) => oftenInWords(stored(`Methotrexate 7.5 ${words}`), language))
    expect(often('twice weekly')).toEqual(['twice a week', 'हफ़्ते में दो बार', 'અઠવાડિયામાં બે વાર', 'সপ্তাহে দুবার'])
    expect(often('every third day')[0]).toBe('every third day')
    expect(often('once a week on sunday')[0]).toBe('once a week, on Sunday')
  })
})
