import type { Hospital } from '../../core/inpatient/inpatient'
import { type AdmitDraft, admissionDays, isAdmissionDay, missingFields } from '../../core/inpatient/inpatient.rules'
import type { CalendarDay } from '../../core/kit/dates'
import { ageFault } from '../../core/members/members.rules'
import type { NumberHolder } from '../../core/session/patientLookup'
import type { Fault } from '../kit/fault.view'
import { isSendable } from './admission.draft'

interface Filled {
  readonly draft: AdmitDraft
  readonly hospitals: readonly Hospital[]
  readonly today: CalendarDay
}

/** What is filled in, what it is chosen from, and what is wrong or missing. */
export const viewDraft = ({ draft, hospitals, today }: Filled, lastDischarge: CalendarDay | null) => {
  const hospital = hospitals.find(({ id }) => id === draft.hospitalId)
  return {
    draft,
    sponsors: hospital?.sponsors ?? (draft.sponsor === '' ? [] : [draft.sponsor]),
    days: admissionDays(today, lastDischarge),
    isDayWrong: draft.admittedOn !== null && !isAdmissionDay(draft.admittedOn, today, lastDischarge),
    isAgeWrong: ageFault(draft.age) === 'wrong',
    missing: missingFields(draft),
    canSend: isSendable(draft, today, lastDischarge),
  }
}

interface Chosen {
  readonly id: string
  readonly name: string
}

/** The fields of an admission: of somebody who comes, whose bed is chosen, and of somebody who lies in one. */
export interface AdmissionFields extends ReturnType<typeof viewDraft> {
  readonly mobile: string
  readonly doctorName: string
  /** The family, where one of them is chosen. */
  readonly members: readonly { readonly id: string; readonly name: string | null }[]
  /** Whose the number is, where nobody of its account is known; null where that is no question. */
  readonly holder: NumberHolder | null
  /** The account's own profile. */
  readonly ownId: string | null
  /** What whoever is chosen is allergic to: null where nobody has asked, missing where nobody is chosen. */
  readonly allergies?: readonly string[] | null | undefined
  readonly hospitals: readonly Chosen[]
  readonly rooms: readonly (Chosen & { readonly isFull: boolean })[]
  readonly beds: readonly { readonly id: string; readonly number: string }[]
  /** Nothing can be changed. */
  readonly isLocked: boolean
  readonly isPersonLocked: boolean
  readonly isPlaceLocked: boolean
  readonly isLoadingRooms: boolean
  readonly roomsFault: Fault | null
  /** A conflict of the bed is said at the bed. */
  readonly bedFault: Fault | null
}
