import type { SnapshotFrom } from 'xstate'
import { faultOf } from '../kit/fault.view'
import type { payingMachine } from './paying.machine'

export const viewPaying = (snapshot: SnapshotFrom<typeof payingMachine> | undefined) => ({
  isBusy: snapshot?.hasTag('busy') ?? false,
  hasFailed: snapshot?.hasTag('failed') ?? false,
  /** Sanitised markup to show as it is. */
  shown: snapshot?.hasTag('shown') ? snapshot.context.shown : null,
  message: faultOf(snapshot?.context.failure ?? null).text,
})
