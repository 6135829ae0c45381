import { fromCallback, type CallbackActorLogic, type EventObject, type NonReducibleUnknown } from 'xstate'

/** A subscription as actor logic: what it tells becomes events of the machine that invokes it, until it is stopped. */
export const fromFeed = <Input extends NonReducibleUnknown>(
  subscribe: (input: Input, on: (event: EventObject) => void) => () => void,
): CallbackActorLogic<EventObject, Input> =>
  fromCallback<EventObject, Input>(({ input, sendBack }) => subscribe(input, sendBack))

/** The stand-in a machine ships with; a real subscription arrives through `.provide`. */
export const unpluggedFeed = <Input extends NonReducibleUnknown>(
  name: string,
): CallbackActorLogic<EventObject, Input> =>
  fromCallback<EventObject, Input>(() => {
    throw new Error(`${name} is not plugged in`)
  })

/** The stand-in of a subscription that a machine can do without: it tells nothing. */
export const silentFeed: CallbackActorLogic<EventObject> = fromCallback(() => {})
