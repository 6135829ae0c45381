import { type AnyActorRef, type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate'
import { namesTaken } from '../../../tools/transitions'
import { WORLD } from '../../../src/machines/kit/effects'
import { differences, factsApart, survivesJson } from './compare'
import { effectOf, withoutKeys } from './effects'
import { gated, hostOf, PLAYED, takeStep } from './gated'
import type { Edge } from './graph'
import { asksIn, type PathModel } from './model'
import { endOf, type Expected, leadOf, situationOf, startOf } from './situation'
import type { Tour } from './tours'

/** A task of its own. Browsers have no `setImmediate`, and hold timers back. */
const soon = (run: () => void): void => {
  if ('setImmediate' in globalThis) return void setImmediate(run)
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    port1.close()
    run()
  })
  port1.start()
  port2.postMessage(null)
}

/** Lets promises that are already decided take effect. */
const settled = () => new Promise<void>(soon)

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
    takeStep(model, words, { actor, clock, gates })
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
