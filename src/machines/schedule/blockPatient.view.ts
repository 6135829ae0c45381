import type { SnapshotFrom } from 'xstate'
import { faultBeside, faultOf } from '../kit/fault.view'
import type { blockPatientMachine } from './blockPatient.machine'

/** The question whether a patient may book. */
export const viewBlockPatient = (snapshot: SnapshotFrom<typeof blockPatientMachine>) => {
  const { block, failure } = snapshot.context
  const isFailed = snapshot.hasTag('failed')
  return {
    isLoading: snapshot.hasTag('loading'),
    isBusy: snapshot.hasTag('busy'),
    name: block?.name ?? null,
    isBlocked: block?.isBlocked ?? false,
    loadFault: isFailed ? faultOf(failure) : null,
    fault: isFailed ? null : faultBeside(failure),
  }
}
