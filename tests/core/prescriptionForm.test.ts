import { describe, expect, test } from 'vitest'
import { asLineProduct } from '../../src/core/prescription/lookup.rules'
import type { Medicine } from '../../src/core/prescription/medicine'
import { emptyRow, readRow } from '../../src/core/prescription/medicineRow.rules'
import { EMPTY_CONTENT, type MedicineLine } from '../../src/core/prescription/prescription'
import {
  prescriptionParams,
  prescriptionPath,
  readPrescriptionParams,
  readPrescriptionPath,
} from '../../src/core/prescription/prescription.params'
import { type PrescriptionForm, readStoredForm } from '../../src/core/prescription/prescriptionForm'
import {
  canStandForName,
  contentOf,
  EMPTY_FORM,
  expandedAlias,
  formFaults,
  formOf,
  isEmptyForm,
  lineOf,
  mealOf,
  nameLine,
  nextVisitOf,
  repeated,
  rowOfLine,
  usualMealIn,
} from '../../src/core/prescription/prescriptionForm.rules'

const product = (id: string, strength: string) => ({
  id,
  generic: 'Levetiracetam',
  brands: [],
  strength,
  form: 'tablet',
  doseUnit: 'tablet',
})
const known = [product('l250', '250 mg'), product('l500', '500 mg')] as unknown as readonly Medicine[]
const options = known.map((each) => asLineProduct(each))
const settings = { mostDays: 180, find: () => options, usualMeal: () => null, above: null }
const line: MedicineLine = {
  name: 'Levetiracetam 500 mg tablet',
  medicineId: 'l500',
  note: 'with water',
  mealType: 'afterFood',
  mealTypeTime: ['morning', 'night'],
  whenText: '1-0-1 tablet',
  frequency: ['daily'],
  frequencyDays: 10,
  frequencyText: 'Daily for 10 days',
}
const row = rowOfLine('m1', line, known, null)
const formWith = (more: Partial<PrescriptionForm>): PrescriptionForm => ({
  ...EMPTY_FORM,
  healthCategoryId: 'c1',
  ...more,
})
const read = (form: PrescriptionForm) => form.medicines.map((each) => readRow(each, settings))

describe('a medicine that is stored', () => {
  test('is a row again with its product, its strengths and its cells as they are typed', () => {
    expect(row).toMatchObject({
      id: 'm1',
      name: 'Levetiracetam',
      strength: '500 mg tablet',
      dose: '1-0-1',
      meal: 'af',
      days: '10',
      note: 'with water',
      product: options[1],
      options,
      isOwn: false,
      from: null,
    })
  })

  test('in own words is those words, of which nothing is checked', () => {
    const own = rowOfLine('m2', { ...line, medicineId: null, mealType: null, frequencyDays: null }, known, '2026-11-01')
    expect(own).toMatchObject({
      name: 'Levetiracetam 500 mg tablet',
      strength: '',
      meal: '',
      days: '',
      product: null,
      options: [],
      isOwn: true,
      from: '2026-11-01',
    })
    expect(rowOfLine('m2', { ...line, whenText: 'as told' }, known, null).dose).toBe('')
  })

  test('keeps the days of a week it is taken on', () => {
    const doseOf = (more: Partial<MedicineLine>) => rowOfLine('m1', { ...line, ...more }, known, null).dose
    expect(doseOf({ frequency: ['monday', 'thursday'] })).toBe('1-0-1 mon thu')
    expect(doseOf({ whenText: '0-0-1 tablet', frequency: ['alternateDays'] })).toBe('0-0-1 alt')
  })

  test('is sent again as it was stored', () => {
    expect(lineOf(readRow(row, settings))).toEqual(line)
    const once = lineOf(readRow({ ...row, days: '1' }, settings))
    expect(once.frequencyText).toBe('Daily for 1 day')
    expect(lineOf(readRow({ ...row, dose: 'sos', days: '' }, settings))).toMatchObject({
      whenText: 'SOS tablet',
      mealTypeTime: [],
      frequencyText: '',
      frequencyDays: null,
    })
  })

  test.each([
    ['beforeFood', 'bf'],
    ['afterFood', 'af'],
    ['withFood', 'wf'],
    ['emptyStomach', 'es'],
  ] as const)('is taken %s, which is typed %s', (type, meal) => expect(mealOf(type)).toBe(meal))
})

