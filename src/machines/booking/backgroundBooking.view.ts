import type { SnapshotFrom } from 'xstate'
import type { backgroundBookingMachine } from './backgroundBooking.machine'

/** What is said over every page of a booking that goes on by itself; null where none does. */
export const viewBackgroundBooking = (snapshot: SnapshotFrom<typeof backgroundBookingMachine> | undefined) =>
  snapshot?.hasTag('busy') ? 'placing' : snapshot?.hasTag('waiting') ? 'waiting' : null
