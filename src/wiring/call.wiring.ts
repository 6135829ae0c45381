import { joinRoomParams } from '../core/call/call.params'
import type { RoomWiring } from './features'
import { isAtCall } from './isAtCall'

export const features: RoomWiring = {
  /** The room lives over pages: its page opens it, and shows it while it is looked at. */
  'page.joinRoom': (_, { place, app }) => {
    const { bookingId } = joinRoomParams(place.params)
    if (bookingId !== null && !isAtCall(app, bookingId))
      queueMicrotask(() => app.send({ type: 'open', feature: { id: 'session.callRoom', at: bookingId } }))
    return null
  },
  'session.callRoom': async (ports, { feature }) =>
    feature.at === undefined ? null : (await import('./callRoom')).openCallRoom(ports, feature.at),
  'overlay.deviceTest': async () => (await import('./deviceTest')).openDeviceTest(),
}
