import { type ActorRefFrom, assign, setup } from 'xstate'
import type { AffectedAppointment, AffectedChoice, AffectedDecision, Hours } from '../../core/availability/availability'
import type { availabilityApi } from '../../core/availability/availability.api'
import { choicesOf, decisionsStanding } from '../../core/availability/availability.rules'
import type { Failure, Outcome } from '../../core/kit/outcome'
import { type Attempt, keyed } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'
import { supersededBy, unsaved } from '../kit/save'

/** A change of hours under appointments: null where they are deleted. */
export interface AffectedInput {
  readonly id: string
  readonly hours: Hours | null
  /** What the change was made on; null writes over whatever stands there. */
  readonly revision: number | null
  /** Those that were taken before. */
  readonly decisions: readonly AffectedDecision[]
}

export interface AffectedContext extends AffectedInput {
  readonly affected: readonly AffectedAppointment[]
  readonly failure: Failure | null
  /** Kept while nobody knows how the last write ended. */
  readonly attempt: Attempt<AffectedInput> | null
}

export interface AffectedOutput {
  readonly kind: 'saved' | 'left' | 'superseded'
  readonly decisions: readonly AffectedDecision[]
  /** Who changed the hours meanwhile. */
  readonly failure: Failure | null
}

const affectedCodes: ReadonlySet<string> = new Set(['affectedChanged', 'moveTaken'])

/** The decisions with a choice about some appointments, where it is one of theirs. */
const withChoice = (
  { affected, decisions }: AffectedContext,
  ids: readonly string[],
  choice: AffectedChoice,
): readonly AffectedDecision[] =>
  affected.flatMap((each) => {
    const { id, nextFree } = each
    const isMeant = ids.includes(id) && choicesOf(each).includes(choice)
    const before = decisions.filter(({ appointmentId }) => appointmentId === id)
    return isMeant
      ? [{ appointmentId: id, choice, slotId: choice === 'move' ? (nextFree?.slotId ?? null) : null }]
      : before
  })

const affectedSetup = setup({
  types: {
    context: {} as AffectedContext,
    input: {} as AffectedInput,
    output: {} as AffectedOutput,
    events: {} as
      | { type: 'choice.made'; id: string; choice: AffectedChoice }
      | { type: 'choice.madeForAll'; choice: AffectedChoice }
      | { type: 'apply' | 'back' | 'retry' },
    tags: {} as 'loading' | 'failed' | 'applying',
  },
  actors: {
    loadAffected: unplugged<{ id: string; hours: Hours | null }, readonly AffectedAppointment[]>(
      'availability.affected',
    ),
    decide: unplugged<AffectedInput & { key: string }, object>('availability.decide'),
  },
  guards: {
    ...outcomes,
    isNobody: (_, outcome: Outcome<readonly AffectedAppointment[]>) => outcome.ok && outcome.value.length === 0,
    isOutdated: (_, outcome: Outcome<unknown>) => !outcome.ok && affectedCodes.has(outcome.failure.code ?? ''),
    isSuperseded: supersededBy<typeof availabilityApi.decide>('hoursChanged'),
    areAllDecided: ({ context: { affected, decisions } }) => decisions.length === affected.length,
  },
  actions: {
    ...outcomeActions,
    keepAffected: assign(({ context }, outcome: Outcome<readonly AffectedAppointment[]>) =>
      outcome.ok ? { affected: outcome.value, decisions: decisionsStanding(context.decisions, outcome.value) } : {},
    ),
    decideOne: assign(({ context }, { id, choice }: { id: string; choice: AffectedChoice }) => ({
      decisions: withChoice(context, [id], choice),
    })),
    decideForAll: assign(({ context }, choice: AffectedChoice) => ({
      decisions: withChoice(
        context,
        context.affected.map(({ id }) => id),
        choice,
      ),
    })),
    beginDecision: beginAttempt(({ id, hours, revision, decisions }: AffectedContext) => ({
      id,
      hours,
      revision,
      decisions,
    })),
  },
})

const { onOutcome } = outcomeTransitions(affectedSetup)

/**
 * Appointments that lose their slot with a change of hours: the doctor decides about each of them, and all of it happens
 * at once or not at all.
 */
export const affectedMachine = affectedSetup.createMachine({
  id: 'affected',
  context: ({ input }) => ({ ...input, affected: [], failure: null, attempt: null }),
  initial: 'listing',
  states: {
    listing: {
      tags: 'loading',
      invoke: {
        id: 'affected',
        src: 'loadAffected',
        input: ({ context: { id, hours } }) => ({ id, hours }),
        onDone: onOutcome('loadAffected', {
          refused: { target: 'listingFailed', actions: 'keepFailure' },
          isNobody: { target: 'applying', actions: 'keepAffected' },
          done: { target: 'deciding', actions: 'keepAffected' },
        }),
      },
    },
    listingFailed: {
      tags: 'failed',
      on: { retry: { target: 'listing', actions: 'forgetFailure' }, back: 'left' },
    },
    deciding: {
      on: {
        'choice.made': { actions: { type: 'decideOne', params: ({ event }) => event } },
        'choice.madeForAll': { actions: { type: 'decideForAll', params: ({ event }) => event.choice } },
        apply: { guard: 'areAllDecided', target: 'applying' },
        back: 'left',
      },
    },
    applying: {
      tags: 'applying',
      entry: ['beginDecision', 'forgetFailure'],
      invoke: {
        id: 'deciding',
        src: 'decide',
        input: ({ context: { attempt } }) => keyed(attempt!),
        onDone: onOutcome('decide', {
          isOutdated: { target: 'listing', actions: ['settleAttempt', 'keepFailure'] },
          ...unsaved({ superseded: 'superseded', refused: 'deciding' }),
          done: { target: 'saved', actions: ['settleAttempt', 'notify'] },
        }),
      },
    },
    saved: { type: 'final', output: ({ context }) => endedAs('saved', context) },
    left: { type: 'final', entry: 'forgetFailure', output: ({ context }) => endedAs('left', context) },
    superseded: { type: 'final', output: ({ context }) => endedAs('superseded', context) },
  },
  output: ({ event }) => event.output as AffectedOutput,
})

const endedAs = (kind: AffectedOutput['kind'], { decisions, failure }: AffectedContext): AffectedOutput => ({
  kind,
  decisions,
  failure,
})

export type AffectedActor = ActorRefFrom<typeof affectedMachine>
