import { assert, constantFrom, pre, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { usualMedicines } from '../../server/prescription/catalogue/medicines'
import { lineInWords } from '../../server/prescription/lineWords'
import { answerRow, readRow, settleRow } from '../../src/core/prescription/medicineRow.rules'
import { Route } from '../../src/core/prescription/prescription'
import { canBeGiven, writeRoute } from '../../src/core/prescription/routes.rules'
import { settings, rowOf, read, lineAfter, stored, asked, languages, printed, staysSame } from '../kit/writtenLines'

describe('how it is given', () => {
  test.each([
    ['Inj Ceftriaxone 1 g IV BD 5d', 'intravenous', 'Ceftriaxone 1000 mg injection'],
    ['Inj Ceftriaxone IV 1 g BD 5d', 'intravenous', 'Ceftriaxone 1000 mg injection'],
    ['Inj. Newcef 1 g I.V. bd 5d', 'intravenous', 'Newcef 1 g injection'],
    ['Inj Newcef IV 1 g bd 5d', 'intravenous', 'Newcef 1 g injection'],
    ['Levetiracetam IV 5 ml bd 3d', 'intravenous', 'Levetiracetam 100 mg/ml injection'],
    ['Inj Methycobal 500 i/m alt day 10d', 'intramuscular', 'Methylcobalamin 500 mcg/ml injection'],
    ['Inj Clexane 0.6 ml s/c od 5d', 'subcutaneous', 'Enoxaparin 100 mg/ml injection'],
    ['Tab Sorbit 5 mg s/l sos', 'sublingual', 'Sorbit 5 mg tablet'],
    ['Tab Sorbit 5 mg under the tongue sos', 'sublingual', 'Sorbit 5 mg tablet'],
    ['Tab Levipil 500 via RT bd 5d', 'tube', 'Levetiracetam 500 mg tablet'],
    ['Dulco suppository 10 mg PR hs 3d', 'rectal', 'Dulco 10 mg suppository'],
    ['Dulco suppository 10 mg per rectum hs 3d', 'rectal', 'Dulco 10 mg suppository'],
    ['Tab Vagisome 500 mg PV hs 3d', 'vaginal', 'Vagisome 500 mg tablet'],
    ['Voveran gel LA tds 5d', 'topical', 'Diclofenac 1% gel'],
    ['Diclofenac gel l/a tds 5d', 'topical', 'Diclofenac 1% gel'],
    ['Somecream cream for local application bd 5d', 'topical', 'Somecream cream'],
    ['Otriv nasal drops 2 drops each nostril tds 5d', 'eachNostril', 'Otriv nasal drops'],
    ['Zymaxil eye drops 1 drop BE tds 5d', 'bothEyes', 'Zymaxil eye drops'],
    ['Zymaxil eye drops 1 drop RE tds 5d', 'rightEye', 'Zymaxil eye drops'],
    ['Zymaxil eye drops 1 drop tds left eye 5d', 'leftEye', 'Zymaxil eye drops'],
    ['Zymaxil eye drops 1 drop tds OU 5d', 'bothEyes', 'Zymaxil eye drops'],
    ['Zymaxil eye ointment BE hs 5d', 'bothEyes', 'Zymaxil eye ointment'],
    ['Ciplox ear drops 2 drops RE tds 5d', 'rightEar', 'Ciplox ear drops'],
    ['Ciplox ear drops 2 drops in both ears tds 5d', 'bothEars', 'Ciplox ear drops'],
    ['Budecort suspension neb bd 5d', 'nebulised', 'Budecort suspension'],
  ])('%s: %s', (line, route, name) => {
    expect(read(line)).toMatchObject({ question: null, faults: [], route })
    expect(stored(line)).toMatchObject({ name, route })
    staysSame(line)
  })

  test('stands on the paper in the language of the reader', () => {
    expect(printed('Inj Ceftriaxone 1 g IV BD 5d')).toEqual([
      '1 vial in the morning, 1 vial at night · into a vein (IV) · daily · for 5 days · 10 vials in all',
      'सुबह 1 शीशी, रात 1 शीशी · नस में (IV) · रोज़ · 5 दिन तक · कुल 10 शीशियाँ',
      'સવારે 1 શીશી, રાત્રે 1 શીશી · નસમાં (IV) · દરરોજ · 5 દિવસ સુધી · કુલ 10 શીશીઓ',
      'সকালে 1 ভায়াল, রাতে 1 ভায়াল · শিরায় (IV) · প্রতিদিন · 5 দিন ধরে · মোট 10 ভায়াল',
    ])
    expect(printed('Zymaxil eye drops 1 drop BE tds').map((words) => words.split(' · ')[1])).toEqual([
      'into both eyes',
      'दोनों आँखों में',
      'બંને આંખોમાં',
      'দুই চোখে',
    ])
    const words = Route.literals.flatMap((route) =>
      languages.map((language) => lineInWords({ ...stored('x sos'), route }, language)),
    )
    expect(new Set(words).size).toBe(Route.literals.length * languages.length)
  })

  test.each([
    ['Zymaxil eye drops 1 drop OD', ['1-0-0', 'rightEye']],
    ['Zymaxil eye drops OD 1 drop 5d', ['1-0-0', 'rightEye']],
    ['Zymaxil drops 1 drop o.d. 5d', ['1-0-0', 'rightEye']],
    ['Zymaxil 1 drop OD 5d', ['1-0-0', 'rightEye']],
    ['Zymaxil eye ointment OD 5d', ['1-0-0', 'rightEye']],
    ['Zymaxil eye drops 1 drop OD tds 5d', ['rightEye']],
    ['Somedrops drops 2 drops BE tds', ['bothEyes', 'bothEars']],
    ['Diclofenac LA bd', ['topical', '']],
    ['Somebrand 20 mg bd PR', ['rectal', '']],
  ])('letters with two meanings are asked: %s', (line, choices) => {
    expect(asked(line)).toEqual(choices)
    expect(read(line)).toMatchObject({ route: null, faults: [] })
    expect(settleRow(rowOf(line), settings)).toEqual(rowOf(line))
  })

  test('OD that was answered is what was answered, and kept it stands in the note', () => {
    const line = 'Zymaxil eye drops 1 drop OD 5d'
    const answer = (place: number) => lineAfter(answerRow(rowOf(line), place, settings))
    expect(answer(0)).toMatchObject({ note: 'od', frequencyDays: 5 })
    expect(answer(1)).toMatchObject({ whenText: '1-0-0 drop', note: '' })
    expect(answer(2)).toMatchObject({ route: 'rightEye', note: '' })
    expect([answer(1).route, answer(2).whenText]).toEqual([undefined, ''])
  })

  test.each([
    'Zymaxil eye drops 1 drop once a day 5d',
    'Zymaxil eye drops 1 drop every 24 hours 5d',
    'Ciplox ear drops 2 drops OD 5d',
    'Zymaxil eye drops 1 drop OD RE 5d',
    'Tab Levipil 500 OD 5d',
  ])('once a day without another meaning is no question: %s', (line) =>
    expect(read(line)).toMatchObject({ question: null, faults: [], dose: { amounts: expect.any(Array) } }),
  )

  test('what was typed in its own cell is asked and answered there', () => {
    const row = { ...rowOf('Zymaxil eye drops'), dose: '1 drop od', isOwn: true }
    expect(readRow(row, settings).question).toMatchObject({ kind: 'number', text: 'od' })
    expect(answerRow(row, 1, settings).dose).toBe('1-0-0 drop')
    expect(answerRow(row, 0, settings)).toMatchObject({ note: 'od' })
    expect(lineAfter(answerRow(row, 2, settings))).toMatchObject({ route: 'rightEye' })
    const tablet = { ...settleRow(rowOf('Tab Levipil 500 bd 5d'), settings), dose: '1-0-1 iv' }
    expect(readRow(tablet, settings).question?.text).toBe('iv')
  })

  test.each([
    'Tab Levipil 500 IV bd 5d',
    'Cap Pregalin 75 IM hs',
    'Zymaxil eye drops IV 1 drop bd',
    'Voveran gel IV bd',
    'Tab Tegretol CR 200 via RT bd',
  ])('a form that cannot be given so is asked: %s', (line) => {
    expect(read(line).question).not.toBeNull()
    expect(asked(line)!.length).toBeGreaterThan(0)
  })

  test.each(['Somebrand 20 mg bd take it', 'Somebrand 20 mg be bd', 'Somebrand 20 mg bd re'])(
    'a word of every day is no way of giving: %s',
    (line) => {
      expect(read(line)).toMatchObject({ route: null })
      expect(read(line).faults).not.toEqual([])
    },
  )

  test('no way of giving is lost or given to a form that cannot have it, over all medicines', () => {
    assert(
      property(
        constantFrom(...usualMedicines),
        constantFrom(...Route.literals),
        constantFrom('before', 'after'),
        ({ generic, brands, strength, form }, route, place) => {
          const word = writeRoute(route).replaceAll('-', ' ')
          const name = brands[0] ?? generic
          const line =
            place === 'after'
              ? `${name} ${strength} ${form} bd ${word} 5d`
              : `${name} ${strength} ${form} ${word} bd 5d`
          const { question, faults, product, route: given } = read(line)
          pre(question === null && faults.length === 0)
          expect([given, product === null || canBeGiven(route, product.form, '')]).toEqual([route, true])
        },
      ),
      { numRuns: 500 },
    )
  })
})
