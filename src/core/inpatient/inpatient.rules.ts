import { addDays, type CalendarDay, DAY, dayOf, startOfDay } from '../kit/dates'
import type { Bed, OwnStay, Room, Stay, StayAction } from './inpatient'

/** In-patients fetched at once. */
export const STAY_PAGE = 10
/** Milliseconds the search waits for the typing to rest. */
export const STAY_SEARCH_DEBOUNCE = 500

/** Milliseconds until beds that could not be loaded again are asked for once more. */
export const LOOK_AGAIN = 10_000

/** Days a stay has lasted: 0 on its first day. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  Math.round((startOfDay(to) - startOfDay(from)) / DAY)

/** How long a stay is, or was. */
export const daysOfStay = (
  { admittedOn, dischargedOn }: Pick<Stay, 'admittedOn' | 'dischargedOn'>,
  today: CalendarDay,
): number => Math.max(0, daysBetween(admittedOn, dischargedOn ?? today))

/** The days on which an admission may have been: not after today, and for a re-admission not before the discharge. */
export const admissionDays = (
  today: CalendarDay,
  lastDischarge: CalendarDay | null,
): { readonly min: CalendarDay | undefined; readonly max: CalendarDay } => ({
  min: lastDischarge ?? undefined,
  max: today,
})

export const isAdmissionDay = (day: CalendarDay, today: CalendarDay, lastDischarge: CalendarDay | null): boolean => {
  const { min, max } = admissionDays(today, lastDischarge)
  return day <= max && (min === undefined || day >= min)
}

/** What happens to a person in a stay and marks its day: not what is written about them. */
const moves: readonly StayAction[] = ['admitted', 'readmitted', 'shifted', 'discharged']

export interface StayDay {
  readonly day: CalendarDay
  readonly isMarked: boolean
}

/** The days of a stay from the first to its last, or to today. */
export const stayDays = (
  stay: Pick<OwnStay, 'admittedOn' | 'dischargedOn' | 'history'>,
  today: CalendarDay,
): readonly StayDay[] => {
  const marked = new Set(stay.history.filter(({ action }) => moves.includes(action)).map(({ at }) => dayOf(at)))
  return Array.from({ length: daysOfStay(stay, today) + 1 }, (_, after) => {
    const day = addDays(stay.admittedOn, after)
    return { day, isMarked: marked.has(day) }
  })
}

export const isFree = ({ occupant }: Bed): boolean => occupant === null

export const freeBeds = ({ beds }: Room): readonly Bed[] => beds.filter(isFree)

/** A stay as the beds of a hospital have it; undefined where none of them does. */
export const occupantOf = (rooms: readonly Room[], stayId: string): Stay | undefined =>
  rooms.flatMap(({ beds }) => beds.map(({ occupant }) => occupant?.stay)).find((stay) => stay?.id === stayId) ??
  undefined

/** Where somebody can be moved to: the room that was chosen, else the next one with a free bed. */
export const roomWithFreeBed = (rooms: readonly Room[], chosenId: string | null): Room | undefined => {
  const from = rooms.findIndex(({ id }) => id === chosenId)
  const inTurn = from < 0 ? rooms : [...rooms.slice(from), ...rooms.slice(0, from)]
  return inTurn.find((room) => freeBeds(room).length > 0)
}

/** The fields of an admission before it is sent; empty texts are not filled in yet. */
export interface AdmitDraft {
  readonly memberId: string | null
  readonly name: string
  readonly age: string
  readonly gender: 'Male' | 'Female' | null
  readonly hospitalId: string
  readonly roomId: string
  readonly bedId: string
  readonly sponsor: string
  readonly caseHistory: string
  readonly uhid: string
  readonly admittedOn: CalendarDay | null
}

export type AdmitField = Exclude<keyof AdmitDraft, 'memberId'>

const fields: readonly AdmitField[] = [
  'name',
  'age',
  'gender',
  'hospitalId',
  'roomId',
  'bedId',
  'sponsor',
  'caseHistory',
  'admittedOn',
  'uhid',
]

/** What is still to be filled in before somebody can be admitted, in the order of the form. */
export const missingFields = (draft: AdmitDraft): readonly AdmitField[] =>
  fields.filter((field) => (draft[field] ?? '').trim() === '')

/** Another hospital has other rooms and beds, another room other beds; another sponsor too. */
export const withChange = (draft: AdmitDraft, change: Partial<AdmitDraft>): AdmitDraft => ({
  ...draft,
  ...(change.hospitalId !== undefined && change.hospitalId !== draft.hospitalId
    ? { roomId: '', bedId: '', sponsor: '' }
    : {}),
  ...(change.roomId !== undefined && change.roomId !== draft.roomId ? { bedId: '' } : {}),
  ...change,
})
