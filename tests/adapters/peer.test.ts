import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPeer } from '../../src/adapters/webrtc/peer'

/** A connection that offers and never comes about. */
class NeverConnected extends EventTarget {
  connectionState = 'connecting'
  signalingState = 'have-local-offer'
  localDescription: unknown = null
  addTransceiver = () => ({ receiver: { track: { kind: 'audio' } } })
  getTransceivers = () => []
  createOffer = async () => ({ type: 'offer', sdp: '' })
  setLocalDescription = async (description: unknown) => {
    this.localDescription = description
  }
  close = () => undefined
}

/** One that comes about at once, on which nobody answers a new offer. */
class Connected extends NeverConnected {
  /** What comes each second. */
  static arriving: 'media' | 'answers' | 'nothing' = 'media'
  override connectionState = 'new'
  override signalingState = 'stable'
  override setLocalDescription = async (description: unknown) => {
    this.localDescription = description
    if (this.connectionState === 'connected') {
      this.signalingState = 'have-local-offer'
      return
    }
    this.connectionState = 'connected'
    this.dispatchEvent(new Event('connectionstatechange'))
  }
  private came = 0
  getStats = async () => {
    if (Connected.arriving !== 'nothing') this.came += 1
    const pair = Connected.arriving === 'media' ? { bytesReceived: this.came } : { responsesReceived: this.came }
    return new Map([['pair', { type: 'candidate-pair', nominated: true, ...pair }]])
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  Connected.arriving = 'media'
  vi.stubGlobal('RTCPeerConnection', NeverConnected)
  vi.stubGlobal('RTCRtpReceiver', { getCapabilities: () => null })
  vi.stubGlobal('MediaStream', EventTarget)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Seconds at which a connection was offered. */
const offersOf = () => {
  const from = Date.now()
  const lines: string[] = []
  const offers: number[] = []
  const ignore = () => undefined
  const peer = openPeer({
    config: {},
    isPolite: false,
    own: { track: () => null } as never,
    now: () => Math.floor(Date.now() / 1000),
    send: ({ kind }) => {
      if (kind === 'offer') offers.push(Math.round((Date.now() - from) / 1000))
    },
    on: {
      stream: ignore,
      broken: () => lines.push('broken'),
      clear: () => lines.push('clear'),
      measured: ignore,
    },
  })
  return { peer, offers, lines }
}

test('a connection that does not come about is made anew, each time after twice as long', async () => {
  const { peer, offers } = offersOf()
  peer.begin()
  await vi.advanceTimersByTimeAsync(240_000)
  expect(offers).toEqual([0, 10, 30, 70, 150, 230])
  peer.close()
})

test('a network that comes back makes one anew after the first wait again', async () => {
  const { peer, offers } = offersOf()
  peer.begin()
  await vi.advanceTimersByTimeAsync(100_000)
  peer.restart()
  await vi.advanceTimersByTimeAsync(35_000)
  expect(offers).toEqual([0, 10, 30, 70, 110, 130])
  peer.close()
})

test('a line that holds is kept where another way is looked for and nobody answers', async () => {
  vi.stubGlobal('RTCPeerConnection', Connected)
  const { peer, offers, lines } = offersOf()
  peer.begin()
  await vi.advanceTimersByTimeAsync(5000)
  peer.restart()
  await vi.advanceTimersByTimeAsync(60_000)
  expect({ offers, lines }).toEqual({ offers: [0, 5], lines: [] })
  Connected.arriving = 'nothing'
  await vi.advanceTimersByTimeAsync(15_000)
  // The new one comes about, and nothing arrives over it either.
  expect(lines.slice(0, 2)).toEqual(['broken', 'clear'])
  expect(offers.length).toBe(3)
  peer.close()
})

test('a line over which the other sends neither picture nor sound is whole while they answer', async () => {
  vi.stubGlobal('RTCPeerConnection', Connected)
  Connected.arriving = 'answers'
  const { peer, offers, lines } = offersOf()
  peer.begin()
  await vi.advanceTimersByTimeAsync(60_000)
  expect({ offers, lines }).toEqual({ offers: [0], lines: [] })
  peer.close()
})
