import type { AREAS, ConnectionDisconnectedReason, IAgoraRTCRemoteUser, ILocalTrack, UID } from 'agora-rtc-sdk-ng'
import type { CallPerson } from '../../core/call/call'
import type { MediaState } from '../../core/call/call.ports'
import { PRESENCE_EVERY } from '../../core/call/call.rules'
import type { Quality } from '../../core/call/quality.rules'
import { type CallParts, type EnteredRoom, judgeOf, type Line, type OnCall, signOfLife, withAbort } from '../call/line'
import { openHints } from './hints'
import type { AgoraSdk } from './sdk'

/** A room with the tokens of the project through which it goes. */
export interface AgoraRoom extends EnteredRoom {
  readonly appId: string
  readonly rtcToken: string
  readonly rtmToken: string
}

/** Media stay on servers in India. */
const AREA = 'INDIA' as AREAS.INDIA
/** Errors alone are written to the console. */
const ERRORS = 4
/** On a weak line of theirs, sound without pictures. */
const AUDIO_ONLY = 2
/** Milliseconds after which a line that was lost is looked for again. */
const AGAIN_AFTER = 5000

/** Reasons for which coming back is no use. */
const OUT: readonly (string | undefined)[] = ['UID_BANNED', 'IP_BANNED', 'CHANNEL_BANNED']

/** Agora's measure, 1 is excellent and 5 very bad; 0 is not known, 6 no line at all. */
const qualityAt = (level: number): Quality | null => {
  if (level === 0 || level === 6) return null
  return level <= 2 ? 'good' : level === 3 ? 'fair' : 'weak'
}
const kinds = ['audio', 'video'] as const
type Kind = (typeof kinds)[number]

