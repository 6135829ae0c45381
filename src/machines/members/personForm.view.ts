import type { SnapshotFrom } from 'xstate'
import { ageFault } from '../../core/members/members.rules'
import { faultBeside } from '../kit/fault.view'
import { isAskedAgain, type personFormMachine } from './personForm.machine'

export const viewPersonForm = (snapshot: SnapshotFrom<typeof personFormMachine>) => {
  const { draft, touched, failure } = snapshot.context
  return {
    draft,
    isSaving: snapshot.hasTag('busy'),
    lacksName: touched && draft.name.trim() === '',
    ageFault: ageFault(draft.age) === 'missing' && !touched ? null : ageFault(draft.age),
    lacksGender: touched && draft.gender === null,
    isAskedAgain: isAskedAgain(snapshot.context),
    fault: faultBeside(failure),
  }
}

export type PersonFormView = ReturnType<typeof viewPersonForm>
