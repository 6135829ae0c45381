import {
  type ActionFunction,
  enqueueActions,
  type EventObject,
  type MachineContext,
  type ParameterizedObject,
} from 'xstate'

interface Sender<Context extends MachineContext, Event extends EventObject> {
  readonly context: Context
  readonly event: Event
}

/** An action that sends an event to the parent of a machine; a machine on its own has none. */
export const toParent = <
  Context extends MachineContext,
  Event extends EventObject,
  Params extends ParameterizedObject['params'] | undefined,
>(
  eventOf: (sender: Sender<Context, Event>, params: Params) => EventObject,
): ActionFunction<Context, Event, Event, Params, never, never, never, never, never> =>
  enqueueActions(({ context, event, self, enqueue }, params: Params) => {
    if (self._parent) enqueue.sendTo(self._parent, eventOf({ context, event }, params))
  })
