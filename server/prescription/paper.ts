import QRCode from 'qrcode'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { TIME_ZONE } from '../../src/core/kit/timeZone'
import { formatLocaleOf, type Language } from '../../src/core/language/languages'
import type { Medicine } from '../../src/core/prescription/medicine'
import type { MedicineLine, Prescription, Vitals } from '../../src/core/prescription/prescription'
import { beside, type Block, paragraph, passage, picture, ruler, squares, stack } from '../kit/pdf/blocks'
import type { Seal } from '../kit/pdf/seal'
import { MM, pdfOfSheet } from '../kit/pdf/sheet'
import { lineInWords, word } from './lineWords'

/** Who prescribes and where, as it is printed. */
export interface Letterhead {
  readonly doctor: string
  readonly degrees: string
  readonly registration: string
  readonly speciality: string
  /** Name, address and telephone of the clinic; empty for a video consultation. */
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
  const write = (part: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(formatLocaleOf(language), { ...part, timeZone: TIME_ZONE }).format(at * 1000)
  return `${write({ weekday: 'short' })}, ${write({ dateStyle: 'medium' })}`
}

/** The PDF of a version: black on white, in the letters of its words. */
export const pdfOfPaper = (paper: Paper): Promise<Buffer> => {
  const { prescription, seal } = paper
  const at = prescription.signedAt ?? prescription.savedAt
  return pdfOfSheet({
    title: `Prescription ${prescription.number}`,
    at: new Date(at * 1000),
    head: (page, pages) => headOf(paper, page, pages),
    blocks: paper.scans.length > 0 ? paper.scans.map((scan) => picture(scan, SCAN)) : contentOf(paper),
    last: footOf(paper),
    seal,
  })
}

const headOf = ({ prescription, letterhead }: Paper, page: number, pages: number): Block => {
  const { patientName, age, gender, number, signedAt, savedAt, consultation } = prescription
  const years = age === null ? '' : `${age} ${age === 1 ? 'year' : 'years'}`
  const about = [years, gender ?? ''].filter(Boolean).join(' · ')
  const left = stack([
    paragraph(letterhead.doctor, { size: 14, weight: 600 }),
    paragraph(`${letterhead.degrees} · ${letterhead.speciality}`, { size: 9 }),
    paragraph(`Registration ${letterhead.registration}`, { size: 9, weight: 600 }),
  ])
  const right = paragraph(consultation === 'video' ? 'Video consultation' : letterhead.clinic, {
    size: 9,
    align: 'right',
  })
  return stack([
    beside(left, right, 0.58),
    ruler(4),
    beside(
      patientOf(patientName ?? 'Name not given', about),
      stack([
        paragraph(`No. ${number} · ${page} of ${pages}`, { size: 10, align: 'right' }),
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
    ...facts('Tests', written.tests.map(({ name, note }) => (note === '' ? name : `${name} (${note})`)).join('; ')),
    ...facts('Diet and exercise', written.dietAndExercise),
    ...facts('Note', written.note),
    ...(written.nextVisitNo === 0 ? [] : nextVisit(written, language)),
  ]
}

const one = { days: 'visit.day', weeks: 'visit.week', months: 'visit.month' } as const

const nextVisit = ({ nextVisitNo: n, nextVisitType }: Prescription, language: Language): readonly Block[] => {
  const inWords = (spoken: Language) =>
    word(spoken, 'paper.nextVisit', { n, unit: word(spoken, n === 1 ? one[nextVisitType] : `visit.${nextVisitType}`) })
  return [
    paragraph(inWords(language), { size: 11, weight: 600, gap: language === 'eng' ? 6 : 0 }),
    ...(language === 'eng' ? [] : [paragraph(inWords('eng'), { size: 9, gap: 6 })]),
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
  const blocks = lines.map((line, index) => medicineBlock(paper, line, index + 1))
  const [first, ...rest] = blocks
  // The heading stays with the first medicine, the end with the last: nothing can be added between.
  const heading = paragraph('Medicines', { size: 9, weight: 600 })
  const end = paragraph('End of medicines', { size: 9, gap: 8 })
  return rest.length === 0
    ? [stack([heading, first!, end])]
    : [stack([heading, first!]), ...rest.slice(0, -1), stack([rest.at(-1)!, end])]
}

/** `1. LEVETIRACETAM 500 mg tablet (Levipil)`, with the instructions in the patient's language and in English. */
const medicineBlock = ({ medicines, language }: Paper, line: MedicineLine, place: number): Block => {
  const known = medicines.find(({ id }) => id === line.medicineId)
  const name =
    known === undefined
      ? `${line.name} (in the doctor's own words)`
      : `${known.generic.toUpperCase()} ${known.strength} ${known.form}${line.brand === undefined ? '' : ` (${line.brand})`}`
  return stack([
    paragraph(`${place}. ${name}`, { size: 11, weight: 600 }),
    paragraph(lineInWords(line, language), { size: 11, indent: 14 }),
    ...(language === 'eng' ? [] : [paragraph(lineInWords(line, 'eng'), { size: 9, indent: 14 })]),
    ...(line.note === '' ? [] : [paragraph(line.note, { size: 9, indent: 14 })]),
    paragraph('', { size: 3 }),
  ])
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
