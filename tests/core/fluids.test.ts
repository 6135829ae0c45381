import { describe, expect, test } from 'vitest'
import { usualMedicines } from '../../server/prescription/catalogue/medicines'
import { productsNamed } from '../../src/core/prescription/lookup.rules'
import {
  answerRow,
  chooseProduct,
  emptyRow,
  labelOf,
  type MedicineRow,
  readRow,
  settleRow,
} from '../../src/core/prescription/medicineRow.rules'
import { lineOf, rowOfLine } from '../../src/core/prescription/prescriptionForm.rules'
import { millilitresOf } from '../../src/core/prescription/strength.rules'

const settings = {
  mostDays: 180,
  find: (name: string) => productsNamed(usualMedicines, name),
  usualMeal: () => null,
  above: null,
}
const fluids = usualMedicines.filter(({ doseUnit }) => doseUnit === 'ml')
const rowOf = (name: string, more: Partial<MedicineRow> = {}): MedicineRow => ({ ...emptyRow('m1'), name, ...more })
const read = (name: string) => readRow(rowOf(name), settings)
const takenIn = (row: MedicineRow): string => lineOf(readRow(row, settings)).whenText

/** A row in which a product was chosen, with its dose as it is typed in its cell. */
const chosen = (product: (typeof fluids)[number], dose: string): MedicineRow =>
  rowOf(product.generic, {
    strength: labelOf(product),
    dose,
    product: { ...product, brand: null },
    options: [{ ...product, brand: null }],
  })

const counts = ['od', 'bd', 'tds', 'hs', 'sos', 'stat', '1-0-1', '2-0-2', '1/2-0-0', 'morning', '111']

test.each(fluids.map((product) => [`${product.generic} ${labelOf(product)}`, product] as const))(
  'how much of %s is given is said, or asked',
  (_, product) => {
    for (const dose of counts)
      expect([dose, readRow(chosen(product, dose), settings).faults]).toEqual([dose, [{ kind: 'noAmount' }]])
    const given = ['5 ml bd', '1 ml sos', '2.5-0-2.5', '0.5 ml stat'].map((dose) => takenIn(chosen(product, dose)))
    expect(given).toEqual(['5-0-5 ml', 'SOS 1 ml', '2.5-0-2.5 ml', 'STAT 0.5 ml'])
  },
)

test.each([
  ['inj levipil 500 mg bd', 'Levetiracetam 100 mg/ml injection', '5-0-5 ml'],
  ['inj lacosamide 200 bd iv', 'Lacosamide 10 mg/ml injection', '20-0-20 ml'],
  ['Inj paracetamol 1 g iv tds', 'Paracetamol 10 mg/ml infusion', '100-100-100 ml'],
  ['inj enoxaparin 40 mg sc od 5d', 'Enoxaparin 100 mg/ml injection', '0.4-0-0 ml'],
  ['inj dexona 4 mg bd', 'Dexamethasone 4 mg/ml injection', '1-0-1 ml'],
  ['inj emeset 4 iv sos', 'Ondansetron 2 mg/ml injection', 'SOS 2 ml'],
  ['inj methycobal 1500 mcg alt day', 'Methylcobalamin 500 mcg/ml injection', '3-0-0 ml'],
  ['levipil 500 mg iv bd', 'Levetiracetam 100 mg/ml injection', '5-0-5 ml'],
  ['syp valparin 200 mg bd', 'Sodium valproate 200 mg/5 ml syrup', '5-0-5 ml'],
  ['levipil 500 mg bd', 'Levetiracetam 500 mg tablet', '1-0-1 tablet'],
  ['inj ceftriaxone 2000mg 1-0-1', 'Ceftriaxone 2000 mg injection', '1-0-1 vial'],
])('a weight of a fluid is how much of it is given: %s', (typed, name, taken) => {
  const reading = read(typed)
  expect([reading.question, reading.faults]).toEqual([null, []])
  const line = lineOf(reading)
  expect([line.name, line.whenText]).toEqual([name, taken])
  // Finished, stored and opened again it says the same.
  const row = settleRow(rowOf(typed), settings)
  expect(takenIn(row)).toBe(taken)
  expect(takenIn(rowOfLine('m1', lineOf(readRow(row, settings)), usualMedicines, null))).toBe(taken)
})

describe('what nobody can know of a fluid', () => {
  test.each(['inj levipil 1-0-1', 'syp levipil bd 1m', 'inj phenytoin tds', 'syp valparin 200 bd', 'inj ketorol sos'])(
    'is asked: %s',
    (typed) => {
      expect(read(typed)).toMatchObject({ faults: [{ kind: 'noAmount' }], dose: null, quantity: null })
      expect(settleRow(rowOf(typed), settings)).toEqual(rowOf(typed))
    },
  )
  test('how often a weight is given', () => {
    expect(read('inj phenytoin 100 mg').faults).toEqual([{ kind: 'noTimes', text: '2 ml' }])
  })
  test('which of two fluids a weight is given of, among none of another form', () => {
    const { question } = read('inj midazolam 2 mg stat')
    expect(question?.choices[0]).toEqual({ kind: 'typed', text: 'midazolam 2 mg' })
    const offered = question?.choices.flatMap((choice) => (choice.kind === 'product' ? labelOf(choice.product) : []))
    expect(offered).toEqual(['1 mg/ml injection', '5 mg/ml injection'])
    const answered = [1, 2].map((place) => takenIn(answerRow(rowOf('inj midazolam 2 mg stat'), place, settings)))
    expect(answered).toEqual(['STAT 2 ml', 'STAT 0.4 ml'])
    const kept = answerRow(rowOf('inj midazolam 2 mg stat'), 0, settings)
    expect(lineOf(readRow(kept, settings))).toMatchObject({ name: 'midazolam 2 mg injection', whenText: 'STAT' })
  })
  test('what a step comes to that says when and not how much', () => {
    expect(read('syp levipil 5 ml bd 5d then 2.5 ml bd 5d').faults).toEqual([])
    expect(read('syp levipil 5 ml bd 5d then od 5d').faults).toEqual([{ kind: 'steps', text: 'then od 5d' }])
    expect(read('inj dexona 8 mg bd 3d then 4 mg bd 3d').faults).not.toEqual([])
  })
})

test('a fluid that is chosen from the list is given by the weight that was typed before', () => {
  const [vial] = fluids.filter(({ generic, form }) => generic === 'Levetiracetam' && form === 'injection')
  const product = { ...vial!, brand: null }
  const options = settings.find('levetiracetam')
  expect(takenIn(chooseProduct(rowOf('levet 500 mg bd'), product, options, settings))).toBe('5-0-5 ml')
  expect(readRow(chooseProduct(rowOf('levet bd'), product, options, settings), settings).faults).toEqual([
    { kind: 'noAmount' },
  ])
})

test.each([
  ['500 mg', '100 mg/ml', 5],
  ['1 g', '10 mg/ml', 100],
  ['40 mg', '100 mg/ml', 0.4],
  ['0.5 mg', '500 mcg/ml', 1],
  ['300 mg', '200 mg/5 ml', 7.5],
  ['5 mg', '100 mg/ml', 0.05],
  ['1 mg', '100 mg/ml', null],
  ['500 mg', '75 mg/ml', null],
  ['100 iu', '100 mg/ml', null],
  ['500 mg', '500 mg', null],
  ['80 mg', '80+10 mg/ml', null],
  ['20 mg', '20%', null],
])('%s of %s is %s millilitres, where that can be measured', (weight, strength, volume) => {
  expect(millilitresOf(weight, { strength })).toBe(volume)
})
