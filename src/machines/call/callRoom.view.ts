import type { SnapshotFrom } from 'xstate'
import type { CallPerson } from '../../core/call/call'
import type { MediaState } from '../../core/call/call.ports'
import { isLate, minutesOf } from '../../core/call/call.rules'
import { deviceKinds } from '../../core/call/devices.ports'
import type { UnixSeconds } from '../../core/kit/dates'
import { faultOf } from '../kit/fault.view'
import type { callRoomMachine } from './callRoom.machine'
import { askedOf, isReadyToJoin, letInBy, othersHere, whoLeft } from './callRoom.setup'

type Snapshot = SnapshotFrom<typeof callRoomMachine>

/** What of the call is shown. */
export type CallScreen =
  | 'opening'
  | 'missing'
  | 'failed'
  | 'tooEarly'
  | 'over'
  | 'lobby'
  | 'inside'
  | 'elsewhere'
  | 'shut'
  | 'lost'
  | 'summary'

const screenOf = (snapshot: Snapshot): CallScreen => {
  if (snapshot.matches('inside')) return 'inside'
  if (snapshot.matches('lobby') || snapshot.matches('consenting')) return 'lobby'
  // Asked again in the background: what was shown stays.
  if (snapshot.matches('opening')) return snapshot.context.session?.closed === 'callTooEarly' ? 'tooEarly' : 'opening'
  const screens = ['missing', 'failed', 'tooEarly', 'over', 'elsewhere', 'shut', 'lost', 'summary'] as const
  return screens.find((each) => snapshot.matches(each)) ?? 'opening'
}

/** One of the others, as their face is shown. */
export interface FaceView extends CallPerson {
  readonly media: MediaState | null
  readonly isBroken: boolean
}

/** How the line stands. */
export type LineView = 'joining' | 'waiting' | 'connected' | 'reconnecting'

const lineOf = (snapshot: Snapshot): LineView => {
  const lines = ['waiting', 'connected', 'reconnecting'] as const
  return lines.find((each) => snapshot.matches({ inside: { line: each } })) ?? 'joining'
}

/** Whether there is a call, and the own picture is sent in it: one camera films one thing at a time. */
export const viewOwnCamera = (snapshot: Snapshot | undefined) => {
  const isInCall = snapshot?.matches('inside') ?? false
  return { isInCall, isOn: isInCall && snapshot?.context.wanted.camera === true }
}

/** Who was here before, and whether they are to be expected by themselves: they did not leave, their line did. */
const leftOf = (left: CallPerson | null) => left && { name: left.name, isAway: left.isAway }

/** The call as it is printed. */
export const viewCallRoom = (snapshot: Snapshot) => {
  const { context } = snapshot
  const { session, wanted, own, faults, panel, quality, sending, media, broken } = context
  return {
    screen: screenOf(snapshot),
    session,
    bookingId: context.bookingId,
    fault: context.failure && faultOf(context.failure),
    refusal: context.refusal,
    isStaff: session?.side === 'staff',
    isUnsupported: context.isUnsupported,
    faults,
    isAudible: context.isAudible,
    wanted,
    devices: context.devices,
    chosen: context.chosen,
    speaker: context.speaker,
    hasDeviceChoice: deviceKinds.some((kind) => context.devices.filter((each) => each.kind === kind).length > 1),
    unplugged: context.unplugged,
    own,
    consent: session?.consent?.isGiven === false ? session.consent : null,
    hasAgreed: context.hasAgreed,
    isAdultPresent: context.isAdultPresent,
    lacksAgreement: context.isPointedOut && !isReadyToJoin(context),
    isConsenting: snapshot.matches('consenting'),
    line: lineOf(snapshot),
    /** Whoever is alone may be so again: who was here before. */
    left: leftOf(whoLeft(context)),
    others: othersHere(context).map((each): FaceView => ({
      ...each,
      media: media[each.uid] ?? null,
      isBroken: broken.includes(each.uid),
    })),
    quality,
    sending,
    panel,
    isMinimised: context.isMinimised,
    /** The doctor should have come in a while ago. */
    isLate: (now: UnixSeconds) => session !== null && isLate(session, now),
    /** Whole minutes that the call lasted; null of one that never began. */
    minutes: (now: UnixSeconds) => (session === null ? null : minutesOf(session, now)),
    /** Who is to join, where the patient is asked; with the answer on its way. */
    asked: snapshot.matches('inside') ? (askedOf(context)?.name ?? null) : null,
    isAnswering: snapshot.matches({ inside: { asking: 'answering' } }),
    /** Whom staff want to bring in, and what the patient said. */
    invited: session?.side === 'staff' ? session.invite : null,
    /** Whom the patient has let in and may take out again, where they are asked whether they mean it. */
    letIn: letInBy(context)?.name ?? null,
    isConfirmingTakeOut: snapshot.matches({ inside: { asking: 'confirmingTakeOut' } }),
    isTakingOut: snapshot.matches({ inside: { asking: 'takingOut' } }),
    isConfirmingEnd: snapshot.matches({ inside: { asking: 'confirmingEnd' } }),
    isEnding: snapshot.matches({ inside: { asking: 'ending' } }),
  }
}
export type CallRoomView = ReturnType<typeof viewCallRoom>
