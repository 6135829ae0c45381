import { describe, expect, test } from 'vitest'
import type { Medicine } from '../../src/core/prescription/medicine'
import { warningsOf } from '../../src/core/prescription/warnings.rules'
import type { CheckedLine, CheckedPatient } from '../../src/core/prescription/warning'

type Facts = NonNullable<Medicine['clinical']>

/** A made-up product that no rule speaks of, but for what a test says. */
const product = (facts: Partial<Facts> = {}, more: Partial<Medicine> = {}): Medicine => ({
  id: 'plainol-100-mg-tablet',
  generic: 'Plainol',
  brands: [],
  strength: '100 mg',
  amount: 100,
  unit: 'mg',
  form: 'tablet',
  doseUnit: 'tablet',
  ingredients: [{ name: 'Plainol', mg: 100 }],
  schedule: null,
  isNarcotic: false,
  telemedicine: null,
  ...more,
  clinical: {
    group: 'Plain',
    route: 'oral',
    dailyMin: null,
    dailyMax: null,
    interactionClasses: [],
    isRenal: false,
    pregnancy: null,
    source: 'Textbook, page 7',
    reviewedOn: '2026-10-01',
    ...facts,
  },
})

const man: CheckedPatient = {
  age: 40,
  gender: 'Male',
  allergies: [],
  conditions: [],
  egfr: 90,
  consultation: 'inClinic',
  isFirstVisit: false,
  currentMedicines: [],
  prescribedBefore: [],
  weight: null,
  tests: [],
}

const lineOf = (medicine: Medicine | null, whenText = ''): CheckedLine => ({
  line: {
    name: medicine?.generic ?? 'In own words',
    medicineId: medicine?.id ?? null,
    note: '',
    mealType: null,
    mealTypeTime: [],
    whenText,
    frequency: ['daily'],
    frequencyDays: 10,
    frequencyText: '',
  },
  medicine,
})

const personRules = (lines: readonly CheckedLine[], patient: CheckedPatient) =>
  warningsOf(lines, patient).map(({ fingerprint: _, ...found }) => found)

const found = (medicine: Medicine, patient: Partial<CheckedPatient> = {}, whenText = '') =>
  personRules([lineOf(medicine, whenText)], { ...man, ...patient })

/** A warning as it stands in the product's own source. */
const warning = (ruleId: string, level: string, values: Readonly<Record<string, string | number>> = {}) => ({
  ruleId,
  ruleVersion: 1,
  level,
  lines: [0],
  values: { a: 'Plainol', ...values },
  source: 'Textbook, page 7',
  reviewedOn: '2026-10-01',
})

const rulesOf = (...args: Parameters<typeof found>) => found(...args).map(({ ruleId, level }) => `${ruleId} ${level}`)

test('a medicine that no rule speaks of is warned of to nobody', () => {
  for (const patient of [
    {},
    { age: null, egfr: null },
    { age: 80, egfr: 10 },
    { age: 30, gender: 'Female' },
    { age: 30, gender: 'Female', conditions: ['pregnant'] },
    { consultation: 'video', isFirstVisit: true },
  ] satisfies readonly Partial<CheckedPatient>[])
    expect(found(product(), patient, '1-0-1 tablet')).toEqual([])
})

test('a warning of what a person has names the line, the medicine and where it stands', () => {
  const lines = [lineOf(null), lineOf(product({ interactionClasses: ['betaBlocker'] }))]
  expect(personRules(lines, { ...man, conditions: ['asthma'] })).toEqual([
    {
      ruleId: 'asthmaBetaBlocker',
      ruleVersion: 1,
      level: 'serious',
      lines: [1],
      values: { a: 'Plainol' },
      source: 'British National Formulary, cautions and contra-indications',
      reviewedOn: '2026-11-26',
    },
  ])
})

