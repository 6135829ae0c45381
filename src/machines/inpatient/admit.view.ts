import type { SnapshotFrom } from 'xstate'
import { freeBeds } from '../../core/inpatient/inpatient.rules'
import { countedAllergies } from '../../core/members/facts.rules'
import { holderOf, ownProfileOf } from '../../core/session/patientLookup'
import { faultBeside, faultOf } from '../kit/fault.view'
import { viewDraft } from './admission.view'
import { isAskedAgain, lastDischargeOf } from './admit.setup'
import type { admitMachine } from './admit.machine'

/** The form that admits somebody as it stands. */
export const viewAdmit = (snapshot: SnapshotFrom<typeof admitMachine>) => {
  const { context } = snapshot
  const { readmits, patient, detail, draft, hospitals, rooms, failure, openStay, doctorName } = context
  const room = rooms.find(({ id }) => id === draft.roomId)
  const phone = detail?.stay ?? patient
  const haveRoomsFailed = snapshot.hasTag('roomsFailed')
  const fault = snapshot.hasTag('failed') || haveRoomsFailed ? null : faultBeside(failure)
  const isBedConflict = failure?.code === 'bedTaken'
  return {
    ...viewDraft(context, lastDischargeOf(context)),
    isReadmission: readmits !== null,
    isForm: snapshot.hasTag('form'),
    isBusy: snapshot.hasTag('busy'),
    loadFault: snapshot.hasTag('failed') ? faultOf(failure) : null,
    fault: isBedConflict ? null : fault,
    bedFault: isBedConflict ? fault : null,
    isAskedAgain: isAskedAgain(context),
    openStay: openStay && { id: openStay.id, name: openStay.name },
    mobile: phone?.phoneNumber ? `${phone.countryCode} ${phone.phoneNumber}` : '',
    holder: readmits === null ? holderOf(patient, draft.memberId) : null,
    ownId: ownProfileOf(patient),
    doctorName: detail?.doctorName ?? doctorName,
    /** Whoever is taken up again stays who they are. */
    members: readmits === null ? (patient?.members ?? []).filter(({ name }) => name !== null && name !== '') : [],
    allergies: detail
      ? countedAllergies(detail.facts)
      : patient?.members.find(({ id }) => id === draft.memberId)?.allergies,
    isLocked: false,
    isPersonLocked: readmits !== null,
    isPlaceLocked: false,
    hospitals,
    rooms: rooms.map(({ id, name, beds }) => ({ id, name, isFull: beds.every(({ occupant }) => occupant !== null) })),
    beds: room ? freeBeds(room) : [],
    isLoadingRooms: snapshot.hasTag('loadingRooms'),
    roomsFault: haveRoomsFailed ? faultOf(failure) : null,
    isConfirmingLeave: snapshot.hasTag('confirmingLeave'),
  }
}

export type AdmitView = ReturnType<typeof viewAdmit>
