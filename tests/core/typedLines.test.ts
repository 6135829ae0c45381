import { describe, expect, test } from 'vitest'
import { usualMedicines } from '../../server/prescription/catalogue/medicines'
import { productsNamed } from '../../src/core/prescription/lookup.rules'
import { answerRow, emptyRow, labelOf, readRow, settleRow } from '../../src/core/prescription/medicineRow.rules'
import { isClearLine, lineOf, rowOfLine } from '../../src/core/prescription/prescriptionForm.rules'

const settings = {
  mostDays: 180,
  find: (name: string) => productsNamed(usualMedicines, name),
  usualMeal: () => null,
  above: null,
}
const rowOf = (name: string) => ({ ...emptyRow('m1'), name })
const read = (name: string) => readRow(rowOf(name), settings)
/** `Carbamazepine 200 mg tablet (Tegretol); 1-0-1 tablet; afterFood; Daily for 30 days`. */
const sent = (name: string) => {
  const { name: words, brand, whenText, mealType, frequencyText } = lineOf(read(name))
  return [brand === undefined ? words : `${words} (${brand})`, whenText, mealType, frequencyText]
    .filter(Boolean)
    .join('; ')
}

describe('what a neurologist types every day is read without a question', () => {
  test.each([
    ['levetiracetam 500 101 af 30d', 'Levetiracetam 500 mg tablet; 1-0-1 tablet; afterFood; Daily for 30 days'],
    ['Tab. Tegretol 200 1-0-1 x 30 days', 'Carbamazepine 200 mg tablet (Tegretol); 1-0-1 tablet; Daily for 30 days'],
    [
      'Tab Encorate Chrono 300 bd 1m',
      'Sodium valproate 300 mg prolonged-release tablet (Encorate Chrono); 1-0-1 tablet; Daily for 30 days',
    ],
    ['T. Lamictal 25 hs 2w', 'Lamotrigine 25 mg tablet (Lamictal); 0-0-1 tablet; Daily for 14 days'],
    ['dolo 650 tds 3d', 'Paracetamol 650 mg tablet (Dolo); 1-1-1 tablet; Daily for 3 days'],
    ['ultracet 111 5d', 'Tramadol + Paracetamol 37.5+325 mg tablet (Ultracet); 1-1-1 tablet; Daily for 5 days'],
    [
      'syndopa plus tds ac 30d',
      'Levodopa + Carbidopa 100+25 mg tablet (Syndopa Plus); 1-1-1 tablet; beforeFood; Daily for 30 days',
    ],
    ['syndopa 110 111', 'Levodopa + Carbidopa 100+10 mg tablet (Syndopa 110); 1-1-1 tablet; Daily'],
    [
      'Cap. Pregalin M 75 hs 15d',
      'Pregabalin + Methylcobalamin 75+0.75 mg capsule (Pregalin M); 0-0-1 capsule; Daily for 15 days',
    ],
    ['pantop 40 100 bf', 'Pantoprazole 40 mg tablet (Pantop); 1-0-0 tablet; beforeFood; Daily'],
    ['amitriptyline 10 0-0-1 pc 30 days', 'Amitriptyline 10 mg tablet; 0-0-1 tablet; afterFood; Daily for 30 days'],
    ['calcirol 60k weekly 8w', 'Cholecalciferol 60000 iu sachet (Calcirol); 1-0-0 sachet; Once a week for 56 days'],
    [
      'calcirol 60k once a month 3m',
      'Cholecalciferol 60000 iu sachet (Calcirol); 1-0-0 sachet; Once a month for 90 days',
    ],
    ['folitrax 7.5 once a week 4w', 'Methotrexate 7.5 mg tablet (Folitrax); 1-0-0 tablet; Once a week for 28 days'],
    ['Syp Levipil 5 ml bd 10d', 'Levetiracetam 100 mg/ml syrup (Levipil); 5-0-5 ml; Daily for 10 days'],
    [
      'wysolone 10 alternate days 10d // taper',
      'Prednisolone 10 mg tablet (Wysolone); 1-0-0 tablet; On alternate days for 10 days',
    ],
    [
      'zerodol p bd pc 5d',
      'Aceclofenac + Paracetamol 100+325 mg tablet (Zerodol P); 1-0-1 tablet; afterFood; Daily for 5 days',
    ],
    ['baclofen 10 1/2-0-1/2 30d', 'Baclofen 10 mg tablet; 0.5-0-0.5 tablet; Daily for 30 days'],
    [
      'augmentin 625 q8h 5d',
      'Amoxicillin + Clavulanic acid 500+125 mg tablet (Augmentin); 1-1-1 tablet; Daily for 5 days',
    ],
    [
      'Inj. Methycobal 500 mon wed fri 2w',
      'Methylcobalamin 500 mcg/ml injection (Methycobal); 1-0-0 ml; Monday, Wednesday, Friday for 14 days',
    ],
  ])('%s', (line, expected) => {
    expect([read(line).question, read(line).faults, sent(line)]).toEqual([null, [], expected])
    // Finished, each part in its own cell, it says the same.
    expect(lineOf(readRow(settleRow(rowOf(line), settings), settings))).toEqual(lineOf(read(line)))
  })
})

