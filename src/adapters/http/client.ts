import { createFetch } from 'ofetch'
import { TIME_ZONE } from '../../core/kit/dates'

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

/** The one HTTP client: common headers on every call, and the server's time out of every answer. */
export const httpClient = (
  identity: () => CallIdentity,
  hearTime: (unixSeconds: number) => void,
  fetch = globalThis.fetch,
) =>
  createFetch({
    fetch,
    defaults: {
      onRequest: ({ options }) => {
        const { token, deviceId, deviceToken, basicAuth, language } = identity()
        options.headers.set('authorization', basicAuth)
        options.headers.set('language', language)
        options.headers.set('timezone', TIME_ZONE)
        options.headers.set('deviceid', deviceId)
        options.headers.set('devicetoken', deviceToken)
        options.headers.set('platform', PLATFORM)
        if (token) options.headers.set('accesstoken', token)
      },
      onResponse: ({ response }) => {
        const at = Date.parse(response.headers.get('date') ?? '')
        if (!Number.isNaN(at)) hearTime(Math.floor(at / 1000))
      },
    },
  })
