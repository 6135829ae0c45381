import { createFetch } from 'ofetch'
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

/** The one HTTP client: common headers on every call, and the server's time out of every answer. */
export const httpClient = (
  identity: () => CallIdentity,
  onServerTime: (unixSeconds: number) => void,
  fetch = globalThis.fetch,
) =>
  createFetch({
    fetch,
    defaults: {
      onRequest: ({ options }) => {
        for (const [name, value] of Object.entries(callHeaders(identity()))) options.headers.set(name, value)
      },
      onResponse: ({ response }) => {
        const at = Date.parse(response.headers.get('date') ?? '')
        if (!Number.isNaN(at)) onServerTime(Math.floor(at / 1000))
      },
    },
  })
