import { type ActionFunction, assign, type EventObject, type MachineContext, type ParameterizedObject } from 'xstate'
import type { Failure, Outcome } from '../../core/kit/outcome'
import { noticeOf } from './appEvent'
import { type Attempt, attemptAfter, attemptAt } from './attempt'
import { emitEffect } from './effects'

/** What a machine keeps of how calls ended: why the last one was refused, and what was sent and may have been done. */
interface Kept {
  readonly failure: Failure | null
  readonly attempt: Attempt | null
}

// oxlint-disable-next-line typescript/no-explicit-any -- of every machine that keeps these under these names
type OutcomeAction<Params> = ActionFunction<any, any, any, Params, never, never, never, never, never>

const keep = <Params extends ParameterizedObject['params'] | undefined>(
  change: (context: Kept, params: Params) => Partial<Kept>,
): OutcomeAction<Params> =>
  assign<Kept, EventObject, Params, EventObject, never>(({ context }, params) => change(context, params))

/** What is done with how calls ended, as actions: `actions: { ...outcomeActions, keepBed: … }`. */
export const outcomeActions = {
  keepFailure: keep((_, outcome: Outcome<unknown>) => ({ failure: outcome.ok ? null : outcome.failure })),
  forgetFailure: keep<undefined>(() => ({ failure: null })),
  /** Says how a write ended. */
  notify: emitEffect((_, outcome: Outcome<unknown>) => noticeOf(outcome)) as OutcomeAction<Outcome<unknown>>,
  /** An attempt whose end nobody knows is kept, to be made again under its key. */
  settleAttempt: keep(({ attempt }, outcome: Outcome<unknown>) => ({ attempt: attemptAfter(attempt, outcome) })),
}

/**
 * An action that begins an attempt at sending what this makes of the context, or of what the action is given:
 * `beginAttempt: beginAttempt(requestOf)`.
 */
export const beginAttempt = <
  Context extends MachineContext & { readonly attempt: Attempt | null },
  Event extends EventObject,
  Params extends ParameterizedObject['params'] | undefined,
>(
  sentOf: (context: Context, params: Params) => NonNullable<Context['attempt']>['sent'],
): ActionFunction<Context, Event, Event, Params, never, never, never, never, never> =>
  assign<Context, Event, Params, Event, never>(
    // Of the context the attempt alone changes.
    ({ context }, params) => ({ attempt: attemptAt(sentOf(context, params), context.attempt) }) as Partial<Context>,
  )
