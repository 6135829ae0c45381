import type { SnapshotFrom } from 'xstate'
import { choicesForAll, choicesOf } from '../../core/availability/availability.rules'
import { faultOf } from '../kit/fault.view'
import type { affectedMachine } from './affected.machine'

/** The appointments that lose their slot, with what was decided of each. */
export const viewAffected = (snapshot: SnapshotFrom<typeof affectedMachine>) => {
  const { hours, affected, decisions, failure } = snapshot.context
  return {
    isRemoval: hours === null,
    affected: affected.map((each) => ({
      ...each,
      choices: choicesOf(each),
      choice: decisions.find(({ appointmentId }) => appointmentId === each.id)?.choice ?? null,
    })),
    choicesForAll: choicesForAll(affected),
    undecided: affected.length - decisions.length,
    kept: decisions.filter(({ choice }) => choice === 'keep').length,
    isLoading: snapshot.hasTag('loading'),
    isApplying: snapshot.hasTag('applying'),
    hasFailed: snapshot.hasTag('failed'),
    fault: failure === null ? null : faultOf(failure),
  }
}

export type AffectedView = ReturnType<typeof viewAffected>
