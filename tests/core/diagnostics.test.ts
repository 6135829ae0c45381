import { describe, expect, test } from 'vitest'
import { testSeeds } from '../../server/seed/content/tests'
import { cartAfter, EMPTY_CART, isAsWanted, totalOf } from '../../src/core/diagnostics/cart.rules'
import { answersTo, preparationOf, questionsOf, safetyOf } from '../../src/core/diagnostics/preparation.rules'
import { testNameIn, testNames, testsNamedWith } from '../../src/core/diagnostics/testNames'
import { testReportsParams } from '../../src/core/diagnostics/diagnostics.params'
import { byCity, firstFastingDay, firstVisitDay, visitDays, visitProblem } from '../../src/core/diagnostics/visit.rules'
import { DAY, HOUR, startOfDay } from '../../src/core/kit/dates'

test('each test of the catalogue is said as patients say it, one that a centre named itself as it came', () => {
  expect(testNames.map(({ eng }) => eng)).toEqual(testSeeds.map(({ name }) => name))
  for (const { hin, guj, ben } of testNames) {
    expect(hin).toMatch(/[\u0900-\u097F]/)
    expect(guj).toMatch(/[\u0A80-\u0AFF]/)
    expect(ben).toMatch(/[\u0980-\u09FF]/)
    expect(new Set([hin, guj, ben]).size).toBe(3)
  }
  expect(testNameIn('hin', 'Blood sugar, fasting')).toBe('ब्लड शुगर, खाली पेट')
  expect(testNameIn('eng', 'Blood sugar, fasting')).toBe('Blood sugar, fasting')
  expect(testNameIn('ben', 'Bone scan of Sanjeevani')).toBe('Bone scan of Sanjeevani')
})

test('a word of any language names the tests that are called by it', () => {
  expect(testsNamedWith('शुगर')).toEqual(['Blood sugar, fasting', 'Blood sugar, 2 hours after a meal', 'HbA1c'])
  expect(testsNamedWith('ગરદન')).toContain('MRI cervical spine')
  expect(testsNamedWith('nothing of it')).toEqual([])
})

const cart = { centreId: 'a', testIds: ['eeg', 'vep'] }

describe('a cart', () => {
  test('is of one centre: a test of another is refused, one of its own joins the whole list', () => {
    expect(cartAfter(cart, { kind: 'add', centreId: 'b', testIds: ['mri'] })).toBe('otherCentre')
    expect(cartAfter(cart, { kind: 'add', centreId: 'a', testIds: ['vep', 'mri'] })).toEqual({
      centreId: 'a',
      testIds: ['eeg', 'vep', 'mri'],
    })
    expect(cartAfter(EMPTY_CART, { kind: 'add', centreId: 'b', testIds: ['mri'] })).toEqual({
      centreId: 'b',
      testIds: ['mri'],
    })
  })

  test('lets a test go once; an emptied one takes any centre', () => {
    const one = cartAfter(cart, { kind: 'remove', testId: 'eeg' })
    expect(one).toEqual({ centreId: 'a', testIds: ['vep'] })
    expect(cartAfter({ centreId: 'a', testIds: [] }, { kind: 'add', centreId: 'b', testIds: ['mri'] })).toEqual({
      centreId: 'b',
      testIds: ['mri'],
    })
  })

  test('needs no call for what it is already', () => {
    expect(isAsWanted(cart, { kind: 'add', centreId: 'a', testIds: ['vep'] })).toBe(true)
    expect(isAsWanted(cart, { kind: 'add', centreId: 'b', testIds: ['vep'] })).toBe(false)
    expect(isAsWanted(cart, { kind: 'remove', testId: 'mri' })).toBe(true)
    expect(isAsWanted(cart, { kind: 'remove', testId: 'vep' })).toBe(false)
  })

  test('costs the sum of its tests', () => {
    expect(totalOf([{ price: 150_000 }, { price: 52_000 }])).toBe(202_000)
    expect(totalOf([])).toBe(0)
  })
})

const prepared = (name: string, more: object = {}) => ({ name, fastHours: 0, needsFood: false, notes: [], ...more })

