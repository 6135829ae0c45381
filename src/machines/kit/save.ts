import type { AnyEndpoint, OwnCodeOf } from '../../core/kit/endpoint'
import { hasCode, type Outcome } from '../../core/kit/outcome'

/** Guard: somebody else saved another version meanwhile. `supersededBy<typeof profileApi.save>('profileChanged')` */
export const supersededBy =
  <Row extends AnyEndpoint>(code: OwnCodeOf<Row>) =>
  (_: unknown, outcome: Outcome<unknown, string>): boolean =>
    hasCode(outcome, code)

const unkept = <const Target extends string>(target: Target) =>
  ({ target, actions: ['settleAttempt', 'keepFailure'] }) as const

/** Where a save leads that was not kept, whose guard `isSuperseded` is asked first; why stays in the context. */
export const unsaved = <const Superseded extends string, const Refused extends string>(to: {
  readonly superseded: Superseded
  readonly refused: Refused
}) => ({ isSuperseded: unkept(to.superseded), refused: unkept(to.refused) })
