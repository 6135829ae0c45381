import { AccessToken2, ServiceRtc, ServiceRtm } from 'agora-token/src/AccessToken2.js'
import { rtmName } from '../../src/core/call/call.rules'
import type { AgoraSettings } from '../kit/agora'
import type { CallTokens } from './token'

/** Seconds that a token is good for at least: one that ends while it is on its way opens nothing. */
const LEAST = 60

/** What everybody of a call may do in its channel: come in, be heard and seen. */
const PRIVILEGES = [
  ServiceRtc.kPrivilegeJoinChannel,
  ServiceRtc.kPrivilegePublishAudioStream,
  ServiceRtc.kPrivilegePublishVideoStream,
]

/** Tokens that Agora's servers let somebody into a channel with. */
export const agoraTokens = ({
  appId,
  certificate,
}: AgoraSettings): { readonly rtc: CallTokens; readonly rtm: CallTokens } => {
  const lasts = (until: number, now: number) => Math.max(LEAST, until - now)
  return {
    rtc: {
      make: ({ channelName, uid, until }, now) => {
        const token = new AccessToken2(appId, certificate, now, lasts(until, now))
        const service = new ServiceRtc(channelName, uid)
        for (const privilege of PRIVILEGES) service.add_privilege(privilege, lasts(until, now))
        token.add_service(service)
        return token.build()
      },
      isGood: (text, { channelName, uid }, now) => {
        const token = new AccessToken2('', '', now, 0)
        if (!token.from_string(text) || !token.verifySignature(certificate)) return false
        const [service] = token.services
        return (
          String(token.appId) === appId &&
          token.issueTs + token.expire >= now &&
          service instanceof ServiceRtc &&
          String(service.__channel_name) === channelName &&
          String(service.__uid) === String(uid)
        )
      },
    },
    rtm: {
      make: ({ channelName, uid, until }, now) => {
        const token = new AccessToken2(appId, certificate, now, lasts(until, now))
        const service = new ServiceRtm(rtmName(channelName, uid))
        service.add_privilege(ServiceRtm.kPrivilegeLogin, lasts(until, now))
        token.add_service(service)
        return token.build()
      },
      // Agora alone judges it.
      isGood: () => false,
    },
  }
}
