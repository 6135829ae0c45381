import { callInviteParams, joinRoomParams } from '../core/call/call.params'
import { callInviteMachine } from '../machines/call/callInvite.machine'
import { callReviewMachine } from '../machines/call/callReview.machine'
import { familyInviteMachine } from '../machines/call/familyInvite.machine'
import { fromPort, userAction } from '../machines/kit/fromPort'
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
  'page.callInvite': ({ call }, { place, login }) => ({
    logic: callInviteMachine.provide({ actors: { openInvite: fromPort(call.openInvite) } }),
    input: {
      token: callInviteParams(place.params).token ?? '',
      isGuest: login === null || login.role === 'GUEST',
    },
  }),
  'overlay.inviteFamily': ({ call, config }, { feature }) =>
    feature.at === undefined
      ? null
      : {
          logic: familyInviteMachine.provide({
            actors: {
              loadCountries: fromPort((_, signal) => config.read({ key: 'countryCodes' }, signal)),
              invite: userAction(call.invite),
            },
          }),
          input: { bookingId: feature.at },
        },
  'overlay.callReview': ({ call }, { feature }) =>
    feature.at === undefined
      ? null
      : {
          logic: callReviewMachine.provide({ actors: { review: userAction(call.review) } }),
          input: { bookingId: feature.at },
        },
  'overlay.deviceTest': async () => (await import('./deviceTest')).openDeviceTest(),
}
