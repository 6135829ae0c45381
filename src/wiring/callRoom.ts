import { type EventObject, fromCallback } from 'xstate'
import { callPlace } from '../adapters/browser/callPlace'
import { browserDevices } from '../adapters/browser/devices'
import { onLineBack } from '../adapters/browser/lineBack'
import { openCalls } from '../adapters/call/calls'
import { lacksCameraSupport } from '../core/kit/media.rules'
import type { OpenedFeature } from '../machines/app/feature'
import { callRoomMachine } from '../machines/call/callRoom.machine'
import { fromFeed } from '../machines/kit/fromFeed'
import { fromPort, userAction } from '../machines/kit/fromPort'
import { callChanges } from './callChanges'
import { takeEntry } from './isAtCall'
import type { CallCommand, CallTarget } from '../core/call/call.ports'
import type { Ports } from './ports'

/** Milliseconds between two looks at a session of which nothing was announced. */
const LOOK_EVERY = 15_000

/** Reads the session of a call at once, whenever something of it is announced, and every now and then. */
const watchSession = (ports: Ports, bookingId: string, on: (event: EventObject) => void): (() => void) => {
  const leaving = new AbortController()
  const read = async (): Promise<void> => {
    const session = await ports.call.session({ id: bookingId }, leaving.signal)
    if (session.ok && !leaving.signal.aborted) on({ type: 'session.read', session: session.value } as EventObject)
  }
  const looking = setInterval(() => void read(), LOOK_EVERY)
  const stop = callChanges.on((changed) => {
    if (changed === null || changed === bookingId) void read()
  })
  void read()
  return () => {
    leaving.abort()
    clearInterval(looking)
    stop()
  }
}

/** The room of a booking, with the browser's own connections. */
export const openCallRoom = (ports: Ports, bookingId: string): OpenedFeature => {
  const place = callPlace(sessionStorage)
  const calls = openCalls({
    calls: ports.call,
    now: ports.clock.now,
    place: place.id,
    onChange: callChanges.on,
    onNetwork: onLineBack,
  })
  return {
    logic: callRoomMachine.provide({
      actors: {
        loadSession: fromPort(ports.call.session),
        consent: userAction(ports.call.consent),
        endCall: userAction(ports.call.end),
        answerInvite: userAction(ports.call.answerInvite),
        takeOut: userAction(ports.call.takeOut),
        news: fromFeed((_, on) => watchSession(ports, bookingId, on)),
        devices: fromFeed(({ chosen }, on) => browserDevices.subscribe(on, chosen)),
        deviceList: fromFeed((_, on) =>
          browserDevices.watch((devices) => on({ type: 'devices.listed', devices } as EventObject)),
        ),
        line: fromCallback<EventObject, CallTarget>(({ input, sendBack, receive }) => {
          const { send, leave } = calls.join(input, sendBack)
          // The machine sends the commands of the port alone.
          receive((command) => send(command as CallCommand))
          return leave
        }),
      },
      actions: {
        remember: ({ context: { wanted } }) => place.remember({ bookingId, ...wanted }),
        forget: () => place.forget(),
      },
    }),
    input: {
      bookingId,
      returning: place.recall(bookingId),
      isEntering: takeEntry(bookingId),
      isUnsupported: lacksCameraSupport(navigator.userAgent),
      devicePushToken: ports.store.device().deviceToken,
    },
  }
}
