import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { TestModel } from 'xstate/graph'

/** What generated paths need to know of a machine: its inputs, everything that can happen, and what its guards read. */
export interface PathModel {
  readonly name: string
  readonly machine: AnyStateMachine
  /** Each way of starting, with the name a tester reads. */
  readonly inputs: Readonly<Record<string, unknown>>
  /** People's events and the world's (`xstate.done.actor.<id>`, `xstate.after.…`), by the words of the QA script. */
  readonly events: Readonly<Record<string, EventObject & Record<string, unknown>>>
  /** Beside the state value: what guards read, so that two situations are not taken for one. */
  readonly facts: (snapshot: AnyMachineSnapshot) => unknown
  /** Rules out what cannot happen again, such as a second answer to one call. */
  readonly isPossible?: (snapshot: AnyMachineSnapshot, event: EventObject) => boolean
  /** Milliseconds of the machine's delays, by their name. */
  readonly delays?: Readonly<Record<string, number>>
}

export interface Step {
  readonly words: string
  readonly event: EventObject & Record<string, unknown>
  readonly value: unknown
}

export interface Path {
  readonly start: string
  readonly input: unknown
  readonly steps: readonly Step[]
}

/** The shortest path to every situation and over every edge between two. */
export const pathsOf = (model: PathModel): readonly Path[] =>
  Object.entries(model.inputs).flatMap(([start, input]) => {
    const words = new Map(Object.entries(model.events).map(([name, event]) => [JSON.stringify(event), name]))
    const testModel = new TestModel(model.machine, {
      events: () => Object.values(model.events),
      input,
      serializeState: (snapshot: AnyMachineSnapshot, event: EventObject | undefined, previous?: AnyMachineSnapshot) =>
        JSON.stringify([snapshot.value, model.facts(snapshot), event, previous?.value]),
      serializeEvent: (event: EventObject) => JSON.stringify(event),
      filterEvents: (snapshot: AnyMachineSnapshot, event: EventObject) =>
        snapshot.status === 'active' && snapshot.can(event) && (model.isPossible?.(snapshot, event) ?? true),
    } as never)
    return testModel.getShortestPaths().map(({ steps }) => ({
      start,
      input,
      steps: steps
        .filter(({ event }) => event.type !== 'xstate.init')
        .map(({ event, state }) => ({
          words: words.get(JSON.stringify(event)) ?? event.type,
          event,
          value: (state as AnyMachineSnapshot).value,
        })),
    }))
  })
