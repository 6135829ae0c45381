import { afterEach, beforeEach, expect, vi } from 'vitest'
import { createActor, type EventObject, fromCallback } from 'xstate'
import { openCalls } from '../../src/adapters/call/calls'
import type { CallParts } from '../../src/adapters/call/line'
import type { CallPerson, CallSignal } from '../../src/core/call/call'
import type { CallCommand, CallTarget } from '../../src/core/call/call.ports'
import { done, failed } from '../../src/core/kit/outcome'
import { callRoomMachine } from '../../src/machines/call/callRoom.machine'
import { fromFeed } from '../../src/machines/kit/fromFeed'
import { fromPort } from '../../src/machines/kit/fromPort'
import { agoraStandIn } from './agora'
import { callSession, doctorInCall, patientInCall } from './callSession'

const session = callSession({ status: 'live', startedAt: 1000, wasIn: true })

/** A track of a device that can be taken away. */
class Track extends EventTarget {
  enabled = true
  muted = false
  readyState = 'live'
  constructor(readonly kind: 'audio' | 'video') {
    super()
  }
  stop() {
    this.readyState = 'ended'
  }
  getSettings() {
    return {}
  }
}
class Stream {
  constructor(readonly tracks: readonly Track[] = []) {}
  getTracks() {
    return this.tracks
  }
  addTrack() {}
}
/** A connection of a browser that goes as the test says. */
export class Connection extends EventTarget {
  static all: Connection[] = []
  connectionState = 'new'
  signalingState = 'stable'
  localDescription = null
  remoteDescription = null
  transceivers: unknown[] = []
  constructor() {
    super()
    Connection.all.push(this)
  }
  addTransceiver(track: Track | string) {
    const kind = typeof track === 'string' ? track : track.kind
    const made = {
      receiver: { track: { kind } },
      sender: { track: null, replaceTrack: async () => undefined },
      direction: 'sendrecv',
    }
    this.transceivers.push(made)
    return made
  }
  getTransceivers() {
    return this.transceivers
  }
  async createOffer() {
    return {}
  }
  async setLocalDescription() {}
  /** A browser does not answer what is asked of a connection that is closed before. */
  setRemoteDescription() {
    return new Promise<void>(() => undefined)
  }
  private came = 0
  /** Something comes each time it is looked at: the line lives. */
  async getStats() {
    this.came += 1
    return new Map([['pair', { type: 'candidate-pair', bytesReceived: this.came }]])
  }
  close() {}
  go(state: string) {
    this.connectionState = state
    this.dispatchEvent(new Event('connectionstatechange'))
  }
}

/** The microphone of a test, that can be taken away. */
export let microphone: Track
/** Devices that their owner does not give. */
export const refused = new Set<Track['kind']>()
beforeEach(() => {
  Connection.all = []
  refused.clear()
  microphone = new Track('audio')
  vi.stubGlobal('MediaStream', Stream)
  vi.stubGlobal('RTCPeerConnection', Connection)
  vi.stubGlobal('RTCRtpReceiver', { getCapabilities: () => null })
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: async ({ audio }: MediaStreamConstraints) => {
        if (refused.has(audio ? 'audio' : 'video')) throw new DOMException('', 'NotAllowedError')
        return new Stream([audio ? microphone : new Track('video')])
      },
    },
  })
})
/** Ends the calls of a test while there is still something to end them with. */
export const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.unstubAllGlobals()
})

/** Rows that answer as the test says, and what was asked of them. */
const rowsOf = (appId: string | null) => {
  const asked: string[] = []
  const state = {
    people: [patientInCall, doctorInCall] as readonly CallPerson[],
    signals: [] as CallSignal[],
    /** `notFound` of whoever was taken out. */
    presence: null as 'callReplaced' | 'callOver' | 'callFull' | 'notFound' | null,
    enter: null as 'callFull' | 'callElsewhere' | null,
    token: 1,
  }
  const calls: CallParts['calls'] = {
    rtcToken: async () => done({ rtcToken: `rtc${state.token}`, uid: 1, appId }),
    rtmToken: async () => done({ rtmToken: 'rtm', uid: 1 }),
    enter: async () => {
      asked.push('enter')
      return state.enter === null
        ? done({ uid: 1, people: state.people, lastSignal: 0, iceServers: [], isRelayed: false })
        : failed('conflict', '', state.enter)
    },
    presence: async () =>
      state.presence === null
        ? done({ status: 'live' as const, people: state.people, lastSignal: 0 })
        : state.presence === 'notFound'
          ? failed('notFound', '')
          : failed('conflict', '', state.presence),
    signal: async ({ kind, data }) => {
      asked.push(`${kind} ${data}`)
      return done({})
    },
    signals: async ({ after }) => done(state.signals.filter(({ seq }) => seq > after)),
    leave: async () => {
      asked.push('leave')
      return done({})
    },
  }
  return { asked, state, calls }
}

