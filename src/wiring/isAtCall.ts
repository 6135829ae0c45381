import type { ActorRefFrom } from 'xstate'
import type { slotMachine } from '../machines/app/slot.machine'
import type { App } from './ports'

/** Whether the room of a booking is open. */
export const isAtCall = (app: App, bookingId: string): boolean => {
  const slot = app.system.get('session.callRoom') as ActorRefFrom<typeof slotMachine> | undefined
  const shown = slot?.getSnapshot().context.shown
  return shown?.ref != null && shown.feature.at === bookingId
}
