import type { SnapshotFrom } from 'xstate'
import { adviceIn } from '../../core/inpatient/advice'
import { EMPTY_MEDICINE, missingParts, namedMedicines } from '../../core/inpatient/summary.rules'
import { faultBeside, faultOf } from '../kit/fault.view'
import type { dischargeMachine } from './discharge.machine'

/** A discharge and its summary. */
export const viewDischarge = (snapshot: SnapshotFrom<typeof dischargeMachine>) => {
  const { stay, text, saved, mine, failure, isSummaryLater } = snapshot.context
  const isOver = snapshot.hasTag('over')
  const isUnsaved = snapshot.matches({ writing: 'unsaved' })
  return {
    stay,
    text,
    /** A row to type into stands at the end. */
    medicines: [...text.medicines, EMPTY_MEDICINE],
    sheet: {
      medicines: namedMedicines(text.medicines),
      advice: [...adviceIn(text.adviceLanguage, text.standardAdvice), ...text.advice.split('\n').filter(Boolean)],
    },
    missing: missingParts(text),
    isDischarged: stay.status === 'discharged',
    isFinished: saved?.isFinished ?? false,
    isLoading: snapshot.hasTag('loading'),
    loadFault: snapshot.hasTag('failed') ? faultOf(failure) : null,
    draft: snapshot.hasTag('savingDraft')
      ? ('saving' as const)
      : isUnsaved
        ? ('unsaved' as const)
        : snapshot.matches({ writing: 'saved' }) && saved?.savedAt
          ? ('saved' as const)
          : null,
    isSuperseded: snapshot.hasTag('superseded'),
    canPutBack: mine !== null,
    isConfirming: snapshot.hasTag('confirming'),
    isBusy: snapshot.hasTag('busy'),
    isSummaryLater,
    isOver,
    fault: snapshot.hasTag('failed') ? null : faultBeside(failure),
  }
}

export type DischargeView = ReturnType<typeof viewDischarge>
