import type { Hospital, Stay, StayChanges } from '../../core/inpatient/inpatient'
import { type AdmitDraft, isAdmissionDay, missingFields } from '../../core/inpatient/inpatient.rules'
import type { CalendarDay } from '../../core/kit/dates'
import { ageFault } from '../../core/members/members.rules'

export const EMPTY_DRAFT: AdmitDraft = {
  memberId: null,
  name: '',
  age: '',
  gender: null,
  hospitalId: '',
  roomId: '',
  bedId: '',
  sponsor: '',
  caseHistory: '',
  uhid: '',
  admittedOn: null,
}

export const draftOfStay = (stay: Stay): AdmitDraft => ({
  memberId: stay.memberId,
  name: stay.nameNow ?? stay.name,
  age: String(stay.age),
  gender: stay.gender,
  hospitalId: stay.hospitalId,
  roomId: stay.roomId,
  bedId: stay.bedId,
  sponsor: stay.sponsor,
  caseHistory: stay.caseHistory,
  uhid: stay.uhid,
  admittedOn: stay.admittedOn,
})

/** What of a stay can be corrected, as it is sent. */
export const changesOf = (draft: AdmitDraft): StayChanges => ({
  sponsor: draft.sponsor,
  caseHistory: draft.caseHistory.trim(),
  uhid: draft.uhid.trim(),
  admittedOn: draft.admittedOn ?? '',
})

/** The draft at the hospital it names, else at the one of now, else at the first. */
export const placedIn = (
  draft: AdmitDraft,
  hospitals: readonly Hospital[],
  { hospitalId, today }: { readonly hospitalId: string | null; readonly today: CalendarDay },
): AdmitDraft => {
  const first = hospitals.find(({ id }) => id === hospitalId) ?? hospitals[0]
  return {
    ...draft,
    hospitalId: draft.hospitalId || (first?.id ?? ''),
    admittedOn: draft.admittedOn ?? today,
  }
}

/** Nothing is missing, and age and day are possible. */
export const isSendable = (draft: AdmitDraft, today: CalendarDay, lastDischarge: CalendarDay | null): boolean =>
  missingFields(draft).length === 0 &&
  ageFault(draft.age) === null &&
  isAdmissionDay(draft.admittedOn ?? '', today, lastDischarge)
