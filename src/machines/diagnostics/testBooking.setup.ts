import { assign, setup } from 'xstate'
import { sumOf } from '../../core/diagnostics/cart.rules'
import type { diagnosticsApi } from '../../core/diagnostics/diagnostics.api'
import type { Centre, DiagnosticTest, TestAnswer, TestQuestion } from '../../core/diagnostics/diagnostics'
import { questionsOf } from '../../core/diagnostics/preparation.rules'
import { firstVisitDay, visitDays } from '../../core/diagnostics/visit.rules'
import type { BookedVisit, VisitProgress, VisitRequest, VisitStep } from '../../core/diagnostics/visitProgress'
import { type CalendarDay, startOfDay, type UnixSeconds } from '../../core/kit/dates'
import type { CodeOf } from '../../core/kit/endpoint'
import { type Failure, hasCode, type Outcome } from '../../core/kit/outcome'
import type { Member } from '../../core/members/members'
import { isProfileComplete } from '../../core/members/members.rules'
import { type Attempt, attemptKey } from '../kit/attempt'
import { emitEffect } from '../kit/effects'
import { unplugged } from '../kit/fromPort'
import { outcomes } from '../kit/onOutcome'
import { outcomeActions } from '../kit/outcomeActions'
import { toParent } from '../kit/toParent'
import { type ChooserOutput, memberChooserMachine } from '../members/memberChooser.machine'

export interface TestBookingInput {
  readonly centreId: string
  readonly tests: readonly DiagnosticTest[]
  /** The day that was chosen, as its first second; null leaves the first that can be booked. */
  readonly day: UnixSeconds | null
  readonly now: UnixSeconds
  /** What was chosen and sent of it before. */
  readonly progress?: VisitProgress | null
}

/** What a booking is made from. */
export interface VisitChoices {
  readonly centre: Centre
  readonly members: readonly Member[]
}

/** Tests at their prices as they are now, with their centre and what it takes off. */
export interface VisitPrices {
  readonly tests: readonly DiagnosticTest[]
  readonly centre: Centre
}

/** For whom they are asked; a booking that was sent already begins no more. */
interface ChoicesAsked {
  readonly centreId: string
  readonly begins: boolean
}

export interface TestBookingContext extends Omit<TestBookingInput, 'day' | 'progress'> {
  /** Where it begins. */
  readonly step: VisitStep
  readonly wanted: UnixSeconds | null
  readonly centre: Centre | null
  readonly members: readonly Member[]
  readonly memberId: string | null
  readonly day: CalendarDay | null
  readonly answers: Partial<Record<TestQuestion, TestAnswer['answer']>>
  /** What was to be paid when it was shown, where that has changed since; in paise. */
  readonly oldTotal: number | null
  readonly failure: Failure | null
  readonly attempt: Attempt<VisitRequest> | null
  readonly booked: BookedVisit | null
}

export type BookOutcome = Outcome<BookedVisit, CodeOf<typeof diagnosticsApi.book>>

const memberOf = ({ members, memberId }: TestBookingContext) => members.find(({ id }) => id === memberId)

/** What is asked of the member who was chosen. */
export const askedOf = (context: TestBookingContext): readonly TestQuestion[] => {
  const member = memberOf(context)
  return member ? questionsOf(context.tests, member) : []
}

/** What is still missing before it can be reviewed; null where nothing is. */
export const missingOf = (context: TestBookingContext): 'day' | 'member' | 'answers' | null => {
  const member = memberOf(context)
  if (context.day === null) return 'day'
  if (member === undefined || !isProfileComplete(member)) return 'member'
  return askedOf(context).every((question) => context.answers[question] !== undefined) ? null : 'answers'
}

/** What was answered of what is asked. */
export const answersOf = (context: TestBookingContext): readonly TestAnswer[] =>
  askedOf(context).flatMap((question) => {
    const answer = context.answers[question]
    return answer === undefined ? [] : [{ question, answer }]
  })

/** What is to be paid for the tests, as it is shown. */
export const payableOf = ({ tests, centre }: Pick<TestBookingContext, 'tests' | 'centre'>): number =>
  sumOf(tests, centre?.offer ?? null).payable

const requestOf = (context: TestBookingContext): VisitRequest => ({
  memberId: context.memberId ?? '',
  centreId: context.centreId,
  testIds: context.tests.map(({ id }) => id),
  day: context.day === null ? 0 : startOfDay(context.day),
  seenTotal: payableOf(context),
  answers: answersOf(context),
})

const isSent = ({ attempt, booked }: TestBookingContext): boolean => attempt !== null || booked !== null

export const choicesAsked = (context: TestBookingContext): ChoicesAsked => ({
  centreId: context.centreId,
  begins: !isSent(context),
})

