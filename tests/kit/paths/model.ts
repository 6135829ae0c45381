import type {
  AnyActorLogic,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventObject,
  SnapshotFrom,
  StateValueFrom,
} from 'xstate'

/** The states of a state value as paths: `{open: 'editing'}` is `open.editing`; a machine without states has ``. */
type PathsOf<Value> = Value extends string
  ? Value
  : [keyof Value] extends [never]
    ? ''
    : { [Key in keyof Value & string]-?: `${Key}.${PathsOf<NonNullable<Value[Key]>>}` }[keyof Value & string]

/** Those of the states that hold no others. */
type Innermost<Paths extends string, All extends string = Paths> = Paths extends string
  ? [Extract<All, `${Paths}.${string}`>] extends [never]
    ? Paths
    : never
  : never

export type LeafOf<Machine extends AnyStateMachine> = Innermost<PathsOf<StateValueFrom<Machine>>>

export type Screen = 'phone' | 'desktop'

/** What a step leads to from some situations; what is not named here stays as it was. */
export interface Lead<Leaf extends string, Facts> {
  /** One of these states is active; left out, any. */
  readonly in?: Leaf | readonly Leaf[]
  /** The rest of the condition, written from the specification. */
  if?(facts: Facts, at: ReadonlySet<Leaf>): boolean
  /** The states entered; regions beside them stay as they are. */
  readonly to?:
    | Leaf
    | readonly Leaf[]
    | { bivarianceHack(facts: Facts, at: ReadonlySet<Leaf>): readonly Leaf[] }['bivarianceHack']
  readonly now?: Partial<Facts> | { bivarianceHack(facts: Facts): Partial<Facts> }['bivarianceHack']
  /** What the machine says: events emitted and sent to other actors, as `effectOf` writes them, in order. */
  readonly effects?: readonly string[] | { bivarianceHack(facts: Facts): readonly string[] }['bivarianceHack']
  /** What is seen right after the step, beside what its states show. */
  readonly sees?: string
  /** The machine knows the event here and does nothing. */
  readonly isIgnored?: true
}

/** Something a person does or the world answers. */
export interface Step<Leaf extends string, Facts> {
  readonly event: EventObject & Record<string, unknown>
  /** Where no person and no server can bring it about, though a machine alone would take it. */
  only?(facts: Facts, at: ReadonlySet<Leaf>): boolean
  /** The first that applies counts; where none does, the machine must not take the event. */
  readonly leads: Lead<Leaf, Facts> | readonly Lead<Leaf, Facts>[]
  /** How a tester brings it about, where the words alone do not say it. */
  readonly how?: string
  /** The only screen it can be done on. */
  readonly screen?: Screen
  /** Why nobody can take it in a browser of this version: figures name it with what they leave out. */
  readonly nowhere?: string
  /** The page of the machine is left: a tour ends here. */
  readonly isLast?: true
}

export interface Start<Leaf extends string, Facts> {
  readonly input: unknown
  readonly to: Leaf | readonly Leaf[]
  readonly facts: Facts
  readonly effects?: readonly string[]
  readonly how?: string
  readonly screen?: Screen
}

type Sees<Facts> = string | { bivarianceHack(facts: Facts): string }['bivarianceHack']

export interface Seen<Facts> {
  /** In a person's words. */
  readonly sees: Sees<Facts>
  /** What the calls of this state are asked with, by their id; keys of attempts are written `<key>`. */
  readonly asks?: Readonly<Record<string, unknown>> | { bivarianceHack(facts: Facts): object }['bivarianceHack']
}

/** Facts as they are written in a model: words are any text, numbers any number. */
type Written<Facts> = NoInfer<{
  readonly [Name in keyof Facts]: Facts[Name] extends string
    ? string
    : Facts[Name] extends string | null
      ? string | null
      : Facts[Name]
}>

interface Parts<
  Machine extends AnyStateMachine,
  Facts,
  Steps extends string,
  Starts extends string,
  Passed extends string,
