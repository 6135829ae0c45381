import type { MediaState } from '../../core/call/call.ports'
import { rtmName } from '../../core/call/call.rules'
import type { AgoraSdk, RtmClient } from './sdk'

interface Channel {
  readonly appId: string
  readonly channelName: string
  readonly uid: number
  readonly token: string
}

interface HintEvents {
  readonly received: (uid: number, media: MediaState) => void
  readonly renewed: () => Promise<string | null>
}

/** The number of whoever said something in a channel; whoever has another name is nobody of the call. */
const uidIn = (channelName: string, publisher: string): number | null => {
  const uid = Number(publisher.slice(channelName.length + 1))
  return Number.isSafeInteger(uid) && publisher === rtmName(channelName, uid) ? uid : null
}

const stateIn = (text: unknown): MediaState | null => {
  try {
    const { microphone, camera, sharing } = JSON.parse(String(text)) as Partial<Record<keyof MediaState, unknown>>
    return { microphone: microphone === true, camera: camera === true, sharing: sharing === true }
  } catch {
    return null
  }
}

/**
 * Hints of what somebody sends, over Agora's signaling. Whoever has a token may hear every channel whose name they
 * know: nothing is authorised by a hint, nothing about health is in one, and a call goes on without them.
 */
export const openHints = (
  { appId, channelName, uid, token }: Channel,
  sdk: AgoraSdk,
  { received, renewed }: HintEvents,
) => {
  let isClosed = false
  let latest: MediaState | null = null
  const renew = async (client: RtmClient): Promise<void> => {
    const next = await renewed()
    if (next !== null) await client.renewToken(next)
  }
  const opening = (async () => {
    const { RTM } = await sdk.rtm()
    const client = new RTM(appId, rtmName(channelName, uid))
    client.addEventListener('message', ({ channelName: channel, publisher, message }) => {
      const from = channel === channelName ? uidIn(channelName, publisher) : null
      const media = stateIn(message)
      if (from !== null && from !== uid && media !== null && !isClosed) received(from, media)
    })
    client.addEventListener('tokenPrivilegeWillExpire', () => {
      void renew(client).catch(() => undefined)
    })
    await client.login({ token })
    await client.subscribe(channelName)
    return client
  })()
  const publish = () =>
    opening
      .then((client) => (latest === null ? undefined : client.publish(channelName, JSON.stringify(latest))))
      .catch(() => undefined)
  return {
    say: (state: MediaState): void => {
      latest = state
      void publish()
    },
    close: (): void => {
      isClosed = true
      void opening.then((client) => client.logout()).catch(() => undefined)
    },
  }
}