describe('the form of a prescription', () => {
  const chip = { id: null, name: 'Migraine' }
  const test1 = { id: 't1', name: ' MRI brain ', testId: 'mri', note: 'soon' }
  const vitals = {
    bp: '120/80',
    pulse: '72',
    temperature: '37,2',
    weight: '70',
    height: '175',
    heightUnit: 'cm',
  } as const
  const full = formWith({
    vitals,
    complaint: [chip],
    diagnosis: [{ ...chip, name: 'G43' }],
    tags: [{ ...chip, name: 'review' }],
    otherHealthProblems: [{ ...chip, name: 'asthma' }],
    medicines: [row, emptyRow('m2')],
    tests: [test1, { id: 't2', name: ' ', testId: null, note: '' }],
    dietAndExercise: 'Walk',
    note: 'Rest',
    nextVisitType: 'weeks',
    nextVisitNo: ' २ ',
  })
  const content = contentOf(full, read(full))

  test('is sent without its empty rows, and with what was measured as numbers', () => {
    expect(content).toEqual({
      vitals: {
        systolic: 120,
        diastolic: 80,
        pulse: 72,
        temperature: 37.2,
        weight: 70,
        height: 175,
        heightUnit: 'cm',
        bmi: 22.86,
      },
      complaint: [chip],
      diagnosis: [{ id: null, name: 'G43' }],
      tags: [{ id: null, name: 'review' }],
      otherHealthProblems: [{ id: null, name: 'asthma' }],
      medicines: [line],
      tests: [{ name: 'MRI brain', testId: 'mri', note: 'soon' }],
      dietAndExercise: 'Walk',
      note: 'Rest',
      nextVisitType: 'weeks',
      nextVisitNo: 2,
    })
    expect(contentOf(EMPTY_FORM, read(EMPTY_FORM))).toEqual(EMPTY_CONTENT)
  })

  test('is filled again from what was stored', () => {
    const again = formOf(content, known, { from: '2026-11-01', healthCategoryId: 'c1' })
    expect(again).toEqual({
      ...full,
      vitals: { ...vitals, temperature: '37.2' },
      medicines: [{ ...row, from: '2026-11-01' }],
      tests: [{ ...test1, name: 'MRI brain' }],
      nextVisitNo: '2',
    })
    expect(formOf(EMPTY_CONTENT, known)).toEqual(EMPTY_FORM)
  })

  test('is repeated but for what was measured, what hurts, and what was answered', () => {
    const now = formWith({ vitals, complaint: [chip], amendReason: 'Dose', healthCategoryId: null })
    const last = formWith({ diagnosis: [chip], healthCategoryId: 'c0', complaint: [{ ...chip, name: 'old' }] })
    expect(repeated(now, last)).toEqual({ ...last, vitals, complaint: [chip], amendReason: 'Dose' })
    expect(repeated({ ...now, healthCategoryId: 'c1' }, last).healthCategoryId).toBe('c1')
  })

  test('is empty until something is written anywhere in it', () => {
    expect(isEmptyForm(EMPTY_FORM)).toBe(true)
    expect(isEmptyForm({ ...EMPTY_FORM, vitals: { ...EMPTY_FORM.vitals, heightUnit: 'feet' } })).toBe(true)
    expect(isEmptyForm({ ...EMPTY_FORM, note: ' ', tests: [{ ...test1, name: ' ', note: ' ' }] })).toBe(true)
    const written: readonly Partial<PrescriptionForm>[] = [
      { complaint: [chip] },
      { diagnosis: [chip] },
      { tags: [chip] },
      { otherHealthProblems: [chip] },
      { medicines: [emptyRow('m1'), row] },
      { tests: [{ ...test1, note: '' }] },
      { vitals: { ...EMPTY_FORM.vitals, pulse: '7' } },
      { dietAndExercise: 'x' },
      { note: 'x' },
      { nextVisitNo: '1' },
      { healthCategoryId: 'c1' },
    ]
    for (const each of written) expect(isEmptyForm({ ...EMPTY_FORM, ...each })).toBe(false)
  })

  test('says why it cannot be sent, in the order of the page', () => {
    const faults = (form: PrescriptionForm) => formFaults(form, read(form))
    expect(faults(full)).toEqual([])
    const noName = { ...row, name: '', product: null, options: [], strength: '' }
    const wrong = formWith({
      healthCategoryId: null,
      vitals: { ...vitals, pulse: '7' },
      medicines: [noName],
      tests: [{ ...test1, name: '' }],
      nextVisitNo: 'soon',
    })
    expect(faults(wrong)).toEqual([
      { kind: 'category' },
      { kind: 'vitals' },
      { kind: 'noName', what: 'medicine' },
      { kind: 'noName', what: 'test' },
      { kind: 'nextVisit' },
    ])
    const impossible = formWith({ medicines: [row, { ...row, id: 'm2', days: '999' }] })
    expect(faults(impossible)).toEqual([{ kind: 'line', row: 1 }])
    expect(faults(formWith({ medicines: [{ ...row, dose: '' }] }))).toEqual([])
    const long = formWith({
      medicines: [
        { ...emptyRow('m1'), name: `${'w'.repeat(161)} 1-0-1`, isOwn: true },
        { ...row, id: 'm2', note: 'n'.repeat(301) },
      ],
      tests: [{ ...test1, note: 'n'.repeat(302) }],
      dietAndExercise: 'd'.repeat(4001),
      note: `${'n'.repeat(4000)}  `,
    })
    expect(faults(long)).toEqual([
      { kind: 'line', row: 0 },
      { kind: 'line', row: 1 },
      { kind: 'tooLong', where: 'tests', over: 2 },
      { kind: 'tooLong', where: 'dietAndExercise', over: 1 },
    ])
    expect(contentOf(long, read(long))).toMatchObject({ dietAndExercise: 'd'.repeat(4001) })
    expect(faults(formWith({ medicines: [{ ...emptyRow('m1'), name: 'levetiracetam 10' }] }))).toEqual([
      { kind: 'question', row: 0 },
    ])
    expect(faults(formWith({ tests: [{ ...test1, name: ' ' }] }))).toEqual([{ kind: 'noName', what: 'test' }])
    expect(formFaults(formWith({ medicines: [emptyRow('m1')] }), read(wrong))).toEqual([])
    expect(formFaults(formWith({ medicines: [row] }), [])).toEqual([])
  })

  test.each([
    ['', 0],
    [' ', 0],
    ['0', 0],
    ['१२', 12],
    ['999', 999],
    ['1000', null],
    ['-1', null],
    ['1.5', null],
    ['two', null],
  ])('the next visit in "%s" is %s', (text, number) => expect(nextVisitOf(text)).toBe(number))

  test('is read back from a draft, but not from one of another page', () => {
    expect(readStoredForm(JSON.stringify(full))).toEqual(full)
    expect([readStoredForm('{"note":""}'), readStoredForm('{')]).toEqual([null, null])
    const draft = (more: object) => readStoredForm(JSON.stringify({ ...full, ...more }))
    expect(draft({ vitals: { ...vitals, heightUnit: 'feet' } })?.vitals.heightUnit).toBe('feet')
    const older = [{ vitals: {} }, { tests: [{}] }, { medicines: [{}] }, { medicines: [{ ...row, product: {} }] }]
    expect(older.map(draft)).toEqual([null, null, null, null])
    const onDays = [
      { ...row, dose: '1-0-0', frequency: ['monday', 'thursday'] },
      { ...row, frequency: ['daily'] },
    ]
    expect(draft({ medicines: onDays })?.medicines).toEqual([{ ...row, dose: '1-0-0 mon thu' }, row])
  })
})

