import type { SnapshotFrom } from 'xstate'
import type { displayMachine } from './display.machine'

/** The screen of a waiting room: the number that is called, while it is known to be the one. */
export const viewDisplay = (snapshot: SnapshotFrom<typeof displayMachine>) => ({
  shown: snapshot.context.shown,
  isLoading: snapshot.hasTag('loading'),
  isStale: snapshot.hasTag('stale'),
  isRinging: snapshot.hasTag('ringing'),
})
