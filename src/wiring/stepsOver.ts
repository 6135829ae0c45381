import type { AnyActor, AnyActorRef, AnyStateMachine } from 'xstate'
import type { Feature, FeatureId, OpenStep } from '../machines/app/feature'
import type { App } from './ports'

/** Slots whose contents stand over any page as entries of the history. */
const OVERLAY = 'overlay'
const NOTIFICATIONS = 'session.notifications'
export const slotsOver = [OVERLAY, NOTIFICATIONS] as const

const isOverlay = (name: string): name is FeatureId => name.startsWith('overlay.')

/** An overlay's entry names what it is open at, so that a reload finds the same again: `overlay.ownStay:4711`. */
const stepNameOf = ({ id, at = 'menu' }: Feature): string => `${id}:${at}`

/** Whether a step is one of those, and not one of its page. */
export const isOver = (name: string): boolean => isOverlay(name) || name === NOTIFICATIONS

const slotNamed = (app: App, name: string) =>
  app.system.get(name) as ReturnType<App['getSnapshot']>['children']['page'] | undefined

/** Settings that ask whether to log out are left by staying. */
const closing = ['close', 'logout.declined'] as const

/** How an overlay is left: as its machine says, or by its slot, where the machine knows of no leaving. */
const closerOf = (ref: AnyActorRef, closeSlot: () => void): (() => void) | null => {
  const { events = [] } = (ref as AnyActor).logic as Partial<AnyStateMachine>
  if (!closing.some((each) => events.includes(each))) return closeSlot
  const type = closing.find((each) => (ref.getSnapshot() as { can(event: object): boolean }).can({ type: each }))
  return type === undefined ? null : () => ref.send({ type })
}

/** The notifications, while somebody is here who may have some. */
const notificationsOf = (app: App): AnyActorRef | null =>
  slotNamed(app, NOTIFICATIONS)?.getSnapshot().context.shown?.ref ?? null

/** What is open over the page, the lowest first; null while one of them is on its way. */
export const stepsOver = (app: App): readonly OpenStep[] | null => {
  const slot = slotNamed(app, OVERLAY)
  const overlay = slot?.getSnapshot()
  if (overlay?.hasTag('opening') && overlay.context.request?.feature.stays !== true) return null
  const steps: OpenStep[] = []
  const shown = overlay?.hasTag('open') ? overlay.context.shown : null
  if (shown?.ref && shown.feature.stays !== true && shown.ref.getSnapshot().status === 'active')
    steps.push({
      name: stepNameOf(shown.feature),
      close: closerOf(shown.ref, () => slot?.send({ type: 'close' })),
    })
  const notifications = notificationsOf(app)
  if (notifications?.getSnapshot().hasTag('open'))
    steps.push({ name: NOTIFICATIONS, close: () => notifications.send({ type: 'close' }) })
  return steps
}

/** Opens again what an entry of the history has open over its page. */
export const reopen = (app: App, name: string): void => {
  if (name === NOTIFICATIONS) notificationsOf(app)?.send({ type: 'open' })
  else if (isOverlay(name)) {
    const [id, at = 'menu'] = name.split(':') as [FeatureId, string?]
    app.send({ type: 'open', feature: { id, at } })
  }
}
