import type { SnapshotFrom } from 'xstate'
import type { liveQueueMachine } from './liveQueue.machine'

/** The patient's places in the queues of today; null while they are not known. */
export const placesOf = ({ context }: SnapshotFrom<typeof liveQueueMachine>) => context.places
