import type { SnapshotFrom } from 'xstate'
import type { countdownMachine } from './countdown.machine'

/** Seconds that are left. */
export const secondsLeft = ({ context }: SnapshotFrom<typeof countdownMachine>): number => context.left