describe('what is written by habit says the same as the grammar', () => {
  /** When, how long, and the note of a line of levetiracetam 500 mg tablets. */
  const meaning = (rest: string) => {
    const { question, faults } = read(`Levipil 500 ${rest}`)
    const { whenText, frequencyText, mealType } = lineOf(read(`Levipil 500 ${rest}`))
    return { question, faults, says: [whenText, mealType, frequencyText].filter(Boolean).join('; ') }
  }

  test.each([
    // How much before when.
    ['1 hs', '0-0-1 tablet; Daily'],
    ['1 BD', '1-0-1 tablet; Daily'],
    ['2 BD', '2-0-2 tablet; Daily'],
    ['½ od', '0.5-0-0 tablet; Daily'],
    ['1/2 bd 5d', '0.5-0-0.5 tablet; Daily for 5 days'],
    ['¼ hs', '0-0-0.25 tablet; Daily'],
    ['1 1/2 od', '1.5-0-0 tablet; Daily'],
    ['1½ od', '1.5-0-0 tablet; Daily'],
    ['half tab bd', '0.5-0-0.5 tablet; Daily'],
    ['quarter tab hs', '0-0-0.25 tablet; Daily'],
    ['1 tab TDS', '1-1-1 tablet; Daily'],
    ['ek goli bd', '1-0-1 tablet; Daily'],
    ['aadhi goli hs', '0-0-0.5 tablet; Daily'],
    ['2 night', '0-0-2 tablet; Daily'],
    // Patterns.
    ['1 - 0 - 1', '1-0-1 tablet; Daily'],
    ['1–0–1', '1-0-1 tablet; Daily'],
    ['1+0+1', '1-0-1 tablet; Daily'],
    ['1/2 - 0 - 1/2', '0.5-0-0.5 tablet; Daily'],
    ['x-x-1', '0-0-1 tablet; Daily'],
    ['1-1-1-1', '1-1-1-1 tablet; Daily'],
    ['१-०-१', '1-0-1 tablet; Daily'],
    // When.
    ['BID', '1-0-1 tablet; Daily'],
    ['TID', '1-1-1 tablet; Daily'],
    ['Q6H', '1-1-1-1 tablet; Daily'],
    ['8 hrly', '1-1-1 tablet; Daily'],
    ['mane', '1-0-0 tablet; Daily'],
    ['nocte', '0-0-1 tablet; Daily'],
    ['subah', '1-0-0 tablet; Daily'],
    ['रात को', '0-0-1 tablet; Daily'],
    ['sote samay', '0-0-1 tablet; Daily'],
    ['din mein 3 baar', '1-1-1 tablet; Daily'],
    // On which days.
    ['od A/D', '1-0-0 tablet; On alternate days'],
    ['od q48h', '1-0-0 tablet; On alternate days'],
    ['od M/W/F', '1-0-0 tablet; Monday, Wednesday, Friday'],
    // How long.
    ['bd 1mth', '1-0-1 tablet; Daily for 30 days'],
    ['bd x 5/7', '1-0-1 tablet; Daily for 5 days'],
    ['bd 2/52', '1-0-1 tablet; Daily for 14 days'],
    ['bd 3/12', '1-0-1 tablet; Daily for 90 days'],
    ['bd 15 din', '1-0-1 tablet; Daily for 15 days'],
    ['bd ek hafta', '1-0-1 tablet; Daily for 7 days'],
    // With food.
    ['bd khane ke baad', '1-0-1 tablet; afterFood; Daily'],
    ['od खाने से पहले', '1-0-0 tablet; beforeFood; Daily'],
    ['od khali pet', '1-0-0 tablet; emptyStomach; Daily'],
  ])('%s', (rest, says) => expect(meaning(rest)).toEqual({ question: null, faults: [], says }))

  test.each([
    ['inj ceftriaxone 2000mg 1-0-1', 'Ceftriaxone 2000 mg injection', '1-0-1 vial'],
    ['inj ceftriaxone 2 gm bd', 'Ceftriaxone 2000 mg injection', '1-0-1 vial'],
    ['Syp Levipil 1 tsp bd', 'Levetiracetam 100 mg/ml syrup', '5-0-5 ml'],
    ['Syp Levipil 5 cc bd', 'Levetiracetam 100 mg/ml syrup', '5-0-5 ml'],
    ['Lorazepam 2 BD', 'Lorazepam 2 mg tablet', '1-0-1 tablet'],
    ['Clonazepam 0.5 1/2 hs', 'Clonazepam 0.5 mg tablet', '0-0-0.5 tablet'],
  ])('%s is %s, %s', (line, name, whenText) => {
    expect(read(line)).toMatchObject({ question: null, faults: [] })
    expect(lineOf(read(line))).toMatchObject({ name, whenText })
  })

  test.each([
    ['Warf 4 od', ['4', '4 mg', '4-0-0']],
    ['Somebrand 2 bd', ['2', '2 mg', '2-0-2']],
  ])('a number that is no strength there is may be one all the same: %s', (line, choices) => {
    const asked = read(line).question!.choices.map((choice) => Object.values(choice)[1])
    expect(asked).toEqual(choices)
    const { dose, note } = readRow(answerRow(rowOf(line), 0, settings), settings)
    expect([dose?.word, note]).toEqual([line.split(' ')[2], choices[0]])
  })

  test('no answer to a question changes a dose unseen: each question has two answers and more, the first as typed', () => {
    const lines = [
      'Levipil 500 1 BD',
      'levetiracetam 500 101 10',
      'diclofenac 25 bd',
      'topiramate 100',
      'levetiracetam 500 30d',
    ]
    for (const line of lines) {
      const { question } = read(line)
      if (question === null) continue
      expect(question.choices.length).toBeGreaterThan(1)
      expect(question.choices[0].kind).toBe('typed')
    }
  })
})

