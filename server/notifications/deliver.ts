import * as Schema from 'effect/Schema'
import { enqueue, runnable, type RunnableTask, type Task } from '../kit/jobs'
import type { Database } from '../kit/handlers'
import type { PushSender } from './firebase'
import { deviceOf, forgetDevice, notificationById, registeredDevices } from './notifications.store'
import { pushOf } from './words'

/** A notification as it goes to one device. */
const Push = Schema.Struct({ notificationId: Schema.String, sessionId: Schema.String })

/** Tried within half a minute: later, what it says stands in the person's notifications. */
const pushTask: Task<typeof Push.Type> = { name: 'push to a device', tries: 4, input: Push }

/** Enqueues what people were told for each of their devices, once a device. */
export const enqueuePushes = async (
  db: Database,
  notifications: readonly { readonly id: string; readonly userId: string }[],
): Promise<void> => {
  const devices = await registeredDevices(
    db,
    notifications.map(({ userId }) => userId),
  )
  const pushes = notifications.flatMap(({ id, userId }) =>
    devices
      .filter((device) => device.userId === userId)
      .map(({ sessionId }) => ({ input: { notificationId: id, sessionId }, key: `${id} ${sessionId}` })),
  )
  await enqueue(db, pushTask, pushes)
}

/**
 * Sends a push to a device whose session lasts. The notification's id goes with it: a device that gets it twice, because
 * a server was killed meanwhile, shows it once.
 */
export const deliverPush = (send: PushSender | null): RunnableTask =>
  runnable(pushTask, async ({ notificationId, sessionId }, { db, now }) => {
    if (send === null) return
    const notification = await notificationById(db, notificationId)
    const device = await deviceOf(db, sessionId, now)
    if (notification === null || device === null) return
    const outcome = await send(device.token, pushOf(notification, device.language, device.role), notificationId)
    if (outcome === 'gone') await forgetDevice(db, device.token)
    else if (outcome !== 'sent') throw new PushNotSent(outcome)
  })

/** Failure of the push service; its name says how. */
class PushNotSent extends Error {
  constructor(outcome: 'busy' | 'refused') {
    super()
    this.name = `PushNotSent: ${outcome}`
  }
}
