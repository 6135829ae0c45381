import type { CallTarget, MediaState } from '../../core/call/call.ports'
import { type MediaFault, mediaFaultOf } from '../../core/kit/media.rules'
import type { Sending } from '../../core/call/quality.rules'

type Kind = 'audio' | 'video'

/** What of the own devices the others are sent. */
export interface OwnMedia {
  readonly track: (kind: Kind) => MediaStreamTrack | null
  readonly stream: () => MediaStream
  readonly state: () => MediaState
  readonly mic: (isOn: boolean) => Promise<void>
  readonly camera: (isOn: boolean) => Promise<void>
  readonly flip: () => Promise<void>
  readonly device: (kind: 'camera' | 'microphone', deviceId: string) => Promise<void>
  readonly share: (isOn: boolean) => Promise<void>
  readonly hold: (sending: Sending) => void
  /** Opens anew what the system took away meanwhile: a telephone call ends a microphone. */
  readonly revive: () => Promise<void>
  readonly stop: () => void
}

interface Watcher {
  /** Something is sent that was not, or the other way round. */
  readonly changed: () => void
  readonly lost: (kind: 'camera' | 'microphone') => void
  readonly failed: (kind: 'camera' | 'microphone', fault: MediaFault) => void
}

/** Asked for; what is sent is smaller (`peer.ts`). */
const PICTURE = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 24 } }
const SHARED_FRAMES = 5
const deviceOf = { audio: 'microphone', video: 'camera' } as const

/** Camera, microphone and screen of this device. What cannot be opened is not sent, and the call goes on without it. */
export const openOwnMedia = async (
  wanted: Pick<CallTarget, 'microphone' | 'camera' | 'devices'>,
  { changed, lost, failed }: Watcher,
): Promise<OwnMedia> => {
  const tracks: Record<Kind | 'screen', MediaStreamTrack | null> = { audio: null, video: null, screen: null }
  const ids: { camera?: string; microphone?: string } = { ...wanted.devices }
  let facing: 'user' | 'environment' = 'user'
  let isMicOn = wanted.microphone
  let isCameraOn = wanted.camera
  let isHeld = false
  let isStopped = false

  const drop = (name: keyof typeof tracks) => {
    tracks[name]?.stop()
    tracks[name] = null
  }
  const open = async (name: Kind, isQuiet = false): Promise<void> => {
    const constraints: MediaStreamConstraints =
      name === 'audio'
        ? { audio: ids.microphone ? { deviceId: { exact: ids.microphone } } : true }
        : { video: ids.camera ? { ...PICTURE, deviceId: { exact: ids.camera } } : { ...PICTURE, facingMode: facing } }
    const opened = await navigator.mediaDevices.getUserMedia(constraints).catch((error: unknown) => {
      if (!isQuiet && !isStopped) failed(deviceOf[name], mediaFaultOf(error instanceof Error ? error.name : ''))
      return null
    })
    const track = opened?.getTracks()[0] ?? null
    if (isStopped) return track?.stop()
    drop(name)
    tracks[name] = track
    if (name === 'audio' && track) track.enabled = isMicOn
    track?.addEventListener('ended', () => {
      if (tracks[name] !== track) return
      tracks[name] = null
      changed()
      lost(deviceOf[name])
    })
  }

  await Promise.all([open('audio', !isMicOn), ...(isCameraOn ? [open('video')] : [])])
  const own: OwnMedia = {
    track: (kind) => (kind === 'audio' ? tracks.audio : (tracks.screen ?? (isHeld ? null : tracks.video))),
    stream: () => new MediaStream([own.track('audio'), own.track('video')].filter((each) => each !== null)),
    state: () => ({
      microphone: isMicOn && tracks.audio !== null,
      camera: own.track('video') !== null,
      sharing: tracks.screen !== null,
    }),
    mic: async (isOn) => {
      isMicOn = isOn
      if (isOn && tracks.audio === null) await open('audio')
      if (tracks.audio) tracks.audio.enabled = isOn
      changed()
    },
    camera: async (isOn) => {
      isCameraOn = isOn
      if (isOn) await open('video')
      else drop('video')
      changed()
    },
    flip: async () => {
      facing = facing === 'user' ? 'environment' : 'user'
      delete ids.camera
      // A phone opens one camera at a time.
      drop('video')
      await open('video')
      changed()
    },
    device: async (kind, deviceId) => {
      ids[kind] = deviceId
      if (kind === 'microphone') await open('audio')
      else if (isCameraOn) await open('video')
      changed()
    },
    share: async (isOn) => {
      drop('screen')
      if (isOn) {
        const shown = await navigator.mediaDevices
          .getDisplayMedia({ video: { frameRate: SHARED_FRAMES }, audio: false })
          .catch(() => null)
        const track = shown?.getVideoTracks()[0] ?? null
        if (track) track.contentHint = 'detail'
        tracks.screen = track
        // The browser's own button ends it too.
        track?.addEventListener('ended', () => {
          if (tracks.screen !== track) return
          tracks.screen = null
          changed()
        })
      }
      changed()
    },
    hold: (sending) => {
      const held = sending === 'held'
      if (held === isHeld) return
      isHeld = held
      changed()
    },
    revive: async () => {
      const isGone = (track: MediaStreamTrack | null) => track === null || track.readyState === 'ended' || track.muted
      if (isMicOn && isGone(tracks.audio)) await open('audio', true)
      if (isCameraOn && isGone(tracks.video)) await open('video', true)
      changed()
    },
    stop: () => {
      isStopped = true
      drop('audio')
      drop('video')
      drop('screen')
    },
  }
  return own
}
