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
  let deliver: (payload: unknown) => void = () => undefined
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
    onMessage: (_: object, on: (payload: unknown) => void) => {
      deliver = on
      return () => asked.push('stopped')
    },
    ...more,
  } as unknown as FirebaseSdk
  return { sdk, asked, deliver: (payload: unknown) => deliver(payload) }
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

  test('hands messages on while somebody listens', async () => {
    const { sdk, asked, deliver } = fakeSdk()
    const reported: PushEvent[] = []
    const stop = begin(browserWith('granted').browser, sdk).listen((event) => reported.push(event))
    await received()
    deliver({ notification: { title: 'T', body: 'B' }, data: { event_type: 'chat.message' } })
    deliver('nothing')
    stop()
    expect(reported).toEqual([
      { type: 'feed.opened' },
      { type: 'feed.message', message: expect.objectContaining({ title: 'T', eventType: 'chat.message' }) },
    ])
    expect(asked.at(-1)).toBe('stopped')
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
    port.listen({ token: 'own-token' }, (event) => reported.push(event))
    await received()
    await received()
    expect([streamed, reported, asked]).toEqual([[PUSH_STREAM], [{ type: 'feed.ended' }], []])
    await port.forget()
  })

  test('is Firebase where a project is configured; the session keeps its token, and gives it up with the person', async () => {
    const { port, asked, kept, streamed } = begin(project)
    expect(await port.token({}, signal)).toEqual(done({ token: 'fcm-token', canAsk: false }))
    expect(kept).toEqual(['fcm-token'])
    port.listen({ token: 'fcm-token' }, () => undefined)
    await received()
    expect(streamed).toEqual([])
    await port.forget()
    expect(asked.at(-1)).toBe('deleted')
  })

  test('falls back to the stream where Firebase gave no token', async () => {
    const { port, kept, streamed } = begin(project, 'denied')
    expect(await port.token({}, signal)).toEqual(done({ token: null, canAsk: false }))
    port.listen({ token: null }, () => undefined)
    await received()
    expect([kept, streamed]).toEqual([[], [PUSH_STREAM]])
  })
})
