import type { Room } from '../app/features'
import type booking from '../intl/en/booking.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly booking: typeof booking
  }
}

/** Booking a slot is a part of the doctors' pages: it has texts, and no feature of its own. */
export const room: Room = {}
