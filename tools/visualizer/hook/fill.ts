import type { SnapshotFrom } from 'xstate'
import type { bookingMachine } from '../../../src/machines/booking/booking.machine'

type Booking = SnapshotFrom<typeof bookingMachine>['context']

const daysOf = ({ calendar, consultation }: Booking) => calendar[consultation ?? 'video']

/**
 * What a path is played with where its model names an example: values that only the tab knows, taken from the context of
 * the machine. None of them leaves the tab.
 */
const fillers: Readonly<Record<string, (context: never) => unknown>> = {
  'first free slot': (context: Booking) => {
    const day = daysOf(context).find(({ date }) => date === context.date)
    return day?.slots.find(({ isBooked }) => !isBooked)?.id
  },
  'another day': (context: Booking) => daysOf(context).find(({ date }) => date !== context.date)?.date,
}

/** The value of a filler, or undefined where there is none. */
export const fillFrom = (name: string, context: unknown): unknown => fillers[name]?.(context as never)