describe('preparation', () => {
  test('says the longest fast once, from when it counts', () => {
    const opens = startOfDay('2026-11-24') + 8 * HOUR
    const { fastHours, fastFrom } = preparationOf(
      [prepared('Lipid profile', { fastHours: 12 }), prepared('Blood sugar', { fastHours: 8 })],
      opens,
      opens - 2 * DAY,
    )
    expect({ fastHours, fastFrom }).toEqual({ fastHours: 12, fastFrom: startOfDay('2026-11-23') + 20 * HOUR })
    expect(preparationOf([prepared('ESR')], opens, opens - DAY)).toMatchObject({ fastHours: 0, fastFrom: null })
    expect(preparationOf([prepared('Lipid profile', { fastHours: 12 })], null, opens).fastFrom).toBeNull()
  })

  test('of a visit that is booked too late to fast for says so, and when the next one can be', () => {
    const opens = startOfDay('2026-11-24') + 8 * HOUR
    const lipid = [prepared('Lipid profile', { fastHours: 12 })]
    const isLate = (knownAt: number) => preparationOf(lipid, opens, knownAt).isFastLate
    expect([isLate(opens - 13 * HOUR), isLate(opens - 12 * HOUR), isLate(opens - 11 * HOUR), isLate(opens)]).toEqual([
      false,
      false,
      true,
      true,
    ])
    const daily = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: 8 * 60, closes: 19 * 60 }))
    const dayAt = (now: number) => firstFastingDay(visitDays(daily, now), 12, now)
    expect([dayAt(opens - HOUR), dayAt(opens + 11 * HOUR), dayAt(opens + 13 * HOUR)]).toEqual([
      '2026-11-25',
      '2026-11-25',
      '2026-11-26',
    ])
  })

  test('asks for no short night that has passed, and for no meal', () => {
    const opens = startOfDay('2026-11-24') + 8 * HOUR
    const tests = [prepared('EEG', { notes: ['sleepLate'], needsFood: true })]
    const { isNightPast, meal, afterFood } = preparationOf(tests, opens, opens + HOUR)
    expect({ isNightPast, meal, afterFood }).toEqual({ isNightPast: true, meal: null, afterFood: ['EEG'] })
    expect(preparationOf(tests, opens, opens - DAY).isNightPast).toBe(false)
  })

  test('names what needs food as a conflict only where something needs a fast', () => {
    const eeg = prepared('EEG', { needsFood: true })
    expect(preparationOf([eeg], null, 0)).toMatchObject({ conflicts: [], afterFood: ['EEG'] })
    expect(preparationOf([eeg, prepared('Lipid profile', { fastHours: 12 })], null, 0)).toMatchObject({
      conflicts: ['EEG'],
      afterFood: [],
    })
  })

  test('says when one eats for tests after a meal: two hours before, or there after those that need a fast', () => {
    const opens = startOfDay('2026-11-24') + 8 * HOUR
    const sugar = prepared('Blood sugar after a meal', { needsFood: true })
    const lipid = prepared('Lipid profile', { fastHours: 12 })
    expect(preparationOf([sugar], opens, opens - DAY).meal).toEqual({ at: opens - 2 * HOUR, testsFrom: opens })
    expect(preparationOf([sugar, lipid], opens, opens - DAY).meal).toEqual({ at: opens, testsFrom: opens + 2 * HOUR })
    expect([preparationOf([sugar], null, 0).meal, preparationOf([lipid], opens, 0).meal]).toEqual([null, null])
  })

  test('asks for the kidneys before a contrast medium, for diabetes before a fast', () => {
    const who = { gender: 'Male', age: 60 } as const
    expect(questionsOf([{ asks: ['contrast'], fastHours: 4 }], who)).toEqual(['contrast', 'kidneys', 'diabetes'])
    expect(questionsOf([{ asks: ['side'], fastHours: 0 }], who)).toEqual(['side'])
    expect([answersTo('kidneys'), answersTo('side')]).toEqual([
      ['no', 'yes'],
      ['left', 'right', 'both'],
    ])
  })

  test('what nobody asked is no "no"', () => {
    const mri = { asks: ['implant', 'contrast'] as const, fastHours: 0 }
    expect(safetyOf([mri], { gender: 'Male', age: 60 }, [{ question: 'contrast', answer: 'no' }])).toEqual([
      { question: 'implant', answer: 'notAsked' },
      { question: 'contrast', answer: 'no' },
      { question: 'kidneys', answer: 'notAsked' },
    ])
  })

  test('says each note once, with its tests', () => {
    expect(
      preparationOf([prepared('MRI', { notes: ['noMetal'] }), prepared('X-ray', { notes: ['noMetal'] })], null, 0)
        .notes,
    ).toEqual([{ note: 'noMetal', tests: ['MRI', 'X-ray'] }])
  })

  test('asks for a pregnancy women of 10 to 55 alone', () => {
    const tests = [
      { asks: ['implant', 'pregnancy'] as const, fastHours: 0 },
      { asks: ['pregnancy'] as const, fastHours: 0 },
    ]
    expect(questionsOf(tests, { gender: 'Female', age: 34 })).toEqual(['implant', 'pregnancy'])
    for (const [age, isAsked] of [
      [9, false],
      [10, true],
      [55, true],
      [56, false],
    ] as const)
      expect(questionsOf(tests, { gender: 'Female', age }).includes('pregnancy')).toBe(isAsked)
    expect(questionsOf(tests, { gender: 'Male', age: 34 })).toEqual(['implant'])
  })
})

