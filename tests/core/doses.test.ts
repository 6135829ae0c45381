import { describe, expect, test } from 'vitest'
import { daysTaken, doseOf, timesOf, totalUnits, unitsOnDay } from '../../src/core/prescription/dose.rules'
import type { MedicineLine } from '../../src/core/prescription/prescription'
import {
  frequencyOf,
  readDose,
  storedDose,
  takenAt,
  whenTextOf,
  writeDose,
} from '../../src/core/prescription/typedDose.rules'

describe('a dose', () => {
  test('is written for three or four times of a day, or by a word', () => {
    const written = (text: string) => {
      const dose = readDose(text)
      return (
        dose && [writeDose(dose), whenTextOf(dose, 'tablet'), frequencyOf(dose), takenAt(dose).map(({ time }) => time)]
      )
    }
    expect(written('101')).toEqual(['1-0-1', '1-0-1 tablet', ['daily'], ['morning', 'night']])
    expect(written('1/2-0-0-1')).toEqual(['1/2-0-0-1', '0.5-0-0-1 tablet', ['daily'], ['morning', 'night']])
    expect(written('½-1-0')).toEqual(['1/2-1-0', '0.5-1-0 tablet', ['daily'], ['morning', 'noon']])
    expect(written('qid')).toEqual(['qid', '1-1-1-1 tablet', ['daily'], ['morning', 'noon', 'evening', 'night']])
    expect(written('alt')).toEqual(['alt', '1-0-0 tablet', ['alternateDays'], ['morning']])
    expect(written('sos')).toEqual(['sos', 'SOS tablet', [], []])
    expect(written('stat')).toEqual(['stat', 'STAT', [], []])
    expect([frequencyOf(null), whenTextOf(null, 'tablet'), whenTextOf(readDose('od'), '')]).toEqual([[], '', '1-0-0'])
  })

  test.each(['', '1-0', '1-0-1-0-1', '0-0-0', '000', '501', 'a-0-1', '1.-0-1', 'x'])('is none: "%s"', (text) =>
    expect(readDose(text)).toBeNull(),
  )

  test('is read back from what is stored', () => {
    const stored = (whenText: string, frequency: MedicineLine['frequency'] = []) => storedDose({ whenText, frequency })
    expect(stored('1-0-1 tablet', ['daily'])).toEqual({ amounts: [1, 0, 1], word: null })
    expect(stored('1-0-0 tablet', ['alternateDays'])).toEqual({ amounts: [1, 0, 0], word: 'alt' })
    expect([stored('SOS tablet')?.word, stored('STAT')?.word, stored('as told'), stored('')]).toEqual([
      'sos',
      'stat',
      null,
      null,
    ])
  })

  test('has its unit behind it, in fractions too', () => {
    expect(doseOf(' 1/2-0-1.5  ml ')).toEqual({ kind: 'pattern', doses: [0.5, 0, 1.5], unit: 'ml' })
    expect(doseOf('1-0-1')).toEqual({ kind: 'pattern', doses: [1, 0, 1], unit: '' })
    expect([doseOf('sos puff'), doseOf('STAT'), doseOf('1-0'), doseOf('take 1-0-1')]).toEqual([
      { kind: 'asNeeded', unit: 'puff' },
      { kind: 'once', unit: '' },
      null,
      null,
    ])
    expect(timesOf([1, 0, 2])).toEqual([
      { time: 'morning', amount: 1 },
      { time: 'night', amount: 2 },
    ])
    expect(timesOf([0, 0, 1, 1]).map(({ time }) => time)).toEqual(['evening', 'night'])
    expect([unitsOnDay({ whenText: '1-0-1.5 tablet' }), unitsOnDay({ whenText: 'SOS' })]).toEqual([2.5, null])
  })

  test('adds up over its days', () => {
    expect(daysTaken([], 10)).toBe(10)
    expect([daysTaken(['daily'], 10), daysTaken(['alternateDays'], 9), daysTaken(['weekly'], 15)]).toEqual([10, 5, 3])
    expect([daysTaken(['fortnightly'], 28), daysTaken(['monthly'], 31)]).toEqual([2, 2])
    expect(daysTaken(['monday', 'thursday'], 14)).toBe(4)
    const total = (whenText: string, frequencyDays: number | null = 10) =>
      totalUnits({ whenText, frequency: ['daily'], frequencyDays })
    expect([total('1-0-1 tablet'), total('0.5-0-0 tablet', 3), total('STAT'), total('SOS tablet')]).toEqual([
      20,
      2,
      1,
      null,
    ])
    expect([total('2.5-0-2.55 ml', 1), total('0.1-0.1-0.1 ml', 1), total('1-0-1 tablet', null)]).toEqual([
      5.05,
      0.3,
      null,
    ])
  })
})