/** Media through Agora: one channel with everybody of the call; who is here is network by rows of ours as in every call. */
export const openAgora = async (
  { entry, own, target, appId, rtcToken, rtmToken }: AgoraRoom,
  parts: CallParts,
  on: OnCall,
  sdk: AgoraSdk,
): Promise<Line> => {
  const { calls, now, onChange, onNetwork } = parts
  const { channelName } = target
  const { signal, abort } = withAbort()
  const { rtc } = sdk
  rtc.setLogLevel(ERRORS)
  rtc.setArea([AREA])
  const client = rtc.createClient({ mode: 'rtc', codec: 'vp8' })
  const uidOf = (uid: UID) => Number(uid)

  const streams = new Map<number, MediaStream>()
  const sharing = new Set<number>()
  const showMedia = (user: IAgoraRTCRemoteUser) => {
    const uid = uidOf(user.uid)
    on({
      type: 'peer.media',
      uid,
      media: { microphone: user.hasAudio, camera: user.hasVideo, sharing: sharing.has(uid) },
    })
  }
  const show = (user: IAgoraRTCRemoteUser) => {
    const tracks = [user.audioTrack, user.videoTrack].flatMap((track) => (track ? [track.getMediaStreamTrack()] : []))
    const stream = new MediaStream(tracks)
    streams.set(uidOf(user.uid), stream)
    on({ type: 'stream', uid: uidOf(user.uid), stream })
  }
  const users = new Map<number, IAgoraRTCRemoteUser>()

  const sent: Partial<Record<Kind, { readonly track: MediaStreamTrack; readonly local: ILocalTrack }>> = {}
  const drop = async (kind: Kind): Promise<void> => {
    const { [kind]: before } = sent
    if (before === undefined) return
    delete sent[kind]
    await client.unpublish(before.local)
  }
  const send = async (kind: Kind): Promise<void> => {
    const track = own.track(kind)
    if (sent[kind]?.track !== track) await drop(kind)
    if (track !== null && sent[kind] === undefined) {
      const local =
        kind === 'audio'
          ? rtc.createCustomAudioTrack({ mediaStreamTrack: track })
          : rtc.createCustomVideoTrack({
              mediaStreamTrack: track,
              bitrateMax: 900,
              optimizationMode: own.state().sharing ? 'detail' : 'motion',
            })
      await client.publish(local)
      sent[kind] = { track, local }
    }
    if (kind === 'audio') await sent.audio?.local.setMuted(!own.state().microphone)
  }
  let hints: ReturnType<typeof openHints> | undefined
  let sending: Promise<void> = Promise.resolve()
  const sendAll = async (before: Promise<void>): Promise<void> => {
    await before
    for (const kind of kinds) if (!signal.aborted) await send(kind).catch(() => undefined)
    hints?.say(own.state())
  }
  /** One change at a time: what is sent in the end is what is wanted in the end. */
  const changed = (): Promise<void> => {
    sending = sendAll(sending)
    return sending
  }

  let token = rtcToken
  const come = async (): Promise<void> => {
    await client.join(appId, channelName, token, entry.uid)
  }
  /** A token that lasts until the visit's end of now; null where there is none, or the call is over. */
  const renewed = async (): Promise<string | null> => {
    const answer = await calls.rtcToken({ channelName }, signal)
    if (signal.aborted) return null
    if (answer.ok) {
      token = answer.value.rtcToken
      on({ type: 'tokens', tokens: { rtcToken: token } })
    } else if (answer.failure.code === 'callOver') on({ type: 'ended' })
    return answer.ok ? token : null
  }
  const renewToken = async (): Promise<void> => {
    const next = await renewed()
    if (next !== null) await client.renewToken(next)
  }
  const comeBack = async (): Promise<void> => {
    if (signal.aborted || client.connectionState !== 'DISCONNECTED') return
    if ((await renewed()) === null) return comeAgain()
    // What was sent ended with the line.
    for (const kind of kinds) delete sent[kind]
    await come().then(changed, comeAgain)
  }
  let waiting: ReturnType<typeof setTimeout> | undefined
  const comeAgain = () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => void comeBack(), AGAIN_AFTER)
  }
  const gone = (reason: `${ConnectionDisconnectedReason}` | undefined) => {
    if (reason === 'LEAVE' || signal.aborted) return
    if (reason === 'UID_CONFLICT') return on({ type: 'replaced' })
    if (OUT.includes(reason)) return on({ type: 'kicked' })
    // Who was sent away by a lost line, a server or a token that ended comes back; the room counts the seconds.
    on({ type: 'line.reconnecting', uid: entry.uid })
    void comeBack()
  }

  const judge = judgeOf(now, on, (next) => own.hold(next))
  client.on('user-joined', (user) => {
    users.set(uidOf(user.uid), user)
    void client.setStreamFallbackOption(user.uid, AUDIO_ONLY).catch(() => undefined)
    void look()
  })
  client.on('user-left', (user) => {
    users.delete(uidOf(user.uid))
    streams.delete(uidOf(user.uid))
    on({ type: 'line.clear', uid: uidOf(user.uid) })
    void look()
  })
  client.on('user-published', (user, kind) => {
    if (kind === 'datachannel') return
    users.set(uidOf(user.uid), user)
    void client
      .subscribe(user, kind)
      .then(() => show(user))
      .catch(() => undefined)
    showMedia(user)
  })
  client.on('user-unpublished', (user) => showMedia(user))
  client.on('network-quality', ({ uplinkNetworkQuality, downlinkNetworkQuality }) => {
    const quality = qualityAt(Math.max(uplinkNetworkQuality, downlinkNetworkQuality))
    if (quality !== null) judge(quality)
  })
  client.on('connection-state-change', (state, _, reason) => {
    if (state === 'RECONNECTING') on({ type: 'line.reconnecting', uid: entry.uid })
    if (state === 'CONNECTED') on({ type: 'line.clear', uid: entry.uid })
    if (state === 'DISCONNECTED') gone(reason)
  })
  client.on('media-reconnect-start', (uid) => on({ type: 'line.reconnecting', uid: uidOf(uid) }))
  client.on('media-reconnect-end', (uid) => on({ type: 'line.clear', uid: uidOf(uid) }))
  client.on('token-privilege-will-expire', () => on({ type: 'token.ending' }))
  client.on('token-privilege-did-expire', () => void comeBack())

  /** Who is here, by our own rows: they alone say who somebody is. */
  const look = async (): Promise<void> => {
    const people: readonly CallPerson[] | null = await signOfLife(target, parts, { on, signal })
    if (people !== null && !signal.aborted) on({ type: 'people', people })
  }
  const takeHint = (uid: number, media: MediaState) => {
    if (media.sharing) sharing.add(uid)
    else sharing.delete(uid)
    const user = users.get(uid)
    if (user) showMedia(user)
  }
  await come()
  hints = openHints({ appId, channelName, uid: entry.uid, token: rtmToken }, sdk, {
    received: takeHint,
    renewed: async () => {
      const answer = await calls.rtmToken({ channelName }, signal)
      return answer.ok ? answer.value.rtmToken : null
    },
  })
  void client.enableDualStream().catch(() => undefined)
  void changed()
  const stops = [
    onChange((booking) => {
      if (booking === null || booking === target.bookingId) void look()
    }),
    onNetwork(() => {
      void own.revive()
      void comeBack()
      void look()
    }),
  ]
  const beating = setInterval(() => void look(), PRESENCE_EVERY * 1000)
  return {
    changed,
    reconnect: () => {
      void comeBack()
      void look()
    },
    renew: () => void renewToken().catch(() => undefined),
    close: () => {
      abort()
      clearInterval(beating)
      clearTimeout(waiting)
      for (const stop of stops) stop()
      hints?.close()
      client.removeAllListeners()
      void client.leave().catch(() => undefined)
    },
  }
}
