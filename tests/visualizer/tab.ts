import type { AnyActorRef, AnyStateMachine } from 'xstate'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { openOutbox } from '../../tools/visualizer/hook/outbox'
import { type Report, watchSystem, type Watched } from '../../tools/visualizer/hook/watch'
import { VERSION } from '../../tools/visualizer/protocol/channel'
import type { Batch, Hello } from '../../tools/visualizer/protocol/messages'

const never = fromPromise(() => new Promise<never>(() => undefined))

/** Every call of a machine waits for ever. */
const waiting = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, never])),
  })

/** A tab without a browser: a machine that is watched, a clock, frames that come when the test says so. */
export const openTab = (machine: AnyStateMachine, input?: unknown, epoch = 'e1') => {
  const posts: Batch[] = []
  const early: Report[] = []
  let time = 0
  let frame: (() => void) | undefined
  let watched: Watched | undefined
  const clock = new SimulatedClock()
  const app: AnyActorRef = createActor(waiting(machine), { input, clock })
  const outbox = openOutbox({
    tab: 't1',
    epoch,
    now: () => time,
    post: (batch) => posts.push(batch),
    schedule: (flush) => {
      frame = flush
    },
    contextOf: (actor) => watched?.contextOf(actor),
    definitions: () => watched?.definitions() ?? [],
  })
  let report = (message: Report): void => void early.push(message)
  watched = watchSystem(app, (message) => report(message))
  report = outbox.report
  for (const message of early) outbox.report(message)
  app.start()
  return {
    app,
    clock,
    posts,
    outbox,
    hello: (more: Partial<Hello> = {}) =>
      outbox.greet({ v: VERSION, type: 'hello', viewer: 'v1', tab: 't1', epoch: null, lastSeq: 0, ...more }),
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    paint: () => {
      const flush = frame
      frame = undefined
      flush?.()
    },
  }
}
