import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { ownTransitions, transitionName } from '../../transitions'
import { actionName, guardName, logicName } from './words'

/** One branch of an event, as plain data. States are named by their path, the root by ``. */
export interface TransitionDefinition {
  /** `login.enteringNumber · code.requested · 2`, as the paths and the inspected tab name it. */
  readonly name: string
  readonly event: string
  /** Milliseconds of a delayed transition, where they are a number. */
  readonly delay?: number
  readonly guard: string | null
  readonly actions: readonly string[]
  readonly targets: readonly string[]
}

/** A state as plain data: what a chart draws and a recording keeps. */
export interface StateDefinition {
  readonly path: string
  readonly key: string
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  readonly isDeep?: true
  readonly initial: string | null
  readonly tags: readonly string[]
  readonly invokes: readonly { readonly id: string; readonly src: string }[]
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  readonly transitions: readonly TransitionDefinition[]
  readonly states: readonly StateDefinition[]
}

/** A machine as plain data, the same in a live tab, in the registry and in a recorded session. */
export interface MachineDefinition {
  readonly id: string
  readonly hash: string
  readonly root: StateDefinition
}

const pathOf = (node: AnyStateNode): string => node.path.join('.')

const AFTER = /^xstate\.after\.(.+?)\./

const delayOf = (machine: AnyStateMachine, event: string): number | undefined => {
  const name = AFTER.exec(event)?.[1]
  if (name === undefined) return undefined
  const delay: unknown = machine.implementations.delays[name] ?? Number(name)
  return typeof delay === 'number' && Number.isFinite(delay) ? delay : undefined
}

const transitionOf = (machine: AnyStateMachine, transition: AnyTransitionDefinition): TransitionDefinition => {
  const delay = delayOf(machine, transition.eventType)
  return {
    name: transitionName(transition),
    event: transition.eventType,
    ...(delay !== undefined && { delay }),
    guard: transition.guard ? guardName(transition.guard) : null,
    actions: transition.actions.map(actionName),
    targets: transition.target?.map(pathOf) ?? [],
  }
}

const stateOf = (machine: AnyStateMachine, node: AnyStateNode): StateDefinition => ({
  path: pathOf(node),
  key: node.key,
  type: node.type,
  ...(node.type === 'history' && node.history === 'deep' && { isDeep: true }),
  initial: node.type === 'compound' ? (node.initial.target?.map(pathOf)[0] ?? null) : null,
  tags: node.tags,
  invokes: node.invoke.map(({ id, src }) => ({ id, src: logicName(src) })),
  entry: node.entry.map(actionName),
  exit: node.exit.map(actionName),
  transitions: ownTransitions(node).map((each) => transitionOf(machine, each)),
  states: Object.values(node.states).map((child) => stateOf(machine, child)),
})

/** FNV-1a over the text: two builds of the same chart have the same hash. */
const hashOf = (text: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** `describe(bookingMachine).root.states[0].path` is `loadingSlots`. */
export const describeMachine = (machine: AnyStateMachine): MachineDefinition => {
  const root = stateOf(machine, machine.root)
  return { id: machine.id, hash: hashOf(JSON.stringify([machine.id, root])), root }
}

/** A state and all below it, in the order of the machine. */
export const allStates = (state: StateDefinition): readonly StateDefinition[] => [
  state,
  ...state.states.flatMap(allStates),
]

/** The state of a path, or undefined. */
export const stateAt = ({ root }: MachineDefinition, path: string): StateDefinition | undefined =>
  allStates(root).find((state) => state.path === path)

/** Paths of the active states of a value, outermost first: `{open: 'editing'}` is `open` and `open.editing`. */
export const activePaths = (value: unknown, above = ''): readonly string[] => {
  const below = (key: string) => (above === '' ? key : `${above}.${key}`)
  if (typeof value === 'string') return [below(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [below(key), ...activePaths(inner, below(key))])
}

/** What can be taken from a value by events: those of the active states and of the root, innermost first. */
export const transitionsFrom = (
  definition: MachineDefinition,
  value: unknown,
): readonly (TransitionDefinition & { readonly source: string })[] => {
  const active = new Set(['', ...activePaths(value)])
  return allStates(definition.root)
    .filter(({ path }) => active.has(path))
    .toReversed()
    .flatMap(({ path, transitions }) => transitions.map((each) => ({ ...each, source: path })))
}
