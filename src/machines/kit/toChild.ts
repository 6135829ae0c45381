import {
  type ActionFunction,
  type AnyActorRef,
  enqueueActions,
  type EventObject,
  type MachineContext,
  type ParameterizedObject,
} from 'xstate'

interface Running {
  readonly children?: Readonly<Record<string, AnyActorRef | undefined>>
}

/** An action that sends an event to a child; where it does not run (any more) nothing is sent. */
export const toChild = <
  Context extends MachineContext,
  Event extends EventObject,
  Params extends ParameterizedObject['params'] | undefined,
>(
  id: string,
  eventOf: (sender: { readonly context: Context }, params: Params) => EventObject,
): ActionFunction<Context, Event, Event, Params, never, never, never, never, never> =>
  enqueueActions(({ context, self, enqueue }, params: Params) => {
    // A transition that is only looked at has no actor behind it.
    const child = (self.getSnapshot() as Running | undefined)?.children?.[id]
    if (child) enqueue.sendTo(child, eventOf({ context }, params))
  })
