import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createEmptyActor,
  type EventObject,
  type Snapshot,
  type StateValue,
} from 'xstate'
import { type AdjacencyMap, getAdjacencyMap } from 'xstate/graph'
import { differences, factsApart, survivesJson } from './compare'
import type { Facts, Lead, PathModel } from './model'
import { endOf, keyOf, leadOf, type Situation, situationOf } from './situation'

export interface Edge {
  readonly from: string
  readonly words: string
  readonly lead: Lead<string, Facts>
  readonly to: string
}

export interface Graph {
  /** Situations by their key. */
  readonly nodes: ReadonlyMap<string, Situation & { readonly value: StateValue }>
  readonly edges: ReadonlyMap<string, readonly Edge[]>
  /** Each start with the situation it begins in. */
  readonly starts: Readonly<Record<string, string>>
  /** Where the machine and the model disagree on what can be done. */
  readonly defects: readonly string[]
}

const wordsByEvent = ({ name, steps }: PathModel): ReadonlyMap<EventObject, string> => {
  const words = new Map<string, string>()
  for (const [each, { event }] of Object.entries(steps)) {
    const key = JSON.stringify(event)
    if (words.has(key)) throw new Error(`${name}: "${each}" is the same event as "${words.get(key)}"`)
    words.set(key, each)
  }
  return new Map(Object.entries(steps).map(([each, { event }]) => [event, each]))
}

/** Where a step ends otherwise than the model says. */
const apart = (
  model: PathModel,
  from: Situation,
  lead: Lead<string, Facts>,
  next: AnyMachineSnapshot,
): readonly string[] => {
  const [expected, actual] = [endOf(model, from, lead), situationOf(model, next)]
  return [
    ...differences('state', expected.leaves, actual.leaves),
    ...factsApart(expected.facts, actual.facts),
    ...(survivesJson(next) ? [] : ['the context does not survive JSON']),
  ]
}

const aside = (): AnyActorScope => {
  const self = createEmptyActor()
  const idle = () => undefined
  return {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: idle,
    defer: idle,
    emit: idle,
    stopChild: idle,
    actionExecutor: idle,
  }
}

/** Each transition in a system of its own: children that one starts are not those that another starts. */
const apartFrom = (machine: AnyStateMachine): AnyStateMachine =>
  Object.assign(Object.create(machine) as AnyStateMachine, {
    transition: (snapshot: AnyMachineSnapshot, event: EventObject) => machine.transition(snapshot, event, aside()),
  })

/** Every situation a machine comes to by the steps of its model, and every step between two. */
export const graphOf = (model: PathModel): Graph => {
  const nodes = new Map<string, Situation & { readonly value: StateValue }>()
  const edges = new Map<string, Edge[]>()
  const defects = new Set<string>()
  const starts: Record<string, string> = {}
  const textOf = wordsByEvent(model)
  for (const [start, { input }] of Object.entries(model.starts)) {
    const leads = new Map<string, Lead<string, Facts>>()
    const map: AdjacencyMap<Snapshot<unknown>, EventObject> = getAdjacencyMap(apartFrom(model.machine), {
      input: input,
      events: Object.values(model.steps).map(({ event }) => event),
      serializeState: (snapshot) => keyOf(situationOf(model, snapshot as AnyMachineSnapshot)),
      serializeEvent: (event) => textOf.get(event) ?? event.type,
      filterEvents: (snapshot: AnyMachineSnapshot, event: EventObject) => {
        if (snapshot.status !== 'active') return false
        const situation = situationOf(model, snapshot)
        const words = textOf.get(event)!
        const lead = leadOf(model, words, situation)
        if (lead === undefined) return false
        const isTaken = snapshot.can(event)
        if (isTaken !== (lead !== null && !lead.isIgnored))
          defects.add(
            `${isTaken ? 'The machine takes, the model does not' : 'The model takes, the machine does not'}: "${words}" at ${keyOf(situation)}`,
          )
        if (lead === null || (!isTaken && !lead.isIgnored)) return false
        leads.set(`${keyOf(situation)} ${words}`, lead)
        return true
      },
    })
    for (const [key, { state, transitions }] of Object.entries(map)) {
      starts[start] ??= key
      if (nodes.has(key)) continue
      const situation = situationOf(model, state as AnyMachineSnapshot)
      nodes.set(key, { ...situation, value: (state as AnyMachineSnapshot).value as StateValue })
      const steps = Object.entries<{ readonly state: unknown }>(transitions).map(([words, { state: next }]) => {
        const lead = leads.get(`${key} ${words}`)!
        const end = situationOf(model, next as AnyMachineSnapshot)
        for (const found of apart(model, situation, lead, next as AnyMachineSnapshot))
          defects.add(`"${words}" at ${key}: ${found}`)
        return { from: key, words, lead, to: keyOf(end) }
      })
      edges.set(key, steps)
    }
  }
  return { nodes, edges, starts, defects: [...defects] }
}
