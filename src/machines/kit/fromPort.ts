import { fromPromise, type PromiseActorLogic } from 'xstate'
import type { Outcome } from '../../core/kit/outcome'
import type { Cancellation } from '../../core/kit/port'

/** A port call as actor logic. Expected failures are output; only defects reach `onError`. */
export const fromPort = <Input, A>(
  call: (input: Input, signal: Cancellation) => Promise<Outcome<A>>,
): PromiseActorLogic<Outcome<A>, Input> => fromPromise(({ input, signal }) => call(input, signal))

/** The stand-in a machine ships with; real logic arrives through `.provide`. */
export const unplugged = <Input, A>(name: string): PromiseActorLogic<Outcome<A>, Input> =>
  fromPromise(() => Promise.reject(new Error(`${name} is not plugged in`)))
