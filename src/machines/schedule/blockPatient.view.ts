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
    /** Whose account it is, and who of it is treated besides whom it was asked for. */
    account: block?.account ?? block?.name ?? null,
    others: block?.family.filter((name) => name !== block.name && name !== block.account) ?? [],
    loadFault: isFailed ? faultOf(failure) : null,
    fault: isFailed ? null : faultBeside(failure),
  }
}
