import type { outgoingCallMachine } from '../../machines/call/outgoingCall.machine'
import { useContent } from '../app/loading/useSlot'

/** Calls the patient of a video appointment, from whatever shows it. */
export const useVideoCall = (): ((bookingId: string) => void) => {
  const outgoing = useContent<typeof outgoingCallMachine>('session.outgoingCall')
  return (bookingId) => outgoing?.send({ type: 'call.pressed', bookingId })
}
