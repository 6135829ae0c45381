import { charactersIn } from '../kit/text'
import type { MedicineLine } from '../prescription/prescription'
import type { DischargeMedicine, FreeMedicine, MedicineChange, SummaryText } from './summary'

export const EMPTY_SUMMARY: SummaryText = {
  diagnosis: '',
  course: '',
  medicines: [],
  dismissals: [],
  adviceLanguage: 'eng',
  standardAdvice: [],
  advice: '',
  followUpOn: null,
  followUp: '',
}

export type SummaryPart = 'diagnosis' | 'course' | 'medicines' | 'advice' | 'followUp'

const isBlank = (text: string): boolean => text.trim() === ''

const both = (...texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(' ')

/** Characters of the name of a line; a dose that does not fit beside it is noted. */
const LONGEST_NAME = 160
/** `1-0-1` and `SOS`, which are read as doses. */
const DOSE = /^(?:(?:[\d.]+|\d\/\d)(?:-(?:[\d.]+|\d\/\d)){2,3}|sos|stat)$/i

/** A medicine of an old summary as a line in the doctor's own words: what is no dose and no number of days is its note. */
const lineOfFree = ({ name, dose, pattern, days }: FreeMedicine): DischargeMedicine => {
  const whenText = DOSE.test(pattern.trim()) ? pattern.trim() : ''
  const isLong = charactersIn(both(name, dose)) > LONGEST_NAME
  const frequencyDays = /^\d{1,3}$/.test(days.trim()) ? Math.min(365, Math.max(1, Number(days))) : null
  return {
    name: isLong ? name : both(name, dose),
    medicineId: null,
    note: both(isLong ? dose : '', whenText === '' ? pattern : '', frequencyDays === null ? days : ''),
    mealType: null,
    mealTypeTime: [],
    whenText,
    frequency: whenText.includes('-') ? ['daily'] : [],
    frequencyDays,
    frequencyText: '',
    change: 'new',
  }
}

/** A stored summary, whose medicines may be those of an old one. */
export interface StoredSummary extends Omit<SummaryText, 'medicines' | 'dismissals'> {
  readonly medicines: readonly (DischargeMedicine | FreeMedicine)[]
  readonly dismissals?: SummaryText['dismissals']
}

/** A stored summary as it is read now. */
export const summaryOf = (stored: StoredSummary): SummaryText => ({
  ...stored,
  medicines: stored.medicines.flatMap((each) =>
    'change' in each ? [each] : isBlank(each.name) ? [] : [lineOfFree(each)],
  ),
  dismissals: stored.dismissals ?? [],
})

/** Lines of the same product, or of the same words. */
const isSame = (one: Pick<MedicineLine, 'name' | 'medicineId'>, other: Pick<MedicineLine, 'name' | 'medicineId'>) =>
  one.medicineId === null || other.medicineId === null
    ? one.name.trim().toLowerCase() === other.name.trim().toLowerCase()
    : one.medicineId === other.medicineId

/** The generic of a line, null where it is not known: another strength of what was taken continues. */
type GenericOf = (line: Pick<MedicineLine, 'name' | 'medicineId'>) => string | null

const isAlike = (one: MedicineLine, other: MedicineLine, genericOf: GenericOf): boolean =>
  isSame(one, other) || (genericOf(one) !== null && genericOf(one) === genericOf(other))

/** What becomes of a line: it goes on when it was taken before. */
export const changeOf = (line: MedicineLine, taken: readonly MedicineLine[], genericOf: GenericOf): MedicineChange =>
  taken.some((before) => isAlike(before, line, genericOf)) ? 'continues' : 'new'

/** What was taken before and of which nothing is said yet: it neither goes on nor stops. */
export const undecided = (
  taken: readonly MedicineLine[],
  lines: readonly MedicineLine[],
  genericOf: GenericOf,
): readonly MedicineLine[] => taken.filter((before) => !lines.some((line) => isAlike(before, line, genericOf)))

/** The parts that say nothing yet: a discharge without them leaves its summary due. */
export const missingParts = (text: SummaryText): readonly SummaryPart[] => [
  ...(isBlank(text.diagnosis) ? (['diagnosis'] as const) : []),
  ...(isBlank(text.course) ? (['course'] as const) : []),
  ...(text.standardAdvice.length === 0 && isBlank(text.advice) ? (['advice'] as const) : []),
  ...(text.followUpOn === null && isBlank(text.followUp) ? (['followUp'] as const) : []),
]
