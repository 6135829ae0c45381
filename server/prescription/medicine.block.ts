import type { Language } from '../../src/core/language/languages'
import type { Medicine } from '../../src/core/prescription/medicine'
import type { MedicineLine } from '../../src/core/prescription/prescription'
import { readIn } from '../../src/core/prescription/standardSentences'
import { type Block, paragraph, stack } from '../kit/pdf/blocks'
import { lineInWords, oftenInWords, stepsInWords } from './lineWords'

/** `LEVETIRACETAM 500 mg tablet (Levipil)`; of what is no product, the doctor's words, marked as such. */
export const printedName = (
  line: Pick<MedicineLine, 'name' | 'medicineId' | 'brand'>,
  medicines: readonly Medicine[],
): string => {
  const known = medicines.find(({ id }) => id === line.medicineId)
  return known === undefined
    ? `${line.name} (in the doctor's own words)`
    : `${known.generic.toUpperCase()} ${known.strength} ${known.form}${line.brand === undefined ? '' : ` (${line.brand})`}`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A medicine on paper: its name, then how it is taken in the reader's language and in English; rare days stand out. */
export const medicineBlock = (
  line: MedicineLine,
  { heading, language }: { readonly heading: string; readonly language: Language },
): Block => {
  const inWords = (spoken: Language, size: number): readonly Block[] => {
    const often = oftenInWords(line, spoken)
    const words = lineInWords(line, spoken)
    return [
      ...(often === null ? [] : [paragraph(capital(often), { size, weight: 600, indent: 14 })]),
      ...(words === '' ? [] : [paragraph(words, { size, indent: 14 })]),
      ...stepsInWords(line, spoken).map((step) => paragraph(step, { size, indent: 14 })),
    ]
  }
  const note = line.note.trim()
  const read = readIn(note, language).text
  return stack([
    paragraph(heading, { size: 11, weight: 600 }),
    ...inWords(language, 11),
    ...(language === 'eng' ? [] : inWords('eng', 9)),
    ...(read === '' ? [] : [paragraph(read, { size: 11, indent: 14 })]),
    ...(note === '' ? [] : [paragraph(note, { size: 9, indent: 14 })]),
    paragraph('', { size: 3 }),
  ])
}