const chosenMember = (members: readonly Member[], memberId: string | null): string | null =>
  (members.find(({ id }) => id === memberId) ?? members.find(({ isDefault }) => isDefault) ?? members[0])?.id ?? null

export const testBookingSetup = setup({
  types: {
    context: {} as TestBookingContext,
    input: {} as TestBookingInput,
    events: {} as
      | { type: 'day.chosen'; day: CalendarDay }
      | { type: 'member.changing' }
      | ({ type: 'answered' } & TestAnswer)
      | { type: 'next' }
      | { type: 'back' }
      | { type: 'book' }
      | { type: 'retry' },
    children: {} as { chooser: 'chooser' },
    tags: {} as 'preparing' | 'unprepared' | 'choosing' | 'reviewing' | 'sending' | 'unsettled' | 'booked',
  },
  actors: {
    loadChoices: unplugged<ChoicesAsked, VisitChoices>('diagnostics.visit'),
    loadTests: unplugged<{ centreId: string; testIds: readonly string[] }, VisitPrices>('diagnostics.prices'),
    book: unplugged<VisitRequest & { key: string }, BookedVisit, CodeOf<typeof diagnosticsApi.book>>(
      'diagnostics.book',
    ),
    chooser: memberChooserMachine,
  },
  guards: {
    ...outcomes,
    wasBooked: ({ context }) => context.booked !== null,
    hasAttempt: ({ context }) => context.attempt !== null,
    isReviewing: ({ context }) => context.step === 'review' && missingOf(context) === null,
    isReady: ({ context }) => missingOf(context) === null,
    hasOutdatedTests: (_, outcome: BookOutcome) => hasCode(outcome, 'priceChanged', 'testNotOffered'),
    isWrongDay: (_, outcome: BookOutcome) =>
      hasCode(outcome, 'dayPast', 'dayClosed', 'dayTooFar', 'centrePaused', 'memberIncomplete'),
    hasNoTests: (_, outcome: Outcome<VisitPrices>) => outcome.ok && outcome.value.tests.length === 0,
  },
  actions: {
    ...outcomeActions,
    keepChoices: assign(({ context }, outcome: Outcome<VisitChoices>) => {
      if (!outcome.ok) return {}
      const { centre, members } = outcome.value
      const days = visitDays(centre.hours, context.now)
      const memberId = chosenMember(members, context.memberId)
      // What was sent stays as it was sent.
      const day = isSent(context) ? context.day : firstVisitDay(days, context.wanted)
      return {
        centre,
        members,
        memberId,
        day,
        // Questions are asked of each person anew.
        answers: memberId === context.memberId ? context.answers : {},
        failure: null,
      }
    }),
    forgetStep: assign({ step: 'day' as const }),
    chooseDay: assign((_, day: CalendarDay) => ({ day, attempt: null, failure: null })),
    /** The cart keeps the day. */
    passOnDay: toParent(({ context }: { context: TestBookingContext }) => ({
      type: 'visit.day',
      day: context.day === null ? null : startOfDay(context.day),
    })),
    answer: assign(({ context }, { question, answer }: TestAnswer) => ({
      answers: { ...context.answers, [question]: answer },
      attempt: null,
    })),
    /** Questions are asked of each person anew. */
    keepMember: assign(({ context }, { members, memberId }: ChooserOutput) => ({
      members,
      memberId,
      answers: memberId === context.memberId ? context.answers : {},
      attempt: null,
      failure: null,
    })),
    keepTests: assign(({ context }, outcome: Outcome<VisitPrices>) =>
      outcome.ok ? { ...outcome.value, oldTotal: payableOf(context) } : {},
    ),
    /** What changes it drops the attempt: one that is there is sent again as it is. */
    beginAttempt: assign(({ context }) => ({
      attempt: context.attempt ?? { sent: requestOf(context), key: attemptKey() },
    })),
    keepBooked: assign((_, outcome: BookOutcome) => (outcome.ok ? { booked: outcome.value, oldTotal: null } : {})),
    leave: toParent(() => ({ type: 'booking.closed' })),
    /** What was booked is no longer in the cart; lists of orders begin anew. */
    outdate: toParent(() => ({ type: 'cart.outdated' })),
    outdateOrders: emitEffect({ type: 'orders.outdated' }),
  },
})

export const beginBooking = ({ centreId, tests, day, now, progress }: TestBookingInput): TestBookingContext => ({
  centreId,
  tests,
  now,
  step: progress?.step ?? 'day',
  wanted: day,
  centre: null,
  members: [],
  memberId: progress?.memberId ?? null,
  day: progress?.day ?? null,
  answers: Object.fromEntries(progress?.answers.map(({ question, answer }) => [question, answer]) ?? []),
  oldTotal: null,
  failure: null,
  attempt: progress?.attempt ?? null,
  booked: progress?.booked ?? null,
})
