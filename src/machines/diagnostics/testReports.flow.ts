import type { KeptVisit } from '../../core/diagnostics/visitProgress'
import type { OpenFlow, OpenStep } from '../app/feature'
import type { VisitActor } from './testBooking.machine'
import { answersOf } from './testBooking.setup'
import type { TestReportsActor } from './testReports.machine'

/** What is chosen of a booking. */
const keptOf = (booking: VisitActor): KeptVisit => {
  const { context } = booking.getSnapshot()
  const { centreId, tests, memberId, day, attempt, booked } = context
  return { centreId, tests, memberId, day, answers: answersOf(context), attempt, booked }
}

/** The steps of a booking: the day and the person, the last look, and that it was sent. */
const visitSteps = (page: TestReportsActor, booking: VisitActor): readonly OpenStep[] => {
  const visit = booking.getSnapshot()
  const close = () => page.send({ type: 'booking.closed' })
  if (visit.hasTag('booked')) return [{ name: 'sent', close }]
  const steps: OpenStep[] = [{ name: 'day', close }]
  if (visit.hasTag('reviewing'))
    steps.push({ name: 'review', close: visit.can({ type: 'back' }) ? () => booking.send({ type: 'back' }) : null })
  const { chooser } = visit.children
  if (chooser?.getSnapshot().status === 'active')
    steps.push({ name: 'members', close: () => chooser.send({ type: 'close' }) })
  return steps
}

/** Where a person is on the page of tests: the centre in the address, and the cart, the booking, a member over it. */
export const testReportsFlow = (page: TestReportsActor): OpenFlow | null => {
  const snapshot = page.getSnapshot()
  const { centreId } = snapshot.context
  const { booking, tests } = snapshot.children
  // A booking that was open is on its way to where it was.
  if (snapshot.hasTag('recalling')) return null
  if (booking?.getSnapshot().hasTag('preparing') && booking.getSnapshot().context.step !== 'day') return null
  const query = tests?.getSnapshot().context.query
  const steps: OpenStep[] = []
  if (centreId !== null)
    steps.push({
      name: 'tests',
      query: {
        centre: centreId,
        search: query?.search === '' ? null : (query?.search ?? null),
        filter: query?.filter === 'all' ? null : (query?.filter ?? null),
      },
      close: () => page.send({ type: 'centres' }),
    })
  if (snapshot.hasTag('cart')) steps.push({ name: 'cart', close: () => page.send({ type: 'cart.closed' }) })
  if (booking) steps.push(...visitSteps(page, booking))
  return { query: {}, state: { visit: booking ? keptOf(booking) : null }, steps }
}
