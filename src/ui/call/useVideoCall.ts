import { useEffect } from 'react'
import type { CallSession } from '../../core/call/call'
import type { outgoingCallMachine } from '../../machines/call/outgoingCall.machine'
import { useContent } from '../app/loading/useSlot'

/** Shows the ring of a call that was on before the page knew of it, with what stops it. */
export const useFoundRing = (session: CallSession | null): void => {
  const outgoing = useContent<typeof outgoingCallMachine>('session.outgoingCall')
  const { bookingId = '', ringId = null, side, patient } = session ?? {}
  const found = side === 'staff' ? ringId : null
  const name = patient?.name ?? ''
  useEffect(() => {
    if (found !== null) outgoing?.send({ type: 'ring.found', bookingId, ringId: found, patient: name })
  }, [outgoing, bookingId, found, name])
}

/** Calls the patient of a video appointment, from whatever shows it. */
export const useVideoCall = (): ((bookingId: string) => void) => {
  const outgoing = useContent<typeof outgoingCallMachine>('session.outgoingCall')
  return (bookingId) => outgoing?.send({ type: 'call.pressed', bookingId })
}
