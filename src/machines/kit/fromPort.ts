import { type EventObject, fromPromise, type PromiseActorLogic } from 'xstate'
import { done, isDenied, type Outcome } from '../../core/kit/outcome'
import type { Cancellation } from '../../core/kit/port'
import { denial } from './appEvent'
import { sendEffect } from './effects'

/**
 * A port call as actor logic. Expected failures are output; only defects reach `onError`. The machine it is provided to
 * says which codes it knows: those of the call have to be among them.
 */
export const fromPort = <Input, A, Code extends string = string>(
  call: (input: NoInfer<Input>, signal: Cancellation) => Promise<Outcome<A, NoInfer<Code>>>,
): PromiseActorLogic<Outcome<A, Code>, Input> => fromPromise(({ input, signal }) => call(input, signal))

/** The same for what a person pressed: when it is not theirs to do, they are told so in the dialog for it. */
export const userAction = <Input, A, Code extends string = string>(
  call: (
    input: NoInfer<Input>,
    signal: Cancellation,
    /** Says to whoever watches the call how far it is. */
    emit: (event: EventObject) => void,
  ) => Promise<Outcome<A, NoInfer<Code>>>,
): PromiseActorLogic<Outcome<A, Code>, Input> =>
  fromPromise(async ({ input, signal, system, emit }) => {
    const outcome = await call(input, signal, emit)
    if (!outcome.ok && isDenied(outcome.failure)) sendEffect(system, denial(outcome.failure))
    return outcome
  })

/**
 * A call for something that is loaded in the background: where it is not allowed, there is `instead` and nothing is
 * said. `quietly(ports.booking.slots, NO_SLOTS)`
 */
export const withFallback =
  <Input, A>(call: (input: Input, signal: Cancellation) => Promise<Outcome<A>>, instead: A) =>
  async (input: Input, signal: Cancellation): Promise<Outcome<A>> => {
    const outcome = await call(input, signal)
    return isForbidden(outcome) ? done(instead) : outcome
  }

const isForbidden = (outcome: Outcome<unknown>): boolean => !outcome.ok && isDenied(outcome.failure)

/** The stand-in a machine ships with; real logic arrives through `.provide`. */
export const unplugged = <Input, A, Code extends string = string>(
  name: string,
): PromiseActorLogic<Outcome<A, Code>, Input> =>
  fromPromise(() => Promise.reject(new Error(`${name} is not plugged in`)))

/** The stand-in for an action that wiring provides: a machine that runs without it fails, as with a call. */
export const unpluggedAction = (name: string) => {
  const action = (): void => {
    throw new Error(`${name} is not plugged in`)
  }
  return Object.assign(action, { isUnplugged: true as const })
}
