import { assign, setup } from 'xstate'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { Faq, FaqTag } from '../../core/support/faq'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import type { LanguageChanged } from '../kit/appEvent'
import { enquiryMachine, type EnquiryInput } from './enquiry.machine'

interface Context {
  readonly isStaff: boolean
  readonly enquiry: EnquiryInput
  readonly tags: readonly FaqTag[]
  readonly tag: string | null
  readonly questions: readonly Faq[]
  readonly failure: Failure | null
}

const faqSetup = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, 'tag' | 'isStaff' | 'enquiry'>,
    events: {} as { type: 'tag.chosen'; tag: string } | { type: 'retry' } | LanguageChanged,
    children: {} as { enquiry: 'enquiry' },
    tags: {} as 'arriving' | 'loading' | 'failed' | 'empty',
  },
  actors: {
    loadTags: unplugged<object, readonly FaqTag[]>('support.faqTags'),
    loadQuestions: unplugged<{ tag: string }, readonly Faq[]>('support.faqs'),
    enquiry: enquiryMachine,
  },
  guards: {
    ...outcomes,
    isEmpty: (_, outcome: Outcome<readonly unknown[]>) => outcome.ok && outcome.value.length === 0,
    hasTags: ({ context }) => context.tags.length > 0,
    isOther: ({ context }, tag: string) => context.tag !== tag,
  },
  actions: {
    keepTags: assign(({ context }, outcome: Outcome<readonly FaqTag[]>) =>
      outcome.ok
        ? {
            tags: outcome.value,
            tag: (outcome.value.find(({ id }) => id === context.tag) ?? outcome.value[0])?.id ?? null,
          }
        : { failure: outcome.failure },
    ),
    choose: assign((_, tag: string) => ({ tag, questions: [] })),
    keepQuestions: assign((_, outcome: Outcome<readonly Faq[]>) =>
      outcome.ok ? { questions: outcome.value, failure: null } : { failure: outcome.failure },
    ),
  },
})

const { onOutcome } = outcomeTransitions(faqSetup)

/** Questions and answers by tag, and a form for those who found none. */
export const faqMachine = faqSetup.createMachine({
  id: 'faq',
  context: ({ input }) => ({ ...input, tags: [], questions: [], failure: null }),
  invoke: { id: 'enquiry', src: 'enquiry', input: ({ context }) => context.enquiry },
  on: {
    'language.changed': { target: '.arriving', reenter: true },
    'tag.chosen': {
      guard: { type: 'isOther', params: ({ event }) => event.tag },
      target: '.loading',
      actions: { type: 'choose', params: ({ event }) => event.tag },
    },
  },
  initial: 'arriving',
  states: {
    arriving: {
      tags: 'arriving',
      invoke: {
        id: 'tags',
        src: 'loadTags',
        input: {},
        onDone: onOutcome('loadTags', {
          refused: { target: 'failed', actions: 'keepTags' },
          isEmpty: { target: 'empty' },
          done: { target: 'loading', actions: 'keepTags' },
        }),
      },
    },
    loading: {
      tags: 'loading',
      invoke: {
        id: 'questions',
        src: 'loadQuestions',
        input: ({ context }) => ({ tag: context.tag ?? '' }),
        onDone: onOutcome('loadQuestions', {
          refused: { target: 'failed', actions: 'keepQuestions' },
          isEmpty: { target: 'empty' },
          done: { target: 'shown', actions: 'keepQuestions' },
        }),
      },
    },
    shown: {},
    empty: { tags: 'empty' },
    failed: {
      tags: 'failed',
      on: { retry: [{ guard: 'hasTags', target: 'loading' }, { target: 'arriving' }] },
    },
  },
})
