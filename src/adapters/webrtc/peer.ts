import type { CallSignal, SignalKind } from '../../core/call/call'
import { type Measured, type Sending } from '../../core/call/quality.rules'
import type { OwnMedia } from './ownMedia'

/** Milliseconds: candidates are gathered, a line that broke waits, a new connection is made, packets are missed. */
const BATCH = 100
const DISCONNECTED_FOR = 2000
const RESTART_LASTS = 10_000
/** A connection made anew gets twice as long as the one before, so often: where signals are slow, each would end the last. */
const MOST_DOUBLED = 3
const OFFER_WAIT = 3000
const STATS_EVERY = 1000
const SILENT_FOR = 3000

const limits = {
  full: { width: 640, maxBitrate: 900_000, maxFramerate: 24 },
  small: { width: 320, maxBitrate: 150_000, maxFramerate: 12 },
  held: { width: 320, maxBitrate: 150_000, maxFramerate: 12 },
} as const satisfies Record<Sending, unknown>

export interface PeerParts {
  readonly config: RTCConfiguration
  /** In a collision the impolite one's offer stands. */
  readonly isPolite: boolean
  readonly own: OwnMedia
  /** The server's time in unix seconds: both ends count beginnings by it. */
  readonly now: () => number
  readonly send: (signal: { kind: SignalKind; generation: number; data: string }) => void
  readonly on: {
    readonly stream: (stream: MediaStream) => void
    readonly broken: () => void
    readonly clear: () => void
    readonly measured: (line: Measured) => void
  }
}

/** The connection to one of the others. */
export interface Peer {
  /** Offers at once: whoever enters begins. */
  readonly begin: () => void
  readonly take: (signal: CallSignal) => Promise<void>
  /** The network is another one, or is back. */
  readonly restart: () => void
  /** Sends the tracks of now, so large. */
  readonly update: (sending: Sending) => Promise<void>
  readonly isConnected: () => boolean
  readonly close: () => void
}

const kinds = ['audio', 'video'] as const

const preferVp8 = (transceiver: RTCRtpTransceiver): void => {
  const all = RTCRtpReceiver.getCapabilities('video')?.codecs ?? []
  const isVp8 = ({ mimeType }: { mimeType: string }) => mimeType.toLowerCase() === 'video/vp8'
  if (transceiver.receiver.track.kind === 'video' && 'setCodecPreferences' in transceiver)
    transceiver.setCodecPreferences([...all.filter(isVp8), ...all.filter((each) => !isVp8(each))])
}

/**
 * Perfect negotiation, in generations: a connection that cannot be mended is made anew under a higher number, and what
 * belongs to a lower one is ignored. Whoever enters offers first.
 */
