import { describe, expect, test } from 'vitest'
import { answerRow, readRow, settleRow } from '../../src/core/prescription/medicineRow.rules'
import { lineOf } from '../../src/core/prescription/prescriptionForm.rules'
import { asked, isOpen, lineAfter, read, rowOf, settings, staysSame, stored } from '../kit/writtenLines'

const answered = (line: string, place: number) => readRow(answerRow(rowOf(line), place, settings), settings)

describe('two numbers with a dash', () => {
  test.each([
    ['Levipil 500 1-1 10d', ['1-0-1', '1-1-0', '0-1-1']],
    ['Levipil 500 1 - 1 10d', ['1-0-1', '1-1-0', '0-1-1']],
    ['Levipil 500 1–2 10d', ['1-0-2', '1-2-0', '0-1-2']],
    ['Clobazam 10 1/2-1 10d', ['1/2-0-1', '1/2-1-0', '0-1/2-1']],
    ['Clobazam 10 x-1 10d', ['0-0-1', '0-1-0', '0-0-1']],
    ['Nobrand 0.5-0.5 x 10 days', ['1/2-0-1/2', '1/2-1/2-0', '0-1/2-1/2']],
  ])('are asked about: %s', (line, doses) => {
    expect(read(line)).toMatchObject({ dose: null, question: { kind: 'number' } })
    expect(asked(line)).toEqual([...new Set(doses)])
    expect(answered(line, 1).dose).toEqual(read(`Levipil 500 ${doses[0]!}`).dose)
    expect(answered(line, 0)).toMatchObject({ dose: null, days: 10, note: read(line).question!.text })
  })

  test.each(['Crocin 650 sos 4-6 hourly', 'Crocin 650 1-2 tab sos', 'Levipil 500 10-20 bd', 'Levipil 500 0-0 bd'])(
    'or are not understood: %s',
    (line) => expect(isOpen(line)).toBe(true),
  )
})

describe('a number after a cross', () => {
  test.each([
    ['Levipil 500 bd x 30', ['30', '30 ']],
    ['Levipil 500 bd x30', ['30', '30 ']],
    ['Pan 40 od × 30 af', ['30', '30 ']],
    ['Syr Levipil 5 ml bd x 30', ['30', '30 ']],
    ['Nobrand bd x 30', ['30', '30 ']],
    ['Levipil 500 x 3', ['tds', '3', '3 ']],
    ['Levipil 500 bd x 200', ['200 ']],
  ])('is asked about: %s', (line, choices) => {
    expect(asked(line)).toEqual(choices)
    const { supply, ...before } = read(line)
    expect([before.days, supply]).toEqual([null, null])
    const count = Number(choices.at(-1))
    expect(answered(line, choices.length).supply).toEqual({ count, pack: null })
    const days = choices.length > 1 ? answered(line, choices.length - 1).days : count
    expect(days).toBe(count)
    expect(answered(line, 0)).toMatchObject({ note: `x ${count}`, days: null })
  })

  test.each([
    ['Levipil 500 bd x 30 days', 30, null],
    ['Levipil 500 bd x 30d', 30, null],
    ['Levipil 500 bd x 2 weeks', 14, null],
    ['Levipil 500 bd 15d x 30 tabs', 15, 30],
    ['Calcirol 60k weekly x 8', 56, null],
  ])('but not where its unit is said: %s', (line, days, count) => {
    expect(read(line)).toMatchObject({ days, question: null, faults: [] })
    expect(stored(line).supply?.count ?? null).toBe(count)
  })
})

describe('amounts', () => {
  test.each([
    ['Thyronorm 50 ug od 30d', '50 mcg'],
    ['Thyronorm 50ug od 30d', '50 mcg'],
    ['Thyronorm 50 μg od 30d', '50 mcg'],
    ['Arachitol 6 lakh im stat', '600000 iu'],
    ['Arachitol 3 lac IU im stat', '300000 iu'],
    ['Arachitol 6 लाख units im stat', '600000 iu'],
  ])('%s is %s', (line, strength) => {
    expect(read(line)).toMatchObject({ strength, question: null, faults: [] })
    staysSame(line)
  })

  test.each(['Calcirol 1 lakh weekly', 'Levipil 500 ug bd', 'Levipil 5 lakh bd'])(
    'is refused where no product has it: %s',
    (line) => expect(read(line).faults).toMatchObject([{ kind: 'noSuchStrength' }]),
  )

  test.each([
    'Levetiracetam 20 mg/kg/day bd',
    'Syr Valparin 20mg/kg/day in 2 divided doses',
    'Inj Acivir 10 mg/kg tds 10d',
    'Nobrand 10 mg/kg/dose tds',
    'Inj Nobrand 2 g/kg od 5d',
  ])('by weight are not understood: %s', (line) => {
    const { faults, unit } = read(line)
    expect(faults).toContainEqual({ kind: 'unread', text: expect.stringContaining('/kg') })
    expect(unit).toBeNull()
  })
})