> {
  readonly name: string
  /** States in which nothing is seen: they are left at once, or are regions without states. */
  readonly passed?: readonly Passed[]
  /** Beside the states: what guards read and what views show, so that two situations are not taken for one. */
  facts(snapshot: SnapshotFrom<Machine>): Facts
  readonly starts: { readonly [Name in Starts]: Start<LeafOf<Machine>, Written<Facts>> }
  readonly states: {
    readonly [Leaf in Exclude<LeafOf<Machine>, Passed>]: Sees<Written<Facts>> | Seen<Written<Facts>>
  }
  readonly steps: { readonly [Name in Steps]: Step<LeafOf<Machine>, Written<Facts>> }
  /** Milliseconds of the machine's delays, by their name. */
  readonly delays?: Readonly<Record<string, number>>
  /** Walks that one browser can be brought through, by the words of their steps. */
  canWalk?(words: readonly string[]): boolean
  /** Children that are run as they are; the others stand behind gates. */
  readonly runs?: readonly string[]
  /** Actors that stand for children whose snapshots the machine reads. */
  readonly standIns?: Readonly<Record<string, AnyActorLogic>>
}

/** A machine as the specification describes it: each step with where it leads, each state with what is seen there. */
export type Model<
  Machine extends AnyStateMachine,
  Facts,
  Steps extends string,
  Starts extends string,
  Passed extends string,
> = Parts<Machine, Facts, Steps, Starts, Passed> & { readonly machine: Machine }

/**
 * Writes the model of a machine. A state without words, or a step to a state that is not there, does not compile.
 *
 * @example modelOf(noticeMachine)({ name: 'notice', facts: () => ({}), starts: {…}, states: {…}, steps: {…} })
 */
export const modelOf =
  <Machine extends AnyStateMachine>(machine: Machine) =>
  <Facts extends object, Steps extends string, Starts extends string, const Passed extends LeafOf<Machine> = never>(
    parts: Parts<Machine, Facts, Steps, Starts, Passed>,
  ): Model<Machine, Facts, Steps, Starts, Passed> => ({ ...parts, machine })

export type Facts = Readonly<Record<string, unknown>>

/** A model without its types, so that models of different machines stand in one list. */
export interface PathModel {
  readonly name: string
  readonly machine: AnyStateMachine
  facts(snapshot: AnyMachineSnapshot): object
  readonly starts: Readonly<Record<string, Start<string, Facts>>>
  readonly states: Readonly<Record<string, Sees<Facts> | Seen<Facts>>>
  readonly steps: Readonly<Record<string, Step<string, Facts>>>
  readonly delays?: Readonly<Record<string, number>>
  canWalk?(words: readonly string[]): boolean
  readonly runs?: readonly string[]
  readonly standIns?: Readonly<Record<string, AnyActorLogic>>
}

export const leadsOf = ({ leads }: Step<string, Facts>): readonly Lead<string, Facts>[] =>
  Array.isArray(leads) ? (leads as readonly Lead<string, Facts>[]) : [leads as Lead<string, Facts>]

export const leavesOf = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value as object).flatMap(([key, inner]) => leavesOf(inner).map((leaf) => `${key}.${leaf}`))

const seenAt = (model: PathModel, leaf: string): Seen<Facts> | undefined => {
  const seen = model.states[leaf]
  return typeof seen === 'object' ? seen : seen === undefined ? undefined : { sees: seen }
}

/** What a person sees in a situation, a sentence for each state that shows something. */
export const seenIn = (model: PathModel, leaves: readonly string[], facts: Facts): string =>
  (leaves.length === 0 ? [''] : leaves)
    .map((leaf) => seenAt(model, leaf)?.sees ?? '')
    .map((sees) => (typeof sees === 'function' ? sees(facts) : sees))
    .filter((sees) => sees !== '')
    .join(' ')

/** What the calls of these states are asked with. */
export const asksIn = (model: PathModel, leaves: readonly string[], facts: Facts): Facts =>
  Object.assign(
    {},
    ...leaves.map((leaf) => {
      const asks = seenAt(model, leaf)?.asks ?? {}
      return typeof asks === 'function' ? asks(facts) : asks
    }),
  )