describe('an allergy', () => {
  test('is named as it was written, from what is recorded for the person', () => {
    expect(found(product(), { allergies: ['dust', ' Plainol '] })).toEqual([
      {
        ...warning('allergy', 'serious', { allergy: ' Plainol ' }),
        source: 'Recorded for this person',
        reviewedOn: '2026-11-26',
      },
    ])
  })

  const acid = product({}, { generic: 'Valproic acid', ingredients: [{ name: 'Divalproex', mg: 100 }] })
  test.each([
    ['the whole name, with spaces around it', ' valproic ACID '],
    ['a word of the name', 'Valproic'],
    ['the ingredient', 'divalproex'],
    ['the ingredient within other words', 'rash from Divalproex, 2019'],
  ])('is met by %s', (_, written) => {
    expect(rulesOf(acid, { allergies: [written] })).toEqual(['allergy serious'])
  })

  test('is met by the brand, and by a word of it', () => {
    const branded = product({}, { brands: ['Calm', 'Calm Forte'] })
    for (const written of ['calm forte', 'Calm']) expect(rulesOf(branded, { allergies: [written] })).toHaveLength(1)
  })

  test.each(['dust.', 'dust, pollen', '', '  ', 'val', 'acids'])('is not met by %j', (written) => {
    const combined = product({}, { generic: 'Valproate + Valproic acid', ingredients: [] })
    for (const medicine of [acid, combined]) expect(found(medicine, { allergies: [written] })).toEqual([])
  })

  const called = (name: string) =>
    product({}, { generic: name, ingredients: name.split(' + ').map((each) => ({ name: each, mg: null })) })
  const penicillin = product({ interactionClasses: ['penicillin'] })
  const quinolone = product({ interactionClasses: ['fluoroquinolone'] })
  const painkiller = product({ interactionClasses: ['nsaid'] })
  const sulfa = called('Zonisamide')
  test.each([
    ['Penicillin', penicillin],
    ['amoxicillin', penicillin],
    ['quinolones', quinolone],
    ['Ciprofloxacin', quinolone],
    ['NSAIDs', painkiller],
    ['NSAIDs', called('Aspirin + Clopidogrel')],
    ['Ibuprofen', called('Aspirin')],
    ['sulfa drugs', sulfa],
    ['sulphonamides', sulfa],
    ['sulfa', called('Acetazolamide')],
    ['sulfa', called('Sulfasalazine')],
    ['sulfa', called('Sulphadiazine')],
  ])('to %s is met by the family of medicines', (written, medicine) => {
    expect(rulesOf(medicine, { allergies: [written] })).toEqual(['allergy serious'])
    expect(found(product(), { allergies: [written] })).toEqual([])
  })
})

describe('a dose of a usual 200 to 400 mg a day', () => {
  const ranged = product({ dailyMin: 200, dailyMax: 400 })

  test.each([
    ['3-0-2 tablet', 'doseAbove', 'caution', 500],
    ['3-0-3 tablet', 'doseAbove', 'caution', 600],
    ['4-0-3 tablet', 'doseFarAbove', 'serious', 700],
  ])('%s: %s', (whenText, ruleId, level, mg) => {
    expect(found(ranged, {}, whenText)).toEqual([warning(ruleId, level, { mg, max: 400 })])
  })

  test('is right from a quarter of the least, with which it is begun, to the most', () => {
    for (const whenText of ['0-0-1/2 tablet', '1-0-0 tablet', '1-0-1 tablet', '2-0-2 tablet'])
      expect(found(ranged, {}, whenText)).toEqual([])
    expect(found(ranged, {}, '1/4-0-0 tablet')).toEqual([warning('doseBelow', 'note', { mg: 25, max: 400, min: 200 })])
  })

  test('has no range for a child, whom the most of an adult is too much for', () => {
    expect(found(ranged, { age: 17, weight: 50 }, '2-0-2 tablet')).toEqual([
      warning('rangeForAdults', 'note', { age: 17 }),
    ])
    expect(rulesOf(ranged, { age: 17 }, '2-0-2 tablet')).toEqual(['childNotWeighed note'])
    expect(rulesOf(ranged, { age: 17 }, '3-0-2 tablet')).toEqual(['doseFarAbove serious'])
    for (const age of [18, null]) expect(rulesOf(ranged, { age }, '3-0-2 tablet')).toEqual(['doseAbove caution'])
  })

  test('has no least where none is known', () => {
    const most = product({ dailyMax: 400 })
    expect(found(most, {}, '0-0-0 tablet')).toEqual([])
    expect(found(most, {}, '3-0-2 tablet')).toEqual([warning('doseAbove', 'caution', { mg: 500, max: 400 })])
  })

  test('is not checked where the milligrams of a tablet are not known', () => {
    const facts = { dailyMin: 200, dailyMax: 400 }
    expect(found(product(facts, { ingredients: [] }), {}, '9-0-9 tablet')).toEqual([])
    const unknown = product(facts, { ingredients: [{ name: 'Plainol', mg: null }] })
    expect(found(unknown, {}, '9-0-9 tablet')).toEqual([])
  })
})

