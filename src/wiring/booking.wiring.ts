import type { Place } from '../machines/app/feature'
import type { BookingAttempt } from '../core/booking/attempt'
import type { RoomWiring } from './features'

/** Whether a page opens the ticket of a booking that was sent from it before a reload. */
const opensTicket = ({ route, params }: Place, { request }: BookingAttempt): boolean =>
  route === 'findDoctor' || (route === 'doctorProfile' && params['doctorId'] === request.doctorId)

export const features: RoomWiring = {
  'session.backgroundBooking': async (ports, request) => {
    const { store } = ports
    const attempt = store.readAttempt()
    if (attempt !== null && !opensTicket(request.place, attempt)) store.leaveAttempt(attempt)
    if (request.login?.role !== 'PATIENT' || store.leftAttempts().length === 0) return null
    return (await import('./backgroundBooking')).openBackgroundBooking(ports)
  },
}
