import type { callApi } from '../../core/call/call.api'
import type { CallEntry, CallPerson, CallSignal, SignalKind } from '../../core/call/call'
import type { CallEvent, CallPort, CallRefusal, CallTarget, MediaState } from '../../core/call/call.ports'
import { PRESENCE_EVERY } from '../../core/call/call.rules'
import { type Quality, qualityOf, type Sending, sendingAfter } from '../../core/call/quality.rules'
import type { Outcome } from '../../core/kit/outcome'
import type { PortOf } from '../../core/kit/port'
import { openOwnMedia, type OwnMedia } from './ownMedia'
import { openPeer, type Peer } from './peer'

export interface WebRtcParts {
  readonly calls: PortOf<typeof callApi>
  /** Unix seconds, as the server has them. */
  readonly now: () => number
  /** This tab, the same after a reload. */
  readonly place: () => string
  /** Hears that something of a call changed, or null where anything may have meanwhile. Returns its stop. */
  readonly onChange: (on: (bookingId: string | null) => void) => () => void
  /** Hears that the network or the page came back. Returns its stop. */
  readonly onNetwork: (on: () => void) => () => void
}

/** Milliseconds between looks for signals while somebody is not connected yet. */
const LOOK_EVERY = 1500
const SEND_AGAIN = 1000
const SEND_TRIES = 4

