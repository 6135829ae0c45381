import { describe, expect, test } from 'vitest'
import { usualMedicines } from '../../server/prescription/catalogue/medicines'
import { checkedMedicines, daysAWeek } from '../../src/core/prescription/checkedMedicine'
import { childRules } from '../../src/core/prescription/children'
import { classRules } from '../../src/core/prescription/classTwice'
import { conditionRules } from '../../src/core/prescription/conditions'
import { mostADay, mostAKilogram, notDaily, noMaximum } from '../../src/core/prescription/dosing'
import { maximumOf } from '../../src/core/prescription/dosing.rules'
import { inducers, inhibitors, substrates } from '../../src/core/prescription/enzymes'
import { enzymeRuleIds } from '../../src/core/prescription/enzymes.rules'
import { interactions } from '../../src/core/prescription/interactions'
import type { Medicine } from '../../src/core/prescription/medicine'
import { substances } from '../../src/core/prescription/substancesIn'
import texts from '../../src/ui/intl/en/warnings.json'

const generics: ReadonlySet<string> = new Set(substances.map(({ generic }) => generic))
const lineOf = ({ id, generic }: Medicine) => ({
  name: generic,
  medicineId: id,
  note: '',
  mealType: null,
  mealTypeTime: [],
  whenText: '',
  frequency: [],
  frequencyDays: null,
  frequencyText: '',
})

describe('every generic of the catalogue', () => {
  test.each(usualMedicines.map((medicine) => [medicine.id, medicine] as const))(
    'has a most of milligrams a day, or a reason why not: %s',
    (_, medicine) => {
      const [checked] = checkedMedicines([{ line: lineOf(medicine), medicine }])
      const rare: ReadonlySet<string> = new Set(notDaily.map(({ generic }) => generic))
      const without = checked!.contents.filter(
        (content) => maximumOf(content, medicine) === null && !rare.has(content.substance?.generic ?? ''),
      )
      expect(without.map(({ name }) => name)).toEqual([])
    },
  )
})

describe('the tables', () => {
  const namesOf = (table: string, end: RegExp) =>
    table
      .trim()
      .split('\n')
      .map((line) => line.replace(end, ''))

  test.each([
    ['inhibitors', namesOf(inhibitors, /:.*$/)],
    ['inducers', namesOf(inducers, /:.*$/)],
    ['substrates', namesOf(substrates, /:.*$/)],
    ['most a day', namesOf(mostADay, / [\d.]+!?$/)],
    ['most a kilogram', namesOf(mostAKilogram, / [\d.]+$/)],
    ['not daily', notDaily.map(({ generic }) => generic)],
    [
      'no maximum',
      Object.values(noMaximum).flatMap((names) => names.split(' ').map((name) => name.replaceAll('_', ' '))),
    ],
    ['children', [...new Set(childRules.flatMap(({ of }) => (typeof of === 'string' ? [of] : [])))]],
  ])('name substances that are known, each once: %s', (_, names) => {
    expect(names.filter((each) => !generics.has(each))).toEqual([])
    expect(names.filter((each, place) => names.indexOf(each) !== place)).toEqual([])
  })

  test('every rule has a text, and every text a rule', () => {
    const ofCode = [
      [
        'allergy',
        'allergyFamily',
        'duplicateIngredient',
        'twoStrengths',
        'videoFirstVisit',
        'hlaB1502',
        'lamotrigineStart',
      ],
      ['doseAbove', 'doseFarAbove', 'doseBelow', 'sumAbove', 'rangeForAdults', 'childNotWeighed', 'childAbove'],
      [
        'onceAWeek',
        'onceAMonth',
        'valproateWoman',
        'topiramateWoman',
        'pregnantAvoid',
        'pregnancyAvoid',
        'pregnancyCaution',
      ],
      ['kidneysUnknown', 'kidneysWeak', 'kidneysFailing', 'olderBenzodiazepine', 'olderAnticholinergic'],
    ].flat()
    const rules = [...classRules, ...conditionRules, ...interactions, ...childRules].map(({ id }) => id)
    const all = [...new Set([...ofCode, ...rules, ...enzymeRuleIds])].toSorted()
    expect(Object.keys(texts).map((id) => id.replace('warnings.', ''))).toEqual(all)
  })

  test('each rule names where it stands and when it was reviewed', () => {
    for (const { source, reviewedOn } of [...classRules, ...conditionRules, ...interactions, ...childRules])
      expect([source.length > 10, reviewedOn.length]).toEqual([true, 10])
  })
})

test.each([
  [['daily'], 7],
  [[], 7],
  [['alternateDays'], 3.5],
  [['weekly'], 1],
  [['fortnightly'], 0.5],
  [['monthly'], 0.25],
  [['monday'], 1],
  [['monday', 'thursday'], 2],
] as const)('%j is taken on %d days a week', (frequency, days) => {
  expect(daysAWeek({ frequency })).toBe(days)
})
