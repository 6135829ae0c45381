import type { FirebaseConfig } from '../../core/app/config'
import { done, failed, type Outcome } from '../../core/kit/outcome'
import { isSecureOrigin } from '../../core/notifications/push'
import type { PushToken } from '../../core/notifications/push.ports'

/** Where the service worker stands; the build puts it there. Its scope is Firebase's own: the app's shell has the pages. */
const WORKER = '/firebase-messaging-sw.js'
const SCOPE = '/firebase-cloud-messaging-push-scope'

/** Firebase's libraries, fetched when a project is configured and not before. */
export const firebaseSdk = async () => {
  const [app, messaging] = await Promise.all([import('firebase/app'), import('firebase/messaging')])
  return { ...app, ...messaging }
}
export type FirebaseSdk = Awaited<ReturnType<typeof firebaseSdk>>

/** What of the browser push messaging depends on. */
export interface PushBrowser {
  readonly origin: { readonly protocol: string; readonly hostname: string }
  /** Absent where the browser shows no notifications. */
  readonly notifications: Pick<typeof Notification, 'permission' | 'requestPermission'> | undefined
  readonly workers: Pick<ServiceWorkerContainer, 'register'> | undefined
}

const NONE: PushToken = { token: null, canAsk: false }

/** Firebase Messaging of one project, with the libraries fetched at the first need. */
export const firebaseMessaging = (
  config: FirebaseConfig,
  { origin, notifications, workers }: PushBrowser,
  load: () => Promise<FirebaseSdk> = firebaseSdk,
) => {
  let opened: Promise<{ sdk: FirebaseSdk; app: ReturnType<FirebaseSdk['initializeApp']> }> | undefined
  const open = () =>
    (opened ??= load().then((sdk) => {
      const { vapidKey: _, ...options } = config
      return { sdk, app: sdk.initializeApp(options) }
    }))

  const makeToken = async (container: Pick<ServiceWorkerContainer, 'register'>): Promise<PushToken> => {
    const { sdk, app } = await open()
    if (!(await sdk.isSupported())) return NONE
    const address = `${WORKER}?config=${encodeURIComponent(JSON.stringify(config))}`
    const serviceWorkerRegistration = await container.register(address, { type: 'classic', scope: SCOPE })
    const token = await sdk.getToken(sdk.getMessaging(app), {
      vapidKey: config.vapidKey,
      serviceWorkerRegistration,
    })
    return { token, canAsk: false }
  }

  return {
    /** Never asks: a device whose person was not asked yet has no token. */
    token: async (): Promise<Outcome<PushToken>> => {
      if (!isSecureOrigin(origin) || !notifications || !workers || notifications.permission === 'denied')
        return done(NONE)
      if (notifications.permission === 'default') return done({ token: null, canAsk: true })
      try {
        return done(await makeToken(workers))
      } catch {
        opened = undefined
        return failed('network', '')
      }
    },
    ask: async (): Promise<Outcome<{ isGranted: boolean }>> =>
      done({ isGranted: (await notifications?.requestPermission()) === 'granted' }),
    /** The next person on this device gets a token of their own. */
    forget: async (): Promise<void> => {
      if (opened === undefined) return
      const { sdk, app } = await opened
      await sdk.deleteToken(sdk.getMessaging(app))
    },
  }
}
