import { type AnyStateMachine, createActor, fromPromise, SimulatedClock, type StateNode } from 'xstate'
import type { Outcome } from '../../src/core/kit/outcome'
import type { AppEvent } from '../../src/machines/kit/appEvent'
import { type MachineName, registry } from '../../src/machines/registry'
import { inputOf } from './paths/models'
import { worldOf } from './world'

export type Call = readonly [name: string, machine: AnyStateMachine, node: StateNode, id: string, input: unknown]

const nodesOf = (node: StateNode): readonly StateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

/** Whether a state waits for a call: it says where a refusal leads. */
const isCall = (done: unknown): boolean =>
  [done]
    .flat()
    .some((way) => ['refused', 'unsettled'].includes((way as { guard?: { type?: string } })?.guard?.type ?? ''))

/** Every call that some state of a machine waits for. */
export const calls: readonly Call[] = (Object.keys(registry) as MachineName[]).flatMap((name) => {
  const machine = registry[name] as unknown as AnyStateMachine
  return nodesOf(machine.root as StateNode).flatMap((node) =>
    node.invoke
      .filter(({ onDone }) => isCall(onDone))
      .map(({ id }): Call => [`${name}: ${id}`, machine, node, id, inputOf(name)]),
  )
})

const pathOf = (path: readonly string[]): string | object =>
  path.length === 1 ? path[0]! : { [path[0]!]: pathOf(path.slice(1)) }

const never = fromPromise(() => new Promise<never>(() => undefined))

/** What is left of a call that ended: what is sent to the world, what is kept, what the machine ends with. */
export const traceOf = ([, machine, node, id, input]: Call, outcome: Outcome<unknown>): string => {
  const events: AppEvent[] = []
  const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, never]))
  const plugged = machine.provide({ actors: actors as never })
  const { context, value } = createActor(plugged, { input }).getSnapshot() as { context: object; value: object }
  // What the machine itself waits for is answered where it begins.
  const at = node.path.length === 0 ? value : pathOf(node.path)
  const snapshot = plugged.resolveState({ value: at as never, context })
  const actor = createActor(plugged, { snapshot: snapshot as never, input, clock: new SimulatedClock() })
  worldOf(actor, (event) => events.push(event))
  actor.subscribe({ error: () => undefined })
  actor.start()
  actor.send({ type: `xstate.done.actor.${id}`, output: outcome })
  const { context: after, output } = actor.getSnapshot() as { context: unknown; output: unknown }
  actor.stop()
  return JSON.stringify({ events, after, output })
}
