import type { AnyActorLogic, DoneActorEvent, OutputFrom, SetupReturn } from 'xstate'
import { isDenied, isUnsettled, type FailureKind, type Outcome } from '../../core/kit/outcome'

const failedAs = (kind: FailureKind) => (_: unknown, outcome: Outcome<unknown>) =>
  !outcome.ok && outcome.failure.kind === kind

/** How calls and other actors end, as guards: `guards: { ...outcomes, isReady: … }`. */
export const outcomes = {
  refused: (_: unknown, outcome: Outcome<unknown>) => !outcome.ok,
  unauthenticated: failedAs('unauthenticated'),
  denied: (_: unknown, outcome: Outcome<unknown>) => !outcome.ok && isDenied(outcome.failure),
  blocked: failedAs('blocked'),
  /** Nobody knows whether it was done. */
  unsettled: (_: unknown, outcome: Outcome<unknown>) => !outcome.ok && isUnsettled(outcome.failure),
  endedAs: ({ event }: { readonly event: object }, kind: string) =>
    // Asked where an actor ends alone.
    (event as DoneActorEvent<{ readonly kind: string }>).output.kind === kind,
}

/** The actors, actions and guards of a machine's setup. */
type PartsOf<Setup> =
  Setup extends SetupReturn<
    infer _Context,
    infer _Event,
    infer Actors,
    infer _Children,
    infer Actions,
    infer Guards,
    infer _Delay,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _StateMeta,
    infer _TransitionMeta
  >
    ? { readonly actors: Actors; readonly actions: Actions; readonly guards: Guards }
    : never

type OutputIn<Setup, Src extends keyof PartsOf<Setup>['actors']> = OutputFrom<
  Extract<PartsOf<Setup>['actors'][Src], AnyActorLogic>
>

/** Names of those that take a value of this type, or nothing. */
type Taking<Named, Value> = {
  [Name in keyof Named & string]: undefined extends Named[Name] ? Name : Value extends Named[Name] ? Name : never
}[keyof Named & string]

interface Way<Action> {
  readonly target?: string
  readonly actions?: Action | readonly Action[]
}

/** One of these names, given the output. */
type Given<Name extends string, Output> = Name extends string
  ? { readonly type: Name; readonly params: (args: { readonly event: DoneActorEvent<Output> }) => Output }
  : never

type Each<Item> = Item extends readonly (infer Inner)[] ? Inner : Item

/** The actions that some ways name. */
type ActionIn<Ways> = {
  [Name in keyof Ways]: Ways[Name] extends { readonly actions: infer List } ? Each<List> : never
}[keyof Ways] &
  string

const wayOf = <Action extends string, Output>(
  { target, actions = [] }: Way<string>,
  params: (args: { readonly event: DoneActorEvent<Output> }) => Output,
) => ({
  ...(target !== undefined && { target }),
  // The names are those of the ways.
  actions: [actions].flat().map((type) => ({ type, params }) as Given<Action, Output>),
})

type NameOf<Map> = keyof Map & string

/** Where the actors of a machine lead when they end: `const { onOutcome, onKind } = outcomeTransitions(checkoutSetup)`. */
export const outcomeTransitions = <Setup>(_: Setup) => {
  type Actions = PartsOf<Setup>['actions']
  type Guards = PartsOf<Setup>['guards']
  type Source = NameOf<PartsOf<Setup>['actors']>

  /**
   * The first name whose guard holds of the output counts, `done` where none does. Guards and actions are given the
   * output.
   *
   * @example onDone: onOutcome('book', { refused: { target: 'reviewing', actions: 'keepFailure' }, done: { target: 'booked' } })
   */
  const onOutcome = <
    Src extends Source,
    const Ways extends {
      readonly [Name in Taking<Guards, OutputIn<Setup, Src>> | 'done']?: Way<Taking<Actions, OutputIn<Setup, Src>>>
    },
  >(
    _src: Src,
    ways: Ways,
  ) => {
    type Output = OutputIn<Setup, Src>
    const params = ({ event }: { readonly event: DoneActorEvent<Output> }): Output => event.output
    return (Object.entries(ways) as [string, Way<string>][]).map(([name, way]) => ({
      ...(name !== 'done' && { guard: { type: name, params } as Given<Exclude<NameOf<Ways>, 'done'>, Output> }),
      ...wayOf<ActionIn<Ways>, Output>(way, params),
    }))
  }

  /**
   * The same for an actor whose output has a kind: where each kind leads; one that is left out leads nowhere.
   *
   * @example onDone: onKind('otp', { verified: { target: 'verified', actions: 'keepVerdict' } })
   */
  const onKind = <
    Src extends Source,
    Output extends OutputIn<Setup, Src> & { readonly kind: string },
    const Ways extends { readonly [Kind in Output['kind']]?: Way<Taking<Actions, Output>> },
  >(
    _src: Src,
    ways: Ways,
  ) => {
    const params = ({ event }: { readonly event: DoneActorEvent<Output> }): Output => event.output
    return (Object.entries(ways) as [Output['kind'], Way<string>][]).map(([kind, way]) => ({
      guard: { type: 'endedAs' as const, params: kind },
      ...wayOf<ActionIn<Ways>, Output>(way, params),
    }))
  }

  return { onOutcome, onKind }
}
