import { describe, expect, test } from 'vitest'
import { usualMedicines } from '../../server/prescription/catalogue/medicines'
import type { CheckedLine } from '../../src/core/prescription/warning'
import { EMPTY_CONTENT, type PrescriptionContent } from '../../src/core/prescription/prescription'
import { standardSentences } from '../../src/core/prescription/standardSentences'
import { isKeptFromVideo, substancesInSentences } from '../../src/core/prescription/substancesIn'
import { isRefusedByVideo, refusedByVideo } from '../../src/core/prescription/warnings.rules'

const medicine = (id: string) => {
  const found = usualMedicines.find((each) => each.id === id)
  if (!found) throw new Error(`There is no ${id}`)
  return found
}

const line = (id: string | null, whenText = '1-0-1 tablet', name = 'In own words'): CheckedLine => ({
  line: {
    name: id === null ? name : medicine(id).generic,
    medicineId: id,
    note: '',
    mealType: null,
    mealTypeTime: [],
    whenText,
    frequency: ['daily'],
    frequencyDays: 10,
    frequencyText: '',
  },
  medicine: id === null ? null : medicine(id),
})

describe('by video', () => {
  test('Schedule X and narcotics are refused, but for those of List A', () => {
    const refused = usualMedicines.filter(isRefusedByVideo).map(({ generic }) => generic)
    const allowed = ['Phenobarbitone', 'Clobazam', 'Clonazepam']
    expect(refused).toEqual(expect.arrayContaining(['Ketamine', 'Methylphenidate', 'Fentanyl', 'Morphine', 'Tramadol']))
    expect(refused.filter((generic) => allowed.includes(generic))).toEqual([])
    const lines = [line('levetiracetam-500-mg-tablet'), line('ketamine-50-mg-ml-injection')]
    expect(refusedByVideo(lines, { consultation: 'video' }, EMPTY_CONTENT)).toEqual(['Ketamine'])
    expect(refusedByVideo(lines, { consultation: 'inClinic' }, EMPTY_CONTENT)).toEqual([])
  })

  test('what own words name is refused too, and under the name of a harmless product', () => {
    const named = (name: string, id: string | null = null) => {
      const { line: written, medicine: product } = line(id, '1-0-0 ml', name)
      return { line: { ...written, name }, medicine: product }
    }
    const lines = [
      named('Inj. Ketamin 50 mg/ml'),
      named('Tab Clobazam 10'),
      named('Morphine 10 mg', 'paracetamol-500-mg-tablet'),
      named('Ketmin'),
    ]
    expect(refusedByVideo(lines, { consultation: 'video' }, EMPTY_CONTENT)).toEqual(['Ketamine', 'Morphine'])
    expect(refusedByVideo(lines, { consultation: 'inClinic' }, EMPTY_CONTENT)).toEqual([])
  })

  test.each([
    ['of Schedule X', true, { schedule: 'X' }],
    ['of the prohibited list', true, { telemedicine: 'prohibited' }],
    ['with a narcotic of no list', true, { isNarcotic: true }],
    ['with a narcotic of List B', true, { isNarcotic: true, telemedicine: 'B' }],
    ['with a narcotic of List A', false, { isNarcotic: true, telemedicine: 'A' }],
    ['of Schedule H1', false, { schedule: 'H1' }],
    ['of no list', false, {}],
  ] as const)('a product %s is refused: %s', (_, isRefused, law) => {
    const product = {
      ...medicine('naproxen-500-mg-tablet'),
      schedule: null,
      isNarcotic: false,
      telemedicine: null,
      ...law,
    }
    expect(isRefusedByVideo(product)).toBe(isRefused)
    const lines = [line(null), { ...line('naproxen-500-mg-tablet'), medicine: product }]
    expect(refusedByVideo(lines, { consultation: 'video' }, EMPTY_CONTENT)).toEqual(isRefused ? ['Naproxen'] : [])
  })

  const chip = (name: string, id: string | null = null) => [{ id, name }]
  const inNote = (note: string) => ({ medicines: [{ ...line(null).line, note }] })
  test.each<[string, Partial<PrescriptionContent>, readonly string[]]>([
    ['the note of a line', inNote('or Tab Morphine 10 mg at night'), ['Morphine']],
    ['the name of a test', { tests: [{ name: 'Inj. Ketamin 50 mg', testId: null, note: '' }] }, ['Ketamine']],
    ['the note of a test', { tests: [{ name: 'MRI', testId: 'mri', note: 'tramadol before it' }] }, ['Tramadol']],
    ['the advice', { dietAndExercise: 'Walk.\nTab Tramadol 50 mg twice a day' }, ['Tramadol']],
    ['the note, in Hindi', { note: 'रात में मॉर्फिन 10' }, ['Morphine']],
    ['a tag with a dose', { tags: chip('Durogesic 25') }, ['Fentanyl']],
    ['a complaint that tells of it', { complaint: chip('Morphine dependence') }, []],
    ['a diagnosis of the list', { diagnosis: chip('Morphine 10', 'd1') }, []],
    ['everyday words that sound like it', { note: 'Resend code in 10 s. The chat icon.', dietAndExercise: 'न और' }, []],
  ])('%s is searched', (_, more, names) => {
    const content = { ...EMPTY_CONTENT, ...more }
    const lines = content.medicines.map((each) => ({ line: each, medicine: null }))
    expect(refusedByVideo(lines, { consultation: 'video' }, content)).toEqual(names)
    expect(refusedByVideo(lines, { consultation: 'inClinic' }, content)).toEqual([])
  })

  test('no sentence that is offered is refused, in any language', () => {
    const sentences = JSON.stringify(standardSentences).replaceAll('"', ' ')
    expect(substancesInSentences(sentences).filter(isKeptFromVideo)).toEqual([])
  })
})
