import type { SnapshotFrom } from 'xstate'
import { addressMissing } from '../../core/medicines/address.rules'
import { faultBeside } from '../kit/fault.view'
import type { addressMachine } from './address.machine'

export const viewAddress = (snapshot: SnapshotFrom<typeof addressMachine>) => {
  const { draft, found, fault, failure } = snapshot.context
  return {
    ...draft,
    missing: addressMissing(draft),
    /** The town that the pincode filled in. */
    town: found?.city ?? null,
    pincodeFault: fault,
    isFinding: snapshot.hasTag('finding'),
    isLocating: snapshot.hasTag('locating'),
    isSaving: snapshot.hasTag('busy'),
    canSave: snapshot.can({ type: 'save' }),
    fault: faultBeside(failure),
  }
}

export type AddressView = ReturnType<typeof viewAddress>
