import type { SnapshotFrom } from 'xstate'
import type { outgoingCallMachine } from './outgoingCall.machine'

/** What stands over the page while a call goes out; null while none does. */
export const viewOutgoingCall = (snapshot: SnapshotFrom<typeof outgoingCallMachine>) => {
  const { patient, isRinging, outcome } = snapshot.context
  if (snapshot.matches('unanswered'))
    return { patient, stage: outcome === 'declined' ? 'declined' : outcome === 'missed' ? 'missed' : 'over' } as const
  if (snapshot.matches('calling') || snapshot.matches('cancelling'))
    return { patient, stage: isRinging ? 'ringing' : 'calling' } as const
  return null
}
