import { initializeApp } from 'firebase/app'
import { getMessaging, type MessagePayload, onBackgroundMessage } from 'firebase/messaging/sw'
import type { FirebaseConfig } from '../../core/app/config'
import { joinRoomPath } from '../../core/app/links'
import { DECLINE_PATH } from '../../core/call/ring.lifecycle'
import { pushedRole, pushTarget } from '../../core/notifications/push'
import { readPush } from '../../core/notifications/push.api'
import type { Role } from '../../core/session/roles'
import { openPlace, type Tabs } from './openPlace'

/** As much of a service worker's world as is used here; the project's types are those of a page. */
interface Worker {
  readonly location: { readonly href: string }
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'getNotifications'>
  readonly clients: Tabs
  addEventListener(type: 'notificationclick', on: (event: Clicked) => void): void
}
interface Clicked {
  /** Which of the buttons was pressed; empty for the notification itself. */
  readonly action: string
  readonly notification: Pick<Notification, 'data' | 'close'>
  waitUntil(work: Promise<unknown>): void
  stopImmediatePropagation(): void
}
const worker = self as unknown as Worker

/** Firebase keeps the message of a notification it shows under a name of its own. */
const messageOf = (data: unknown) => readPush((data as { FCM_MSG?: unknown } | null)?.FCM_MSG ?? data)

/** Declines a ring by the token that came with it: no session is at hand here. */
const decline = ({ id = '', declineToken = '' }: Readonly<Record<string, string>>): Promise<unknown> =>
  fetch(DECLINE_PATH.replace(':id', encodeURIComponent(id)), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ token: declineToken }),
  })
const enter = ({ bookingId = '' }: Readonly<Record<string, string>>, role: Role | null): Promise<unknown> =>
  openPlace(worker.clients, { to: joinRoomPath(bookingId), role })

// Before Firebase's own listener, which would follow addresses of the message alone.
worker.addEventListener('notificationclick', (event) => {
  event.stopImmediatePropagation()
  event.notification.close()
  const message = messageOf(event.notification.data)
  const role = message && pushedRole(message)
  if (message?.type === 'call')
    return event.waitUntil(event.action === 'decline' ? decline(message.details) : enter(message.details, role))
  const target = (message && pushTarget(message, role)) ?? { to: '/home' }
  event.waitUntil(openPlace(worker.clients, { ...target, role }))
})

const { vapidKey: _, ...options } = JSON.parse(
  new URL(worker.location.href).searchParams.get('config') ?? '{}',
) as FirebaseConfig

/** A ring that is over stands on no device any more. */
const closeRing = async ({ id = '' }: Readonly<Record<string, string>>): Promise<void> => {
  for (const shown of await worker.registration.getNotifications({ tag: id })) shown.close()
}

const show = async (payload: unknown): Promise<void> => {
  const message = readPush(payload)
  if (message?.type === 'rejected') return closeRing(message.details)
  const { title, body = '', id = '', join = '', decline: no = '' } = message?.details ?? {}
  if (title === undefined) return
  const more =
    message?.type === 'call'
      ? {
          tag: id,
          requireInteraction: true,
          vibrate: [400, 200, 400, 200, 400],
          actions: [
            { action: 'join', title: join },
            { action: 'decline', title: no },
          ],
        }
      : {}
  await worker.registration.showNotification(title, { body, data: payload, ...more })
}

/**
 * Firebase shows a message with a notification by itself; one of data alone is shown here, when it has words. Firebase
 * waits for what is returned, though its types do not say so: the browser may end a worker whose push is over.
 */
const showInBackground = (payload: MessagePayload): unknown => (payload.notification ? undefined : show(payload))

onBackgroundMessage(getMessaging(initializeApp(options)), showInBackground)
