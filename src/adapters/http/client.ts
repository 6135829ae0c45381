import { createFetch } from 'ofetch'
import { type CallIdentity, callHeaders } from './callHeaders'

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
