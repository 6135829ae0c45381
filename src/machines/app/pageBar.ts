import type { RouteName } from '../../core/app/routes'

/**
 * What a page tells the bar above it: a page's machine keeps it as `bar` in its context. The staff bar answers with
 * `selection.cancelled` and `hospital.changing`.
 */
export interface PageBar {
  /** Whose title stands there where the page shows something else than it was opened for. */
  readonly titleOf?: RouteName
  /** While slots and appointments are being selected: how many of each. */
  readonly selection?: { readonly slots: number; readonly appointments: number } | null
  /** The hospital whose in-patients are shown. */
  readonly hospital?: string | null
  /** How many tests are in the cart of the page; a page without a cart says nothing. */
  readonly cartCount?: number
}

const hasBar = (context: unknown): context is { readonly bar: PageBar } =>
  typeof context === 'object' && context !== null && 'bar' in context

/** What the open page has to say in the bar above it: the `bar` of its machine's context, when it has one. */
export const pageBarOf = (snapshot: unknown): PageBar => {
  const { context } = (snapshot ?? {}) as { readonly context?: unknown }
  return hasBar(context) ? context.bar : {}
}