export const openPeer = ({ config, isPolite, own, now, send, on }: PeerParts): Peer => {
  let generation = 0
  let pc: RTCPeerConnection | null = null
  let isOffering = false
  let waiting: RTCIceCandidateInit[] = []
  let sending: Sending = 'full'
  let isBroken = false
  let isClosed = false
  /** Connections that were made anew since the last one that came about. */
  let renewed = 0
  const timers: Partial<Record<'batch' | 'mend' | 'renew' | 'offer' | 'stats', ReturnType<typeof setTimeout>>> = {}
  const clear = (name: keyof typeof timers) => clearTimeout(timers[name])
  const after = (name: keyof typeof timers, ms: number, work: () => void) => {
    clear(name)
    timers[name] = setTimeout(() => isClosed || work(), ms)
  }

  const setBroken = (next: boolean) => {
    if (next === isBroken) return
    isBroken = next
    if (next) on.broken()
    else on.clear()
  }
  /** Ends with the connection of now: a browser never answers what it asked of one that was closed meanwhile. */
  let life = new AbortController()
  const whileItLasts = <T>(asked: Promise<T>): Promise<T | undefined> => {
    const { signal } = life
    const over = new Promise<undefined>((resolve) => {
      signal.addEventListener('abort', () => resolve(undefined), { once: true })
    })
    return Promise.race([asked, over])
  }
  const end = () => {
    life.abort()
    life = new AbortController()
    pc?.close()
  }
  const transceiverOf = (kind: string) => pc?.getTransceivers().find((each) => each.receiver.track.kind === kind)

  const limit = async (): Promise<void> => {
    const sender = transceiverOf('video')?.sender
    if (!sender?.track) return
    const { width, maxBitrate, maxFramerate } = limits[sending]
    const from = sender.track.getSettings().width ?? width
    const parameters = sender.getParameters()
    if (parameters.encodings.length === 0) return
    const isShared = own.state().sharing
    Object.assign(parameters.encodings[0]!, {
      maxBitrate,
      maxFramerate,
      scaleResolutionDownBy: isShared ? 1 : Math.max(1, from / width),
    })
    await sender.setParameters(parameters).catch(() => undefined)
  }
  const attach = async (): Promise<void> => {
    for (const kind of kinds) {
      const transceiver = transceiverOf(kind)
      if (!transceiver) continue
      if (transceiver.direction !== 'sendrecv') transceiver.direction = 'sendrecv'
      await whileItLasts(transceiver.sender.replaceTrack(own.track(kind)))
    }
  }

  const connect = (next: number): RTCPeerConnection => {
    end()
    generation = next
    waiting = []
    isOffering = false
    const made = new RTCPeerConnection(config)
    pc = made
    const remote = new MediaStream()
    let batch: RTCIceCandidateInit[] = []
    made.addEventListener('icecandidate', ({ candidate }) => {
      if (!candidate || pc !== made) return
      batch.push(candidate.toJSON())
      if (batch.length > 1) return
      after('batch', BATCH, () => {
        send({ kind: 'candidates', generation: next, data: JSON.stringify(batch) })
        batch = []
      })
    })
    made.addEventListener('track', ({ track }) => {
      remote.addTrack(track)
      if (pc === made) on.stream(remote)
    })
    made.addEventListener('connectionstatechange', () => {
      if (pc !== made) return
      if (made.connectionState === 'connected') {
        clear('mend')
        clear('renew')
        renewed = 0
        setBroken(false)
        void limit()
        watch(made)
      }
      if (made.connectionState === 'disconnected') after('mend', DISCONNECTED_FOR, mend)
      if (made.connectionState === 'failed') mend()
      if (made.connectionState === 'disconnected' || made.connectionState === 'failed') setBroken(true)
    })
    // A connection that does not come about is made anew.
    after('renew', RESTART_LASTS * 2 ** Math.min(renewed, MOST_DOUBLED), renew)
    return made
  }

  /** Looks every second at how the line is, and whether anything still comes. */
  const watch = (made: RTCPeerConnection): void => {
    let last = { received: -1, lost: 0, packets: 0, at: performance.now() }
    const look = async (): Promise<void> => {
      if (pc !== made || made.connectionState !== 'connected') return
      const found = { received: 0, lost: 0, packets: 0, rtt: 0 }
      for (const report of (await made.getStats()).values()) {
        if (report.type === 'inbound-rtp') {
          found.lost += report.packetsLost ?? 0
          found.packets += report.packetsReceived ?? 0
        }
        if (report.type !== 'candidate-pair') continue
        // Whoever has neither camera nor microphone still answers whether they are there.
        found.received += (report.bytesReceived ?? 0) + (report.requestsReceived ?? 0) + (report.responsesReceived ?? 0)
        if (report.nominated && report.currentRoundTripTime !== undefined)
          found.rtt = report.currentRoundTripTime * 1000
      }
      const moved = found.received !== last.received
      const silentFor = moved ? 0 : performance.now() - last.at
      if (moved) setBroken(false)
      else if (silentFor > SILENT_FOR && !isBroken) {
        setBroken(true)
        mend()
      }
      const [lost, packets] = [found.lost - last.lost, found.packets - last.packets]
      if (moved && last.received >= 0)
        on.measured({ loss: lost <= 0 ? 0 : lost / Math.max(1, lost + packets), rtt: found.rtt })
      if (moved) last = { ...found, at: performance.now() }
      after('stats', STATS_EVERY, () => void look())
    }
    after('stats', STATS_EVERY, () => void look())
  }

  const offer = async (made: RTCPeerConnection, options: RTCOfferOptions = {}): Promise<void> => {
    isOffering = true
    try {
      await made.setLocalDescription(await made.createOffer(options))
      if (pc === made) send({ kind: 'offer', generation, data: JSON.stringify(made.localDescription) })
    } finally {
      isOffering = false
    }
  }
  const begin = () => {
    const made = connect(Math.max(now(), generation + 1))
    for (const kind of kinds) {
      const transceiver = made.addTransceiver(own.track(kind) ?? kind, { direction: 'sendrecv' })
      preferVp8(transceiver)
    }
    void offer(made).catch(() => undefined)
  }
  const isConnected = () => pc?.connectionState === 'connected' && !isBroken
  /** Over a line that holds, a way that was looked for without an answer is only one that is not known. */
  const renew = () => {
    if (isConnected()) {
      if (pc?.signalingState !== 'stable') after('renew', RESTART_LASTS, renew)
      return
    }
    renewed += 1
    setBroken(true)
    // The other end tries as well: the impolite one first.
    after('renew', isPolite ? OFFER_WAIT : 0, begin)
  }

  /** Looks for another way under the connection that stands. */
  const mend = () => {
    const made = pc
    if (isClosed || made === null || made.signalingState !== 'stable') return
    after('renew', RESTART_LASTS, renew)
    void offer(made, { iceRestart: true }).catch(() => undefined)
  }

  const addWaiting = async (made: RTCPeerConnection): Promise<void> => {
    for (const candidate of waiting.splice(0))
      if (pc === made) await whileItLasts(made.addIceCandidate(candidate).catch(() => undefined))
  }
  const answer = async (description: RTCSessionDescriptionInit, of: number): Promise<void> => {
    if (of < generation) return
    const isCollision = of === generation && pc !== null && (isOffering || pc.signalingState !== 'stable')
    if (isCollision && !isPolite) return
    const isFresh = pc === null || of > generation || (isCollision && pc.remoteDescription === null)
    const early = of === generation ? waiting : []
    const made = isFresh ? connect(of) : pc!
    waiting = [...early]
    await whileItLasts(made.setRemoteDescription(description))
    if (pc !== made) return
    for (const transceiver of made.getTransceivers()) if (isFresh) preferVp8(transceiver)
    await attach()
    if (pc !== made) return
    await whileItLasts(made.setLocalDescription())
    if (pc !== made) return
    send({ kind: 'answer', generation: of, data: JSON.stringify(made.localDescription) })
    await addWaiting(made)
  }

  const peer: Peer = {
    begin: () => {
      clear('offer')
      begin()
    },
    take: async ({ kind, generation: of, data }) => {
      if (isClosed || of < generation) return
      clear('offer')
      const content: unknown = JSON.parse(data)
      if (kind === 'offer') return answer(content as RTCSessionDescriptionInit, of)
      if (pc === null || of !== generation) return
      const made = pc
      if (kind === 'answer' && made.signalingState === 'have-local-offer') {
        await whileItLasts(made.setRemoteDescription(content as RTCSessionDescriptionInit))
        await addWaiting(made)
      }
      if (kind === 'candidates') {
        waiting.push(...(content as RTCIceCandidateInit[]))
        if (made.remoteDescription !== null) await addWaiting(made)
      }
    },
    restart: () => {
      renewed = 0
      if (!isClosed && pc !== null) after('renew', RESTART_LASTS, renew)
      mend()
    },
    update: async (next) => {
      sending = next
      await attach()
      await limit()
    },
    isConnected,
    close: () => {
      isClosed = true
      for (const timer of Object.values(timers)) clearTimeout(timer)
      end()
      pc = null
    },
  }
  // Whoever was here first waits for the offer of whoever comes, and not for ever.
  after('offer', OFFER_WAIT, begin)
  return peer
}
