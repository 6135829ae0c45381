import type { ClientConfig, IAgoraRTC, IAgoraRTCClient } from 'agora-rtc-sdk-ng'
import type { RTMClient } from 'agora-rtm-sdk'

export type RtcClient = Pick<
  IAgoraRTCClient,
  | 'connectionState'
  | 'on'
  | 'removeAllListeners'
  | 'join'
  | 'leave'
  | 'publish'
  | 'unpublish'
  | 'subscribe'
  | 'renewToken'
  | 'enableDualStream'
  | 'setStreamFallbackOption'
>
export type RtmClient = Pick<
  RTMClient,
  'addEventListener' | 'login' | 'logout' | 'publish' | 'subscribe' | 'renewToken'
>

/** Agora's clients, as much of them as is used: of media, and of hints. */
export interface AgoraSdk {
  readonly rtc: Pick<IAgoraRTC, 'createCustomAudioTrack' | 'createCustomVideoTrack' | 'setArea' | 'setLogLevel'> & {
    readonly createClient: (config: ClientConfig) => RtcClient
  }
  /** Loaded once the call is on: nothing waits for it. */
  readonly rtm: () => Promise<{ readonly RTM: new (appId: string, userId: string) => RtmClient }>
}

/** Loads them: a call alone does, and where Agora is configured. */
export const agoraSdk = async (): Promise<AgoraSdk> => ({
  rtc: (await import('agora-rtc-sdk-ng')).default,
  rtm: async () => (await import('agora-rtm-sdk')).default,
})
