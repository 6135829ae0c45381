import { isDeepStrictEqual } from 'node:util'
import { type AnyStateMachine, type AnyStateNode, createActor, type SnapshotFrom, type StateValue } from 'xstate'

const within = (key: string, inner: StateValue | undefined): StateValue =>
  inner === undefined ? key : { [key]: inner }

const firstOf = (node: AnyStateNode): StateValue | undefined => {
  if (node.type === 'parallel')
    return Object.fromEntries(Object.entries(node.states).map(([key, each]) => [key, firstOf(each)!]))
  if (node.type !== 'compound') return undefined
  const [{ key } = node] = node.initial.target
  return within(key, firstOf(node.states[key]!))
}

interface Placed {
  readonly path: string
  readonly value: StateValue | undefined
}

/** Each innermost state of a node; what is beside it rests in its first state. */
const placesIn = (node: AnyStateNode): readonly Placed[] => {
  const inner = Object.entries(node.states)
    .filter(([, { type }]) => type !== 'history')
    .flatMap(([key, child]) =>
      placesIn(child).map(({ path, value }) => ({ path: path === '' ? key : `${key}.${path}`, key, value })),
    )
  if (inner.length === 0) return [{ path: '', value: undefined }]
  const first = firstOf(node) as Readonly<Record<string, StateValue>>
  return inner.map(({ path, key, value }) => ({
    path,
    value: node.type === 'parallel' ? { ...first, ...(value !== undefined && { [key]: value }) } : within(key, value),
  }))
}

const isShown = (field: unknown): boolean =>
  field !== false && field !== null && field !== undefined && !(Array.isArray(field) && field.length === 0)

interface Given<Machine extends AnyStateMachine> {
  readonly input: unknown
  /** What differs from where the machine starts. */
  readonly context?: Partial<SnapshotFrom<Machine>['context']>
}

/**
 * For each innermost state of a machine, which of the fields that depend on the state its view shows there: those that
 * are neither false, null nor empty.
 *
 * @example fieldsByState(searchMachine, viewSearch, { input }) // { empty: '', settling: 'isSearching', … }
 */
export const fieldsByState = <Machine extends AnyStateMachine>(
  machine: Machine,
  view: (snapshot: SnapshotFrom<Machine>) => object,
  { input, context }: Given<Machine>,
): Readonly<Record<string, string>> => {
  const start = createActor(machine, { input: input as never }).getSnapshot() as { readonly context: object }
  const views = placesIn(machine.root).map(({ path, value }) => {
    const snapshot = machine.resolveState({ value: value ?? {}, context: { ...start.context, ...context } })
    return [path, Object.entries(view(snapshot as SnapshotFrom<Machine>))] as const
  })
  const first = views[0]?.[1] ?? []
  const depends = first
    .filter(([name, field]) =>
      views.some(([, fields]) => !isDeepStrictEqual(fields.find((each) => each[0] === name)?.[1], field)),
    )
    .map(([name]) => name)
  return Object.fromEntries(
    views.map(([path, fields]) => [
      path,
      fields
        .filter(([name, field]) => depends.includes(name) && isShown(field))
        .map(([name, field]) => (typeof field === 'string' ? `${name}=${field}` : name))
        .join(' '),
    ]),
  )
}
