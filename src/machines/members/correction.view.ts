import type { SnapshotFrom } from 'xstate'
import { ageFault } from '../../core/members/members.rules'
import { faultBeside } from '../kit/fault.view'
import type { correctionMachine } from './correction.machine'

/** Who somebody without a mobile number is, as it is corrected. */
export const viewCorrection = (snapshot: SnapshotFrom<typeof correctionMachine>) => {
  const { person, failure } = snapshot.context
  return {
    person,
    isAgeWrong: ageFault(person.age) === 'wrong',
    canSave: snapshot.can({ type: 'save' }),
    isBusy: snapshot.hasTag('busy'),
    fault: faultBeside(failure),
  }
}
