import type { SnapshotFrom } from 'xstate'
import { faultOf } from '../kit/fault.view'
import { hospitalOf } from './ward.setup'
import type { wardMachine } from './ward.machine'

/** The page of in-patients; list, board and what lies over them have views of their own. */
export const viewWard = (snapshot: SnapshotFrom<typeof wardMachine>) => {
  const { context } = snapshot
  const { tab, today, hospitals, failure, changedId, news } = context
  const { list, board, sheet } = snapshot.children
  return {
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
    hasNoHospital: snapshot.hasTag('empty'),
    tab,
    today,
    hospitals,
    hospital: hospitalOf(context) ?? null,
    changedId,
    news: news.length,
    /** Null until it is known of which hospital they are. */
    open: list && board && sheet ? { list, board, sheet } : null,
  }
}

export type WardView = ReturnType<typeof viewWard>
