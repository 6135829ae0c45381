import type { SnapshotFrom } from 'xstate'
import { faultBeside, faultOf } from '../kit/fault.view'
import { viewDraft } from './admission.view'
import type { stayMachine } from './stay.machine'

/** The form of a stay as it stands: locked until it is corrected; who and where are never changed in it. */
export const viewStay = (snapshot: SnapshotFrom<typeof stayMachine>) => {
  const { context } = snapshot
  const { detail, failure, doctorName } = context
  const stay = detail?.stay ?? null
  return {
    ...viewDraft(context, null),
    stay,
    isForm: snapshot.hasTag('form'),
    isBusy: snapshot.hasTag('busy'),
    loadFault: snapshot.hasTag('failed') ? faultOf(failure) : null,
    fault: snapshot.hasTag('failed') ? null : faultBeside(failure),
    bedFault: null,
    mobile: stay?.phoneNumber ? `${stay.countryCode} ${stay.phoneNumber}` : '',
    doctorName: detail?.doctorName ?? doctorName,
    members: [],
    holder: null,
    ownId: null,
    isLocked: snapshot.hasTag('locked'),
    isCorrecting: context.isToCorrect || snapshot.hasTag('correcting'),
    isPersonLocked: true,
    isPlaceLocked: true,
    hospitals: stay ? [{ id: stay.hospitalId, name: detail?.hospitalName ?? '' }] : [],
    rooms: stay ? [{ id: stay.roomId, name: stay.roomName, isFull: false }] : [],
    beds: stay ? [{ id: stay.bedId, number: stay.bedNumber }] : [],
    isLoadingRooms: false,
    roomsFault: null,
    isChatEnabled: stay?.isChatEnabled ?? false,
    isDischarged: stay?.status === 'discharged',
    isConfirmingChat: snapshot.hasTag('confirmingChat'),
    isConfirmingLeave: snapshot.hasTag('confirmingLeave'),
  }
}

export type StayView = ReturnType<typeof viewStay>
