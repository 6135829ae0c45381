import type { SnapshotFrom } from 'xstate'
import { faultBeside, faultOf } from '../kit/fault.view'
import type { templatesMachine } from './templates.machine'

/** What the panel of templates prints. */
export const viewTemplates = (snapshot: SnapshotFrom<typeof templatesMachine>) => {
  const { templates, opened, chosenId, name, isNameTaken, isNameMissing, failure } = snapshot.context
  const hasFailed = snapshot.hasTag('failed')
  // What was saved stays in sight while the list comes anew.
  const isReloading = snapshot.hasTag('loading') && opened !== null && chosenId !== null
  return {
    isFirstLoad: opened === null && !hasFailed,
    fault: hasFailed ? faultOf(failure) : null,
    templates: templates.map(({ id, name: words, diagnosis, medicines }) => ({
      id,
      name: words,
      diagnosis: diagnosis.map((chip) => chip.name),
      medicines: medicines.map((line) => line.name),
    })),
    isWriting: snapshot.hasTag('writing') || isReloading,
    /** Another one is opened after this one is saved or given up. */
    isLocked: snapshot.hasTag('locked') || snapshot.hasTag('sending') || snapshot.hasTag('loading'),
    isNew: chosenId === null,
    chosenId,
    chosenName: templates.find(({ id }) => id === chosenId)?.name ?? '',
    name,
    nameFault: isNameMissing ? ('required' as const) : isNameTaken ? ('taken' as const) : null,
    isChecking: snapshot.hasTag('checking'),
    isSending: snapshot.hasTag('sending') || isReloading,
    isConfirmingDelete: snapshot.hasTag('confirmingDelete'),
    isConfirmingLeave: snapshot.hasTag('confirmingLeave'),
    /** It was changed elsewhere since it was opened. */
    isSuperseded: failure?.code === 'templateChanged',
    refusal: !hasFailed && !isNameTaken ? faultBeside(failure) : null,
  }
}
export type TemplatesView = ReturnType<typeof viewTemplates>
