import type { CallEntry, CallPerson } from './call'
import type { ChosenDevices } from './devices.ports'
import type { MediaFault } from '../kit/media.rules'
import type { Quality, Sending } from './quality.rules'

/** What of somebody's is sent. */
export interface MediaState {
  readonly microphone: boolean
  readonly camera: boolean
  readonly sharing: boolean
}

/** What the room asks of the line. */
export type CallCommand =
  | { readonly type: 'mic'; readonly isOn: boolean }
  | { readonly type: 'camera'; readonly isOn: boolean }
  /** The other camera of a phone. */
  | { readonly type: 'flip' }
  | { readonly type: 'device'; readonly kind: 'camera' | 'microphone'; readonly deviceId: string }
  | { readonly type: 'share'; readonly isOn: boolean }
  /** Begins the connections anew at once. */
  | { readonly type: 'reconnect' }
  /** Goes on with a new token. */
  | { readonly type: 'renew' }

/** What lets somebody into the channel, and into its hints. */
export interface CallTokens {
  readonly rtcToken: string
  readonly rtmToken: string
}

/** What the line tells the room. Streams go to whoever shows them and are kept in no state. */
export type CallEvent<Stream> =
  | { readonly type: 'tokens'; readonly tokens: Partial<CallTokens> }
  | { readonly type: 'joined'; readonly entry: CallEntry }
  | { readonly type: 'people'; readonly people: readonly CallPerson[] }
  | { readonly type: 'peer.media'; readonly uid: number; readonly media: MediaState }
  | { readonly type: 'stream'; readonly uid: number; readonly stream: Stream }
  | { readonly type: 'own.stream'; readonly stream: Stream }
  | { readonly type: 'own.media'; readonly media: MediaState }
  | { readonly type: 'quality'; readonly quality: Quality }
  /** On a weak line less of the own picture is sent. */
  | { readonly type: 'saved.data'; readonly sending: Sending }
  | { readonly type: 'line.reconnecting'; readonly uid: number }
  | { readonly type: 'line.clear'; readonly uid: number }
  | { readonly type: 'replaced' }
  /** The token of the channel ends soon: the room asks for a new one. */
  | { readonly type: 'token.ending' }
  /** Somebody is no longer let into the call: they were sent away, or are none of its people any more. */
  | { readonly type: 'kicked' }
  | { readonly type: 'ended' }
  | { readonly type: 'device.lost'; readonly kind: 'camera' | 'microphone' }
  /** What was switched on does not open: nothing of it is sent. */
  | { readonly type: 'device.failed'; readonly kind: 'camera' | 'microphone'; readonly fault: MediaFault }
  | { readonly type: 'refused'; readonly code: CallRefusal }

/** Why a room was not entered; `failed` is what can be tried again. */
export type CallRefusal =
  | 'callTooEarly'
  | 'callOver'
  | 'callFull'
  | 'callElsewhere'
  | 'consentMissing'
  | 'notFound'
  | 'kicked'
  | 'failed'

/** What somebody enters a room with. */
export interface CallTarget {
  readonly bookingId: string
  readonly channelName: string
  readonly memberId: string
  readonly isMoving: boolean
  readonly microphone: boolean
  readonly camera: boolean
  /** Which of several are opened; left out, the browser's own. */
  readonly devices?: ChosenDevices
}

/** A call: enters the room, follows commands, and returns what leaves it. Agora and WebRTC are its two adapters. */
export interface CallPort<Stream> {
  readonly join: (
    target: CallTarget,
    on: (event: CallEvent<Stream>) => void,
  ) => { readonly send: (command: CallCommand) => void; readonly leave: () => void }
}
