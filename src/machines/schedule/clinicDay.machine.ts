import { type ActorRefFrom, assign, setup } from 'xstate'
import { type CalendarDay, dayOf, type UnixSeconds } from '../../core/kit/dates'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { ScheduleDay, ScheduleRange } from '../../core/schedule/schedule'
import { rangeOf, STRIP_DAYS } from '../../core/schedule/schedule.rules'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import type { ScheduleChanged } from './schedule.events'

interface Context {
  readonly from: CalendarDay
  readonly day: CalendarDay
  readonly days: readonly ScheduleDay[] | null
  readonly failure: Failure | null
}

const clinicDaySetup = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly now: UnixSeconds },
    events: {} as { type: 'day.chosen'; day: CalendarDay } | { type: 'retry' } | ScheduleChanged,
    tags: {} as 'loading' | 'failed',
  },
  actors: { list: unplugged<ScheduleRange, readonly ScheduleDay[]>('schedule.list') },
  guards: outcomes,
  actions: {
    choose: assign((_, day: CalendarDay) => ({ day })),
    keep: assign((_, outcome: Outcome<readonly ScheduleDay[]>) =>
      outcome.ok ? { days: outcome.value, failure: null } : { failure: outcome.failure },
    ),
  },
})

const { onOutcome } = outcomeTransitions(clinicDaySetup)

/** The appointments at a clinic, day by day, as its desk sees them come. */
export const clinicDayMachine = clinicDaySetup.createMachine({
  id: 'clinicDay',
  context: ({ input }) => ({ from: dayOf(input.now), day: dayOf(input.now), days: null, failure: null }),
  on: { 'day.chosen': { actions: { type: 'choose', params: ({ event }) => event.day } } },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      /** What is on its way may be of before. */
      on: { 'schedule.changed': { target: 'loading', reenter: true } },
      invoke: {
        id: 'list',
        src: 'list',
        input: ({ context }) => rangeOf(context.from, STRIP_DAYS),
        onDone: onOutcome('list', {
          refused: { target: 'failed', actions: 'keep' },
          done: { target: 'shown', actions: 'keep' },
        }),
      },
    },
    shown: { on: { 'schedule.changed': 'loading' } },
    failed: { tags: 'failed', on: { retry: 'loading', 'schedule.changed': 'loading' } },
  },
})

export type ClinicDayActor = ActorRefFrom<typeof clinicDayMachine>
