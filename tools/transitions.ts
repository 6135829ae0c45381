import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** Every transition a state defines itself, those without an event included. */
export const ownTransitions = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

/** One name for each branch of each event: `login.enteringNumber · code.requested · 2`. */
export const transitionName = (transition: AnyTransitionDefinition): string => {
  const { source, eventType } = transition
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  const same = JSON.stringify(transition.toJSON())
  const order = siblings.findIndex((each) => each === transition || JSON.stringify(each.toJSON()) === same)
  return `${source.id} · ${eventType || 'always'} · ${order + 1}`
}

/** The names of all transitions of a machine. */
export const transitionsOf = (machine: AnyStateMachine): ReadonlySet<string> => {
  const visit = (node: AnyStateNode): readonly string[] => [
    ...ownTransitions(node).map(transitionName),
    ...Object.values(node.states).flatMap(visit),
  ]
  return new Set(visit(machine.root))
}

/** The names of the transitions that an inspected microstep took. */
export const namesTaken = (microstep: object): readonly string[] => {
  const { _transitions } = microstep as { readonly _transitions: readonly AnyTransitionDefinition[] }
  return _transitions.filter(({ eventType }) => eventType !== 'xstate.init').map(transitionName)
}
