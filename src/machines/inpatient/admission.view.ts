import type { SnapshotFrom } from 'xstate'
import { admissionDays, freeBeds, isAdmissionDay, missingFields } from '../../core/inpatient/inpatient.rules'
import { ageFault } from '../../core/members/members.rules'
import { faultBeside, faultOf } from '../kit/fault.view'
import { lastDischargeOf } from './admission.setup'
import type { admissionMachine } from './admission.machine'

/** The form of an admission as it stands. */
export const viewAdmission = (snapshot: SnapshotFrom<typeof admissionMachine>) => {
  const { context } = snapshot
  const { mode, patient, detail, draft, hospitals, rooms, failure, openStay, today, doctorName } = context
  const isLocked = snapshot.hasTag('locked')
  const isNew = mode === 'new'
  const places = mode === 'new' || mode === 'readmit'
  const hospital = hospitals.find(({ id }) => id === draft.hospitalId)
  const room = rooms.find(({ id }) => id === draft.roomId)
  const stay = detail?.stay ?? null
  const missing = missingFields(draft)
  const lastDischarge = lastDischargeOf(context)
  const isDayWrong = draft.admittedOn !== null && !isAdmissionDay(draft.admittedOn, today, lastDischarge)
  const isAgeWrong = ageFault(draft.age) === 'wrong'
  return {
    mode,
    stay,
    isForm: snapshot.hasTag('form'),
    isLoading: snapshot.hasTag('loading'),
    isBusy: snapshot.hasTag('busy'),
    loadFault: snapshot.hasTag('failed') ? faultOf(failure) : null,
    fault: snapshot.hasTag('failed') || snapshot.hasTag('roomsFailed') ? null : faultBeside(failure),
    /** A conflict of the bed is said at the bed. */
    isBedConflict: failure?.code === 'bedTaken',
    openStay: openStay && { id: openStay.id, name: openStay.name },
    isLocked,
    draft,
    mobile: stay
      ? `${stay.countryCode} ${stay.phoneNumber}`
      : patient
        ? `${patient.countryCode} ${patient.phoneNumber}`
        : '',
    doctorName: detail?.doctorName ?? doctorName,
    /** Who of the family can be chosen; the mode of a known stay has its own. */
    members: isNew ? (patient?.members ?? []).filter(({ name }) => name !== null && name !== '') : [],
    isPersonLocked: !isNew,
    isPlaceLocked: !places,
    hospitals: stay && !places ? [{ id: stay.hospitalId, name: detail?.hospitalName ?? '' }] : hospitals,
    sponsors: hospital?.sponsors ?? (draft.sponsor === '' ? [] : [draft.sponsor]),
    rooms:
      stay && !places
        ? [{ id: stay.roomId, name: stay.roomName }]
        : rooms.map(({ id, name, beds }) => ({ id, name, isFull: beds.every(({ occupant }) => occupant !== null) })),
    beds: stay && !places ? [{ id: stay.bedId, number: stay.bedNumber }] : room ? freeBeds(room) : [],
    isLoadingRooms: snapshot.hasTag('loadingRooms'),
    roomsFault: snapshot.hasTag('roomsFailed') ? faultOf(failure) : null,
    days: admissionDays(today, lastDischarge),
    isDayWrong,
    missing,
    isAgeWrong,
    canSend: missing.length === 0 && !isDayWrong && !isAgeWrong,
    isChatEnabled: stay?.isChatEnabled ?? false,
    isConfirmingChat: snapshot.hasTag('confirmingChat'),
    isConfirmingLeave: snapshot.hasTag('confirmingLeave'),
    isDischarged: stay?.status === 'discharged',
    /** The child that asks for the number, while it does. */
    number: snapshot.children.number ?? null,
  }
}

export type AdmissionView = ReturnType<typeof viewAdmission>