const refusals: readonly string[] = [
  'callTooEarly',
  'callOver',
  'callFull',
  'callElsewhere',
  'consentMissing',
  'notFound',
]
const refusalOf = (outcome: Outcome<unknown>): CallRefusal => {
  const code = outcome.ok ? undefined : outcome.failure.code
  return code !== undefined && refusals.includes(code) ? (code as CallRefusal) : 'failed'
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const worst = (all: readonly Quality[]): Quality =>
  (['weak', 'fair'] as const).find((each) => all.includes(each)) ?? 'good'

interface Room {
  readonly entry: CallEntry
  readonly own: OwnMedia
  readonly target: CallTarget
}

/** A room that was entered: presence, signals, and a connection to each of the others. */
const openRoom = ({ entry, own, target }: Room, parts: WebRtcParts, on: (event: CallEvent<MediaStream>) => void) => {
  const { calls, now, place, onChange, onNetwork } = parts
  const { signal: cancelled, abort } = withAbort()
  const id = target.bookingId
  const peers = new Map<number, Peer>()
  const qualities = new Map<number, Quality>()
  const broken = new Set<number>()
  let people: readonly CallPerson[] = entry.people
  let seen = entry.lastSignal
  let sending: Sending = 'full'
  let isLooking = false
  let hasMore = false

  let quality: Quality = 'good'
  let since = now()
  /** Sends less once a line was weak for long, and all again once it was good for longer. */
  const judge = (next: Quality) => {
    if (next !== quality) {
      quality = next
      since = now()
      on({ type: 'quality', quality })
    }
    const lasted = now() - since
    const then = sendingAfter(sending, {
      weakFor: quality === 'weak' ? lasted : 0,
      goodFor: quality === 'good' ? lasted : 0,
    })
    if (then === sending) return
    sending = then
    since = now()
    own.hold(sending)
    on({ type: 'saved.data', sending })
    void changed()
  }

  const outbox = new Map<number, Promise<unknown>>()
  const sendSignal = (to: number, signal: { kind: SignalKind; generation: number; data: string }) => {
    const send = async (): Promise<void> => {
      const key = crypto.randomUUID()
      for (let tries = 0; tries < SEND_TRIES && !cancelled.aborted; tries += 1) {
        const sent = await calls.signal({ id, place: place(), to, ...signal, key }, cancelled)
        if (sent.ok || sent.failure.kind === 'conflict' || sent.failure.kind === 'notFound') return
        await pause(SEND_AGAIN)
      }
    }
    outbox.set(to, (outbox.get(to) ?? Promise.resolve()).then(send))
  }
  const sendState = (to: number) => sendSignal(to, { kind: 'state', generation: 0, data: JSON.stringify(own.state()) })

  const sideOf = (uid: number) => people.find((each) => each.uid === uid)?.side
  const rank = (uid: number) => ['staff', 'patient', 'family'].indexOf(sideOf(uid) ?? 'family') * 1000 + uid
  const peerOf = (uid: number): Peer => {
    const known = peers.get(uid)
    if (known) return known
    const setBroken = (isBroken: boolean) => {
      if (isBroken) broken.add(uid)
      else broken.delete(uid)
      on({ type: isBroken ? 'line.reconnecting' : 'line.clear', uid })
    }
    const peer = openPeer({
      config: {
        iceServers: entry.iceServers.map((each) => ({ ...each, urls: [...each.urls] })),
        iceTransportPolicy: entry.isRelayed ? 'relay' : 'all',
        bundlePolicy: 'max-bundle',
      },
      isPolite: rank(entry.uid) > rank(uid),
      own,
      now,
      send: (signal) => sendSignal(uid, signal),
      on: {
        stream: (stream) => on({ type: 'stream', uid, stream }),
        broken: () => setBroken(true),
        clear: () => setBroken(false),
        measured: (line) => {
          qualities.set(uid, qualityOf(line))
          judge(worst([...qualities.values()]))
        },
      },
    })
    peers.set(uid, peer)
    return peer
  }
  const follow = (next: readonly CallPerson[]) => {
    const before = new Set(people.filter(({ isHere }) => isHere).map(({ uid }) => uid))
    people = next
    for (const { uid, isHere } of next) {
      if (uid === entry.uid) continue
      if (isHere) peerOf(uid)
      if (isHere && !before.has(uid)) sendState(uid)
      if (!isHere && peers.has(uid)) {
        peers.get(uid)!.close()
        peers.delete(uid)
        qualities.delete(uid)
        if (broken.delete(uid)) on({ type: 'line.clear', uid })
      }
    }
    on({ type: 'people', people: next })
  }

  const take = async (signal: CallSignal): Promise<void> => {
    if (signal.kind === 'state')
      return on({ type: 'peer.media', uid: signal.from, media: JSON.parse(signal.data) as MediaState })
    await peerOf(signal.from)
      .take(signal)
      .catch(() => undefined)
  }
  const fetchSignals = async (): Promise<void> => {
    for (;;) {
      const read = await calls.signals({ id, after: seen }, cancelled)
      if (cancelled.aborted || !read.ok || read.value.length === 0) return
      for (const signal of read.value) {
        if (signal.seq <= seen) continue
        seen = signal.seq
        await take(signal)
      }
    }
  }
  const isAlive = async (): Promise<void> => {
    const answer = await calls.presence({ id, place: place() }, cancelled)
    if (cancelled.aborted) return
    if (answer.ok) return follow(answer.value.people)
    if (answer.failure.code === 'callReplaced') on({ type: 'replaced' })
    if (answer.failure.code === 'callOver') on({ type: 'ended' })
  }
  /** One look at a time; what is asked for meanwhile is one more. */
  const look = async (withPeople: boolean): Promise<void> => {
    if (isLooking) {
      hasMore = true
      return
    }
    isLooking = true
    try {
      if (withPeople) await isAlive()
      await fetchSignals()
    } finally {
      isLooking = false
    }
    if (!hasMore || cancelled.aborted) return
    hasMore = false
    await look(true)
  }
  const restartAll = () => {
    for (const peer of peers.values()) peer.restart()
    void look(true)
  }
  const stops = [
    onChange((changed) => {
      if (changed === null) restartAll()
      else if (changed === id) void look(true)
    }),
    onNetwork(() => {
      void own.revive()
      restartAll()
    }),
  ]
  const beating = setInterval(() => void look(true), PRESENCE_EVERY * 1000)
  const looking = setInterval(() => {
    if ([...peers.values()].some((peer) => !peer.isConnected())) void look(false)
  }, LOOK_EVERY)
  // Whoever enters begins.
  for (const { uid, isHere } of entry.people)
    if (isHere && uid !== entry.uid) {
      peerOf(uid).begin()
      sendState(uid)
    }
  void look(false)

  const changed = async (): Promise<void> => {
    for (const [uid, peer] of peers) {
      await peer.update(sending)
      sendState(uid)
    }
  }
  return {
    changed,
    reconnect: restartAll,
    close: () => {
      abort()
      clearInterval(beating)
      clearInterval(looking)
      for (const stop of stops) stop()
      for (const peer of peers.values()) peer.close()
    },
  }
}

const withAbort = () => {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/** Calls over the browsers' own connections: rows of ours carry who is here and how to connect. */
export const webRtcCalls = (parts: WebRtcParts): CallPort<MediaStream> => ({
  join: (target, on) => {
    const { signal, abort } = withAbort()
    let own: OwnMedia | null = null
    let room: ReturnType<typeof openRoom> | null = null
    let hasEntered = false
    const notify = (event: CallEvent<MediaStream>) => {
      if (!signal.aborted) on(event)
    }
    const showOwn = () => {
      if (own === null) return
      notify({ type: 'own.stream', stream: own.stream() })
      notify({ type: 'own.media', media: own.state() })
    }
    const changed = () => {
      showOwn()
      void room?.changed()
    }
    const enter = async (): Promise<void> => {
      const { calls, place } = parts
      const { bookingId: id, channelName, memberId, isMoving } = target
      const opening = openOwnMedia(target, { changed, lost: (kind) => notify({ type: 'device.lost', kind }) })
      const rtc = await calls.rtcToken({ channelName }, signal)
      if (!rtc.ok) return notify({ type: 'refused', code: refusalOf(rtc) })
      const rtm = await calls.rtmToken({ channelName }, signal)
      if (!rtm.ok) return notify({ type: 'refused', code: refusalOf(rtm) })
      own = await opening
      if (signal.aborted) return own.stop()
      const { rtcToken } = rtc.value
      const entered = await calls.enter({ id, channelName, memberId, rtcToken, place: place(), isMoving }, signal)
      if (!entered.ok) return notify({ type: 'refused', code: refusalOf(entered) })
      hasEntered = true
      if (signal.aborted) return
      notify({ type: 'joined', entry: entered.value })
      showOwn()
      room = openRoom({ entry: entered.value, own, target }, parts, notify)
    }
    void enter().catch(() => notify({ type: 'refused', code: 'failed' }))
    return {
      send: (command) => {
        switch (command.type) {
          case 'mic':
            return void own?.mic(command.isOn)
          case 'camera':
            return void own?.camera(command.isOn)
          case 'flip':
            return void own?.flip()
          case 'device':
            return void own?.device(command.kind, command.deviceId)
          case 'share':
            return void own?.share(command.isOn)
          case 'reconnect':
            return room?.reconnect()
        }
      },
      leave: () => {
        abort()
        room?.close()
        own?.stop()
        if (hasEntered)
          void parts.calls.leave({ id: target.bookingId, place: parts.place() }, new AbortController().signal)
      },
    }
  },
})
