import type { SnapshotFrom } from 'xstate'
import { cutText, TEXT_CUT } from '../../core/kit/text'
import { faultOf } from '../kit/fault.view'
import type { memberChooserMachine } from './memberChooser.machine'

export const viewMemberChooser = (snapshot: SnapshotFrom<typeof memberChooserMachine>) => {
  const { members, marked, failure } = snapshot.context
  return {
    isLoading: snapshot.hasTag('busy'),
    fault: snapshot.can({ type: 'retry' }) ? faultOf(failure) : null,
    members: members.map(({ id, name, age, gender, isDefault }) => ({
      id,
      name: name ?? '',
      shownName: cutText(name ?? '', TEXT_CUT.member),
      age,
      gender,
      isDefault,
    })),
    marked,
    isCompleting: snapshot.hasTag('completing'),
    canAdd: snapshot.can({ type: 'add' }),
    canSave: snapshot.can({ type: 'save' }),
  }
}
