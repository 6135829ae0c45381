import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { emptyRow, type MedicineRow } from '../../src/core/prescription/medicineRow.rules'
import type { Medicine } from '../../src/core/prescription/medicine'
import type { MedicineLine } from '../../src/core/prescription/prescription'
import type { PrescriptionContext } from '../../src/machines/prescription/prescription.context'
import { prescriptionMachine } from '../../src/machines/prescription/prescription.machine'
import {
  canSend,
  checkedLines,
  checksOf,
  faultsOf,
  isSeriousOpen,
  readingsOf,
  rowSettings,
  sentOf,
} from '../../src/machines/prescription/prescription.reading'
import { viewBar } from '../../src/machines/prescription/prescription.view'
import { aPrescription, opened, sendable } from '../rooms/prescription/prescriptionFacts'

type Classes = NonNullable<Medicine['clinical']>['interactionClasses']

const medicine = (id: string, generic: string, change: Partial<Medicine> = {}): Medicine => ({
  id,
  generic,
  brands: [],
  strength: '500 mg',
  amount: 500,
  unit: 'mg',
  form: 'tablet',
  doseUnit: 'tablet',
  ingredients: [{ name: generic.toLowerCase(), mg: 500 }],
  schedule: 'H',
  isNarcotic: false,
  telemedicine: 'O',
  clinical: null,
  ...change,
})

const clinical = (interactionClasses: Classes): Medicine['clinical'] => ({
  group: 'Any',
  route: 'oral',
  dailyMin: null,
  dailyMax: null,
  interactionClasses,
  isRenal: false,
  pregnancy: null,
  source: 'A book',
  reviewedOn: '2026-11-22',
})

const topiramate = medicine('top', 'Topiramate')
const levetiracetam = medicine('lev', 'Levetiracetam', { brands: ['Epictal'] })
const valproate = medicine('val', 'Valproate', { clinical: clinical(['valproate']) })
const meropenem = medicine('mer', 'Meropenem', { clinical: clinical(['carbapenem']) })
const lamotrigine = medicine('lam', 'Lamotrigine', { clinical: clinical(['lamotrigine']) })
const methadone = medicine('met', 'Methadone', { isNarcotic: true, telemedicine: 'prohibited' })
const medicines = [topiramate, levetiracetam, valproate, meropenem, lamotrigine, methadone]

const typed = (id: string, name: string): MedicineRow => ({ ...emptyRow(id), name })

const start = createActor(prescriptionMachine, { input: { bookingId: 'b1' } }).getSnapshot()
const at = (rows: readonly MedicineRow[], change: Partial<PrescriptionContext> = {}): PrescriptionContext => ({
  ...start.context,
  opened,
  medicines,
  form: { ...sendable, medicines: rows },
  ...change,
})

const line = (medicineId: string, mealType: MedicineLine['mealType']): MedicineLine => ({
  name: 'Any',
  medicineId,
  note: '',
  mealType,
  mealTypeTime: [],
  whenText: '',
  frequency: [],
  frequencyDays: null,
  frequencyText: '',
})
const lastWith = (...lines: readonly MedicineLine[]) => ({
  ...opened,
  last: { ...aPrescription, medicines: lines },
})

describe('what rows are read with', () => {
  test('is the last number of days that the practice offers', () => {
    const config = { ...opened.config, frequencyDays: [1, 30, 90] }
    expect(rowSettings({ medicines, opened: { ...opened, config } }).mostDays).toBe(90)
  })

  test.each([
    ['the last prescription', lastWith(line('lev', 'afterFood')), 'af'],
    ['a favourite line', { ...opened, favourites: [{ alias: 'l', line: line('lev', 'beforeFood') }] }, 'bf'],
    ['no line of another medicine', lastWith(line('top', 'withFood')), null],
    ['nowhere before the page is opened', null, null],
  ])('has the usual meal from %s', (_, page, meal) => {
    expect(rowSettings({ medicines, opened: page }).usualMeal('Levetiracetam')).toBe(meal)
  })
})

describe('rows as they are understood', () => {
  const rows = [typed('m1', 'Levetiracetam 1-0-1 10d'), typed('m2', 'Topiramate sos'), typed('m3', 'Valproate 1-0-0')]
  const daysOf = (context: PrescriptionContext) => readingsOf(context).map(({ days, isCarried }) => [days, isCarried])

  test('carry days from above, past one that needs none', () => {
    const found = readingsOf(at(rows))
    expect(found.map(({ product }) => product?.id)).toEqual([levetiracetam.id, topiramate.id, valproate.id])
    expect(Object.keys(found[0]!.product!)).toEqual(['id', 'generic', 'brand', 'strength', 'form', 'doseUnit'])
    expect(daysOf(at(rows))).toEqual([
      [10, false],
      [null, false],
      [10, true],
    ])
  })

  test('are the same list until something they are read with changes', () => {
    const first = readingsOf(at(rows))
    expect(readingsOf(at(rows))).toBe(first)
    expect(readingsOf(at(rows, { opened: { ...opened } }))).not.toBe(first)
    expect(readingsOf(at(rows, { medicines: [...medicines] }))).not.toBe(first)
  })

  test('are read again with what the page knows now', () => {
    const list = [typed('m1', 'Levetiracetam 1-0-1 10d')]
    const mealOf = (change: Partial<PrescriptionContext>) =>
      readingsOf(at(list, change)).map(({ meal, product }) => [meal, product?.id ?? null])
    expect(mealOf({})).toEqual([[null, 'lev']])
    expect(mealOf({ opened: lastWith(line('lev', 'afterFood')) })).toEqual([['af', 'lev']])
    expect(mealOf({ medicines: [topiramate] })).toEqual([[null, null]])
  })

  test('stay the same each while another row is typed in, and are read again where days above them change', () => {
    const [first, , third] = rows as [MedicineRow, MedicineRow, MedicineRow]
    const before = readingsOf(at([first, third]))
    const unchanged = readingsOf(at([first, third, typed('m4', 'Meropenem')]))
    expect([unchanged[0] === before[0], unchanged[1] === before[1]]).toEqual([true, true])
    expect(daysOf(at([typed('m1', 'Levetiracetam 1-0-1 7d'), third]))).toEqual([
      [7, false],
      [7, true],
    ])
  })
})

