import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { callPair, framesOf, meet, until } from './callPair'
import { atMost, count, exactly, type Figure } from './figure'
import { slowLine } from './slowLine'
import { type UdpRelay, udpRelay } from './udpRelay'

const SIGNALLING = 30
const MEDIA = 10
/** Milliseconds: the line of the signals is away, the media are; and within which each is back. */
const AWAY = 1000
const MEDIA_AWAY = 6000
const BACK = 5000
/** So long is waited for what should be back long before. */
const WAITED = 60_000
/** So fast that it holds nothing back. */
const BITS = 1_000_000_000

/** The page hears of the other end's addresses as those of the relay, which can be told to carry nothing. */
const behind = async (page: Page, relay: UdpRelay): Promise<void> => {
  await page.exposeFunction('relayPort', relay.portFor)
  await page.addInitScript(() => {
    const portFor = (address: string, port: number): Promise<number> =>
      (window as unknown as { relayPort: (address: string, port: number) => Promise<number> }).relayPort(address, port)
    /** `candidate:1 1 udp 2113937151 10.0.0.2 51000 typ host` with the relay's address; null of what is no IPv4 over UDP. */
    const relayed = async (candidate: string): Promise<string | null> => {
      const parts = candidate.split(' ')
      const [address = '', port = ''] = parts.slice(4, 6)
      if (parts[2]?.toLowerCase() !== 'udp' || !/^\d+(\.\d+){3}$/.test(address)) return null
      parts[5] = String(await portFor(address, Number(port)))
      return parts.join(' ')
    }
    const add = RTCPeerConnection.prototype.addIceCandidate
    RTCPeerConnection.prototype.addIceCandidate = async function (candidate?: RTCIceCandidateInit | null) {
      if (!candidate?.candidate) return Reflect.apply(add, this, [candidate])
      const changed = await relayed(candidate.candidate)
      if (changed !== null) await Reflect.apply(add, this, [{ ...candidate, candidate: changed }])
    }
    const set = RTCPeerConnection.prototype.setRemoteDescription
    RTCPeerConnection.prototype.setRemoteDescription = async function (description: RTCSessionDescriptionInit) {
      const lines = await Promise.all(
        (description.sdp ?? '').split('\r\n').map(async (line) => {
          if (!line.startsWith('a=candidate:')) return line
          const changed = await relayed(line.slice(2))
          return changed === null ? null : `a=${changed}`
        }),
      )
      await Reflect.apply(set, this, [{ ...description, sdp: lines.filter((line) => line !== null).join('\r\n') }])
    }
  })
}

const isReconnecting = async (page: Page): Promise<boolean> =>
  (await page.getByText('Reconnecting').filter({ visible: true }).count()) > 0

/** A call whose signals and whose media are cut again and again. */
export const callDrops = async (signalling = SIGNALLING, media = MEDIA): Promise<Figure> => {
  const pair = await callPair()
  const line = await slowLine(pair.served.url, BITS)
  const relay = udpRelay()
  try {
    const his = await pair.tab(pair.patient, 'desktop', { url: line.url })
    const hers = await pair.tab(pair.doctor, 'desktop')
    const pages = [his, hers] as const
    for (const page of pages) await behind(page, relay)
    await meet(pages, await pair.visit())

    // What was pressed while the signals were away arrives at the other end once they are back.
    const signalled: number[] = []
    for (const index of count(signalling)) {
      const isOff = index % 2 === 0
      const cut = line.cut(AWAY)
      await his.getByRole('button', { name: isOff ? 'Turn microphone off' : 'Turn microphone on' }).click()
      await cut
      const muted = hers.getByRole('img', { name: 'Microphone off' })
      const back = await until(async () => (await muted.count()) > 0 === isOff, WAITED)
      if (back !== null) signalled.push(back)
    }

    const mended: number[] = []
    let silent = 0
    for (const _ of count(media)) {
      relay.drop(true)
      const seen = await Promise.all(pages.map((page) => until(() => isReconnecting(page), MEDIA_AWAY)))
      silent += seen.filter((at) => at === null).length
      await wait(Math.max(0, MEDIA_AWAY - Math.max(...seen.map((at) => at ?? MEDIA_AWAY))))
      const before = await Promise.all(pages.map(framesOf))
      relay.drop(false)
      const backs = await Promise.all(
        pages.map((page, index) =>
          until(async () => {
            const frames = await framesOf(page)
            // A connection that was made anew counts from the beginning.
            return frames > 0 && frames !== before[index] && !(await isReconnecting(page))
          }, WAITED),
        ),
      )
      if (backs.every((back) => back !== null)) mended.push(Math.max(...backs))
    }
    const ofSignals = `${signalling} times ${AWAY / 1000} s without a line to the server`
    const ofMedia = `${media} times ${MEDIA_AWAY / 1000} s without media`
    return {
      number: null,
      title: 'a call through drops',
      measures: [
        exactly('signals that arrived all the same', ofSignals, signalled.length, signalling),
        atMost('until they had, the longest', ofSignals, Math.max(...signalled) / 1000, BACK / 1000, ' s', 1),
        exactly('times that the media came back', ofMedia, mended.length, media),
        atMost('until they had, the longest', ofMedia, Math.max(...mended) / 1000, BACK / 1000, ' s', 1),
        exactly('ends that did not say so', `${ofMedia}, both ends`, silent, 0),
      ],
    }
  } finally {
    relay.close()
    await line.close()
    await pair.close()
  }
}
