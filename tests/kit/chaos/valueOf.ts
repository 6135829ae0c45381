import type { Outcome } from '../../../src/core/kit/outcome'

/** What a call that sets the scene answered; throws where it was refused. */
export const valueOf = <A>(outcome: Outcome<A>): A => {
  if (!outcome.ok) throw new Error(outcome.failure.message)
  return outcome.value
}