describe('what a dose is dissolved in', () => {
  test.each([
    ['Inj Levipil 500 mg in 100 ml NS bd 5d', 'in 100 ml NS', '5-0-5 ml'],
    ['Inj Levipil 500 mg in 100ml bd 5d', 'in 100ml', '5-0-5 ml'],
    ['Inj Levipil 1 g in 100 cc normal saline over 15 min stat', 'in 100 cc normal saline over 15 min', 'STAT 10 ml'],
    ['Inj Ceftriaxone 1 g iv bd in 50 ml DNS 5d', 'in 50 ml DNS', '1-0-1 vial'],
    ['Inj Solu Medrol 1000 mg od in 500 ml 5% dextrose 5d', 'in 500 ml 5% dextrose', '1-0-0 vial'],
    ['ORS 1 sachet in 1000 ml water sos', 'in 1000 ml water', 'SOS sachet'],
  ])('is no dose: %s', (line, note, whenText) => {
    expect(read(line)).toMatchObject({ faults: [], note })
    expect(stored(line).whenText).toBe(whenText)
  })

  test('nor is it one in the cell of the dose', () => {
    const row = { ...rowOf('Inj Levipil'), dose: 'bd in 100 ml' }
    expect(readRow(row, settings).faults).toContainEqual({ kind: 'unread', text: 'in 100 ml' })
  })
})

describe('into the spine', () => {
  test.each(['Inj Nobrand 12.5 mg IT stat', 'Inj Methotrexate IT stat', 'Inj Ketamine 50 mg I.T. stat'])('%s', (line) =>
    expect(read(line).route).toBe('intrathecal'),
  )

  test.each(['Inj Levipil 500 mg bd give it slowly', 'Levipil 500 bd take it'])(
    'but not in small letters: %s',
    (line) => {
      expect(read(line).route).toBeNull()
      expect(isOpen(line)).toBe(true)
    },
  )
})

describe('with which meal', () => {
  test.each([
    ['Atorva 10 od after dinner 30d', '0-0-1 tablet', 'afterFood'],
    ['Atorva 10 hs after dinner 30d', '0-0-1 tablet', 'afterFood'],
    ['Atorva 10 0-0-1 after dinner 30d', '0-0-1 tablet', 'afterFood'],
    ['Atorva 10 after dinner 30d', '0-0-1 tablet', 'afterFood'],
    ['Atorva 10 raat ke khane ke baad 30d', '0-0-1 tablet', 'afterFood'],
    ['Pan 40 od before dinner 30d', '0-0-1 tablet', 'beforeFood'],
    ['Pan 40 od before lunch 30d', '0-1-0 tablet', 'beforeFood'],
    ['Pan 40 od after breakfast 30d', '1-0-0 tablet', 'afterFood'],
    ['Pan 40 od before breakfast 30d', '1-0-0 tablet', 'beforeFood'],
    ['Clobazam 10 1 tab with dinner 30d', '0-0-1 tablet', 'withFood'],
  ])('%s is %s', (line, whenText, mealType) => {
    expect(isOpen(line)).toBe(false)
    expect(stored(line)).toMatchObject({ whenText, mealType })
    staysSame(line)
  })

  test.each(['Levipil 500 bd after dinner', 'Levipil 500 1-0-0 before dinner', 'Levipil 500 morning after lunch'])(
    'is not understood beside another time: %s',
    (line) => expect(read(line).faults).toMatchObject([{ kind: 'unread' }]),
  )
})

test('an answered line is stored as it was answered', () => {
  const row = answerRow(rowOf('Levipil 500 1-1 10d af'), 1, settings)
  expect(lineAfter(settleRow(row, settings))).toEqual(lineOf(read('Levipil 500 1-0-1 10d af')))
})
