import type { Permission, Role } from '../session/permissions'

/** Bars around a page: the patient's, the staff's, none, or the onboarding's bare frame. */
export type Chrome = 'patient' | 'staff' | 'bare'
export const widths = ['phone', 'tablet', 'desktop'] as const
export type Width = (typeof widths)[number]

/** Widths in CSS pixels at which the layout changes. */
export const TABLET_FROM = 600
export const DESKTOP_FROM = 1191

export const widthOf = (pixels: number): Width =>
  pixels < TABLET_FROM ? 'phone' : pixels < DESKTOP_FROM ? 'tablet' : 'desktop'

/** Widths at which bars are hidden. */
export const SMALL: readonly Width[] = ['phone', 'tablet']
export const ALWAYS: readonly Width[] = widths

/** An address of the product: who may see it and which bars stand around it. */
export interface Route {
  readonly path: `/${string}`
  /** Addresses that it covers beside its own, where no other route has them: `/appointment/` with any one word. */
  readonly below?: `/${string}/`
  /** Roles allowed; null is no restriction. */
  readonly roles: readonly Role[] | null
  readonly chrome: Chrome
  /** Widths at which all bars are hidden. */
  readonly barless: readonly Width[]
  /** Widths at which the top bar alone is hidden. */
  readonly topless?: readonly Width[]
  /** It is of the pharmacy or centre that its visitor works for: the desk of a clinic works for none. */
  readonly needsProvider?: boolean
  /** The feature its visitor must hold. */
  readonly permission?: Permission
  /** One long task with a head and a main action of its own: no bar of the app beside them. */
  readonly isTask?: boolean
  /** The parameter that names what the page is about; without it there is nothing to load. */
  readonly about?: string
  /** Its place in the menu of those who work here; left out, it has none. */
  readonly menu?: number
}

/** `route('/faq', null, 'patient', { barless: SMALL })` */
export const route = (
  path: Route['path'],
  roles: Route['roles'],
  chrome: Chrome,
  more: Partial<
    Pick<Route, 'barless' | 'topless' | 'needsProvider' | 'permission' | 'below' | 'about' | 'isTask' | 'menu'>
  > = {},
): Route => ({ path, roles, chrome, barless: [], ...more })