describe('no medicine is taken for another', () => {
  const namesAsked = (line: string) =>
    read(line).question?.choices.map((choice) => (choice.kind === 'name' ? choice.name : choice.kind))

  test.each([
    'S Celepra 10 od',
    'Tab Sumo BD',
    'pred 10 od',
    'lev 500 bd',
    'levetirac 500 101 10d',
    'Zerodol MR bd 5d',
  ])('a name that is not whole is asked about, and kept as it was typed by the first answer: %s', (line) => {
    const { question, product } = read(line)
    expect([product, question?.kind ?? 'name']).toEqual([null, 'name'])
    expect(settleRow(rowOf(line), settings).product).toBeNull()
    const kept = answerRow(rowOf(line), 0, settings)
    expect(kept).toMatchObject(question === null ? {} : { isOwn: true, product: null })
  })

  test('a brand with a suffix that it does not have stays as it was typed, form and all', () => {
    expect(namesAsked('Zerodol MR bd 5d')).toEqual(expect.arrayContaining(['typed', 'Zerodol']))
    const kept = answerRow(rowOf('Tab Zerodol MR bd 5d'), 0, settings)
    expect(lineOf(readRow(kept, settings))).toMatchObject({ medicineId: null, name: 'Zerodol MR tablet' })
    const chosen = answerRow(rowOf('Zerodol MR bd 5d'), namesAsked('Zerodol MR bd 5d')!.indexOf('Zerodol'), settings)
    expect(readRow(chosen, settings)).toMatchObject({ name: 'Aceclofenac', question: null, faults: [] })
  })
})

