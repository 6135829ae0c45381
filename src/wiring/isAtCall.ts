import type { ActorRefFrom } from 'xstate'
import type { slotMachine } from '../machines/app/slot.machine'
import type { App } from './ports'

/** The open room of a booking; null where it is none. */
const roomOf = (app: App, bookingId: string) => {
  const slot = app.system.get('session.callRoom') as ActorRefFrom<typeof slotMachine> | undefined
  const shown = slot?.getSnapshot().context.shown
  return shown?.ref != null && shown.feature.at === bookingId ? shown.ref : null
}

/** Whether the room of a booking is open. */
export const isAtCall = (app: App, bookingId: string): boolean => roomOf(app, bookingId) !== null

/** Goes from the end of a call back to its beginning, for whoever is called again while they look at it. */
export const comeBackToCall = (app: App, bookingId: string): void => roomOf(app, bookingId)?.send({ type: 'again' })
