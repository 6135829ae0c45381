import type { ActorRefFrom } from 'xstate'
import type { OpenFlow } from '../app/feature'
import type { OrderChangeActor, OrderChangeStep } from './orderChange.machine'
import type { ordersMachine } from './orders.machine'

/** The question or the slots that are open over the orders; null while it is looked for which order they are of. */
const changeStep = (change: OrderChangeActor): OpenFlow['steps'] | null => {
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

/** How far a person has scrolled through their orders, and which of them they cancel or move. */
export const ordersFlow = (page: ActorRefFrom<typeof ordersMachine>, change: OrderChangeActor): OpenFlow | null => {
  const { listed, items } = page.getSnapshot().context
  const steps = changeStep(change)
  // The id goes with its step.
  return steps && { query: { order: null }, state: { listed: Math.max(listed, items.length) }, steps }
}
