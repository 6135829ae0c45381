import { done, failed, type Outcome } from '../../core/kit/outcome'
import type { PortOf } from '../../core/kit/port'
import type { notificationsApi } from '../../core/notifications/notifications.api'
import type { PushPort } from '../../core/notifications/push.ports'
import type { FirebaseSdk, firebaseMessaging, PushBrowser } from './firebase'
import type { FirebaseProject } from './project'
import type { StreamHub } from './streamHub'

type Messaging = ReturnType<typeof firebaseMessaging>

export interface PushParts {
  readonly project: FirebaseProject
  readonly registerDevice: PortOf<typeof notificationsApi>['registerDevice']
  readonly stream: StreamHub
  readonly browser: () => PushBrowser
  /** What the browser session keeps of this device. */
  readonly device: {
    readonly token: () => string
    readonly keepToken: (token: string) => void
  }
  readonly onWake: PushPort['onWake']
  readonly loadSdk?: () => Promise<FirebaseSdk>
}

/**
 * Pushes of an open client come by the backend's own stream, which also tells what changes without a word. Where the
 * backend names a project, Firebase wakes the device of whoever does not look: its worker shows those. Which project it
 * is, is asked once.
 */
export const openPush = ({
  project,
  registerDevice,
  stream,
  browser,
  device,
  onWake,
  loadSdk,
}: PushParts): PushPort => {
  let messaging: Messaging | null | undefined
  const find = async (signal: AbortSignal): Promise<Outcome<Messaging | null>> => {
    if (messaging !== undefined) return done(messaging)
    const named = await project(signal)
    if (!named.ok) return named
    const { value } = named
    if (value === null) return done((messaging = null))
    // What did not arrive is fetched when it is asked for next.
    const adapter = await import('./firebase').catch(() => null)
    if (adapter === null) return failed('network', '')
    return done((messaging ??= adapter.firebaseMessaging(value, browser(), loadSdk)))
  }
  return {
    token: async (_, signal: AbortSignal) => {
      const found = await find(signal)
      if (!found.ok) return found
      if (found.value === null) return done({ token: device.token(), canAsk: false })
      const made = await found.value.token()
      if (made.ok && made.value.token !== null) device.keepToken(made.value.token)
      return made
    },
    ask: async () => (messaging ? messaging.ask() : done({ isGranted: false })),
    register: registerDevice,
    listen: (_, on) => stream((event) => event.type !== 'feed.event' && on(event)),
    onWake,
    forget: async () => {
      await messaging?.forget().catch(() => undefined)
    },
  }
}
