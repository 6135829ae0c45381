import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPeer } from '../../src/adapters/webrtc/peer'

/** A connection that offers and never comes about. */
class NeverConnected extends EventTarget {
  readonly connectionState = 'connecting'
  readonly signalingState = 'have-local-offer'
  localDescription: unknown = null
  addTransceiver = () => ({ receiver: { track: { kind: 'audio' } } })
  getTransceivers = () => []
  createOffer = async () => ({ type: 'offer', sdp: '' })
  setLocalDescription = async (description: unknown) => {
    this.localDescription = description
  }
  close = () => undefined
}

beforeEach(() => {
  vi.useFakeTimers()
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
    on: { stream: ignore, broken: ignore, clear: ignore, measured: ignore },
  })
  return { peer, offers }
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
