import type { ActorRefFrom, AnyActorRef } from 'xstate'
import type { slotMachine } from '../machines/app/slot.machine'
import type { App } from './ports'

const shownIn = (app: App) =>
  (app.system.get('session.callRoom') as ActorRefFrom<typeof slotMachine> | undefined)?.getSnapshot().context.shown

/** The open room of a booking; null where it is none. */
const roomOf = (app: App, bookingId: string): AnyActorRef | null => {
  const shown = shownIn(app)
  return shown?.ref != null && shown.feature.at === bookingId ? shown.ref : null
}

/** Whether the room of a booking is open. */
export const isAtCall = (app: App, bookingId: string): boolean => roomOf(app, bookingId) !== null

/** Whether somebody is in a room, or on their way into it. */
export const isInCall = (app: App): boolean => shownIn(app)?.ref?.getSnapshot().hasTag('inside') === true

/** Goes from the end of a call back to its beginning, for whoever is called again while they look at it. */
export const comeBackToCall = (app: App, bookingId: string): void => roomOf(app, bookingId)?.send({ type: 'again' })

/** The booking whose caller goes into its room at once when it opens. */
let entered: string | null = null

/** Goes into the room of a booking past its lobby, now where it is open, else when it opens. */
export const enterCall = (app: App, bookingId: string): void => {
  const room = roomOf(app, bookingId)
  if (room === null) entered = bookingId
  else room.send({ type: 'enter' })
}

/** Whether the room of a booking, which opens, is entered past its lobby: once for each press. */
export const takeEntry = (bookingId: string): boolean => {
  const isEntered = entered === bookingId
  entered = null
  return isEntered
}
