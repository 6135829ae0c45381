import type { AnyActorLogic } from 'xstate'
import type { RouteName, Width } from '../../core/app/routes'
import type { LoginResult } from '../../core/session/session'

/** Where the browser is: the route, its address, and its query and history state together. */
export interface Place {
  readonly route: RouteName
  readonly path: string
  readonly params: Readonly<Record<string, unknown>>
  /** Changes with every address and state. */
  readonly key: string
}

/** What a page starts from. */
export interface PageRequest {
  readonly place: Place
  readonly login: LoginResult | null
  readonly width: Width
  /** Unix seconds. */
  readonly now: number
}

/** What can be opened over any page, arriving when it is, and what it is opened at. */
export type Overlay =
  | { readonly name: 'locationPicker' }
  | { readonly name: 'locationPrompt' }
  | { readonly name: 'settings'; readonly at: 'menu' | 'logout' }
/** Logic that accompanies a person over every page, and goes when they do. */
export interface SessionFeature extends OpenedPage {
  readonly id: 'notifications' | 'push'
}

/** A page that has arrived: its logic and the logic's input. */
export interface OpenedPage {
  readonly logic: AnyActorLogic
  readonly input: unknown
}

/**
 * What a page tells the staff bar: a page's machine keeps it as `bar` in its context. The bar answers with
 * `selection.cancelled` and `hospital.changing`.
 */
export interface PageBar {
  /** While slots and appointments are being selected: how many of each. */
  readonly selection?: { readonly slots: number; readonly appointments: number } | null
  /** The hospital whose in-patients are shown. */
  readonly hospital?: string | null
  /** Whether orders wait for an answer. */
  readonly hasPending?: boolean
}
