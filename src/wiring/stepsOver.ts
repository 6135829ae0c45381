import type { AnyActorRef } from 'xstate'
import type { FeatureId, OpenStep } from '../machines/app/feature'
import type { App } from './ports'

/** Slots whose contents stand over any page as entries of the history. */
const OVERLAY = 'overlay'
const NOTIFICATIONS = 'session.notifications'
export const slotsOver = [OVERLAY, NOTIFICATIONS] as const

const isOverlay = (name: string): name is FeatureId => name.startsWith('overlay.')

/** Whether a step is one of those, and not one of its page. */
export const isOver = (name: string): boolean => isOverlay(name) || name === NOTIFICATIONS

const slotNamed = (app: App, name: string) =>
  app.system.get(name) as ReturnType<App['getSnapshot']>['children']['page'] | undefined

/** Settings that ask whether to log out are left by staying. */
const closing = ['close', 'logout.declined'] as const

const closerOf = (ref: AnyActorRef): (() => void) | null => {
  const type = closing.find((each) => (ref.getSnapshot() as { can(event: object): boolean }).can({ type: each }))
  return type === undefined ? null : () => ref.send({ type })
}

/** The notifications, while somebody is here who may have some. */
const notificationsOf = (app: App): AnyActorRef | null =>
  slotNamed(app, NOTIFICATIONS)?.getSnapshot().context.shown?.ref ?? null

/** What is open over the page, the lowest first; null while one of them is on its way. */
export const stepsOver = (app: App): readonly OpenStep[] | null => {
  const overlay = slotNamed(app, OVERLAY)?.getSnapshot()
  if (overlay?.hasTag('opening') && overlay.context.request?.feature.stays !== true) return null
  const steps: OpenStep[] = []
  const shown = overlay?.hasTag('open') ? overlay.context.shown : null
  if (shown?.ref && shown.feature.stays !== true && shown.ref.getSnapshot().status === 'active')
    steps.push({ name: shown.feature.id, close: closerOf(shown.ref) })
  const notifications = notificationsOf(app)
  if (notifications?.getSnapshot().hasTag('open'))
    steps.push({ name: NOTIFICATIONS, close: () => notifications.send({ type: 'close' }) })
  return steps
}

/** Opens again what an entry of the history has open over its page. */
export const reopen = (app: App, name: string): void => {
  if (name === NOTIFICATIONS) notificationsOf(app)?.send({ type: 'open' })
  else if (isOverlay(name)) app.send({ type: 'open', feature: { id: name, at: 'menu' } })
}
