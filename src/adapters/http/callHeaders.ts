import { TIME_ZONE } from '../../core/kit/timeZone'

/** What every call carries beside its payload. */
export interface CallIdentity {
  readonly token: string | null
  readonly deviceId: string
  readonly deviceToken: string
  readonly basicAuth: string
  /** eng, hin, guj or ben. */
  readonly language: string
}

/** Platform number of the web client. */
const PLATFORM = '3'

/** The headers of every call. */
export const callHeaders = (identity: CallIdentity): Readonly<Record<string, string>> => ({
  authorization: identity.basicAuth,
  language: identity.language,
  timezone: TIME_ZONE,
  deviceid: identity.deviceId,
  devicetoken: identity.deviceToken,
  platform: PLATFORM,
  ...(identity.token ? { accesstoken: identity.token } : {}),
})
