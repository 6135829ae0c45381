import type { ActorRefFrom } from 'xstate'
import { paramsOfOrders } from '../../core/orders/orders.params'
import type { OpenFlow } from '../app/feature'
import type { OrderChangeActor, OrderChangeStep } from './orderChange.machine'
import type { ordersMachine } from './orders.machine'
import type { OrderTrackerActor } from './orderTracker.machine'

type Steps = OpenFlow['steps']

/** The question or the slots that are open over the orders; null while it is looked for which order they are of. */
const changeStep = (change: OrderChangeActor): Steps | null => {
  const snapshot = change.getSnapshot()
  if (snapshot.hasTag('finding')) return null
  const name: OrderChangeStep | null = snapshot.hasTag('confirming')
    ? 'cancel'
    : snapshot.children.moving
      ? 'move'
      : null
  if (name === null) return []
  const moving = snapshot.children.moving?.getSnapshot()
  const isLeavable = name === 'cancel' ? snapshot.can({ type: 'dismiss' }) : moving?.can({ type: 'dismiss' }) === true
  const close = () =>
    name === 'cancel' ? change.send({ type: 'dismiss' }) : snapshot.children.moving?.send({ type: 'dismiss' })
  return [{ name, query: { order: snapshot.context.order?.id ?? null }, close: isLeavable ? close : null }]
}

/** The order that is followed beside or over the list. */
const trackStep = (tracker: OrderTrackerActor): Steps => {
  const snapshot = tracker.getSnapshot()
  if (!snapshot.hasTag('open')) return []
  const close = snapshot.can({ type: 'dismiss' }) ? () => tracker.send({ type: 'dismiss' }) : null
  return [{ name: 'track', query: { order: snapshot.context.id }, close }]
}

/** Which orders are listed and how far they were scrolled, which is followed, and which is cancelled or moved. */
export const ordersFlow = (
  page: ActorRefFrom<typeof ordersMachine>,
  change: OrderChangeActor,
  tracker: OrderTrackerActor,
): OpenFlow | null => {
  const snapshot = page.getSnapshot()
  const { listed, items, query } = snapshot.context
  const steps = changeStep(change)
  return (
    steps && {
      // The id goes with its step.
      query: { order: null, ...(!snapshot.hasTag('settling') && paramsOfOrders(query)) },
      state: { listed: Math.max(listed, items.length) },
      steps: [...trackStep(tracker), ...steps],
    }
  )
}
