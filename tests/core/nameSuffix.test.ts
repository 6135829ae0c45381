import { describe, expect, test } from 'vitest'
import { usualMedicines } from '../../server/prescription/catalogue/medicines'
import { answerRow, keepTyped, readRow } from '../../src/core/prescription/medicineRow.rules'
import { asked, isOpen, read, rowOf, settings, stored } from '../kit/writtenLines'

describe('a suffix behind the strength belongs to the name', () => {
  test.each([
    ['Pan 40 D OD 10d', 'Pan D'],
    ['Pan 40D od 10d', 'Pan D'],
    ['pan 40-d od 10d', 'Pan D'],
    ['Pan 40/D od 10 d', 'Pan D'],
    ['Cap. Pan 40 D od 10d', 'Pan D'],
    ['Pan 40 mg D od 10d', 'Pan D'],
    ['Rablet 20 D od 10d', 'Rablet D'],
    ['Omecip 20 D od 10d', 'Omecip D'],
    ['Tab Telma 40 H od 10d', 'Telma H'],
    ['Telma 40H od 10d', 'Telma H'],
    ['Telma 40AM od 10d', 'Telma AM'],
    ['Zerodol 100SP bd 5d', 'Zerodol SP'],
    ['Ecosprin 75AV hs 10d', 'Ecosprin AV'],
  ])('%s is %s', (line, brand) => {
    const { medicineId, frequencyDays } = stored(line)
    const product = usualMedicines.find(({ id }) => id === medicineId)
    const known = product?.brands.map((each) => each.toLowerCase())
    expect(known ?? [brand.toLowerCase()]).toContain(brand.toLowerCase())
    expect(product !== undefined || asked(line)!.length > 0).toBe(true)
    expect(read(line).name.split(' + ').length).toBeGreaterThan(1)
    expect(frequencyDays).toBe(line.endsWith(' 5d') ? 5 : 10)
  })

  test.each(['Betavert 16 D', 'Sibelium 10 D OD', 'Wysolone 10 d bd', 'Levipil 500 D bd', 'Atorva 10 W od'])(
    '%s is asked where no brand is called so, and keeps its letter',
    (line) => {
      const [brand = '', strength = '', letter = ''] = line.split(' ')
      const { question, days } = read(line)
      expect(question).toMatchObject({ kind: 'name', text: `${brand} ${letter.toUpperCase()}` })
      expect(days).toBeNull()
      const kept = readRow(keepTyped(rowOf(line), settings), settings)
      expect(kept).toMatchObject({ isOwnWords: true, days: null, name: `${brand} ${letter.toUpperCase()}` })
      expect(stored(`${kept.name} ${strength} mg od`).name).toContain(strength)
    },
  )

  test.each(['Pan 10 d od', 'Nobrand 40 D OD', 'Nobrand 10d', 'Pantoprazole 40 D od', 'Tab Nobrand 20 D'])(
    '%s asks whether that is a length',
    (line) => {
      const [text = '', count = ''] = /(\d+) ?d/i.exec(line) ?? []
      expect(read(line)).toMatchObject({ days: null, question: { kind: 'number', text: `${count} d` } })
      expect(text).not.toBe('')
      expect(asked(line)).toEqual([count])
      const days = readRow(answerRow(rowOf(line), 1, settings), settings)
      expect(days.days).toBe(Number(count))
      expect(days.question?.text).not.toBe(`${count} d`)
      const kept = readRow(answerRow(rowOf(line), 0, settings), settings)
      expect(kept).toMatchObject({ days: null, note: `${count} d` })
    },
  )

  test('asks in own words that are kept too', () => {
    const own = { ...rowOf('Nobrand 40 D OD'), isOwn: true }
    expect(readRow(own, settings)).toMatchObject({ days: null, question: { text: '40 d' } })
  })

  test.each([
    ['Levipil 10 d bd', 10],
    ['Levipil x 10 d bd', 10],
    ['Pan 40 od 10 d', 10],
    ['Pan 40 od x 2 w', 14],
    ['Nobrand x 10 d bd', 10],
    ['Nobrand for 7 d bd', 7],
    ['Nobrand 10 days bd', 10],
    ['Nobrand bd 10 d', 10],
    ['Pan D 40 od 10 d', 10],
  ])('%s is a length: %i days', (line, days) => {
    expect(read(line)).toMatchObject({ days })
    expect(read(line).question?.text ?? '').not.toMatch(/\d d$/)
  })

  test('is once a day where the brand of that suffix has no such strength', () => {
    expect(read('Vertin 16 OD 10d')).toMatchObject({ strength: '16 mg', form: 'tablet', days: 10, question: null })
    expect(read('Baclof 10 OD 5d')).toMatchObject({ strength: '10 mg', dose: { word: 'od' }, faults: [] })
  })

  test.each(['Lamitor 100 OD 30d', 'Tab Valance 250 od 30d'])('is asked where both have it: %s', (line) => {
    const [brand = ''] = /[A-Z]\w+(?= \d)/.exec(line) ?? []
    expect(read(line).question?.choices.map((choice) => ('name' in choice ? choice.name : choice.kind))).toEqual([
      'typed',
      brand,
      `${brand} OD`,
    ])
    const forms = [1, 2].map((place) => readRow(answerRow(rowOf(line), place, settings), settings).product?.form)
    expect(forms).toEqual(['tablet', 'prolonged-release tablet'])
  })

  const brands = [...new Set(usualMedicines.flatMap((medicine) => medicine.brands))]
  test.each(['d', 'm', 'w'])(
    'never becomes days without a question: %s behind each strength of each brand',
    (letter) => {
      const silent = brands.flatMap((brand) => {
        const { strength } = usualMedicines.find((medicine) => medicine.brands.includes(brand))!
        const number = /^\d+(?:\.\d+)?/.exec(strength)?.[0]
        if (number === undefined) return []
        return [`${brand} ${number} ${letter}`, `${brand} ${number}${letter.toUpperCase()} od`].filter(
          (line) => read(line).days !== null && !isOpen(line),
        )
      })
      expect(silent).toEqual([])
    },
  )
})
