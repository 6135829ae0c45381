import type { ActorRefFrom } from 'xstate'
import type { OpenFlow } from '../app/feature'
import type { ordersMachine } from './orders.machine'

/** How far a person has scrolled through their orders. */
export const ordersFlow = (page: ActorRefFrom<typeof ordersMachine>): OpenFlow => {
  const { listed, items } = page.getSnapshot().context
  return { query: {}, state: { listed: Math.max(listed, items.length) }, steps: [] }
}
