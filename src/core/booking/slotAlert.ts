import * as Schema from 'effect/Schema'
import { UnixSeconds } from '../kit/dates'

/** When a doctor who has no free slot has some again, and whether the person asked to be notified of it. */
export const SlotOutlook = Schema.Struct({
  /** The first slot after the days that can be booked now; null where none is set yet. */
  nextSlot: Schema.NullOr(UnixSeconds),
  isAlertSet: Schema.Boolean,
})
export type SlotOutlook = typeof SlotOutlook.Type
