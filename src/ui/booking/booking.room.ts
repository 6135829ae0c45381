import type { Room } from '../app/loading/features'
import type booking from '../intl/en/booking.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly booking: typeof booking
  }
}

/** Booking a slot is a part of the doctors' pages; one whose ticket was left goes on over every page. */
export const room: Room = { 'session.backgroundBooking': { hasLogic: true } }
