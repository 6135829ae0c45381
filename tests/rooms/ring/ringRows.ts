import { callApi } from '../../../src/core/call/call.api'
import { ringApi } from '../../../src/core/call/ring.api'
import { PUSH_STREAM } from '../../../src/core/notifications/push.api'
import type { Permission } from '../../../src/core/session/permissions'
import type { BaseScene } from '../../kit/paths/browser'
import type { Session } from '../../kit/patients'

/** What a call and its ring ask for, held until a path says how it ends. */
export const ringRows = {
  session: { endpoint: callApi.session },
  rtcToken: { endpoint: callApi.rtcToken },
  rtmToken: { endpoint: callApi.rtmToken },
  look: { endpoint: ringApi.current },
  read: { endpoint: ringApi.read },
  ringing: { endpoint: ringApi.ringing },
  accept: { endpoint: ringApi.accept },
  notify: { endpoint: ringApi.notify },
}

export const rtc = { rtcToken: 'rtc', uid: 1, appId: null }
export const rtm = { rtmToken: 'rtm', uid: 1 }

/** Nothing is pushed but what a path says. */
export const holdPushes = ({ page }: BaseScene): Promise<unknown> =>
  page.route(`**${PUSH_STREAM}`, () => new Promise<never>(() => undefined))

/** Somebody from whom a permission was taken before they came. */
export const without = async ({ served }: BaseScene, session: Session, permission: Permission): Promise<Session> => {
  const { login, ports } = session
  await served.forbid(login.userId ?? '', permission)
  const permissions = login.permissions.filter(({ module, feature }) => `${module}.${feature}` !== permission)
  ports.store.write({ login: { ...login, permissions }, remembered: null })
  return session
}
