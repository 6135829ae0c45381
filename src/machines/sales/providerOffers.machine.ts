import { type ActorRefFrom, assign, setup } from 'xstate'
import { addDays, type CalendarDay } from '../../core/kit/dates'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { ProviderKind } from '../../core/provider/provider'
import { type NewOffer, type OfferDraft, type OfferField, offerIn } from '../../core/sales/offers.rules'
import type { ListedOffer } from '../../core/sales/sales'
import { type Attempt, keyed } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'

export interface ProviderOffersInput {
  readonly provider: ProviderKind
  readonly today: CalendarDay
}

type Asked = Pick<ProviderOffersInput, 'provider'>
export type OfferToMake = NewOffer & Asked
export type OfferToEnd = Asked & { readonly id: string }

interface Context extends ProviderOffersInput {
  readonly offers: readonly ListedOffer[]
  readonly draft: OfferDraft
  /** Fields in which something was missing or wrong when the offer was to be made. */
  readonly wrong: readonly OfferField[]
  /** The offer whose end is asked for. */
  readonly ending: string | null
  readonly failure: Failure | null
  readonly attempt: Attempt<OfferToMake | OfferToEnd> | null
}

/** Days after the first on which an offer ends unless others are chosen. */
const USUAL_DAYS = 30

const newDraft = (today: CalendarDay): OfferDraft => ({
  percent: '',
  most: '',
  testIds: null,
  from: today,
  to: addDays(today, USUAL_DAYS),
})
const made = ({ draft, today }: Context): NewOffer | null => {
  const read = offerIn(draft, today)
  return 'offer' in read ? read.offer : null
}

const offersSetup = setup({
  types: {
    context: {} as Context,
    input: {} as ProviderOffersInput,
    events: {} as
      | { type: 'draft.changed'; change: Partial<OfferDraft> }
      | { type: 'test.marked'; id: string }
      | { type: 'end.asked'; id: string }
      | { type: 'write' | 'save' | 'cancel' | 'end' | 'retry' },
    tags: {} as 'loading' | 'failed' | 'writing' | 'saving' | 'asking',
  },
  actors: {
    load: unplugged<Asked, readonly ListedOffer[]>('sales.offers'),
    make: unplugged<OfferToMake & { key: string }, readonly ListedOffer[]>('sales.addOffer'),
    end: unplugged<OfferToEnd & { key: string }, readonly ListedOffer[]>('sales.endOffer'),
  },
  guards: {
    isWhole: ({ context }) => made(context) !== null,
    isThere: ({ context }, id: string) => context.offers.some((each) => each.id === id && each.state !== 'over'),
    offerOver: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.failure.code === 'offerOver',
    ...outcomes,
  },
  actions: {
    ...outcomeActions,
    assignOffers: assign((_, outcome: Outcome<readonly ListedOffer[]>) =>
      outcome.ok ? { offers: outcome.value } : {},
    ),
    beginDraft: assign(({ context }) => ({ draft: newDraft(context.today), wrong: [], failure: null })),
    changeDraft: assign(({ context }, change: Partial<OfferDraft>) => ({
      draft: { ...context.draft, ...change },
      wrong: context.wrong.filter((field) => !(field in change)),
      failure: null,
    })),
    markTest: assign(({ context: { draft, wrong } }, id: string) => {
      const chosen = draft.testIds ?? []
      const testIds = chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]
      return { draft: { ...draft, testIds }, wrong: wrong.filter((field) => field !== 'testIds'), failure: null }
    }),
    noteWrong: assign(({ context }) => {
      const read = offerIn(context.draft, context.today)
      return { wrong: 'wrong' in read ? read.wrong : [] }
    }),
    assignEnding: assign((_, ending: string) => ({ ending, failure: null })),
    beginMaking: beginAttempt((context: Context) => ({ provider: context.provider, ...made(context)! })),
    beginEnding: beginAttempt(({ provider, ending }: Context) => ({ provider, id: ending! })),
  },
})

const { onOutcome } = outcomeTransitions(offersSetup)

/** What a provider takes off and when: offers are made for days that come, and ended. */
export const providerOffersMachine = offersSetup.createMachine({
  id: 'providerOffers',
  context: ({ input }) => ({
    ...input,
    offers: [],
    draft: newDraft(input.today),
    wrong: [],
    ending: null,
    failure: null,
    attempt: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loading',
        src: 'load',
        input: ({ context }) => ({ provider: context.provider }),
        onDone: onOutcome('load', {
          refused: { target: 'failed', actions: 'keepFailure' },
          done: { target: 'listed', actions: ['assignOffers', 'keepFailure'] },
        }),
      },
    },
    failed: { tags: 'failed', on: { retry: 'loading' } },
    listed: {
      on: {
        write: { target: 'writing', actions: 'beginDraft' },
        'end.asked': {
          guard: { type: 'isThere', params: ({ event }) => event.id },
          target: 'asking',
          actions: { type: 'assignEnding', params: ({ event }) => event.id },
        },
      },
    },
    writing: {
      tags: 'writing',
      on: {
        'draft.changed': { actions: { type: 'changeDraft', params: ({ event }) => event.change } },
        'test.marked': { actions: { type: 'markTest', params: ({ event }) => event.id } },
        save: [{ guard: 'isWhole', target: 'making' }, { actions: 'noteWrong' }],
        cancel: 'listed',
      },
    },
    making: {
      tags: ['writing', 'saving'],
      entry: 'beginMaking',
      invoke: {
        id: 'making',
        src: 'make',
        input: ({ context }) => keyed(context.attempt as Attempt<OfferToMake>),
        onDone: onOutcome('make', {
          refused: { target: 'writing', actions: ['keepFailure', 'settleAttempt'] },
          done: { target: 'listed', actions: ['assignOffers', 'settleAttempt', 'notify'] },
        }),
      },
    },
    asking: { tags: 'asking', on: { end: 'ending', cancel: 'listed' } },
    ending: {
      tags: ['asking', 'saving'],
      entry: 'beginEnding',
      invoke: {
        id: 'ending',
        src: 'end',
        input: ({ context }) => keyed(context.attempt as Attempt<OfferToEnd>),
        onDone: onOutcome('end', {
          // Somebody else ended it: what is there now says so.
          offerOver: { target: 'loading', actions: ['settleAttempt', 'notify'] },
          refused: { target: 'listed', actions: ['settleAttempt', 'notify'] },
          done: { target: 'listed', actions: ['assignOffers', 'settleAttempt', 'notify'] },
        }),
      },
    },
  },
})

export type ProviderOffersActor = ActorRefFrom<typeof providerOffersMachine>
