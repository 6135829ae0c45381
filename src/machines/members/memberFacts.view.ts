import type { SnapshotFrom } from 'xstate'
import { faultBeside, faultOf } from '../kit/fault.view'
import type { memberFactsMachine } from './memberFacts.machine'

/** What is known of a member: the family's words as they are edited, and what doctors wrote. */
export const viewMemberFacts = (snapshot: SnapshotFrom<typeof memberFactsMachine>) => {
  const { name, known, draft, failure } = snapshot.context
  return {
    name,
    draft,
    written: { allergies: known?.allergies ?? [], conditions: known?.conditions ?? [] },
    isLoading: snapshot.hasTag('loading'),
    isSaving: snapshot.hasTag('saving'),
    loadFault: snapshot.matches('failed') ? faultOf(failure) : null,
    fault: snapshot.matches('failed') ? null : faultBeside(failure),
  }
}
