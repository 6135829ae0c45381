import { ringtone } from '../adapters/browser/ringtone'
import { done, isUnsettled } from '../core/kit/outcome'
import { callPush } from '../core/call/ring.rules'
import { allows } from '../core/session/permissions.rules'
import { incomingCallMachine } from '../machines/call/incomingCall.machine'
import { outgoingCallMachine, type Started } from '../machines/call/outgoingCall.machine'
import { fromFeed } from '../machines/kit/fromFeed'
import { fromPort } from '../machines/kit/fromPort'
import { isOneOf, DOCTORS } from '../core/session/roles'
import type { LoginResult } from '../core/session/session'
import { callChanges } from './callChanges'
import type { RoomWiring } from './features'
import { comeBackToCall, enterCall, isInCall } from './isAtCall'
import type { App, Ports } from './ports'

const mayMakeTokens = ({ permissions }: LoginResult): boolean =>
  allows(permissions, 'videoCall.tokenForWeb') && allows(permissions, 'videoCall.tokenForApp')

const plugIncoming = ({ call, ring }: Ports, app: App) =>
  incomingCallMachine.provide({
    actors: {
      look: fromPort(ring.current),
      verify: fromPort(ring.read),
      acknowledge: fromPort(ring.ringing),
      admit: fromPort(async ({ channelName }, signal) => {
        const [rtc, rtm] = await Promise.all([
          call.rtcToken({ channelName }, signal),
          call.rtmToken({ channelName }, signal),
        ])
        return !rtc.ok ? rtc : rtm.ok ? done({}) : rtm
      }),
      answer: fromPort(async ({ ring: { id, bookingId }, key }, signal) => {
        const answered = await ring.accept({ id, key }, signal)
        // The machine goes into the room as well where nobody knows whether it was accepted.
        if (answered.ok || isUnsettled(answered.failure)) comeBackToCall(app, bookingId)
        return answered
      }),
      decline: fromPort(({ ring: { id, bookingId, memberId, patientId, callerId }, key }, signal) =>
        ring.notify({ id, type: 'rejected', bookingId, memberId, patientId, callerId, key }, signal),
      ),
      // Who is in a room is not rung out of it.
      sound: fromFeed((_, on) => (isInCall(app) ? () => {} : ringtone(() => on({ type: 'sound.blocked' })))),
    },
  })

const plugOutgoing = ({ call, ring }: Ports, { userId }: LoginResult, app: App) =>
  outgoingCallMachine.provide({
    actors: {
      start: fromPort(async ({ bookingId, key }, signal) => {
        const session = await call.session({ id: bookingId }, signal)
        if (!session.ok) return session
        const { channelName } = session.value
        const rtc = await call.rtcToken({ channelName }, signal)
        if (!rtc.ok) return rtc
        const rtm = await call.rtmToken({ channelName }, signal)
        if (!rtm.ok) return rtm
        const rung = await ring.notify({ id: crypto.randomUUID(), ...callPush(session.value, userId), key }, signal)
        // Pressed is joined: no lobby asks again. Where somebody of the team rings already, their caller goes in too.
        if (rung.ok ? rung.value.outcome !== 'busy' : rung.failure.code === 'alreadyRinging') enterCall(app, bookingId)
        return rung.ok
          ? done<Started>({ session: session.value, ringId: rung.value.id, outcome: rung.value.outcome })
          : rung
      }),
      read: fromPort(ring.read),
      cancel: fromPort(({ bookingId, ringId, key }, signal) =>
        ring.notify({ id: ringId, type: 'rejected', bookingId, key }, signal),
      ),
      watch: fromFeed(({ bookingId }, on) =>
        callChanges.on((changed) => {
          if (changed === null || changed === bookingId) on({ type: 'call.changed' })
        }),
      ),
    },
  })

export const features: RoomWiring = {
  // Whom no account names cannot be rung.
  'session.incomingCall': (ports, { login, app }) =>
    login?.role === 'PATIENT' && login.userId !== null
      ? { logic: plugIncoming(ports, app), input: { mayJoin: mayMakeTokens(login) } }
      : null,
  'session.outgoingCall': (ports, { login, app }) =>
    login !== null && isOneOf(DOCTORS, login.role)
      ? {
          logic: plugOutgoing(ports, login, app),
          input: { mayCall: mayMakeTokens(login) && allows(login.permissions, 'videoCall.sendNotification') },
        }
      : null,
}
