import type { SnapshotFrom } from 'xstate'
import { faultBeside } from '../kit/fault.view'
import type { memberPhotoMachine } from './memberPhoto.machine'

/** The photo of a member, and why another one was not taken. */
export const viewMemberPhoto = (snapshot: SnapshotFrom<typeof memberPhotoMachine>) => {
  const { name, photo, fileFault, failure } = snapshot.context
  return {
    name,
    photo,
    fileFault,
    fault: faultBeside(failure),
    isBusy: snapshot.hasTag('busy'),
    canRemove: snapshot.can({ type: 'remove' }),
  }
}
