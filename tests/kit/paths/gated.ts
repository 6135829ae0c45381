import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  fromPromise,
  setup,
  type SimulatedClock,
} from 'xstate'
import { WORLD, effectsLogic } from '../../../src/machines/kit/effects'
import type { PathModel } from './model'

const DONE = 'xstate.done.actor.'
const FAILED = 'xstate.error.actor.'
const AFTER = /^xstate\.after\.(\w+)\./

interface Gate {
  readonly resolve: (output: unknown) => void
  readonly reject: (error: unknown) => void
}

const silent = effectsLogic(() => undefined)
/** The root starts the world itself; to all others it is there. */
const hasWorld = (machine: AnyStateMachine): boolean => WORLD in machine.implementations.actors

/** Every invoked actor behind a gate that opens when the tour says how the call ends. */
export const gated = ({ machine, runs = [], standIns = {} }: PathModel) => {
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
  const actions = Object.fromEntries(
    Object.entries(machine.implementations.actions as object)
      .filter(([, action]) => (action as { readonly isUnplugged?: true }).isUnplugged)
      .map(([name]) => [name, () => undefined]),
  )
  return { machine: machine.provide({ actors: { ...actors, ...standIns }, actions }), gates, asked }
}

/** What the host calls the machine that is played. */
export const PLAYED = 'played'

/** A system with a world, in which the machine is the one that is watched. */
export const hostOf = (machine: AnyStateMachine, input: unknown) =>
  setup({ actors: { world: silent, machine } }).createMachine({
    invoke: [
      ...(hasWorld(machine) ? [] : [{ id: WORLD, systemId: WORLD, src: 'world' } as const]),
      { id: PLAYED, src: 'machine', input: input as never },
    ],
  })

interface Stage {
  readonly actor: AnyActorRef
  readonly clock: SimulatedClock
  readonly gates: ReadonlyMap<string, Gate>
}

/** Takes a step of a model: an event is sent, a wait passes, a call behind a gate ends as the step says. */
export const takeStep = (model: PathModel, words: string, { actor, clock, gates }: Stage): void => {
  const { event } = model.steps[words]!
  const delay = AFTER.exec(event.type)?.[1]
  const [prefix] = [DONE, FAILED].filter((each) => event.type.startsWith(each))
  const gate = prefix ? gates.get(event.type.slice(prefix.length)) : undefined
  if (delay) clock.increment(model.delays?.[delay] ?? Number.NaN)
  else if (gate === undefined) actor.send(event)
  else if (prefix === DONE) gate.resolve(event['output'])
  else gate.reject(event['error'])
}
