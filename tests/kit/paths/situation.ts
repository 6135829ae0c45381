import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'
import { type Facts, type Lead, leadsOf, leavesOf, type PathModel } from './model'

/** Where a machine is, as far as its model tells situations apart. */
export interface Situation {
  readonly leaves: readonly string[]
  readonly facts: Facts
}

const situations = new WeakMap<AnyMachineSnapshot, Situation>()

export const situationOf = (model: PathModel, snapshot: AnyMachineSnapshot): Situation => {
  const known = situations.get(snapshot)
  if (known) return known
  const situation = { leaves: leavesOf(snapshot.value).toSorted(), facts: model.facts(snapshot) as Facts }
  situations.set(snapshot, situation)
  return situation
}

export const keyOf = ({ leaves, facts }: Situation): string => JSON.stringify([leaves, facts])

const list = <Item>(items: Item | readonly Item[] | undefined): readonly Item[] =>
  items === undefined ? [] : Array.isArray(items) ? (items as readonly Item[]) : [items as Item]

/** Whether two states can be active together: they part below a parallel state. */
const areBeside = (machine: AnyStateMachine, one: string, other: string): boolean => {
  const [ones, others] = [one.split('.'), other.split('.')]
  let node: AnyStateNode | undefined = machine.root
  for (const [at, key] of ones.entries()) {
    if (key !== others[at]) return node?.type === 'parallel'
    node = node?.states[key]
  }
  return false
}

const enter = (machine: AnyStateMachine, leaves: readonly string[], entered: readonly string[]): readonly string[] =>
  entered.length === 0
    ? leaves
    : [...leaves.filter((leaf) => entered.every((each) => areBeside(machine, leaf, each))), ...entered].toSorted()

export const startOf = ({ starts }: PathModel, name: string): Situation => {
  const start = starts[name]!
  return { leaves: list(start.to).toSorted(), facts: start.facts }
}

/** The lead that applies to a step in a situation; null where the step cannot be taken, undefined where nobody can try. */
export const leadOf = (
  model: PathModel,
  words: string,
  { leaves, facts }: Situation,
): Lead<string, Facts> | null | undefined => {
  const step = model.steps[words]!
  const at = new Set(leaves)
  if (step.only && !step.only(facts, at)) return undefined
  return (
    leadsOf(step).find(
      (lead) => (lead.in === undefined || list(lead.in).some((leaf) => at.has(leaf))) && (lead.if?.(facts, at) ?? true),
    ) ?? null
  )
}

export interface Expected extends Situation {
  readonly effects: readonly string[]
}

/** Where the model says that a lead ends. */
export const endOf = (model: PathModel, { leaves, facts }: Situation, lead: Lead<string, Facts>): Expected => {
  const now = typeof lead.now === 'function' ? lead.now(facts) : lead.now
  const to = typeof lead.to === 'function' ? lead.to(facts, new Set(leaves)) : list(lead.to)
  return {
    leaves: enter(model.machine, leaves, to),
    facts: { ...facts, ...now },
    effects: (typeof lead.effects === 'function' ? lead.effects(facts) : lead.effects) ?? [],
  }
}
