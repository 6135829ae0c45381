/** Names and values of an address's query; what is null is left out of it. */
export type Query = Readonly<Record<string, string | null>>

/** Where a person is within a page: what it lists or shows, and the steps that are open over it, the lowest first. */
export interface FlowPosition {
  /** What a link carries. */
  readonly query: Query
  /** What stays with the entry of the history alone. */
  readonly state: Readonly<Record<string, unknown>>
  readonly steps: readonly FlowStep[]
}

/** A sheet, a dialog or a stage of a flow: an entry of the history of its own. */
export interface FlowStep {
  readonly name: string
  readonly query?: Query
  /** Open over the whole page: the address goes on saying where the page is. */
  readonly isOver?: true
}

/** What an entry of the history says of the flow it belongs to. */
export interface FlowEntry {
  /** The visit of the page: all its entries name the same. */
  readonly visit: string
  readonly steps: readonly string[]
}

const stateOf = (state: unknown): Readonly<Record<string, unknown>> =>
  state !== null && typeof state === 'object' ? (state as Record<string, unknown>) : {}

/** The flow of an entry; what this app wrote itself is only looked at for being there. */
export const flowEntryOf = (state: unknown): FlowEntry | null =>
  (stateOf(state)['flow'] as FlowEntry | undefined) ?? null

/** How many steps are the same from the lowest on. */
const shared = (one: readonly string[], other: readonly string[]): number => {
  const end = one.findIndex((name, at) => name !== other[at])
  return end === -1 ? one.length : end
}

/** Whether going to this entry only closes steps. */
export const isWithin = (entry: FlowEntry, open: readonly string[]): boolean =>
  shared(entry.steps, open) === entry.steps.length

/** Whether one step more than the entry has is open. */
export const isNextTo = (entry: FlowEntry, open: readonly string[]): boolean =>
  entry.steps.length === open.length - 1 && isWithin(entry, open)

/** The entries to go back over, or to add, until the history has an entry for each open step. */
export const movesTo = (
  entry: readonly string[],
  open: readonly string[],
): { readonly back: number } | { readonly push: number } => {
  const same = shared(entry, open)
  return same < entry.length ? { back: entry.length - same } : { push: open.length - same }
}

/** What the address and the state of an entry say, with the lowest steps of a position open; what else stood there stays. */
export const entryAt = (
  { query, state: kept, steps }: FlowPosition,
  visit: string,
  depth: number,
  state: unknown = null,
): { readonly query: Query; readonly state: object } => {
  const open = steps.slice(0, depth)
  const absent = Object.fromEntries(steps.flatMap((step) => Object.keys(step.query ?? {})).map((name) => [name, null]))
  const flow: FlowEntry = { visit, steps: open.map(({ name }) => name) }
  return {
    query: {
      ...absent,
      ...query,
      ...Object.assign({}, ...open.map((step) => step.query)),
      step: (open.findLast(({ isOver }) => isOver !== true) ?? open.at(-1))?.name ?? null,
    },
    state: { ...stateOf(state), ...kept, flow },
  }
}
