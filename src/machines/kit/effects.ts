import {
  type ActionFunction,
  type AnyActor,
  enqueueActions,
  type EventObject,
  fromCallback,
  type MachineContext,
  type ParameterizedObject,
} from 'xstate'
import type { AppEvent } from './appEvent'

/** The system id of the actor that takes what machines send to the world. */
export const WORLD = 'world'

/** The world actor's logic: wiring says what each event does. A machine on its own has no world, and nothing happens. */
export const effectsLogic = (handle: (event: AppEvent) => void) =>
  fromCallback<AppEvent>(({ receive }) => {
    receive(handle)
  })

/** Sends to the world of an actor system, for logic that is no machine. */
export const sendEffect = (system: AnyActor['system'], event: AppEvent): void => {
  system.get(WORLD)?.send(event)
}

/** A notice names its sender, for what it fails at now may go well later. */
const signed = (event: AppEvent, from: string): AppEvent => (event.type === 'notice' ? { ...event, from } : event)

interface Sender<Context extends MachineContext, Event extends EventObject> {
  readonly context: Context
  readonly event: Event
}

/** An action that sends an event to the world: `goHome: emitEffect(go('/home'))`. Null sends nothing. */
export const emitEffect = <
  Context extends MachineContext,
  Event extends EventObject,
  Params extends ParameterizedObject['params'] | undefined,
>(
  what: AppEvent | ((sender: Sender<Context, Event>, params: Params) => AppEvent | null),
): ActionFunction<Context, Event, Event, Params, never, never, never, never, never> =>
  enqueueActions(({ context, event, self, system, enqueue }, params: Params) => {
    const message = typeof what === 'function' ? what({ context, event }, params) : what
    const world = system.get(WORLD)
    if (message && world) enqueue.sendTo(world, signed(message, self.sessionId))
  })
