import type { SnapshotFrom } from 'xstate'
import { faultBeside, faultOf } from '../kit/fault.view'
import type { templatesMachine } from './templates.machine'

/** What the panel of templates prints. */
export const viewTemplates = (snapshot: SnapshotFrom<typeof templatesMachine>) => {
  const { templates, opened, chosenId, name, isNameTaken, isNameMissing, failure } = snapshot.context
  const hasFailed = snapshot.hasTag('failed')
  return {
    isFirstLoad: opened === null && !hasFailed,
    fault: hasFailed ? faultOf(failure) : null,
    templates: templates.map((template) => ({ id: template.id, name: template.name })),
    isWriting: snapshot.hasTag('writing'),
    isNew: chosenId === null,
    chosenId,
    chosenName: templates.find(({ id }) => id === chosenId)?.name ?? '',
    name,
    nameFault: isNameMissing ? ('required' as const) : isNameTaken ? ('taken' as const) : null,
    isChecking: snapshot.hasTag('checking'),
    isSending: snapshot.hasTag('sending'),
    isConfirmingDelete: snapshot.hasTag('confirmingDelete'),
    isConfirmingLeave: snapshot.hasTag('confirmingLeave'),
    refusal: !hasFailed && !isNameTaken ? faultBeside(failure) : null,
  }
}
export type TemplatesView = ReturnType<typeof viewTemplates>
