import { EventEmitter } from 'node:events'
import type {
  ConnectionDisconnectedReason,
  ConnectionState,
  IAgoraRTCRemoteUser,
  ILocalAudioTrack,
  ILocalTrack,
  ILocalVideoTrack,
  IRemoteAudioTrack,
  NetworkQuality,
} from 'agora-rtc-sdk-ng'
import type { RTMEvents } from 'agora-rtm-sdk'
import type { AgoraSdk, RtcClient, RtmClient } from '../../src/adapters/agora/sdk'

/** What the stand-in's network tells a client, by the SDK's own names and types. */
interface NetworkEvents {
  'user-joined': [user: IAgoraRTCRemoteUser]
  'user-left': [user: IAgoraRTCRemoteUser, reason: string]
  'user-published': [user: IAgoraRTCRemoteUser, kind: 'audio' | 'video']
  'user-unpublished': [user: IAgoraRTCRemoteUser, kind: 'audio' | 'video']
  'network-quality': [quality: NetworkQuality]
  'connection-state-change': [now: ConnectionState, before: ConnectionState, reason?: ConnectionDisconnectedReason]
  'media-reconnect-start': [uid: number]
  'media-reconnect-end': [uid: number]
  'token-privilege-will-expire': []
  'token-privilege-did-expire': []
}

/** A stand-in for Agora's clients: what they were asked, and what its network tells them. */
export const agoraStandIn = ({ refusesJoin = false, hasHints = true } = {}) => {
  const asked: string[] = []
  const network = new EventEmitter()
  const hints = new EventEmitter()
  let connectionState: ConnectionState = 'DISCONNECTED'
  const local = (kind: string) => ({
    setMuted: async (isMuted: boolean) => void asked.push(`${kind} ${isMuted ? 'muted' : 'unmuted'}`),
    kind,
  })
  const kindOf = (track: unknown) => (track as { readonly kind: string }).kind
  const remote = { getMediaStreamTrack: () => ({ kind: 'audio' }) } as Pick<
    IRemoteAudioTrack,
    'getMediaStreamTrack'
  > as IRemoteAudioTrack
  const client: RtcClient = {
    get connectionState() {
      return connectionState
    },
    on: (event: string, listener: object) => void network.on(event, listener as () => void),
    removeAllListeners: () => void network.removeAllListeners(),
    join: async (appId, channel, token, uid) => {
      asked.push(`join ${appId} ${channel} ${token} ${uid}`)
      if (refusesJoin) throw new Error('CAN_NOT_GET_GATEWAY_SERVER')
      connectionState = 'CONNECTED'
      return uid ?? 0
    },
    leave: async () => {
      asked.push('leave')
      connectionState = 'DISCONNECTED'
    },
    publish: (async (track: ILocalTrack) =>
      void asked.push(`publish ${kindOf(track)}`)) as unknown as RtcClient['publish'],
    unpublish: (async (track: ILocalTrack) =>
      void asked.push(`unpublish ${kindOf(track)}`)) as unknown as RtcClient['unpublish'],
    subscribe: (async (user: IAgoraRTCRemoteUser, kind: 'audio' | 'video') => {
      asked.push(`subscribe ${user.uid} ${kind}`)
      user.audioTrack = remote
      return remote
    }) as unknown as RtcClient['subscribe'],
    renewToken: async (token) => void asked.push(`renew ${token}`),
    enableDualStream: async () => undefined,
    setStreamFallbackOption: async () => undefined,
  }
  const at = { timestamp: 1, channelName: '', operation: 'OK' }
  class Rtm {
    readonly addEventListener: RtmClient['addEventListener'] = (event, listener) => void hints.on(event, listener)
    readonly login = (async () => {
      if (!hasHints) throw new Error('LOGIN_FAILED')
      return at
    }) as unknown as RtmClient['login']
    readonly logout: RtmClient['logout'] = async () => at
    readonly publish = (async (channel: string, message: string) => {
      asked.push(`hint ${channel} ${message}`)
      return at
    }) as unknown as RtmClient['publish']
    readonly subscribe = (async () => at) as unknown as RtmClient['subscribe']
    readonly renewToken = (async (token: string) => {
      asked.push(`renew hints ${token}`)
      return at
    }) as unknown as RtmClient['renewToken']
  }
  const sdk: AgoraSdk = {
    rtc: {
      createClient: () => client,
      createCustomAudioTrack: () => local('audio') as unknown as ILocalAudioTrack,
      createCustomVideoTrack: () => local('video') as unknown as ILocalVideoTrack,
      setArea: (area) => void asked.push(`area ${JSON.stringify(area)}`),
      setLogLevel: () => undefined,
    },
    rtm: async () => ({ RTM: Rtm }),
  }
  return {
    sdk,
    asked,
    emit: <E extends keyof NetworkEvents>(event: E, ...args: NetworkEvents[E]): void => {
      if (event === 'connection-state-change') connectionState = args[0] as ConnectionState
      network.emit(event, ...args)
    },
    hint: (message: Pick<RTMEvents.MessageEvent, 'channelName' | 'publisher' | 'message'>): void =>
      void hints.emit('message', message),
  }
}
