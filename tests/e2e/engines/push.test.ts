import type { CDPSession, Worker } from 'playwright-core'
import { expect, test } from 'vitest'
import { ensureWholeBrowser } from '../../../tools/browser'
import { beginWith, startBrowser, WITH_WORKER } from '../../kit/browser'
import { inBrowser } from '../../kit/inBrowser'
import { entriesOf, newPatient } from '../../kit/patients'

const firebase = { apiKey: 'k', projectId: 'p', appId: '1:1:web:1', messagingSenderId: '1', vapidKey: 'v' }
const product = inBrowser({ server: { firebase }, browser: () => startBrowser(ensureWholeBrowser()) })

/** Ids of the service workers by their scope, as the browser tells of them. */
const watchWorkers = async (devtools: CDPSession) => {
  const ids = new Map<string, string>()
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, scopeURL } of registrations) ids.set(new URL(scopeURL).pathname, registrationId)
  })
  await devtools.send('ServiceWorker.enable')
  return ids
}

type Shown = readonly [what: 'push' | 'notification', title?: string, body?: string]

/** What the worker goes through from now on: pushes that arrive, and notifications that the browser has taken. */
const watchNotifications = async (worker: Worker): Promise<() => Promise<readonly Shown[]>> => {
  await worker.evaluate(() => {
    const scope = globalThis as unknown as EventTarget & { shown: Shown[]; registration: ServiceWorkerRegistration }
    scope.shown = []
    scope.addEventListener('push', () => scope.shown.push(['push']))
    const show = scope.registration.showNotification.bind(scope.registration)
    scope.registration.showNotification = async (title, options) => {
      await show(title, options)
      scope.shown.push(['notification', title, options?.body])
    }
  })
  return () => worker.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown)
}

test('a push that comes while no page of the app is open is shown by the device', async () => {
  const page = await product.open('phone', { ...WITH_WORKER, permissions: ['notifications'] })
  const devtools = await page.context().newCDPSession(page)
  const workers = await watchWorkers(devtools)
  await beginWith(page, { session: entriesOf((await newPatient(product.served)).storage) })
  await page.goto('/home')
  const scope = '/firebase-cloud-messaging-push-scope'
  await expect.poll(() => [...workers.keys()].toSorted()).toEqual(['/', scope])
  const found = () =>
    page
      .context()
      .serviceWorkers()
      .find((worker) => worker.url().includes('firebase'))
  await expect.poll(() => found() !== undefined).toBe(true)
  const state = () =>
    page.evaluate((path) => navigator.serviceWorker.getRegistration(path).then((one) => one?.active?.state), scope)
  await expect.poll(state).toBe('activated')
  // What the browser gives the worker when somebody presses it.
  const press = () =>
    found()!.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
      await registration.showNotification('Report', { data: { data: { event_type: 'report.sent' } } })
      const [notification] = await registration.getNotifications()
      const { NotificationEvent } = globalThis as unknown as { NotificationEvent: new (...of: unknown[]) => Event }
      dispatchEvent(new NotificationEvent('notificationclick', { notification }))
    })
  const isActive = () =>
    found()!.evaluate(() => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
      return registration.active?.state
    })
  await expect.poll(isActive).toBe('activated')
  await press()
  await page.waitForURL('**/medical-records*')
  expect(page.context().pages()).toHaveLength(1)

  const shown = await watchNotifications(found()!)

  await page.goto('about:blank')
  // The page that was left may be there for a moment yet, and Firebase shows nothing while one is seen.
  const openPages = () =>
    found()!.evaluate(async () => {
      const { clients } = globalThis as unknown as { clients: { matchAll(of: object): Promise<unknown[]> } }
      return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length
    })
  await expect.poll(openPages).toBe(0)
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: product.served.url,
    registrationId: workers.get(scope)!,
    data: JSON.stringify({
      from: '1',
      fcmMessageId: 'm1',
      notification: { title: 'Appointment booked', body: 'With Dr. Rao' },
      data: { event_type: 'appointment.booked' },
    }),
  })
  await expect.poll(shown).toEqual([['push'], ['notification', 'Appointment booked', 'With Dr. Rao']])

  const deliver = (data: Readonly<Record<string, string>>) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: product.served.url,
      registrationId: workers.get(scope)!,
      data: JSON.stringify({ from: '1', fcmMessageId: crypto.randomUUID(), data: { id: 'ring-1', ...data } }),
    })
  const rings = () =>
    found()!.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
      return (await registration.getNotifications({ tag: 'ring-1' })).length
    })
  await deliver({
    type: 'call',
    title: 'Dr. Rao is calling',
    body: 'Video visit 10:30',
    join: 'Join',
    decline: 'Decline',
  })
  await expect.poll(rings).toBe(1)
  await deliver({ type: 'rejected', outcome: 'accepted' })
  await expect.poll(rings).toBe(0)
})
