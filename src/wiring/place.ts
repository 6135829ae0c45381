import type { Address } from '../adapters/browser/history'
import { routeOf } from '../core/app/routes'
import type { Place } from '../machines/app/feature'

/** The place of an address: its route, and its query and state together. */
export const placeOf = ({ pathname, search, state }: Address): Place => {
  const params = {
    ...Object.fromEntries(new URLSearchParams(search)),
    ...(state !== null && typeof state === 'object' ? state : {}),
  }
  const path = pathname + search
  return { route: routeOf(pathname), path, params, key: `${path} ${JSON.stringify(state ?? null)}` }
}
