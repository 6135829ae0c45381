import { describe, expect, test } from 'vitest'
import { readRow } from '../../src/core/prescription/medicineRow.rules'
import { lineOf, nameLine, rowOfLine } from '../../src/core/prescription/prescriptionForm.rules'
import {
  canAddStep,
  incompleteSteps,
  nextStep,
  stepsOf,
  TOUCHED_AMOUNTS,
  touchedText,
} from '../../src/core/prescription/touched.rules'

const step = (amount: number, days: string, times: readonly ('morning' | 'night')[] = ['morning']) => ({
  amount,
  days,
  times,
})
const isLong = (days: string): boolean => /^[1-9]\d?$/.test(days)

describe('a dose that is put together by touch', () => {
  test.each([
    [step(2, '', ['morning', 'night']), '2-0-2'],
    [step(0.5, '', ['night']), '0-0-0.5'],
    [{ times: ['morning', 'evening'] as const, amount: 1 }, '1-0-1-0'],
    [step(1, '', []), ''],
  ])('%j is %j', (dose, text) => expect(touchedText(dose)).toBe(text))

  test('is followed by half of it, at the same times', () => {
    expect(nextStep(step(4, '5', ['morning', 'night']))).toEqual(step(2, '', ['morning', 'night']))
    expect(nextStep(step(3, '5'))).toEqual(step(1.5, ''))
    expect(nextStep(step(0.5, '5'))).toEqual(step(0.5, ''))
    expect(nextStep(step(1, '', []))).toEqual(step(0.5, ''))
  })

  test('has twelve steps at most', () => {
    expect(canAddStep(Array(11).fill(step(1, '')))).toBe(true)
    expect(canAddStep(Array(12).fill(step(1, '')))).toBe(false)
  })
})

test('each step says how long; the last goes on, unless all is stopped after it', () => {
  const steps = [step(2, '5'), step(1, '')]
  expect(incompleteSteps({ steps, isStopped: false }, isLong)).toEqual([false, false])
  expect(incompleteSteps({ steps, isStopped: true }, isLong)).toEqual([false, true])
  expect(incompleteSteps({ steps: [step(1, ''), step(1, '999'), step(1, '3', [])], isStopped: false }, isLong)).toEqual(
    [true, true, true],
  )
})

test('a course by touch is read back as it was put together, with the way it is given', () => {
  const course = { steps: [step(2, '5'), step(1, '5'), step(0.5, '5')], isStopped: true }
  const line = {
    ...nameLine('Inj Solumed', null),
    whenText: touchedText(step(4, '')),
    mealTypeTime: ['morning' as const],
    frequencyDays: 5,
    route: 'intravenous' as const,
    ...stepsOf(course),
  }
  const settings = { mostDays: 180, find: () => [], usualMeal: () => null, above: null }
  const reading = readRow(rowOfLine('m1', line, [], null), settings)
  expect(reading.faults).toEqual([])
  const { route, steps, isStopped, whenText, frequencyDays } = lineOf(reading)
  expect({ route, steps, isStopped, whenText, frequencyDays }).toEqual({
    route: 'intravenous',
    steps: stepsOf(course).steps,
    isStopped: true,
    whenText: '4-0-0',
    frequencyDays: 5,
  })
})

test('amounts that can be chosen are doses that a line can hold', () => {
  for (const amount of TOUCHED_AMOUNTS) expect(touchedText(step(amount, ''))).toBe(`${amount}-0-0`)
})