describe('lines that are checked', () => {
  const rows = [
    emptyRow('m1'),
    typed('m2', 'Levetiracetam 1-0-1 af 10d'),
    { ...typed('m3', 'Warm water x 5d'), isOwn: true },
  ]

  test('are those of rows with something in them, each with its product', () => {
    const context = at(rows)
    expect(checkedLines(context, readingsOf(context))).toEqual([
      {
        row: 'm2',
        line: {
          name: 'Levetiracetam 500 mg tablet',
          medicineId: 'lev',
          note: '',
          mealType: 'afterFood',
          mealTypeTime: ['morning', 'night'],
          whenText: '1-0-1 tablet',
          frequency: ['daily'],
          frequencyDays: 10,
          frequencyText: 'Daily for 10 days',
        },
        medicine: levetiracetam,
      },
      {
        row: 'm3',
        line: {
          name: 'Warm water',
          medicineId: null,
          note: '',
          mealType: null,
          mealTypeTime: [],
          whenText: '',
          frequency: [],
          frequencyDays: 5,
          frequencyText: 'for 5 days',
        },
        medicine: null,
      },
    ])
  })

  test('have no product where the list no longer has it, and none stands for a row that was not read', () => {
    const context = at(rows)
    const readings = readingsOf(context)
    expect(
      checkedLines({ ...context, medicines: [topiramate] }, readings).map((each) => [each.row, each.medicine]),
    ).toEqual([
      ['m2', null],
      ['m3', null],
    ])
    expect(checkedLines(context, readings.slice(0, 2)).map(({ row }) => row)).toEqual(['m2'])
  })
})

describe('what is to be considered', () => {
  const two = (other: Medicine) => [typed('m1', 'Valproate 1-0-1 af 10d'), typed('m2', `${other.generic} 1-0-0 af 10d`)]
  const serious = {
    ruleId: 'valproateCarbapenem',
    ruleVersion: 1,
    level: 'serious',
    lines: [0, 1],
    values: { a: 'Valproate', b: 'Meropenem' },
    source: 'British National Formulary, interactions',
    reviewedOn: '2026-11-26',
    fingerprint: 'valproateCarbapenem.1|mer 1-0-0 tablet daily|val 1-0-1 tablet daily|Valproate|Meropenem',
  }
  const answer = {
    ruleId: serious.ruleId,
    ruleVersion: 1,
    fingerprint: serious.fingerprint,
    reason: 'willMonitor',
    words: null,
  } as const

  test('is nothing before the page is opened', () => {
    expect(checksOf(at(two(meropenem), { opened: null }))).toEqual({
      warnings: [],
      open: [],
      refused: [],
      unrecognised: [],
    })
  })

  test('is a serious warning until it is answered', () => {
    const context = at(two(meropenem))
    expect(checksOf(context)).toEqual({ warnings: [serious], open: [serious], refused: [], unrecognised: [] })
    expect([isSeriousOpen(context), canSend(context)]).toEqual([true, true])
    const answered = { ...context, form: { ...context.form, dismissals: [answer] } }
    expect(checksOf(answered)).toEqual({ warnings: [serious], open: [], refused: [], unrecognised: [] })
    expect(isSeriousOpen(answered)).toBe(false)
  })

  test('is the same until the rows, the patient or the answers change', () => {
    const context = at(two(meropenem))
    const found = checksOf(context)
    expect(checksOf({ ...context })).toBe(found)
    expect(checksOf({ ...context, form: { ...context.form, dismissals: [answer] } })).not.toBe(found)
  })

  test.each([
    ['serious', meropenem, [true, []]],
    ['caution', lamotrigine, [false, ['raisesAntiseizure']]],
    ['nothing', levetiracetam, [false, []]],
  ])('stops the end where it is serious and is named once more where it is a caution: %s', (_, other, shown) => {
    const patient = { ...opened.patient, prescribedBefore: ['Lamotrigine'] }
    const context = at(two(other), { opened: { ...opened, patient } })
    const { hasSerious, cautions } = viewBar({ ...start, context })
    expect([hasSerious, cautions.map(({ ruleId }) => ruleId)]).toEqual(shown)
  })

  test.each([
    ['video', ['Methadone'], false],
    ['inClinic', [], true],
  ] as const)('is refused or not with what the consultation allows: %s', (consultation, refused, isSendable) => {
    const page = { ...opened, patient: { ...opened.patient, consultation } }
    const context = at([typed('m1', 'Topiramate 1-0-1 af 10d'), typed('m2', 'Methadone 1-0-0 af 10d')], {
      opened: page,
    })
    expect([faultsOf(context), checksOf(context).refused, canSend(context)]).toEqual([[], refused, isSendable])
  })
})

test('what is sent without a category has an empty one', () => {
  const form = { ...sendable, healthCategoryId: null }
  expect(sentOf(at([], { form })).healthCategoryId).toBe('')
  expect([faultsOf(at([], { form })), canSend(at([], { form }))]).toEqual([[{ kind: 'category' }], false])
})
