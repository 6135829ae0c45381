import QRCode from 'qrcode'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { monthStyleOf } from '../../src/core/kit/months'
import { TIME_ZONE } from '../../src/core/kit/timeZone'
import { formatLocaleOf, type Language } from '../../src/core/language/languages'
import type { Medicine } from '../../src/core/prescription/medicine'
import type { Prescription, Vitals } from '../../src/core/prescription/prescription'
import { readIn } from '../../src/core/prescription/standardSentences'
import { beside, type Block, paragraph, passage, picture, ruler, squares, stack } from '../kit/pdf/blocks'
import type { Seal } from '../kit/pdf/seal'
import { MM, pdfOfSheet, type Sheet } from '../kit/pdf/sheet'
import { type PaperText, word } from './lineWords'
import { medicineBlock, printedName } from './medicine.block'

/** Who prescribes and where, as it is printed. */
export interface Letterhead {
  readonly doctor: string
  readonly degrees: string
  readonly registration: string
  readonly speciality: string
  /** Name, address and telephone of the clinic; of a video consultation the doctor's first. */
  readonly clinic: string
}

export interface Paper {
  readonly prescription: Prescription
  readonly letterhead: Letterhead
  readonly medicines: readonly Medicine[]
  /** Of the instructions, beside English. */
  readonly language: Language
  /** Where the code on the paper leads; none on what is not signed. */
  readonly verification: string | null
  /** What was photographed: it stands in the place of what is typed. */
  readonly scans: readonly Buffer[]
  /** When it replaces another: `Replaces the version of Sun, 22 Nov 2026: dose corrected`. */
  readonly replaces: string | null
  readonly seal: Seal | undefined
}

const CODE = 22 * MM
const SCAN = 205 * MM

/** `Sun, 22 Nov 2026`, on paper in English whatever the language of the lines is. */
export const dayInWords = (at: UnixSeconds, language: Language = 'eng'): string => {
  const locale = formatLocaleOf(language)
  const write = (part: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { ...part, timeZone: TIME_ZONE }).format(at * 1000)
  const day = write({ day: 'numeric', month: monthStyleOf(locale), year: 'numeric' })
  return `${write({ weekday: 'short' })}, ${day}`
}

/** A version as it is laid out: black on white, in the letters of its words. */
export const sheetOf = (paper: Paper): Sheet => {
  const { prescription, seal } = paper
  const at = prescription.signedAt ?? prescription.savedAt
  return {
    title: `Prescription ${prescription.number}`,
    at: new Date(at * 1000),
    head: (page, pages) => headOf(paper, page, pages),
    blocks: paper.scans.length > 0 ? paper.scans.map((scan) => picture(scan, SCAN)) : contentOf(paper),
    last: footOf(paper),
    seal,
  }
}

/** The PDF of a version. */
export const pdfOfPaper = (paper: Paper): Promise<Buffer> => pdfOfSheet(sheetOf(paper))

const headOf = ({ prescription, letterhead }: Paper, page: number, pages: number): Block => {
  const { patientName, age, gender, number, version, signedAt, savedAt, consultation } = prescription
  const numbered = version === 1 ? number : `${number}, version ${version}`
  const years = age === null ? '' : `${age} ${age === 1 ? 'year' : 'years'}`
  const about = [years, gender ?? ''].filter(Boolean).join(' · ')
  const left = stack([
    paragraph(letterhead.doctor, { size: 14, weight: 600 }),
    paragraph(`${letterhead.degrees} · ${letterhead.speciality}`, { size: 9 }),
    paragraph(`Registration ${letterhead.registration}`, { size: 9, weight: 600 }),
  ])
  const place = consultation === 'video' ? `Video consultation\n${letterhead.clinic}` : letterhead.clinic
  const right = paragraph(place.trim(), { size: 9, align: 'right' })
  return stack([
    beside(left, right, 0.58),
    ruler(4),
    beside(
      patientOf(patientName ?? 'Name not given', about),
      stack([
        paragraph(`No. ${numbered} · ${page} of ${pages}`, { size: 10, align: 'right' }),
        paragraph(dayInWords(signedAt ?? savedAt), { size: 9, align: 'right' }),
      ]),
      0.66,
    ),
    ruler(4),
  ])
}

/** Who is treated: a name of any length, and below it age and gender on a line of their own. */
export const patientOf = (name: string, about: string): Block =>
  stack([paragraph(name, { size: 10, weight: 600 }), paragraph(about, { size: 9 })])

