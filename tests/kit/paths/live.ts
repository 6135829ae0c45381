import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
  setup,
  SimulatedClock,
} from 'xstate'
import { namesTaken } from '../../../src/machines/kit/transitions'
import { WORLD, worldLogic } from '../../../src/machines/kit/world'
import { differences, factsApart, survivesJson } from './compare'
import { effectOf, withoutKeys } from './effects'
import type { Edge } from './graph'
import { asksIn, type PathModel } from './model'
import { endOf, type Expected, leadOf, situationOf, startOf } from './situation'
import type { Tour } from './tours'

/** Lets promises that are already decided take effect. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

const DONE = 'xstate.done.actor.'
const FAILED = 'xstate.error.actor.'
const AFTER = /^xstate\.after\.(\w+)\./

interface Gate {
  readonly resolve: (output: unknown) => void
  readonly reject: (error: unknown) => void
}

const silent = worldLogic(() => undefined)
/** The root starts the world itself; to all others it is there. */
const hasWorld = (machine: AnyStateMachine): boolean => WORLD in machine.implementations.actors

/** Every invoked actor behind a gate that opens when the tour says how the call ends. */
const gated = ({ machine, runs = [], standIns = {} }: PathModel) => {
  const gates = new Map<string, Gate>()
  const asked = new Map<string, unknown>()
  const gate = fromPromise<unknown>(
    ({ self, input }) =>
      new Promise((resolve, reject) => {
        gates.set(self.id, { resolve, reject })
        asked.set(self.id, input)
      }),
  )
  const actors: Record<string, AnyActorLogic> = Object.fromEntries(
    Object.keys(machine.implementations.actors)
      .filter((name) => !runs.includes(name))
      .map((name) => [name, gate]),
  )
  if (hasWorld(machine)) actors[WORLD] = silent
  return { machine: machine.provide({ actors: { ...actors, ...standIns } }), gates, asked }
}

const PLAYED = 'played'

/** A system with a world, in which the machine is the one that is watched. */
const hostOf = (machine: AnyStateMachine, input: unknown) =>
  setup({ actors: { world: silent, machine } }).createMachine({
    invoke: [
      ...(hasWorld(machine) ? [] : [{ id: WORLD, systemId: WORLD, src: 'world' } as const]),
      { id: PLAYED, src: 'machine', input: input as never },
    ],
  })

export interface Walked {
  /** The transitions that each step took, the start first. */
  readonly taken: readonly (readonly string[])[]
  /** What differed at the first step that ended elsewhere than the model says. */
  readonly defects: readonly string[]
}

/** Walks a tour on a live actor with gated ports and a simulated clock; stops at the first difference. */
export const walkLive = async (model: PathModel, { start, edges }: Tour): Promise<Walked> => {
  const clock = new SimulatedClock()
  const { machine, gates, asked } = gated(model)
  const taken: string[][] = [[]]
  const effects: string[] = []
  const errors: unknown[] = []
  const host = createActor(hostOf(machine, model.starts[start]!.input), {
    clock,
    inspect: (event) => {
      const at = event.actorRef as AnyActorRef | undefined
      if (event.type === '@xstate.microstep' && at?.id === PLAYED) taken.at(-1)!.push(...namesTaken(event))
      if (event.type !== '@xstate.event' || at === undefined || at === host || at.id === PLAYED) return
      if (!event.event.type.startsWith('xstate.'))
        effects.push(effectOf(event.event, at.id === WORLD ? undefined : at.id))
    },
  })
  host.subscribe({ error: (error) => errors.push(error) })
  const actor = host.getSnapshot().children[PLAYED]!

  const differ = (expected: Expected, before: readonly string[]): readonly string[] => {
    if (errors.length > 0) return [`the machine failed: ${String(errors[0])}`]
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot
    const actual = situationOf(model, snapshot)
    const entered = expected.leaves.filter((leaf) => !before.includes(leaf))
    const asks = Object.entries(asksIn(model, entered, expected.facts))
    return [
      ...differences('state', expected.leaves, actual.leaves),
      ...factsApart(expected.facts, actual.facts),
      ...differences('says', expected.effects, effects),
      ...asks.flatMap(([id, input]) => differences(`asks ${id}`, input, withoutKeys(asked.get(id)))),
      ...(survivesJson(snapshot) ? [] : ['the context does not survive JSON']),
    ]
  }

  const take = async ({ words }: Edge): Promise<void> => {
    const { event } = model.steps[words]!
    const delay = AFTER.exec(event.type)?.[1]
    const [prefix] = [DONE, FAILED].filter((each) => event.type.startsWith(each))
    const gate = prefix ? gates.get(event.type.slice(prefix.length)) : undefined
    if (delay) clock.increment(model.delays?.[delay] ?? Number.NaN)
    else if (gate === undefined) actor.send(event)
    else if (prefix === DONE) gate.resolve(event['output'])
    else gate.reject(event['error'])
    await settled()
  }

  let expected: Expected = { ...startOf(model, start), effects: model.starts[start]!.effects ?? [] }
  host.start()
  await settled()
  let defects = differ(expected, []).map((each) => `${start} → ${each}`)
  const walked: string[] = [start]
  for (const edge of edges) {
    if (defects.length > 0) break
    taken.push([])
    effects.length = 0
    walked.push(edge.words)
    const lead = leadOf(model, edge.words, expected)
    await take(edge)
    const before = expected.leaves
    if (lead) expected = endOf(model, expected, lead)
    const found = lead ? differ(expected, before) : ['the model knows no such step here']
    defects = found.map((each) => `${walked.join(' · ')} → ${each}`)
  }
  host.stop()
  return { taken, defects }
}
