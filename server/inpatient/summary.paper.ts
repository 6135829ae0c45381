import { adviceIn } from '../../src/core/inpatient/advice'
import type { Stay } from '../../src/core/inpatient/inpatient'
import { daysBetween } from '../../src/core/inpatient/inpatient.rules'
import type { Summary } from '../../src/core/inpatient/summary'
import { type CalendarDay, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import type { Language } from '../../src/core/language/languages'
import type { Medicine } from '../../src/core/prescription/medicine'
import { beside, type Block, paragraph, passage, ruler, stack } from '../kit/pdf/blocks'
import type { Seal } from '../kit/pdf/seal'
import { pdfOfSheet, type Sheet } from '../kit/pdf/sheet'
import { sayFrom } from '../kit/texts'
import { medicineBlock, printedName, dayInWords, patientOf } from '../prescription/prescription.port'
import texts from './inpatient.texts.json'
import { roomIn } from './roomWords'
import { longDayIn } from '../kit/dateWords'

/** Who treated where, as it is printed. */
export interface WardLetterhead {
  readonly doctor: string
  readonly degrees: string
  readonly registration: string
  readonly speciality: string
  /** Name and address. */
  readonly hospital: string
}

export interface SummaryPaper {
  readonly stay: Stay
  readonly summary: Summary
  readonly letterhead: WardLetterhead
  /** Products that its lines name. */
  readonly medicines: readonly Medicine[]
  readonly at: UnixSeconds
  readonly seal: Seal | undefined
}

const say = sayFrom(texts)

/** The PDF of a summary: for the next doctor in English, what the patient does at home in the patient's language as well. */
export const pdfOfSummary = (paper: SummaryPaper): Promise<Buffer> => pdfOfSheet(sheetOf(paper))

export const sheetOf = (paper: SummaryPaper): Sheet => ({
  title: `Discharge summary ${paper.stay.uhid}`,
  at: new Date(paper.at * 1000),
  head: (page, pages) => headOf(paper, page, pages),
  blocks: contentOf(paper),
  last: footOf(paper),
  seal: paper.seal,
})

const headOf = ({ stay, letterhead }: SummaryPaper, page: number, pages: number): Block => {
  const left = stack([
    paragraph(letterhead.doctor, { size: 14, weight: 600 }),
    paragraph(`${letterhead.degrees} · ${letterhead.speciality}`, { size: 9 }),
    paragraph(`Registration ${letterhead.registration}`, { size: 9, weight: 600 }),
  ])
  const years = `${stay.age} ${stay.age === 1 ? 'year' : 'years'}`
  return stack([
    beside(left, paragraph(letterhead.hospital, { size: 9, align: 'right' }), 0.58),
    ruler(4),
    beside(
      patientOf(stay.name, `${years} · ${stay.gender}`),
      paragraph(`UHID ${stay.uhid} · ${page} of ${pages}`, { size: 10, align: 'right' }),
      0.66,
    ),
    ruler(4),
  ])
}

const contentOf = (paper: SummaryPaper): readonly Block[] => {
  const { stay, summary } = paper
  const language = summary.adviceLanguage
  const heading = headingIn(language)
  return [
    paragraph('Discharge summary', { size: 14, weight: 600, gap: 4 }),
    paragraph(stayInWords(stay, language), { size: 10, gap: 8 }),
    ...part('Diagnosis', summary.diagnosis),
    ...part('On admission', stay.caseHistory),
    ...part('Course in hospital', summary.course),
    ...medicinesOf(paper, language),
    ...adviceOf(summary, heading('paper.advice')),
    ...followUpOf(summary, heading('paper.followUp')),
  ]
}

type HeadingText = Extract<keyof typeof texts, `paper.${string}`>

/** `Advice · सलाह`; in English alone it stands once. */
const headingIn =
  (language: Language) =>
  (id: HeadingText): string =>
    [...new Set([say('eng', id), say(language, id)])].join(' · ')

const english = (day: CalendarDay): string => longDayIn('eng', startOfDay(day))

const stayInWords = ({ admittedOn, dischargedOn, roomName, bedNumber, sponsor }: Stay, language: Language): string => {
  const placeIn = (each: Language) => `${roomIn(each, roomName)}, ${say(each, 'paper.bed', { bed: bedNumber })}`
  const days = dischargedOn === null ? 0 : daysBetween(admittedOn, dischargedOn)
  const length = days === 0 ? '' : ` (${days} ${days === 1 ? 'day' : 'days'})`
  return [
    `Admitted ${dayInWords(startOfDay(admittedOn))}`,
    dischargedOn === null ? 'Still in hospital' : `Discharged ${dayInWords(startOfDay(dischargedOn))}${length}`,
    ...new Set([placeIn('eng'), placeIn(language)]),
    sponsor,
  ].join(' · ')
}

const part = (heading: string, words: string): readonly Block[] =>
  words.trim() === '' ? [] : [passage(heading, words.trim(), { size: 10, gap: 6 })]

const medicinesOf = ({ summary, medicines: known }: SummaryPaper, language: Language): readonly Block[] => {
  const inBoth = headingIn(language)
  const goOn = summary.medicines.filter(({ change }) => change !== 'stops')
  const stop = summary.medicines.filter(({ change }) => change === 'stops')
  const [first, ...rest] = goOn.map((line, index) =>
    medicineBlock(line, {
      heading: `${index + 1}. ${printedName(line, known)} · ${inBoth(line.change === 'new' ? 'paper.new' : 'paper.continues')}`,
      language,
    }),
  )
  return [
    ...(first === undefined
      ? []
      : [
          stack([paragraph(inBoth('paper.medicines'), { size: 9, weight: 600 }), first]),
          ...rest,
          paragraph('', { size: 4 }),
        ]),
    ...(stop.length === 0
      ? []
      : [
          stack([
            paragraph(inBoth('paper.stops'), { size: 11, weight: 600 }),
            ...stop.map((line) => paragraph(printedName(line, known), { size: 11, indent: 14 })),
            paragraph('', { size: 4 }),
          ]),
        ]),
  ]
}

/** In the patient's language alone: the doctor chose these very sentences. */
const adviceOf = ({ adviceLanguage, standardAdvice, advice }: Summary, heading: string): readonly Block[] => {
  const sentences = [...adviceIn(adviceLanguage, standardAdvice), ...advice.split('\n')]
  const lines = sentences.map((each) => each.trim()).filter((each) => each !== '')
  return lines.map((line, index) =>
    passage(index === 0 ? heading : '', line, {
      size: 11,
      indent: 12,
      mark: '•',
      gap: index === lines.length - 1 ? 6 : 0,
    }),
  )
}

const followUpOf = ({ adviceLanguage, followUpOn, followUp }: Summary, heading: string): readonly Block[] => {
  if (followUpOn === null && followUp.trim() === '') return []
  const days = followUpOn === null ? [] : [longDayIn(adviceLanguage, startOfDay(followUpOn)), english(followUpOn)]
  const words = followUp.trim()
  if (days.length === 0) return [passage(heading, words, { size: 10 })]
  return [
    stack([
      paragraph(heading, { size: 9, weight: 600 }),
      ...[...new Set(days)].map((day, index) => paragraph(day, index === 0 ? { size: 11, weight: 600 } : { size: 9 })),
    ]),
    ...(words === '' ? [] : [passage('', words, { size: 10 })]),
  ]
}

const footOf = ({ letterhead, summary, seal }: SummaryPaper): Block => {
  const by = summary.savedBy === null || summary.savedBy === letterhead.doctor ? '' : `, written by ${summary.savedBy}`
  const day = summary.savedAt === null ? '' : longDayIn('eng', summary.savedAt)
  return stack([
    ruler(6),
    paragraph(`${letterhead.doctor}, treating doctor${by}`, { size: 10, weight: 600 }),
    paragraph(
      [day, `Registration ${letterhead.registration}`, seal ? 'Signed digitally' : '']
        .filter((each) => each !== '')
        .join(' · '),
      { size: 9 },
    ),
  ])
}
