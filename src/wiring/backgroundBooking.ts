import { backgroundBookingMachine } from '../machines/booking/backgroundBooking.machine'
import { fromPort } from '../machines/kit/fromPort'
import type { OpenedFeature } from '../machines/app/feature'
import type { Ports } from './ports'

/** Nobody pressed anything: what is refused is said in a notice, without the dialog of what is not allowed. */
export const openBackgroundBooking = ({ booking, store }: Ports): OpenedFeature => ({
  logic: backgroundBookingMachine.provide({ actors: { book: fromPort(booking.book) } }),
  input: { attempts: store.leftAttempts() },
})
