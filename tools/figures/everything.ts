import { routeNames } from '../../src/core/app/routes'
import { registry } from '../../src/machines/registry'
import { contractRows } from '../../server/contract'

/** What a figure can be about. */
export type Kind = 'machines' | 'pages' | 'calls'

/** All that exists of each kind, by the tables the product is built from. */
export const everything: Readonly<Record<Kind, readonly string[]>> = {
  machines: Object.keys(registry),
  pages: routeNames,
  calls: contractRows.map(({ name }) => name),
}

/** What a figure was measured over. */
export interface Coverage {
  readonly kind: Kind
  readonly names: readonly string[]
}

/** What exists and was not measured. */
export const leftOutOf = ({ kind, names }: Coverage): readonly string[] =>
  everything[kind].filter((name) => !names.includes(name))

/** What was measured and is no more. */
export const goneFrom = ({ kind, names }: Coverage): readonly string[] =>
  names.filter((name) => !everything[kind].includes(name))
