import type { SnapshotFrom } from 'xstate'
import type { Room } from '../../core/inpatient/inpatient'
import { adviceIn } from '../../core/inpatient/advice'
import { occupantOf } from '../../core/inpatient/inpatient.rules'
import { missingParts } from '../../core/inpatient/summary.rules'
import { faultBeside, faultOf } from '../kit/fault.view'
import type { dischargeMachine } from './discharge.machine'

/** A discharge and its summary; the rooms of the hospital say in which bed the patient lies now. */
export const viewDischarge = (snapshot: SnapshotFrom<typeof dischargeMachine>, rooms: readonly Room[] = []) => {
  const { stay: opened, text, saved, mine, failure, isSummaryLater } = snapshot.context
  const stay = opened.status === 'admit' ? (occupantOf(rooms, opened.id) ?? opened) : opened
  const isOver = snapshot.hasTag('over')
  const isUnsaved = snapshot.matches({ writing: 'unsaved' })
  return {
    stay,
    isMoved: stay.bedId !== opened.bedId,
    text,
    sheet: {
      medicines: text.medicines.filter(({ change }) => change !== 'stops'),
      stopped: text.medicines.filter(({ change }) => change === 'stops'),
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
    /** Of a stay that is over nothing is asked. */
    isConfirming: snapshot.hasTag('confirming') && opened.status === 'admit',
    isBusy: snapshot.hasTag('busy'),
    isSummaryLater,
    isOver,
    fault: snapshot.hasTag('failed') ? null : faultBeside(failure),
  }
}

export type DischargeView = ReturnType<typeof viewDischarge>
