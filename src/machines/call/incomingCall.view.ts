import type { SnapshotFrom } from 'xstate'
import { degreeOf } from '../../core/call/ring.rules'
import { cutText, TEXT_CUT } from '../../core/kit/text'
import type { callRoomMachine } from './callRoom.machine'
import type { incomingCallMachine } from './incomingCall.machine'

/** What the screen of an incoming call shows; null while none rings. */
export const viewIncomingCall = (snapshot: SnapshotFrom<typeof incomingCallMachine>) => {
  const { ring, isSilent } = snapshot.context
  if (ring === null || !snapshot.hasTag('ringing')) return null
  return {
    caller: cutText(ring.callerName, TEXT_CUT.callLine),
    photo: ring.callerPhoto,
    /** Parts of the line under the name: years, speciality and degree, cut together by `lineOf`. */
    experience: ring.experience,
    speciality: ring.speciality,
    degree: degreeOf(ring.qualification),
    patient: ring.patientName,
    startsAt: ring.startsAt,
    isJoining: snapshot.hasTag('joining'),
    isDeclining: snapshot.matches({ ringing: 'declining' }),
    isSilent,
    /** Somebody else calls too, and rings once this is answered. */
    hasNext: snapshot.context.next !== '',
  }
}

/** Whether whoever is rung is in a room already, or on their way into it. */
export const viewIsInRoom = (room: SnapshotFrom<typeof callRoomMachine> | undefined): boolean =>
  room?.hasTag('inside') ?? false

/** The line under a caller's name. */
export const lineOf = (parts: readonly (string | null)[]): string =>
  cutText(parts.filter((part) => part !== null && part !== '').join(' · '), TEXT_CUT.callLine)