const contentOf = (paper: Paper): readonly Block[] => {
  const { prescription: written, language, replaces } = paper
  return [
    ...(written.signedAt === null
      ? [paragraph('NOT SIGNED. For checking only, not for the pharmacy.', { size: 11, weight: 600, gap: 8 })]
      : []),
    ...(replaces === null ? [] : [paragraph(replaces, { size: 10, weight: 600, gap: 6 })]),
    ...facts('Vitals', vitalsInWords(written.vitals)),
    ...facts('Complaint', names(written.complaint)),
    ...facts('Diagnosis', names(written.diagnosis)),
    ...facts('Other health problems', names(written.otherHealthProblems)),
    ...medicinesOf(paper),
    ...(hasEnglish(written, language) ? [paragraph(word(language, 'paper.inEnglish'), { size: 11, gap: 6 })] : []),
    ...facts(headingIn(language, 'paper.tests'), testsInWords(written)),
    ...advice(headingIn(language, 'paper.dietAndExercise'), written.dietAndExercise, language),
    ...advice(headingIn(language, 'paper.note'), written.note, language),
    ...(written.nextVisitNo === 0 ? [] : nextVisit(written, language)),
  ]
}

/** `Tests · जाँच`; in English alone it stands once. */
const headingIn = (language: Language, id: PaperText): string =>
  [...new Set([word('eng', id), word(language, id)])].join(' · ')

const testsInWords = ({ tests }: Pick<Prescription, 'tests'>): string =>
  tests.map(({ name, note }) => (note === '' ? name : `${name} (${note})`)).join('; ')

/** Whether something a patient is to follow stands in English alone. */
export const hasEnglish = (
  written: Pick<Prescription, 'tests' | 'dietAndExercise' | 'note' | 'medicines'>,
  language: Language,
): boolean =>
  [testsInWords(written), written.dietAndExercise, written.note, ...written.medicines.map(({ note }) => note)].some(
    (text) => !readIn(text, language).isWhole,
  )

/** What the doctor wrote, below what of it is said in the reader's language. */
const advice = (heading: string, text: string, language: Language): readonly Block[] => {
  const words = text.trim()
  if (words === '') return []
  const read = readIn(words, language).text
  return read === ''
    ? [passage(heading, words, { size: 10, gap: 6 })]
    : [passage(heading, read, { size: 11 }), passage('', words, { size: 9, gap: 6 })]
}

const one = { days: 'visit.day', weeks: 'visit.week', months: 'visit.month' } as const

const nextVisit = ({ nextVisitNo: n, nextVisitType }: Prescription, language: Language): readonly Block[] => {
  const inWords = (spoken: Language) =>
    word(spoken, 'paper.nextVisit', { n, unit: word(spoken, n === 1 ? one[nextVisitType] : `visit.${nextVisitType}`) })
  return [
    stack([
      paragraph(inWords(language), { size: 11, weight: 600, gap: language === 'eng' ? 6 : 0 }),
      ...(language === 'eng' ? [] : [paragraph(inWords('eng'), { size: 9, gap: 6 })]),
    ]),
  ]
}

const names = (chips: readonly { readonly name: string }[]): string => chips.map(({ name }) => name).join(', ')

/** A heading with its words; nothing where there are none. */
const facts = (heading: string, words: string): readonly Block[] =>
  words.trim() === '' ? [] : [passage(heading, words.trim(), { size: 10, gap: 6 })]

const vitalsInWords = (vitals: Vitals): string => {
  const { systolic, diastolic, pulse, temperature, weight, height, heightUnit, bmi } = vitals
  return [
    systolic === null || diastolic === null ? '' : `BP ${systolic}/${diastolic} mmHg`,
    pulse === null ? '' : `pulse ${pulse} bpm`,
    temperature === null ? '' : `temperature ${temperature} °C`,
    weight === null ? '' : `weight ${weight} kg`,
    height === null ? '' : `height ${height} ${heightUnit}`,
    bmi === null ? '' : `BMI ${bmi}`,
  ]
    .filter(Boolean)
    .join(', ')
}

const medicinesOf = (paper: Paper): readonly Block[] => {
  const { medicines: lines } = paper.prescription
  if (lines.length === 0) return []
  const { medicines, language } = paper
  const blocks = lines.map((line, index) =>
    medicineBlock(line, { heading: `${index + 1}. ${printedName(line, medicines)}`, language }),
  )
  const [first, ...rest] = blocks
  // The heading stays with the first medicine, the end with the last: nothing can be added between.
  const heading = paragraph(headingIn(language, 'paper.medicines'), { size: 9, weight: 600 })
  const end = paragraph('End of medicines', { size: 9, gap: 8 })
  return rest.length === 0
    ? [stack([heading, first!, end])]
    : [stack([heading, first!]), ...rest.slice(0, -1), stack([rest.at(-1)!, end])]
}

const footOf = ({ prescription: { signedAt }, letterhead, verification }: Paper): Block => {
  if (signedAt === null || verification === null) return paragraph('', { size: 1 })
  const { modules } = QRCode.create(verification, { errorCorrectionLevel: 'M' })
  const code = Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (__, column) => modules.get(row, column) === 1),
  )
  const signature = stack([
    paragraph(`Signed digitally by ${letterhead.doctor}`, { size: 10, weight: 600 }),
    paragraph(`${dayInWords(signedAt)} · Registration ${letterhead.registration}`, { size: 9 }),
    paragraph(`Scan to check that it is genuine: ${verification}`, { size: 8 }),
  ])
  return stack([ruler(6), beside(squares(CODE, code), signature, 0.16)])
}
