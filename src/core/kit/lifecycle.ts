import type { Role } from '../session/permissions'
import type { UnixSeconds } from './dates'

/** Who makes a transition: a role, or the practice by itself (a payment that arrived, a hold that passed). */
export type Mover = Role | 'PRACTICE'

/** One line of a lifecycle: `{from: 'pending', action: 'pay', by: ['PRACTICE'], to: 'upcoming'}`. */
export interface Transition<Status extends string, Action extends string> {
  readonly from: Status
  readonly action: Action
  readonly by: readonly Mover[]
  readonly to: Status
  /** Only as long as what it is about has not ended: for everybody, or for these. */
  readonly beforeEnd?: true | readonly Mover[]
  /** Only once what it is about has ended. */
  readonly afterEnd?: true
}

const isInTime = <Status extends string, Action extends string>(
  { beforeEnd, afterEnd }: Transition<Status, Action>,
  by: Mover,
  hasEnded: boolean,
): boolean => (hasEnded ? !(beforeEnd === true || beforeEnd?.includes(by)) : afterEnd === undefined)

/** The end of what a status is about, and the moment at which it is asked. */
export interface Moment {
  readonly endsAt: UnixSeconds
  readonly now: UnixSeconds
}

/** A lifecycle as its table; `over` are the statuses after which nothing is awaited any more. */
export const lifecycle = <Status extends string, Action extends string>(
  transitions: readonly Transition<Status, Action>[],
  over: readonly Status[],
) => ({
  transitions,
  over,
  /** Whether nothing is awaited any more, by the status or because it has ended. */
  isOver: (status: Status, { endsAt, now }: Moment): boolean => endsAt <= now || over.includes(status),
  /** The statuses in which an action is possible. */
  from: (action: Action): readonly Status[] =>
    transitions.filter((each) => each.action === action).map(({ from }) => from),
  /** Where an action leads, or null when it is not possible. */
  next: (status: Status, action: Action): Status | null =>
    transitions.find((each) => each.from === status && each.action === action)?.to ?? null,
  /** The statuses in which an action is possible for somebody once what it is about has ended. */
  fromAfterEnd: (action: Action, by: Mover): readonly Status[] =>
    transitions
      .filter((each) => each.action === action && each.by.includes(by) && isInTime(each, by, true))
      .map(({ from }) => from),
  /** What somebody may do at a moment. */
  actionsFor: (status: Status, by: Mover, { endsAt, now }: Moment): readonly Action[] =>
    transitions
      .filter((each) => each.from === status && each.by.includes(by) && isInTime(each, by, endsAt <= now))
      .map(({ action }) => action),
})
