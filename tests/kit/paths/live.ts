import { type AnyActorLogic, type AnyStateMachine, createActor, fromPromise, SimulatedClock } from 'xstate'
import { namesTaken, transitionsOf } from '../../../src/machines/kit/transitions'
import { type Path, type PathModel, pathsOf } from './model'

/** Lets promises that are already decided be heard. */
const received = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Every invoked actor of the machine behind a gate that opens when the path says how the call ends. */
const gated = (machine: AnyStateMachine) => {
  const gates = new Map<string, (output: unknown) => void>()
  const gate = fromPromise<unknown>(
    ({ self }) =>
      new Promise((resolve) => {
        gates.set(self.id, resolve)
      }),
  )
  const actors: Record<string, AnyActorLogic> = Object.fromEntries(
    Object.keys(machine.implementations.actors).map((name) => [name, gate]),
  )
  const open = (id: string, output: unknown): boolean => {
    gates.get(id)?.(output)
    return gates.has(id)
  }
  return { machine: machine.provide({ actors }), open }
}

export interface Played {
  readonly path: Path
  readonly taken: ReadonlySet<string>
  /** The first step after which the live actor was elsewhere than the path, if any. */
  readonly strayed: { readonly step: string; readonly expected: unknown; readonly actual: unknown } | null
}

const DONE = 'xstate.done.actor.'
const AFTER = /^xstate\.after\.(\w+)\./

/** Plays one path on a live actor with gated ports and a simulated clock. */
export const playLive = async (model: PathModel, path: Path): Promise<Played> => {
  const clock = new SimulatedClock()
  const taken = new Set<string>()
  const { machine, open } = gated(model.machine)
  const actor = createActor(machine, {
    input: path.input,
    clock,
    inspect: (event) => {
      if (event.type === '@xstate.microstep') for (const name of namesTaken(event)) taken.add(name)
    },
  })
  actor.start()
  let strayed: Played['strayed'] = null
  for (const { event, value, words } of path.steps) {
    const delay = AFTER.exec(event.type)?.[1]
    if (event.type.startsWith(DONE)) {
      // The content of a panel is no actor of the machine's own: what becomes of it is told as an event.
      if (!open(event.type.slice(DONE.length), event['output'])) actor.send(event)
      await received()
    } else if (delay) clock.increment(model.delays?.[delay] ?? Number.NaN)
    else actor.send(event)
    const actual: unknown = actor.getSnapshot().value
    if (strayed === null && JSON.stringify(actual) !== JSON.stringify(value))
      strayed = { step: words, expected: value, actual }
  }
  actor.stop()
  return { path, taken, strayed }
}

export interface Coverage {
  readonly all: ReadonlySet<string>
  readonly missed: readonly string[]
  readonly strayed: readonly Played[]
  readonly steps: number
  /** The fewest paths found that take every transition: what testers and browsers play. */
  readonly chosen: readonly Played[]
  readonly played: readonly Played[]
}

const leastCover = (played: readonly Played[]): readonly Played[] => {
  const open = new Set(played.flatMap(({ taken }) => [...taken]))
  const chosen: Played[] = []
  while (open.size > 0) {
    const gain = (each: Played) =>
      [...each.taken].filter((name) => open.has(name)).length / (each.path.steps.length + 3)
    const best = played.reduce((a, b) => (gain(b) > gain(a) ? b : a))
    chosen.push(best)
    for (const name of best.taken) open.delete(name)
  }
  return chosen
}

/** Plays every path of a model and says which transitions were taken; the fewest paths are chosen from the eligible. */
export const coverLive = async (
  model: PathModel,
  isEligible: (path: Path) => boolean = () => true,
): Promise<Coverage> => {
  const played: Played[] = []
  for (const path of pathsOf(model)) played.push(await playLive(model, path))
  const taken = new Set(played.flatMap((each) => [...each.taken]))
  const all = transitionsOf(model.machine)
  return {
    all,
    played,
    missed: [...all].filter((name) => !taken.has(name)),
    strayed: played.filter((each) => each.strayed !== null),
    steps: played.reduce((sum, { path }) => sum + path.steps.length, 0),
    chosen: leastCover(played.filter(({ path }) => isEligible(path))),
  }
}