describe('days of a visit', () => {
  const week = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 8 * 60, closes: 19 * 60 }))
  const noon = startOfDay('2026-11-24') + 12 * HOUR

  test('are 45 from today; closed ones and what is over of today say so', () => {
    const days = visitDays(week, noon)
    expect(days).toHaveLength(45)
    expect(days[0]).toMatchObject({ day: '2026-11-24', problem: null })
    expect(days.find(({ day }) => day === '2026-11-29')).toMatchObject({ problem: 'closed', range: null })
    expect(visitDays(week, startOfDay('2026-11-24') + 19 * HOUR)[0]).toMatchObject({ problem: 'over' })
  })

  test('begin with the one that was wanted, where it can be', () => {
    const days = visitDays(week, noon)
    expect(firstVisitDay(days, startOfDay('2026-11-26'))).toBe('2026-11-26')
    expect(firstVisitDay(days, startOfDay('2026-11-29'))).toBe('2026-11-24')
    expect(firstVisitDay(visitDays([], noon), null)).toBeNull()
  })

  test('are refused when they are past, closed or more than 44 days ahead', () => {
    expect(visitProblem(week, '2026-11-23', noon)).toBe('dayPast')
    expect(visitProblem(week, '2026-11-29', noon)).toBe('dayClosed')
    expect(visitProblem(week, '2027-01-07', noon)).toBeNull()
    expect(visitProblem(week, '2027-01-08', noon)).toBe('dayTooFar')
    expect(visitProblem(week, '2026-11-24', startOfDay('2026-11-24') + 20 * HOUR)).toBe('dayPast')
  })
})

test('the page reads its centre, cart, filter and search from the address', () => {
  expect(testReportsParams({ centre: 'a', step: 'cart', filter: 'lab', search: 'tsh' })).toEqual({
    centreId: 'a',
    step: 'cart',
    visit: null,
    filter: 'lab',
    search: 'tsh',
  })
  expect(testReportsParams({ step: 'nowhere', filter: 'dry cleaning' })).toEqual({
    centreId: null,
    step: null,
    visit: null,
    filter: 'all',
    search: '',
  })
})

test('centres that are near nobody stand by city, without a distance, those that are open first', () => {
  const centre = (name: string, city: string, opens: number | null) => ({ name, city, opens, distance: 4 })
  const found = byCity([
    centre('B', 'Pune', 540),
    centre('A', 'Pune', 540),
    centre('C', 'Agra', null),
    centre('D', 'Delhi', 600),
  ])
  expect(found.map(({ name, distance }) => [name, distance])).toEqual([
    ['D', null],
    ['A', null],
    ['B', null],
    ['C', null],
  ])
})
