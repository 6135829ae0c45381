import { describe, expect, test } from 'vitest'
import { usualMedicines } from '../../server/prescription/catalogue/medicines'
import { answerRow, keepTyped, readRow, settleRow } from '../../src/core/prescription/medicineRow.rules'
import { formFaults, EMPTY_FORM, isClearLine, nameLine } from '../../src/core/prescription/prescriptionForm.rules'
import { isOpen, read, rowOf, settings } from '../kit/writtenLines'

const changesIn = (line: string) =>
  read(line).faults.flatMap((fault) => (fault.kind === 'change' ? [fault.text.toLowerCase()] : []))

describe('what stops a medicine or goes on with one is no medicine to give out', () => {
  test.each([
    ['Stop Levipil', 'stop'],
    ['STOP: Levipil 500 bd', 'stop'],
    ['Tab. Stop Levipil 500', 'stop'],
    ['Levipil stop', 'stop'],
    ['Levipil 500 stop', 'stop'],
    ['Levipil 500 bd 10d af stop', 'stop'],
    ['Levipil to be stopped', 'stopped'],
    ['Levipil-stop', 'stop'],
    ['Stop Somebrand', 'stop'],
    ['Levipil band karo', 'band karo'],
    ['Levipil band kar dein', 'band kar'],
    ['Levipil bandh karna hai', 'bandh karna'],
    ['Levipil band', 'band'],
    ['Levipil 500 band karo', 'band'],
    ['लेविपिल बंद करें', 'बंद'],
    ['Levipil 500 mg બંધ', 'બંધ'],
    ['Eptoin বন্ধ', 'বন্ধ'],
    ['Hold Ecosprin', 'hold'],
    ['Ecosprin on hold', 'on hold'],
    ['Withhold Ecosprin 5 days', 'withhold'],
    ['d/c Levipil', 'd/c'],
    ['D/C Levipil 500 bd', 'd/c'],
    ['Discontinue Eptoin', 'discontinue'],
    ['Omit Clopilet 5 days', 'omit'],
    ['No Brufen', 'no'],
    ['Avoid NSAIDs', 'avoid'],
    ['CST', 'cst'],
    ['Continue same treatment', 'continue'],
    ['Cont. all', 'cont'],
    ['Same medicines', 'same medicines'],
    ['Reduce Levipil to 250 bd', 'reduce'],
    ['Switch to Torleva 500', 'switch'],
    ['Change Levipil to Torleva', 'change'],
  ])('%s', (line, word) => {
    expect(changesIn(line)).toContain(word)
    // However it is kept, it is not sent, and the server takes no such line.
    for (const row of [settleRow(rowOf(line), settings), keepTyped(rowOf(line), settings)]) {
      const form = { ...EMPTY_FORM, healthCategoryId: 'c1', medicines: [row] }
      expect(formFaults(form, [readRow(row, settings)])).not.toEqual([])
      const answered = answerRow(row, 0, settings)
      const after = readRow(answered, settings)
      expect(after.question !== null || after.faults.length > 0).toBe(true)
    }
  })

  test.each(['Stop Levipil', 'Levipil band karo', 'Hold Ecosprin', 'CST', 'd/c Levipil', 'Stop Somebrand'])(
    'nor does the server take it: %s',
    (name) => expect(isClearLine(nameLine(name, null))).toBe(false),
  )

  test.each(['Thera band red', 'Band-Aid', 'Physio belt', 'Nostop 10 mg od 5d', 'Holdit 5 mg od 5d'])(
    'other own words stay what they are: %s',
    (line) => expect(changesIn(line)).toEqual([]),
  )

  test.each(['Levipil 500 bd 10d af // stop if rash', 'Wysolone 40 od 5d then stop', 'Bandy 400 stat'])(
    'nor is it a word of a note, a step or a brand: %s',
    (line) => expect([changesIn(line), isOpen(line)]).toEqual([[], false]),
  )

  test('no name of the catalogue is one', () => {
    const names = usualMedicines.flatMap(({ generic, brands }) => [generic, ...brands])
    expect([...new Set(names)].filter((name) => !isClearLine(nameLine(name.replaceAll(/\d/g, ''), null)))).toEqual([])
  })
})
