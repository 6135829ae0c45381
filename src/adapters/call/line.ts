import type { callApi } from '../../core/call/call.api'
import type { CallEntry, CallPerson } from '../../core/call/call'
import type { CallEvent, CallTarget } from '../../core/call/call.ports'
import { type Quality, type Sending, sendingAfter } from '../../core/call/quality.rules'
import type { PortOf } from '../../core/kit/port'
import type { OwnMedia } from '../webrtc/ownMedia'

/** What every call works with. */
export interface CallParts {
  readonly calls: Pick<
    PortOf<typeof callApi>,
    'rtcToken' | 'rtmToken' | 'enter' | 'presence' | 'signal' | 'signals' | 'leave'
  >
  /** Unix seconds, as the server has them. */
  readonly now: () => number
  /** This tab, the same after a reload. */
  readonly place: () => string
  /** Hears that something of a call changed, or null where anything may have meanwhile. Returns its stop. */
  readonly onChange: (on: (bookingId: string | null) => void) => () => void
  /** Hears that the network or the page came back. Returns its stop. */
  readonly onNetwork: (on: () => void) => () => void
}

/** A room that was entered, with what is sent to it. */
export interface EnteredRoom {
  readonly entry: CallEntry
  readonly own: OwnMedia
  readonly target: CallTarget
}

export type OnCall = (event: CallEvent<MediaStream>) => void

/** The way of pictures and sound to the others of a room. */
export interface Line {
  /** What of the own devices is sent is something else now. */
  readonly changed: () => Promise<void>
  readonly reconnect: () => void
  /** Goes on with a new token, where the way of the media has one. */
  readonly renew: () => void
  readonly close: () => void
}
export type OpenLine = (room: EnteredRoom, parts: CallParts, on: OnCall) => Line

export const withAbort = () => {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/** Tells how good a line is and, where that lasts, how much is to be sent over it. */
export const judgeOf = (now: () => number, on: OnCall, send: (sending: Sending) => void): ((next: Quality) => void) => {
  let quality: Quality = 'good'
  let sending: Sending = 'full'
  let since = now()
  return (next) => {
    if (next !== quality) {
      quality = next
      since = now()
      on({ type: 'quality', quality })
    }
    const lasted = now() - since
    const then = sendingAfter(sending, {
      weakFor: quality === 'weak' ? lasted : 0,
      goodFor: quality === 'good' ? lasted : 0,
    })
    if (then === sending) return
    sending = then
    since = now()
    send(sending)
    on({ type: 'saved.data', sending })
  }
}

/** Says that one is still here; who is, or null where that is not known. */
export const signOfLife = async (
  { bookingId: id }: CallTarget,
  { calls, place }: CallParts,
  { on, signal }: { readonly on: OnCall; readonly signal: AbortSignal },
): Promise<readonly CallPerson[] | null> => {
  const answer = await calls.presence({ id, place: place() }, signal)
  if (signal.aborted) return null
  if (answer.ok) return answer.value.people
  if (answer.failure.code === 'callReplaced') on({ type: 'replaced' })
  if (answer.failure.code === 'callFull') on({ type: 'refused', code: 'callFull' })
  // A call that is over is not one that somebody was put out of.
  if (answer.failure.code === 'callOver') on({ type: 'ended' })
  else if (answer.failure.kind === 'notFound' || answer.failure.kind === 'forbidden') on({ type: 'kicked' })
  return null
}
