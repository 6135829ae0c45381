import { expect } from 'vitest'
import { usualMedicines } from '../../server/prescription/catalogue/medicines'
import { lineInWords, oftenInWords } from '../../server/prescription/lineWords'
import { productsNamed } from '../../src/core/prescription/lookup.rules'
import { emptyRow, type MedicineRow, readRow, settleRow } from '../../src/core/prescription/medicineRow.rules'
import { isClearLine, lineOf, rowOfLine } from '../../src/core/prescription/prescriptionForm.rules'

export const settings = {
  mostDays: 180,
  find: (name: string) => productsNamed(usualMedicines, name),
  usualMeal: () => null,
  above: null,
}
export const rowOf = (name: string): MedicineRow => ({ ...emptyRow('m1'), name })
export const read = (line: string) => readRow(rowOf(line), settings)
export const lineAfter = (row: MedicineRow) => lineOf(readRow(row, settings))
export const stored = (line: string) => lineOf(read(line))
/** What is asked, without the words as they were typed. */
export const asked = (line: string) =>
  read(line)
    .question?.choices.slice(1)
    .map((choice) => Object.values(choice).slice(1).join(' '))
export const isOpen = (line: string): boolean => {
  const { question, faults } = read(line)
  return question !== null || faults.length > 0
}
export const languages = ['eng', 'hin', 'guj', 'ben'] as const
export const printed = (line: string) =>
  languages.map((language) =>
    [oftenInWords(stored(line), language), lineInWords(stored(line), language)].filter(Boolean).join(' · '),
  )

/** Finished and read again, stored and opened again, a line says the same. */
export const staysSame = (line: string) => {
  const settled = settleRow(rowOf(line), settings)
  expect(settled.name).not.toBe(line)
  expect(lineAfter(settled)).toEqual(stored(line))
  expect(lineAfter(rowOfLine('m1', stored(line), usualMedicines, null))).toEqual(stored(line))
  expect(isClearLine({ ...stored(line), medicineId: null })).toBe(true)
}
