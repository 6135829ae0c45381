import { type AnyActor, type AnyActorRef, createActor } from 'xstate'
import type { AppEvent } from '../../src/machines/kit/appEvent'
import { WORLD, effectsLogic } from '../../src/machines/kit/effects'

/** A notice as a machine writes it: who sent it is added on its way. */
const withoutSender = (event: AppEvent): AppEvent =>
  event.type === 'notice' ? { type: 'notice', notice: event.notice } : event

/** Gives a machine that is tested alone a world, and passes on what it sends there. Call it before `start`. */
export const worldOf = (actor: AnyActor, on: (event: AppEvent) => void): void => {
  // Only an actor of the system itself is registered by XState's own means; here the machine is all of it.
  const system = actor.system as unknown as { _set: (id: string, ref: AnyActorRef) => void }
  system._set(WORLD, createActor(effectsLogic((event) => on(withoutSender(event)))).start())
}
