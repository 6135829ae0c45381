import type { AnyActorLogic, AnyActorRef } from 'xstate'
import type { FlowPosition, FlowStep } from '../../core/app/flow'
import type { RouteName, Width } from '../../core/app/routes'
import { hasPanel, mayOpen, type StaffPanel, staffPanels } from '../../core/app/staffPanels'
import type { LoginResult } from '../../core/session/session'

/** Where the browser is: the route, its address, and its query and history state together. */
export interface Place {
  readonly route: RouteName
  readonly path: string
  readonly params: Readonly<Record<string, unknown>>
  /** Changes with every address and state. */
  readonly key: string
}

/**
 * What opens later, by its kind: a page; an overlay over it; a panel of the staff; a dialog that the app itself opens;
 * what belongs to a session or to the whole app; a part of a page.
 */
export type FeatureId =
  | `page.${RouteName}`
  | `panel.${StaffPanel}`
  | `overlay.${string}`
  | `dialog.${string}`
  | `session.${string}`
  | `app.${string}`
  | `part.${string}`

/** A feature that is to be opened. */
export interface Feature {
  readonly id: FeatureId
  /** What it is opened at: the settings at the way out. */
  readonly at?: string
  /** What the server said, for the dialog that repeats it. */
  readonly says?: string
  /** It stays open when the page below it is left. */
  readonly stays?: boolean
}

/** What a feature starts from. */
export interface FeatureRequest {
  readonly feature: Feature
  readonly place: Place | null
  readonly login: LoginResult | null
  readonly width: Width
}

/** A step that is open on a page, and how it is closed; null where it cannot be left now. */
export interface OpenStep extends FlowStep {
  readonly close: (() => void) | null
}

/** Where a person is within a page, read from its actor. */
export interface OpenFlow extends FlowPosition {
  readonly steps: readonly OpenStep[]
}

/** A machine and what it starts from. */
export interface Opened {
  readonly logic: AnyActorLogic
  readonly input: unknown
}

/** A feature that has arrived: its logic and the logic's input; null where it only shows. */
export interface OpenedFeature extends Opened {
  /** What stands on a page beside its own logic, and neither knows of the other: a form at the foot. */
  readonly beside?: Readonly<Record<string, Opened>>
  /** Of a page with a flow: its steps are entries of the history. Null while the page is still coming to them. */
  readonly flow?: (page: AnyActorRef, width: Width, beside: Readonly<Record<string, AnyActorRef>>) => OpenFlow | null
}

const kindOf = (id: FeatureId): string => id.slice(0, id.indexOf('.'))

/** Features of these kinds take each other's place; each other one has a slot of its own. */
const shared: readonly string[] = ['page', 'panel', 'overlay']

/** The slot that a feature opens in. */
export const slotOf = (id: FeatureId): string => (shared.includes(kindOf(id)) ? kindOf(id) : id)

/** Kinds that close when the page below them is left. */
export const leavesWithPage = ({ id, stays = false }: Feature): boolean =>
  !stays && ['panel', 'overlay'].includes(kindOf(id))

/** Overlays say so and close when they cannot arrive; the others can be tried again where they are. */
export const closesWhenLost = ({ id }: Feature): boolean => kindOf(id) === 'overlay'

/** What was asked for and has no frame in which it says that it did not arrive says so over the page. */
export const saysItIsLost = ({ id }: Feature): boolean => ['dialog', 'panel'].includes(kindOf(id))

const panelOf = (id: FeatureId): StaffPanel | null => (kindOf(id) === 'panel' ? (id.slice(6) as StaffPanel) : null)

/** A panel of the staff, to be opened at something where it is said. */
export const panelFeature = (panel: StaffPanel, at?: string): Feature => ({
  id: `panel.${panel}`,
  stays: staffPanels[panel].staysOpen,
  ...(at === undefined ? {} : { at }),
})

/** Whether a feature is there at all for this person. */
export const hasFeature = (login: LoginResult | null, { id }: Feature): boolean => {
  const panel = panelOf(id)
  return panel === null || hasPanel(login?.role ?? null, panel)
}

/** Whether this person may open it; the pages' own rules are the route table's. */
export const mayOpenFeature = (login: LoginResult | null, feature: Feature): boolean => {
  const panel = panelOf(feature.id)
  return hasFeature(login, feature) && (panel === null || (login !== null && mayOpen(login, panel)))
}
