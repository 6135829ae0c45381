import { activePaths, allStates, type MachineDefinition, transitionsFrom } from '../definition/definition'
import { countKey, type Moment } from '../timeline/timeline'

/** How a state or a line is marked: what is so now, what can be next, what was, and what never was. */
export interface Marks {
  readonly active: ReadonlySet<string>
  /** Names of transitions that can be taken from here by an event. */
  readonly next: ReadonlySet<string>
  /** Those of them that their guards refuse now. */
  readonly refused: ReadonlySet<string>
  /** How often states were entered and transitions taken; null where nobody is watched. */
  readonly counts: ReadonlyMap<string, number> | null
  /** Transitions of the last step. */
  readonly taken: ReadonlySet<string>
}

export const NO_MARKS: Marks = {
  active: new Set(),
  next: new Set(),
  refused: new Set(),
  counts: null,
  taken: new Set(),
}

/** The marks of an actor at a moment. */
export const marksOf = (
  definition: MachineDefinition,
  { counts }: Moment,
  value: unknown,
  taken: readonly string[],
  refusedEvents: ReadonlySet<string> = new Set(),
): Marks => {
  const next = transitionsFrom(definition, value)
  const names = allStates(definition.root).flatMap(({ path, transitions }) => [
    path,
    ...transitions.map(({ name }) => name),
  ])
  return {
    active: new Set(activePaths(value)),
    next: new Set(next.map(({ name }) => name)),
    refused: new Set(next.filter(({ event }) => refusedEvents.has(event)).map(({ name }) => name)),
    counts: new Map(names.map((name) => [name, counts.get(countKey(definition.hash, name)) ?? 0])),
    taken: new Set(taken),
  }
}

/** How many transitions were taken, of how many. */
export const coverage = (definition: MachineDefinition, { counts }: Marks): readonly [number, number] => {
  const names = allStates(definition.root).flatMap(({ transitions }) => transitions.map(({ name }) => name))
  return [names.filter((name) => (counts?.get(name) ?? 0) > 0).length, names.length]
}
