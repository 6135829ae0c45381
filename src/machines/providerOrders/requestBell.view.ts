import type { SnapshotFrom } from 'xstate'
import type { requestBellMachine } from './requestBell.machine'

/** How many requests wait, and whether the sound is off; whoever has no bell has none. */
export const viewRequestBell = (snapshot: SnapshotFrom<typeof requestBellMachine> | undefined) => ({
  waiting: snapshot?.context.count ?? 0,
  isOff: snapshot?.context.isOff ?? false,
})
