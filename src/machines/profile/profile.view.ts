import type { SnapshotFrom } from 'xstate'
import { faultsOf, previewOf } from '../../core/doctors/profile.rules'
import { faultBeside, faultOf } from '../kit/fault.view'
import type { profileMachine } from './profile.machine'

/** A doctor's own profile: as patients see it, with what is being written, and what is wrong with that. */
export const viewProfile = (snapshot: SnapshotFrom<typeof profileMachine>) => {
  const { own, form, failure, isChecked } = snapshot.context
  const faults = form && isChecked ? faultsOf(form) : []
  const isSuperseded = snapshot.hasTag('superseded')
  return {
    isLoading: snapshot.hasTag('loading'),
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
    shown: own && (form ? previewOf(own.profile, form) : own.profile),
    videoFee: own?.videoFee ?? null,
    canEdit: own?.canEdit ?? false,
    form: snapshot.hasTag('editing') ? form : null,
    faults,
    isSaving: snapshot.hasTag('saving'),
    isSuperseded,
    refusal: snapshot.hasTag('editing') && failure?.code !== 'profileChanged' ? faultBeside(failure) : null,
  }
}

export type ProfileView = ReturnType<typeof viewProfile>
