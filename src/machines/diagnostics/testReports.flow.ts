import type { OpenFlow, OpenStep } from '../app/feature'
import type { TestReportsActor } from './testReports.machine'

/** Where a person is on the page of tests: the centre in the address, and the cart, the booking, a member over it. */
export const testReportsFlow = (page: TestReportsActor): OpenFlow => {
  const snapshot = page.getSnapshot()
  const { centreId } = snapshot.context
  const { booking, tests } = snapshot.children
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
  const visit = booking?.getSnapshot()
  if (booking && visit) {
    steps.push({ name: 'day', close: () => page.send({ type: 'booking.closed' }) })
    if (visit.hasTag('reviewing'))
      steps.push({
        name: 'review',
        close: visit.can({ type: 'back' }) ? () => booking.send({ type: 'back' }) : null,
      })
    const { chooser } = visit.children
    if (chooser?.getSnapshot().status === 'active')
      steps.push({ name: 'members', close: () => chooser.send({ type: 'close' }) })
  }
  return { query: {}, state: { step: centreId === null ? 0 : 1 }, steps }
}