describe('in a pregnancy, or where there may be one', () => {
  const woman = { age: 30, gender: 'Female' } as const
  const pregnant = { ...woman, conditions: ['pregnant'] } as const
  const avoided = product({ pregnancy: 'avoid' })
  const careful = product({ pregnancy: 'caution' })

  test('what is to be avoided is a caution, and serious once the pregnancy is known', () => {
    expect(found(avoided, woman)).toEqual([warning('pregnancyAvoid', 'caution')])
    expect(found(avoided, pregnant)).toEqual([warning('pregnantAvoid', 'serious')])
  })

  test('what needs care is a note, and a caution once the pregnancy is known', () => {
    expect(found(careful, woman)).toEqual([warning('pregnancyCaution', 'note')])
    expect(found(careful, pregnant)).toEqual([warning('pregnancyCaution', 'caution')])
  })

  test.each([
    ['valproate', 'valproateWoman', 'MHRA, valproate: reproductive risks, January 2024'],
    ['topiramate', 'topiramateWoman', 'MHRA, topiramate: pregnancy prevention, June 2024'],
  ] as const)('%s is serious either way', (each, ruleId, source) => {
    const medicine = product({ pregnancy: 'avoid', interactionClasses: [each] })
    for (const patient of [woman, pregnant])
      expect(found(medicine, patient)).toEqual([{ ...warning(ruleId, 'serious'), source, reviewedOn: '2026-11-26' }])
  })

  test('nothing is said to men, or where the age or the gender is not known', () => {
    for (const patient of [{}, { ...woman, age: null }, { ...woman, gender: null }, { ...woman, age: 56 }])
      for (const medicine of [avoided, careful]) expect(found(medicine, patient)).toEqual([])
  })
})

describe('a medicine that leaves by the kidneys', () => {
  const renal = product({ isRenal: true })

  test.each([
    [29, [warning('kidneysFailing', 'serious', { egfr: 29 })]],
    [30, [warning('kidneysWeak', 'caution', { egfr: 30 })]],
    [59, [warning('kidneysWeak', 'caution', { egfr: 59 })]],
    [60, []],
  ])('is named with a kidney function of %i', (egfr, warnings) => {
    expect(found(renal, { egfr })).toEqual(warnings)
    expect(found(product(), { egfr })).toEqual([])
  })

  test('is asked about from 60 years on where nobody has tested', () => {
    expect(found(renal, { egfr: null, age: 60 })).toEqual([warning('kidneysUnknown', 'note')])
    const danger = product({ isRenal: true, interactionClasses: ['renalDanger'] })
    expect(found(danger, { egfr: null, age: 60 })).toEqual([warning('kidneysUnknown', 'caution')])
    expect(rulesOf(renal, { egfr: null, conditions: ['kidneyDisease'] })).toEqual(['kidneysUnknown caution'])
    for (const age of [59, null]) expect(found(renal, { egfr: null, age })).toEqual([])
  })
})

describe('from 65 years on', () => {
  test.each([
    ['benzodiazepine', 'olderBenzodiazepine'],
    ['anticholinergic', 'olderAnticholinergic'],
  ] as const)('the class %s is a caution of the Beers Criteria', (each, ruleId) => {
    const medicine = product({ interactionClasses: [each] })
    const source = 'American Geriatrics Society, Beers Criteria 2023'
    for (const age of [65, 80])
      expect(found(medicine, { age })).toEqual([{ ...warning(ruleId, 'caution'), source, reviewedOn: '2026-11-26' }])
    for (const age of [64, 40, null]) expect(found(medicine, { age })).toEqual([])
  })
})

describe('an add-on medicine of List B', () => {
  const addOn = product({}, { telemedicine: 'B' })
  const first = { consultation: 'video', isFirstVisit: true } as const

  test('is a caution at a first visit by video', () => {
    const source = 'Telemedicine Practice Guidelines, Board of Governors, 25 March 2020'
    expect(found(addOn, first)).toEqual([
      { ...warning('videoFirstVisit', 'caution'), source, reviewedOn: '2026-11-26' },
    ])
  })

  test('is none in the clinic or at a later visit, and other lists are none', () => {
    expect(found(addOn, { ...first, consultation: 'inClinic' })).toEqual([])
    expect(found(addOn, { ...first, isFirstVisit: false })).toEqual([])
    for (const telemedicine of ['O', 'A', null] as const)
      expect(found(product({}, { telemedicine }), first)).toEqual([])
  })
})
