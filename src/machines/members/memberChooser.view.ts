import type { SnapshotFrom } from 'xstate'
import { faultOf } from '../kit/fault.view'
import { memberCard } from './family.view'
import type { memberChooserMachine } from './memberChooser.machine'

export const viewMemberChooser = (snapshot: SnapshotFrom<typeof memberChooserMachine>) => {
  const { members, marked, failure } = snapshot.context
  return {
    isLoading: snapshot.hasTag('busy'),
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
    members: members.map(memberCard),
    marked,
    isCompleting: snapshot.hasTag('completing'),
    canAdd: snapshot.can({ type: 'add' }),
    canSave: snapshot.can({ type: 'save' }),
  }
}