/** The room of a patient who came back to it, over one of the two ways. */
export const enterBy = (
  way: 'webrtc' | 'agora',
  how: Parameters<typeof agoraStandIn>[0] = {},
  enter: 'callFull' | 'callElsewhere' | null = null,
) => {
  const rows = rowsOf(way === 'agora' ? 'app' : null)
  rows.state.enter = enter
  const standIn = agoraStandIn(how)
  let announce: (bookingId: string | null) => void = () => undefined
  let networkBack: () => void = () => undefined
  const port = openCalls(
    {
      calls: rows.calls,
      now: () => 1000,
      place: () => 'tab',
      onChange: (on) => {
        announce = on
        return () => undefined
      },
      onNetwork: (on) => {
        networkBack = on
        return () => undefined
      },
    },
    async () => standIn.sdk,
  )
  const actor = createActor(
    callRoomMachine.provide({
      actors: {
        loadSession: fromPort(async () => done(session)),
        devices: fromFeed<{ chosen: object }>(() => () => undefined),
        deviceList: fromFeed<object>(() => () => undefined),
        news: fromFeed<{ bookingId: string }>(() => () => undefined),
        line: fromCallback<EventObject, CallTarget>(({ input, sendBack, receive }) => {
          const { send, leave } = port.join(input, sendBack)
          receive((command) => send(command as CallCommand))
          return leave
        }),
      },
      actions: { remember: () => undefined, forget: () => undefined },
    }),
    {
      input: {
        bookingId: 'b1',
        returning: { microphone: true, camera: true },
        isEntering: false,
        isUnsupported: false,
        devicePushToken: 'device',
      },
    },
  )
  const streams: number[] = []
  actor.on('stream', ({ uid }) => streams.push(uid))
  actor.start()
  ends.push(() => actor.stop())
  const other = { uid: 2, hasAudio: true, hasVideo: true }
  const changed = () => announce('b1')
  const state = (seq: number, media: object) => {
    rows.state.signals.push({ seq, from: 2, kind: 'state', generation: 0, data: JSON.stringify(media) })
    changed()
  }
  return {
    ...rows,
    standIn,
    actor,
    streams,
    changed,
    networkBack: () => networkBack(),
    at: () => actor.getSnapshot().value,
    line: () => (actor.getSnapshot().value as { inside?: { line: string } }).inside?.line,
    context: () => actor.getSnapshot().context,
    /** What happens at the other end and on the way, as this way has it. */
    world:
      way === 'agora'
        ? {
            speaks: () => standIn.emit('user-published', other, 'audio'),
            mutes: () => standIn.emit('user-unpublished', { ...other, hasAudio: false }, 'audio'),
            breaks: () => standIn.emit('connection-state-change', 'RECONNECTING', 'CONNECTED'),
            mends: () => standIn.emit('connection-state-change', 'CONNECTED', 'RECONNECTING'),
            cameraOn: () => expect(standIn.asked).toContain('publish video'),
            cameraOff: () => expect(standIn.asked).toContain('unpublish video'),
          }
        : {
            speaks: () => {
              const connection = Connection.all[0]!
              connection.go('connected')
              connection.dispatchEvent(Object.assign(new Event('track'), { track: new Track('audio') }))
              state(1, { microphone: true, camera: true, sharing: false })
            },
            mutes: () => state(2, { microphone: false, camera: true, sharing: false }),
            breaks: () => Connection.all[0]!.go('disconnected'),
            mends: () => Connection.all[0]!.go('connected'),
            cameraOn: () => expect(Connection.all).toHaveLength(1),
            cameraOff: () => expect(rows.asked).toContain('state {"microphone":true,"camera":false,"sharing":false}'),
          },
  }
}
type Room = ReturnType<typeof enterBy>
export const connected = async (room: Room) => {
  await expect.poll(room.line).toBe('connected')
  return room
}
