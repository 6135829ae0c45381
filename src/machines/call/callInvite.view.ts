import type { SnapshotFrom } from 'xstate'
import { callInvitePath } from '../../core/app/links'
import { faultOf } from '../kit/fault.view'
import type { callInviteMachine } from './callInvite.machine'

/** What whoever was invited sees before the room. */
export const viewCallInvite = (snapshot: SnapshotFrom<typeof callInviteMachine>) => ({
  isUnknown: snapshot.matches('unknown'),
  path: callInvitePath(snapshot.context.token),
  fault: snapshot.matches('refused') ? faultOf(snapshot.context.failure) : null,
})
