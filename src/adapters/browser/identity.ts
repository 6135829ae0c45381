import { CLIENT_CREDENTIAL } from '../../core/app/credential'
import type { Language } from '../../core/language/languages'
import type { CallIdentity } from '../http/callHeaders'

/** The names of this browser session, made when they are first asked for. */
export const deviceOf = (storage: Storage): Pick<CallIdentity, 'deviceId' | 'deviceToken'> => {
  const kept = (key: string): string => {
    const value = storage.getItem(key) ?? crypto.randomUUID()
    storage.setItem(key, value)
    return value
  }
  return { deviceId: kept('deviceId'), deviceToken: kept('deviceToken') }
}

/** Who calls, as this browser session knows them. */
export const identityOf = (storage: Storage, language: Language): CallIdentity => {
  storage.setItem('BasicAuth', CLIENT_CREDENTIAL)
  return { token: storage.getItem('token'), ...deviceOf(storage), basicAuth: CLIENT_CREDENTIAL, language }
}
