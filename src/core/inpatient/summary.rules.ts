import type { DischargeMedicine, SummaryText } from './summary'

export const EMPTY_SUMMARY: SummaryText = {
  diagnosis: '',
  course: '',
  medicines: [],
  adviceLanguage: 'eng',
  standardAdvice: [],
  advice: '',
  followUpOn: null,
  followUp: '',
}

export const EMPTY_MEDICINE: DischargeMedicine = { name: '', dose: '', pattern: '', days: '' }

export type SummaryPart = 'diagnosis' | 'course' | 'medicines' | 'advice' | 'followUp'

const isBlank = (text: string): boolean => text.trim() === ''

/** The lines that say something: a row without a name is being written. */
export const namedMedicines = (medicines: readonly DischargeMedicine[]): readonly DischargeMedicine[] =>
  medicines.filter(({ name }) => !isBlank(name))

/** The parts that say nothing yet: a discharge without them leaves its summary due. */
export const missingParts = (text: SummaryText): readonly SummaryPart[] => [
  ...(isBlank(text.diagnosis) ? (['diagnosis'] as const) : []),
  ...(isBlank(text.course) ? (['course'] as const) : []),
  ...(text.standardAdvice.length === 0 && isBlank(text.advice) ? (['advice'] as const) : []),
  ...(text.followUpOn === null && isBlank(text.followUp) ? (['followUp'] as const) : []),
]

/** As it is sent: without rows that say nothing. */
export const summarySent = (text: SummaryText): SummaryText => ({
  ...text,
  medicines: [...namedMedicines(text.medicines)],
})