describe('what a doctor usually writes', () => {
  const favourite = { alias: 'Lev', line }
  const asFavourites = (each: object) => [each] as Parameters<typeof usualMealIn>[2]

  test('is the meal of a favourite line, else of the last prescription', () => {
    const before = { medicines: [{ ...line, mealType: 'beforeFood' as const }] }
    expect(usualMealIn('Levetiracetam', before, asFavourites(favourite), known)).toBe('af')
    expect(usualMealIn('Levetiracetam', before, [], known)).toBe('bf')
    expect(usualMealIn('Topiramate', before, asFavourites(favourite), known)).toBeNull()
    expect(usualMealIn('Levetiracetam', null, [], known)).toBeNull()
    expect(usualMealIn('Levetiracetam', { medicines: [{ ...line, mealType: null }] }, [], known)).toBeNull()
    expect(usualMealIn('Levetiracetam', { medicines: [{ ...line, medicineId: null }] }, [], known)).toBeNull()
  })

  test('stands for its word in the row where that is typed', () => {
    const rows = [
      { ...emptyRow('m1'), name: ' lev ' },
      { ...emptyRow('m2'), name: 'lev' },
    ]
    expect(expandedAlias(rows, 'm1', asFavourites(favourite), known)).toEqual([row, rows[1]])
    expect(expandedAlias(rows, 'm1', asFavourites({ ...favourite, alias: 'levi' }), known)).toBe(rows)
    expect(expandedAlias(rows, 'gone', asFavourites(favourite), known)).toBe(rows)
  })

  test('or for a name alone, with what was typed after it; a release after it, and own words, are another name', () => {
    const named = asFavourites({ alias: 'levet', line: nameLine('Levetiracetam', null), isName: true })
    const typed = (name: string, more: object = {}) => {
      const rows = [{ ...emptyRow('m1'), name, ...more }]
      return expandedAlias(rows, 'm1', named, known)[0]?.name
    }
    expect(typed('LEVET 750 bd // x')).toBe('Levetiracetam 750 bd // x')
    expect(typed('tab levet 750')).toBe('Levetiracetam tab 750')
    for (const other of ['levet xr 750', 'levetir 750', 'levet forte 750', '750']) expect(typed(other)).toBe(other)
    expect(typed('levet', { isOwn: true })).toBe('levet')
  })

  test.each([
    ['levet', true],
    ['Lev', false],
    ['levet xr', false],
    ['levet 500', false],
    ['l'.repeat(21), false],
  ])('and %s can be kept for a name: %s', (word, isIt) =>
    expect(canStandForName(word, asFavourites(favourite))).toBe(isIt),
  )
})

test('the addresses of a prescription name its appointment or itself, and how it is begun', () => {
  expect(prescriptionParams({ bookingId: 'b1', way: 'photo' })).toEqual({ bookingId: 'b1', way: 'photo' })
  expect(prescriptionParams({ way: 'fax' })).toEqual({ bookingId: null, way: 'typed' })
  expect(prescriptionParams({ bookingId: 'b1', way: 'file' }).way).toBe('file')
  expect([readPrescriptionParams({ id: 'p1' }), readPrescriptionParams({})]).toEqual([{ id: 'p1' }, { id: null }])
  expect([readPrescriptionPath('p 1'), prescriptionPath('b&1')]).toEqual([
    '/prescription?id=p%201',
    '/create-prescription?bookingId=b%261',
  ])
})
