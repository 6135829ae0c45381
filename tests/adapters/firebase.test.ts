import { describe, expect, test, vi } from 'vitest'
import { type FirebaseSdk, firebaseMessaging, type PushBrowser } from '../../src/adapters/push/firebase'
import { firebaseProject } from '../../src/adapters/push/project'
import { openPush } from '../../src/adapters/push/push'
import { streamHub } from '../../src/adapters/push/streamHub'
import { done, failed } from '../../src/core/kit/outcome'
import { PUSH_STREAM } from '../../src/core/notifications/push.api'
import type { PushEvent } from '../../src/core/notifications/push.ports'

const signal = new AbortController().signal
const received = () => new Promise<void>((resolve) => setImmediate(resolve))

const project = { apiKey: 'k', projectId: 'p', appId: 'a', messagingSenderId: 'm', vapidKey: 'v' }

/** Firebase's libraries, as much of them as is used; what they were asked. */
const fakeSdk = (more: Partial<Record<keyof FirebaseSdk, unknown>> = {}) => {
  const asked: string[] = []
  const sdk = {
    initializeApp: (options: object) => {
      asked.push(`app ${Object.keys(options).join(' ')}`)
      return {}
    },
    isSupported: async () => true,
    getMessaging: () => ({}),
    getToken: async (_: object, { vapidKey }: { vapidKey: string }) => {
      asked.push(`token ${vapidKey}`)
      return 'fcm-token'
    },
    deleteToken: async () => asked.push('deleted'),
    ...more,
  } as unknown as FirebaseSdk
  return { sdk, asked }
}
const browserWith = (permission: NotificationPermission, more: Partial<PushBrowser> = {}) => {
  const registered: string[] = []
  const browser: PushBrowser = {
    origin: { protocol: 'https:', hostname: 'care.example' },
    notifications: { permission, requestPermission: async () => 'granted' },
    workers: {
      register: async (address) => {
        registered.push(String(address).split('?')[0]!)
        return {} as ServiceWorkerRegistration
      },
    },
    ...more,
  }
  return { browser, registered }
}

describe('Firebase Messaging', () => {
  const begin = (browser: PushBrowser, sdk: FirebaseSdk) => firebaseMessaging(project, browser, async () => sdk)

  test('makes a token where it may, and writes nothing into the cloud database itself', async () => {
    const { sdk, asked } = fakeSdk()
    const { browser, registered } = browserWith('granted')
    expect(await begin(browser, sdk).token()).toEqual(done({ token: 'fcm-token', canAsk: false }))
    expect(registered).toEqual(['/firebase-messaging-sw.js'])
    expect(asked).toEqual(['app apiKey projectId appId messagingSenderId', 'token v'])
  })

  test.each<[string, Partial<PushBrowser>, NotificationPermission, boolean]>([
    ['on plain HTTP', { origin: { protocol: 'http:', hostname: 'care.example' } }, 'granted', false],
    ['where notifications are denied', {}, 'denied', false],
    ['in a browser without notifications', { notifications: undefined }, 'granted', false],
    ['in a browser without workers', { workers: undefined }, 'granted', false],
    ['where the person was not asked yet', {}, 'default', true],
  ])('makes none %s, and fetches nothing', async (_, more, permission, canAsk) => {
    const load = vi.fn<() => Promise<FirebaseSdk>>()
    const { browser, registered } = browserWith(permission, more)
    const messaging = firebaseMessaging(project, browser, load)
    expect(await messaging.token()).toEqual(done({ token: null, canAsk }))
    expect([registered, load.mock.calls]).toEqual([[], []])
  })

  test('that fails is a failure to try again', async () => {
    const { browser } = browserWith('granted')
    const broken = fakeSdk({ getToken: () => Promise.reject(new Error('no')) })
    expect(await begin(browser, broken.sdk).token()).toEqual(failed('network', ''))
    const none = fakeSdk({ isSupported: async () => false })
    expect(await begin(browser, none.sdk).token()).toEqual(done({ token: null, canAsk: false }))
  })

  test('asks the person only when told to', async () => {
    const { sdk } = fakeSdk()
    expect(await begin(browserWith('default').browser, sdk).ask()).toEqual(done({ isGranted: true }))
  })
})

describe('The push port', () => {
  const begin = (firebase: typeof project | null, permission: NotificationPermission = 'granted') => {
    const { sdk, asked } = fakeSdk()
    const kept: string[] = []
    const streamed: string[] = []
    const reads: string[] = []
    const port = openPush({
      project: firebaseProject({
        read: async ({ key }) => {
          reads.push(key)
          return done({ firebase })
        },
      }),
      registerDevice: async () => failed('internal', ''),
      browser: () => browserWith(permission).browser,
      stream: streamHub({
        headers: () => ({}),
        locks: () => undefined,
        isHidden: () => false,
        fetch: async (address) => {
          streamed.push(address as string)
          return new Response(null, { status: 401 })
        },
      }),
      device: { token: () => 'own-token', keepToken: (token) => kept.push(token) },
      onWake: () => () => undefined,
      loadSdk: async () => sdk,
    })
    return { port, asked, kept, streamed, reads }
  }

  test('is the backend’s own stream where no project is configured, and Firebase is never fetched', async () => {
    const { port, asked, streamed, reads } = begin(null)
    expect(await port.token({}, signal)).toEqual(done({ token: 'own-token', canAsk: false }))
    await port.token({}, signal)
    expect(reads).toEqual(['firebase'])
    const reported: PushEvent[] = []
    port.listen({}, (event) => reported.push(event))
    await received()
    await received()
    expect([streamed, reported, asked]).toEqual([[PUSH_STREAM], [{ type: 'feed.ended' }], []])
    await port.forget()
  })

  test('gets the device a token where a project is configured, kept by the session and given up with the person', async () => {
    const { port, asked, kept, streamed } = begin(project)
    expect(await port.token({}, signal)).toEqual(done({ token: 'fcm-token', canAsk: false }))
    expect(kept).toEqual(['fcm-token'])
    // What changes without a word comes by the stream alone.
    port.listen({}, () => undefined)
    await received()
    expect(streamed).toEqual([PUSH_STREAM])
    await port.forget()
    expect(asked.at(-1)).toBe('deleted')
  })
})
