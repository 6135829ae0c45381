import { describe, expect, test } from 'vitest'
import { usualMedicines } from '../../server/prescription/catalogue/medicines'
import { InteractionClass } from '../../src/core/prescription/medicine'
import type { CheckedLine, CheckedPatient } from '../../src/core/prescription/warning'
import { isDismissedBy, openWarnings, uncheckedLines, warningsOf } from '../../src/core/prescription/warnings.rules'
import { classRules } from '../../src/core/prescription/classTwice'
import { conditionRules } from '../../src/core/prescription/conditions'
import { interactions } from '../../src/core/prescription/interactions'
import { substances } from '../../src/core/prescription/substancesIn'

const medicine = (id: string) => {
  const found = usualMedicines.find((each) => each.id === id)
  if (!found) throw new Error(`There is no ${id}`)
  return found
}

const line = (id: string | null, whenText = '1-0-1 tablet', name = 'In own words'): CheckedLine => ({
  line: {
    name: id === null ? name : medicine(id).generic,
    medicineId: id,
    note: '',
    mealType: null,
    mealTypeTime: [],
    whenText,
    frequency: ['daily'],
    frequencyDays: 10,
    frequencyText: '',
  },
  medicine: id === null ? null : medicine(id),
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
const found = (lines: readonly CheckedLine[], patient: Partial<CheckedPatient> = {}) =>
  warningsOf(lines, { ...man, ...patient }).map(({ ruleId, level }) => `${ruleId} ${level}`)

describe('two medicines together', () => {
  test.each([
    ['sodium-valproate-500-mg-tablet', 'meropenem-1000-mg-injection', 'valproateCarbapenem serious'],
    [
      'carbamazepine-200-mg-tablet',
      'ethinylestradiol-levonorgestrel-0.03-0.15-mg-tablet',
      'lowersContraceptive serious',
    ],
    ['naproxen-500-mg-tablet', 'diclofenac-50-mg-tablet', 'twoNsaids caution'],
    ['sumatriptan-50-mg-tablet', 'sertraline-50-mg-tablet', 'triptanSsri note'],
    ['tramadol-50-mg-capsule', 'clonazepam-0.5-mg-tablet', 'opioidBenzodiazepine serious'],
    ['fentanyl-25-mcg-patch', 'clonazepam-0.5-mg-tablet', 'opioidBenzodiazepine serious'],
  ])('%s and %s: %s', (one, other, warning) => {
    expect(found([line(one), line(other)])).toContain(warning)
    expect(found([line(other), line(one)])).toContain(warning)
    expect(found([line(one, '')])).not.toContain(warning)
  })

  test('a gel beside a tablet is no second painkiller, and does not hide the tablets that are taken already', () => {
    expect(found([line('naproxen-500-mg-tablet'), line('diclofenac-1%-gel', '1-0-1 application')])).toEqual([])
    const written = [line('diclofenac-1%-gel', '1-0-1 application'), line('warfarin-5-mg-tablet')]
    const currentMedicines = [medicine('diclofenac-50-mg-tablet')]
    expect(found(written, { currentMedicines })).toContain('nsaidAnticoagulant serious')
  })

  test('one ingredient in two products is named once, a product with itself is not an interaction', () => {
    const two = [line('paracetamol-500-mg-tablet'), line('tramadol-paracetamol-37.5-325-mg-tablet')]
    const [warning] = warningsOf(two, man)
    expect(warning).toMatchObject({
      ruleId: 'duplicateIngredient',
      values: { ingredient: 'Paracetamol' },
      lines: [0, 1],
    })
    expect(found([line('naproxen-500-mg-tablet', ''), line('naproxen-250-mg-tablet', '')])).toEqual([
      'twoStrengths note',
    ])
    expect(found([line('naproxen-500-mg-tablet', ''), line('naproxen-500-mg-tablet', '')])).toEqual([
      'duplicateIngredient caution',
    ])
  })

  test('a warning names both medicines in the order of the rule, where it stands and the lines as they are', () => {
    const lines = [line('meropenem-1000-mg-injection', '1-0-1 ml'), line('sodium-valproate-500-mg-tablet')]
    expect(warningsOf(lines, man).filter(({ lines: places }) => places.length === 2)).toEqual([
      {
        ruleId: 'valproateCarbapenem',
        ruleVersion: 1,
        level: 'serious',
        lines: [1, 0],
        values: { a: 'Sodium valproate', b: 'Meropenem' },
        source: 'British National Formulary, interactions',
        reviewedOn: '2026-11-26',
        fingerprint:
          'valproateCarbapenem.1|meropenem-1000-mg-injection 1-0-1 ml daily|sodium-valproate-500-mg-tablet 1-0-1 tablet daily|Sodium valproate|Meropenem',
      },
    ])
  })

  test('a warning of one ingredient in two lines names it, and what it was read from', () => {
    const lines = [line('naproxen-500-mg-tablet', ''), line('naproxen-500-mg-tablet', '')]
    expect(warningsOf(lines, man)).toEqual([
      {
        ruleId: 'duplicateIngredient',
        ruleVersion: 1,
        level: 'caution',
        lines: [0, 1],
        values: { a: 'Naproxen', b: 'Naproxen', ingredient: 'Naproxen' },
        source: 'Of the products themselves',
        reviewedOn: '2026-11-26',
        fingerprint:
          'duplicateIngredient.1|naproxen-500-mg-tablet  daily|naproxen-500-mg-tablet  daily|Naproxen|Naproxen|Naproxen',
      },
    ])
  })

  test.each([
    ['triptanErgot', 'Prescribing information approved by CDSCO'],
    ['cholinesteraseAnticholinergic', 'American Geriatrics Society, Beers Criteria 2023'],
    ['nsaidLithium', 'British National Formulary, interactions'],
  ])('%s stands in: %s', (rule, source) => {
    expect(interactions.find(({ id }) => id === rule)).toMatchObject({ source, reviewedOn: '2026-11-26' })
  })

  test('serious warnings come first, then cautions, then notes', () => {
    const lines = [line('sumatriptan-50-mg-tablet', ''), line('sertraline-50-mg-tablet', '')]
    const patient = {
      allergies: ['sertraline'],
      currentMedicines: [medicine('naproxen-500-mg-tablet')],
    } as const
    expect(found(lines, patient)).toEqual(['allergy serious', 'nsaidSsri caution', 'triptanSsri note'])
  })

  test('what is taken already counts, unless it is what is written', () => {
    const currentMedicines = [medicine('warfarin-5-mg-tablet')]
    expect(found([line('naproxen-500-mg-tablet')], { currentMedicines })).toEqual(['nsaidAnticoagulant serious'])
    expect(found([line('warfarin-5-mg-tablet', '1-0-0 tablet')], { currentMedicines })).toEqual([])
    const bare = [{ ...medicine('warfarin-5-mg-tablet'), clinical: null }]
    // Its substance is known, whatever nobody wrote down of the product.
    expect(found([line('naproxen-500-mg-tablet')], { currentMedicines: bare })).toEqual(['nsaidAnticoagulant serious'])
  })
})

describe('a medicine and who takes it', () => {
  test.each([
    [9, false],
    [10, true],
    [55, true],
    [56, false],
  ])('valproate for a woman of %i years is serious: %s', (age, isSerious) => {
    const warnings = found([line('sodium-valproate-500-mg-tablet')], { age, gender: 'Female' })
    expect(warnings.includes('valproateWoman serious')).toBe(isSerious)
  })

  test.each([
    ['1-0-0 tablet', null],
    ['1-0-1 tablet', null],
    ['3-0-3 tablet', null],
    ['4-0-4 tablet', 'doseAbove caution'],
    ['9-0-9 tablet', 'doseFarAbove serious'],
    ['SOS tablet', null],
    ['', null],
  ])('levetiracetam 500 mg %s: %s', (whenText, warning) => {
    expect(found([line('levetiracetam-500-mg-tablet', whenText)])).toEqual(warning === null ? [] : [warning])
  })

  test('an allergy is met by the name and by the family', () => {
    const ibuprofen = [line('ibuprofen-400-mg-tablet')]
    for (const allergies of [['Ibuprofen'], ['NSAIDs'], ['brufen']])
      expect(found(ibuprofen, { allergies })).toContain('allergy serious')
    for (const allergies of [[' IBUPROFEN '], ['ibuprofen 400'], ['painkillers'], ['aspirin'], ['dust', 'nsaid']])
      expect(found(ibuprofen, { allergies })).toContain('allergy serious')
    expect(found(ibuprofen, { allergies: ['Penicillin'] })).toEqual([])
    expect(found(ibuprofen, { allergies: ['ibu', 'dust', 'sulfa', 'quinolones'] })).toEqual([])
    expect(found(ibuprofen, { allergies: null })).toEqual([])
  })
})

test('one medicine in two strengths is warned of once, about both lines', () => {
  const lines = [line('topiramate-25-mg-tablet', '1-0-0 tablet'), line('topiramate-50-mg-tablet', '0-0-1 tablet')]
  const warnings = warningsOf(lines, { ...man, gender: 'Female', allergies: ['topiramate'] })
  const rules = warnings.map(({ ruleId }) => ruleId)
  for (const rule of ['allergy', 'topiramateWoman', 'twoStrengths'])
    expect(rules.filter((each) => each === rule)).toEqual([rule])
  expect(warnings.find(({ ruleId }) => ruleId === 'topiramateWoman')?.lines).toEqual([0, 1])
})

describe('what a doctor answered', () => {
  const lines = [line('sodium-valproate-500-mg-tablet'), line('meropenem-1000-mg-injection', '1-0-1 ml')]
  const [warning] = warningsOf(lines, man)
  const dismissal = { ...warning!, reason: 'willMonitor' as const, words: null }

  test('stays answered while the lines are the same', () => {
    expect(isDismissedBy(warning!, dismissal)).toBe(true)
    expect(openWarnings(warningsOf(lines, man), [dismissal])).toEqual([])
  })

  test('answers that warning alone, whatever else was answered', () => {
    const other = { ...dismissal, ruleId: 'twoNsaids' }
    expect(isDismissedBy(warning!, other)).toBe(false)
    expect(openWarnings([warning!], [other, dismissal])).toEqual([])
    expect([openWarnings([warning!], [other]), openWarnings([warning!], [])]).toEqual([[warning], [warning]])
  })

  test('is asked again when a dose or the rule has changed', () => {
    const changed = [line('sodium-valproate-500-mg-tablet', '2-0-2 tablet'), lines[1]!]
    const open = openWarnings(warningsOf(changed, man), [dismissal])
    expect(open.map(({ ruleId }) => ruleId)).toContain('valproateCarbapenem')
    expect(isDismissedBy({ ...warning!, ruleVersion: 2 }, dismissal)).toBe(false)
  })
})

test('own words and products without clinical facts are named as not checked', () => {
  const bare = {
    ...line('levetiracetam-500-mg-tablet'),
    medicine: { ...medicine('levetiracetam-500-mg-tablet'), clinical: null },
  }
  expect(uncheckedLines([line('levetiracetam-500-mg-tablet'), line(null), bare])).toEqual([1, 2])
})

describe('what a person has', () => {
  test.each([
    ['asthma', 'propranolol-40-mg-tablet', 'asthmaBetaBlocker serious'],
    ['pepticUlcer', 'naproxen-500-mg-tablet', 'ulcerNsaid serious'],
    ['liverDisease', 'sodium-valproate-500-mg-tablet', 'liverValproate serious'],
    ['glaucoma', 'topiramate-50-mg-tablet', 'glaucomaTopiramate serious'],
    ['seizures', 'amitriptyline-10-mg-tablet', 'seizuresTricyclic caution'],
  ] as const)('%s and %s: %s', (condition, id, warning) => {
    expect(found([line(id, '')], { conditions: [condition] })).toContain(warning)
    expect(found([line(id, '')], { conditions: [] })).not.toContain(warning)
    expect(found([line(id, '')], { conditions: null })).not.toContain(warning)
  })

  test('a gel is no danger to it', () => {
    expect(found([line('diclofenac-1%-gel', '')], { conditions: ['asthma', 'pepticUlcer'] })).toEqual([])
  })
})

describe('the catalogue', () => {
  test('has at least 150 generics, each product once, with a source, a day of review and classes the rules know', () => {
    const classes: ReadonlySet<string> = new Set(InteractionClass.literals)
    expect(new Set(usualMedicines.map(({ generic }) => generic)).size).toBeGreaterThanOrEqual(150)
    expect(new Set(usualMedicines.map(({ id }) => id)).size).toBe(usualMedicines.length)
    for (const { id, clinical, amount } of usualMedicines) {
      const { interactionClasses, source, reviewedOn, dailyMin, dailyMax } = clinical!
      expect([id, ...interactionClasses.filter((each) => !classes.has(each))]).toEqual([id])
      expect([id, source.length > 10, reviewedOn.length, Number.isFinite(amount)]).toEqual([id, true, 10, true])
      expect([id, (dailyMin ?? 0) <= (dailyMax ?? Infinity)]).toEqual([id, true])
    }
  })

  test('knows what leaves by the kidneys, what harms in a pregnancy and what is added on', () => {
    const first = { consultation: 'video', isFirstVisit: true } as const
    expect(found([line('gabapentin-300-mg-capsule')], { egfr: 29 })).toEqual(['kidneysFailing serious'])
    expect(found([line('warfarin-5-mg-tablet', '')], { conditions: ['pregnant'] })).toEqual(['pregnantAvoid serious'])
    expect(found([line('amlodipine-5-mg-tablet', '')], first)).toEqual(['videoFirstVisit caution'])
  })

  test('has substances for both sides of every rule that is written', () => {
    const held = new Set(substances.flatMap(({ classes }) => classes))
    const asked = [
      ...interactions.flatMap(({ between }) => between),
      ...conditionRules.map(({ meets }) => meets),
      ...classRules.map(({ of }) => of),
    ]
    expect(asked.filter((each) => !held.has(each))).toEqual([])
  })
})