describe('what can be read in two ways is asked', () => {
  const asked = (line: string) =>
    read(line).question?.choices.map((choice) =>
      choice.kind === 'product' ? labelOf(choice.product) : Object.values(choice)[1],
    )

  /** What was typed is the first answer, and changes nothing. */
  test.each([
    ['Epilex 300 30d', ['300 mg', '3-0-0']],
    ['entacapone 400 af 10d', ['400 mg', '4-0-0']],
    ['topiramate 100', ['100 mg', '1-0-0']],
    ['Somebrand 300 30d', ['300 mg', '3-0-0']],
    ['Somebrand 250 30d', undefined],
    ['levetiracetam 500 30d', ['500 mg']],
    ['levetiracetam 10', ['10 mg', 10]],
    ['clobazam 001 10', ['10 mg', 10]],
    ['levetiracetam 500 101 10', [10]],
    ['encorate chrono 300 30d', ['300 mg', '3-0-0']],
    ['levetiracetam 500mg 120', ['1-2-0', 120]],
    ['dabigatran 110 30d', ['110 mg', '1-1-0']],
    ['thyronorm 112 30d', ['112 mcg', '1-1-2']],
    ['syndopa tds 30d', ['100+10 mg tablet', '100+25 mg tablet', '250+25 mg tablet']],
    ['syndopa 100 111', ['100+10 mg tablet', '100+25 mg tablet']],
    ['levetiracetam 100 101', ['100 mg/ml syrup', '100 mg/ml injection']],
    ['diclofenac 25 bd', ['25 mg/ml injection']],
    ['Tab Pregabalin 75 hs', ['75 mg capsule', '75 mg prolonged-release tablet']],
    ['Tab Duloxetine 30 hs', ['30 mg capsule']],
  ])('%s', (line, choices) => {
    expect(asked(line)?.slice(1)).toEqual(choices)
    expect(read(line).question?.choices[0].kind).toBe(choices && 'typed')
    expect(settleRow(rowOf(line), settings)).toEqual(rowOf(line))
  })

  test('by name where several medicines begin alike', () => {
    const { question } = read('clo 10 bd')
    expect(question).toMatchObject({ kind: 'name', text: 'clo' })
    const names = question!.choices.map((choice) => (choice.kind === 'name' ? choice.name : choice.kind))
    expect([names[0], names]).toEqual(['typed', expect.arrayContaining(['Clobazam', 'Clonazepam', 'Clopidogrel'])])
  })

  test('and is answered by the place of a choice, which finishes the row where nothing else is open', () => {
    const answered = (line: string, choice: number) => {
      const { name, strength, dose, days } = answerRow(rowOf(line), choice, settings)
      return [name, strength, dose, days].filter(Boolean).join(' | ')
    }
    expect([answered('topiramate 100 30d', 1), answered('topiramate 100 30d', 2)]).toEqual([
      'Topiramate | 100 mg tablet | 30',
      'topiramate 1-0-0 30d',
    ])
    expect(answered('encorate chrono 300 30d', 1)).toBe('Sodium valproate | 300 mg prolonged-release tablet | 30')
    expect(answered('syndopa 100 111', 2)).toBe('Levodopa + Carbidopa | 100+25 mg tablet | 1-1-1')
    expect(answered('clobazam 001 10', 2)).toBe('clobazam 001 10d')
    expect(answered('Somebrand 300 30d // slowly', 2)).toBe('Somebrand | 3-0-0 | 30')
  })

  test.each([
    'levetiracetam 600 101',
    'Somebrand 250 101',
    'levetiracetam 500 101 111',
    'levetiracetam 500 soon',
    'clonazepam 0.5 hs sos',
    'Somebrand 5 ml 5d',
  ])('or refused: %s', (line) => {
    expect(read(line).faults).not.toEqual([])
    expect(settleRow(rowOf(line), settings)).toEqual(rowOf(line))
  })

  test.each([
    ['levetiracetam 500 2 tab sos', '2 tablet sos', 'SOS 2 tablet'],
    ['Triphala 2 tab sos', '2 tablet sos', 'SOS 2 tablet'],
    ['Triphala 10ml sos', '10 ml sos', 'SOS 10 ml'],
    ['Triphala 2 tab stat', '2 tablet stat', 'STAT 2 tablet'],
    ['levetiracetam 500 1 tab sos', 'sos', 'SOS tablet'],
    ['Triphala sos', 'sos', 'SOS'],
  ])('how much is taken when needed: %s', (typed, cell, whenText) => {
    const settled = settleRow(rowOf(typed), settings)
    expect(settled.dose).toBe(cell)
    const line = lineOf(readRow(settled, { ...settings, above: null }))
    expect(line.whenText).toBe(whenText)
    const again = rowOfLine('m1', line, usualMedicines, null)
    expect([again.dose, lineOf(readRow(again, { ...settings, above: null })).whenText]).toEqual([cell, whenText])
  })

  test.each(['111', '101', '1-0-1', '110', '011', '001', '121', '222'])('%s stays a dose', (dose) =>
    expect(read(`Somebrand ${dose} 5d`)).toMatchObject({ question: null, faults: [], dose: { word: null } }),
  )
})

describe('a line the server is sent', () => {
  const own = (name: string, whenText = '', frequencyDays: number | null = null) =>
    isClearLine({ ...lineOf(read('levetiracetam 500 101')), medicineId: null, name, whenText, frequencyDays })

  test.each([
    ['Epilex 300', '', null, false],
    ['Epilex 300', '1-0-1', 30, true],
    ['Triphala 10', '1-0-1', null, false],
    ['Triphala 10', '1-0-1', 30, true],
    ['Triphala 10 mg', '', null, true],
    ['Amitriptyline 10 mg SR', '0-0-1', 30, true],
    ['Dolo 650', '1-1-1 tablet', 5, true],
    ['Physio belt size twelve', '', null, true],
  ])('in own words %j with %j for %j days is clear: %s', (name, whenText, days, isClear) =>
    expect(own(name, whenText, days)).toBe(isClear),
  )
})
