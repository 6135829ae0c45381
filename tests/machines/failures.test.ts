import { expect, test } from 'vitest'
import { type AnyStateMachine, createActor, fromPromise, SimulatedClock, type StateNode } from 'xstate'
import type { Failure } from '../../src/core/kit/outcome'
import { failureText } from '../../src/core/kit/errors.rules'
import { type AppEvent, failureNotice } from '../../src/machines/kit/appEvent'
import { type MachineName, registry } from '../../src/machines/registry'
import { readCatalogue } from '../kit/catalogues'
import { machineInputs } from '../kit/machineInputs'
import { worldOf } from '../kit/world'

const english = readCatalogue('en', 'app')!

type Call = readonly [name: string, machine: AnyStateMachine, node: StateNode, id: string, input: unknown]

const nodesOf = (node: StateNode): readonly StateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

/** Whether a state waits for a call: it says where a refusal leads. */
const isCall = (done: unknown): boolean =>
  [done]
    .flat()
    .some((way) => ['refused', 'unsettled'].includes((way as { guard?: { type?: string } })?.guard?.type ?? ''))

/** Every call that some state of a machine waits for. */
const calls: readonly Call[] = (Object.keys(registry) as MachineName[]).flatMap((name) => {
  const machine = registry[name] as unknown as AnyStateMachine
  return nodesOf(machine.root as StateNode).flatMap((node) =>
    node.invoke
      .filter(({ onDone }) => isCall(onDone))
      .map(({ id }): Call => [`${name}: ${id}`, machine, node, id, machineInputs[name]]),
  )
})

/** The ways a server, what stands before it, and the network let a call fail. */
const failures: readonly Failure[] = [
  { kind: 'internal', message: '' },
  { kind: 'serverDown', message: '' },
  { kind: 'forbidden', message: 'Only the doctor of this patient may do this' },
  { kind: 'tooMany', message: 'Too many requests. Please try again in 30 seconds.', retryAfter: 30 },
  { kind: 'offline', message: '' },
]

const allKinds = failures.map(({ kind }) => kind)

/** What is answered in another way than by the table of failures, and why. */
const otherwise: Readonly<Record<string, { readonly kinds: readonly Failure['kind'][]; readonly why: string }>> = {
  'doctorProfile: profile': { kinds: ['forbidden'], why: 'whoever may not see a doctor is led to their own page' },
  'doctorProfile: videoReviews': {
    kinds: allKinds,
    why: 'films are an extra; without them their section is not shown',
  },
  'here: address': {
    kinds: ['internal', 'serverDown', 'offline'],
    why: 'the specification has words of its own for an address that is not found',
  },
  'location: place': { kinds: allKinds, why: 'the specification has words of its own for a place without details' },
  'push: token': { kinds: allKinds, why: 'nobody pressed anything; the device is registered at the next visit' },
  'session: refreshing': {
    kinds: ['serverDown', 'forbidden'],
    why: 'a server that is down has a page of its own; permissions of before stay',
  },
}

const pathOf = (path: readonly string[]): string | object =>
  path.length === 1 ? path[0]! : { [path[0]!]: pathOf(path.slice(1)) }

const never = fromPromise(() => new Promise<never>(() => undefined))

/** What is left of a failure once the call has ended with it: what is sent to the world, what is kept, what it ends with. */
const traceOf = ([, machine, node, id, input]: Call, failure: Failure): string => {
  const events: AppEvent[] = []
  const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, never]))
  const plugged = machine.provide({ actors: actors as never })
  const { context } = createActor(plugged, { input }).getSnapshot() as { context: object }
  const snapshot = plugged.resolveState({ value: pathOf(node.path) as never, context })
  const actor = createActor(plugged, { snapshot: snapshot as never, input, clock: new SimulatedClock() })
  worldOf(actor, (event) => events.push(event))
  actor.subscribe({ error: () => undefined })
  actor.start()
  actor.send({ type: `xstate.done.actor.${id}`, output: { ok: false, failure } })
  const { context: after, output } = actor.getSnapshot() as { context: unknown; output: unknown }
  actor.stop()
  return JSON.stringify({ events, after, output })
}

/** Whether the server's words, or else the table's, reach whoever reads the page: as a notice or kept to be shown. */
const isShown = (trace: string, failure: Failure): boolean =>
  failure.message === ''
    ? [failureNotice(failure), failure].some((kept) => trace.includes(JSON.stringify(kept)))
    : trace.includes(JSON.stringify(failure.message))

test.each(calls)('%s is refused in its own words', (...call) => {
  const lost = failures.filter((failure) => !isShown(traceOf(call, failure), failure)).map(({ kind }) => kind)
  expect(lost).toEqual(otherwise[call[0]]?.kinds ?? [])
})

test('what is answered otherwise is a call that there is', () => {
  const names = new Set(calls.map(([name]) => name))
  expect(Object.keys(otherwise).filter((name) => !names.has(name))).toEqual([])
})

test('the five ways a call fails read differently', () => {
  const words = failures.map((failure) => {
    const { text, id } = failureText(failure)
    return text ?? english[`app.${id ?? 'wrong'}`]
  })
  expect(new Set(words).size).toBe(failures.length)
  expect(words).not.toContain(undefined)
})
