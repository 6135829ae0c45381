import type { CallPerson, CallSignal, SignalKind } from '../../core/call/call'
import type { MediaState } from '../../core/call/call.ports'
import { PRESENCE_EVERY } from '../../core/call/call.rules'
import { type Quality, qualityOf, type Sending } from '../../core/call/quality.rules'
import { judgeOf, type OpenLine, signOfLife, withAbort } from '../call/line'
import { openPeer, type Peer } from './peer'

/** Milliseconds between looks for signals while somebody is not connected yet. */
const LOOK_EVERY = 1500
const SEND_AGAIN = 1000
const SEND_TRIES = 4

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const worst = (all: readonly Quality[]): Quality =>
  (['weak', 'fair'] as const).find((each) => all.includes(each)) ?? 'good'

/** Browsers connect to each other: presence, signals, and a connection to each of the others. */
export const openWebRtc: OpenLine = ({ entry, own, target }, parts, on) => {
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

  /** Sends less once a line was weak for long, and all again once it was good for longer. */
  const judge = judgeOf(now, on, (next) => {
    sending = next
    own.hold(next)
    void changed()
  })

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
    // Whoever begins anew, after a reload too, knows nothing of what is on here; nor may whoever answers after a gap.
    if (signal.kind === 'offer' || signal.kind === 'answer') sendState(signal.from)
    await peerOf(signal.from)
      .take(signal)
      .catch(() => undefined)
  }
  const readSignals = () => calls.signals({ id, after: seen }, cancelled)
  const fetchSignals = async (first: ReturnType<typeof readSignals>): Promise<void> => {
    for (let reading = first; ; reading = readSignals()) {
      const read = await reading
      if (cancelled.aborted || !read.ok || read.value.length === 0) return
      for (const signal of read.value) {
        if (signal.seq <= seen) continue
        seen = signal.seq
        await take(signal)
      }
    }
  }
  const isAlive = async (): Promise<void> => {
    const here = await signOfLife(target, parts, { on, signal: cancelled })
    if (here !== null) follow(here)
  }
  /** One look at a time; what is asked for meanwhile is one more. */
  const look = async (withPeople: boolean): Promise<void> => {
    if (isLooking) {
      hasMore = true
      return
    }
    isLooking = true
    try {
      // Asked side by side, and taken once it is known who is there: who of two yields goes by that.
      const reading = readSignals()
      if (withPeople) await isAlive()
      await fetchSignals(reading)
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
    // Browsers that are connected need no token; whoever comes back gets one by entering.
    renew: () => undefined,
    close: () => {
      abort()
      clearInterval(beating)
      clearInterval(looking)
      for (const stop of stops) stop()
      for (const peer of peers.values()) peer.close()
    },
  }
}
