import type { SnapshotFrom } from 'xstate'
import { bookableFrom } from '../../core/booking/booking.rules'
import { faultBeside } from '../kit/fault.view'
import type { slotAlertMachine } from './slotAlert.machine'

/** What a doctor without slots shows instead of them. */
export const viewSlotAlert = (snapshot: SnapshotFrom<typeof slotAlertMachine>) => {
  const { outlook, failure } = snapshot.context
  return {
    isLoading: snapshot.hasTag('loading'),
    /** When the next slot begins and from when it can be booked; null where none is set, undefined where nobody knows. */
    next:
      outlook === null
        ? undefined
        : outlook.nextSlot === null
          ? null
          : { at: outlook.nextSlot, bookableFrom: bookableFrom(outlook.nextSlot) },
    isAsking: snapshot.hasTag('asking'),
    isSet: snapshot.hasTag('set'),
    canAsk: snapshot.can({ type: 'ask' }),
    fault: faultBeside(failure),
  }
}
