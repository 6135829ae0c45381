import type { AnyActor, AnyActorRef, AnyStateMachine } from 'xstate'
import { type StaffPanel, staffPanelNames } from '../core/app/staffPanels'
import { LOGIN, PROFILE } from '../machines/app/app.setup'
import { type Feature, type FeatureId, type OpenStep, panelFeature } from '../machines/app/feature'
import { leavePanel } from '../ui/app/history/leavePanel'
import { isLeadingOn } from '../ui/app/history/navigation'
import type { App } from './ports'

/** Slots whose contents stand over any page as entries of the history. */
const OVERLAY = 'overlay'
const PANEL = 'panel'
const NOTIFICATIONS = 'session.notifications'
export const slotsOver = [OVERLAY, PANEL, NOTIFICATIONS, LOGIN, PROFILE] as const

const isOverlay = (name: string): name is FeatureId => name.startsWith('overlay.')

const panelIn = (id: string): StaffPanel | undefined => staffPanelNames.find((name) => id === `panel.${name}`)

/** An overlay's entry names what it is open at, so that a reload finds the same again: `overlay.ownStay:4711`. */
const stepNameOf = ({ id, at = '' }: Feature): string => `${id}:${at}`

const featureIn = (name: string) => {
  const [id = '', at = ''] = name.split(':')
  return { id, ...(at !== '' && { at }) }
}

/** Whether a step is one of those, and not one of its page. */
export const isOver = (name: string): boolean =>
  isOverlay(name) || panelIn(featureIn(name).id) !== undefined || [NOTIFICATIONS, LOGIN, PROFILE].includes(name)

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

/** What is open in a slot: nothing, a step, or null while it is on its way. */
type Steps = readonly OpenStep[] | null

const overlaySteps = (app: App): Steps => {
  const slot = slotNamed(app, OVERLAY)
  const overlay = slot?.getSnapshot()
  if (overlay?.hasTag('opening') && overlay.context.request?.feature.stays !== true) return null
  const shown = overlay?.hasTag('open') ? overlay.context.shown : null
  if (!shown?.ref || shown.feature.stays === true || shown.ref.getSnapshot().status !== 'active') return []
  return [{ name: stepNameOf(shown.feature), close: closerOf(shown.ref, () => slot?.send({ type: 'close' })) }]
}

/** A panel is asked whether it may be left; one that goes from page to page belongs to none of them. */
const panelSteps = (app: App): Steps => {
  const slot = slotNamed(app, PANEL)
  const snapshot = slot?.getSnapshot()
  const feature = snapshot?.context.request?.feature
  if (!slot || !snapshot || !feature || feature.stays === true) return []
  if (snapshot.hasTag('opening')) return null
  return [{ name: stepNameOf(feature), close: () => leavePanel(slot) }]
}

const notificationSteps = (app: App): Steps => {
  const notifications = notificationsOf(app)
  if (!notifications?.getSnapshot().hasTag('open')) return []
  return [{ name: NOTIFICATIONS, close: () => notifications.send({ type: 'close' }) }]
}

/** A dialog that the app itself opens, closed by an event of its machine. */
const dialogSteps = (app: App, name: string, closing: 'close' | 'dismiss'): Steps => {
  const slot = slotNamed(app, name)?.getSnapshot()
  if (slot?.hasTag('opening')) return null
  const ref = slot?.hasTag('open') ? slot.context.shown?.ref : null
  const snapshot = ref?.getSnapshot() as { status: string; can(event: object): boolean } | undefined
  const event = { type: closing }
  if (snapshot?.status !== 'active') return []
  return [{ name, close: snapshot.can(event) ? () => ref?.send(event) : null }]
}

/** On desktop a number is verified over the page; elsewhere it has a page. */
const loginSteps = (app: App): Steps => {
  const { width, place } = app.getSnapshot().context
  return width === 'desktop' && place?.route !== 'verifyMobile' ? dialogSteps(app, LOGIN, 'close') : []
}

/** What lacks of a profile is asked over the page that a login leads to, not over the one it comes from. */
const profileSteps = (app: App): Steps => (isLeadingOn() ? [] : dialogSteps(app, PROFILE, 'dismiss'))

/** Whether what lacks of a profile may still be asked by itself: it does not show yet who is here, or it is on its way. */
export const isProfileComing = (app: App): boolean =>
  app.getSnapshot().context.isUnseen || slotNamed(app, PROFILE)?.getSnapshot().hasTag('opening') === true

/** What is open over the page, the lowest first; null while one of them is on its way. */
export const stepsOver = (app: App): Steps => {
  const parts = [overlaySteps, panelSteps, notificationSteps, loginSteps, profileSteps].map((of) => of(app))
  if (parts.some((part) => part === null)) return null
  return parts.flatMap((part) => (part ?? []).map((step) => ({ ...step, isOver: true as const })))
}

/** Opens again what an entry of the history has open over its page. */
export const reopen = (app: App, name: string, now: number): void => {
  const { id, ...rest } = featureIn(name)
  const panel = panelIn(id)
  if (name === NOTIFICATIONS) notificationsOf(app)?.send({ type: 'open' })
  else if (name === LOGIN) {
    app.getSnapshot().children.session?.send({ type: 'verification.resumed' })
    app.send({ type: 'login', at: 'bar', now })
  } else if (name === PROFILE) app.send({ type: 'profile.wanted' })
  else if (panel !== undefined) app.send({ type: 'open', feature: panelFeature(panel, rest.at) })
  else if (isOverlay(id)) app.send({ type: 'open', feature: { id, ...rest } })
}
