import { configApi } from '../../core/app/config.api'
import type { ConfigPort } from '../../core/app/config.ports'
import { sessionApi } from '../../core/session/session.api'
import type { SessionPort } from '../../core/session/session.ports'
import type { Caller } from './callEndpoint'

export const sessionOverHttp = (call: Caller): SessionPort => ({
  requestOtp: ({ key, ...input }, signal: AbortSignal) => call(sessionApi.requestOtp, input, { signal, key }),
  verifyOtp: ({ key, ...input }, signal: AbortSignal) => call(sessionApi.verifyOtp, input, { signal, key }),
  guestLogin: ({ key }, signal: AbortSignal) => call(sessionApi.guestLogin, {}, { signal, key }),
  accessToken: (_, signal: AbortSignal) => call(sessionApi.accessToken, {}, { signal }),
  refreshPage: (_, signal: AbortSignal) => call(sessionApi.refreshPage, {}, { signal }),
  logout: (_, signal: AbortSignal) => call(sessionApi.logout, {}, { signal }),
})

export const configOverHttp = (call: Caller): ConfigPort => ({
  read: (input, signal: AbortSignal) => call(configApi.read, input, { signal }),
})
