import { assign, setup } from 'xstate'
import type { Failure, Outcome } from '../../core/kit/outcome'
import { canDownload, downloadTyped } from '../../core/marketing/download.rules'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { outcomeActions } from '../kit/outcomeActions'

const downloadLinkSetup = setup({
  types: {
    context: {} as {
      readonly phoneNumber: string
      readonly failure: Failure | null
      /** What the server said when the link was sent. */
      readonly answer: string | null
    },
    input: {} as { readonly phoneNumber: string },
    events: {} as { type: 'number.typed'; text: string } | { type: 'send' },
    tags: {} as 'sending' | 'sent',
  },
  actors: { sendLink: unplugged<{ phoneNumber: string }, object>('marketing.downloadLink') },
  guards: {
    canDownload: ({ context }) => canDownload(context.phoneNumber),
    ...outcomes,
  },
  actions: {
    ...outcomeActions,
    type: assign((_, text: string) => ({ phoneNumber: downloadTyped(text), failure: null })),
    keepAnswer: assign((_, outcome: Outcome<unknown>) => ({
      phoneNumber: '',
      failure: null,
      answer: outcome.ok ? (outcome.message ?? null) : null,
    })),
  },
})

const { onOutcome } = outcomeTransitions(downloadLinkSetup)

/** A link to the app, sent to a mobile number as a text message. */
export const downloadLinkMachine = downloadLinkSetup.createMachine({
  id: 'downloadLink',
  context: ({ input }) => ({ phoneNumber: downloadTyped(input.phoneNumber), failure: null, answer: null }),
  initial: 'typing',
  states: {
    typing: {
      on: {
        'number.typed': { actions: { type: 'type', params: ({ event }) => event.text } },
        send: { guard: 'canDownload', target: 'sending' },
      },
    },
    sending: {
      tags: 'sending',
      invoke: {
        id: 'sending',
        src: 'sendLink',
        input: ({ context }) => ({ phoneNumber: context.phoneNumber }),
        onDone: onOutcome('sendLink', {
          refused: { target: 'typing', actions: 'keepFailure' },
          done: { target: 'sent', actions: 'keepAnswer' },
        }),
      },
    },
    sent: {
      tags: 'sent',
      on: {
        'number.typed': { target: 'typing', actions: { type: 'type', params: ({ event }) => event.text } },
      },
    },
  },
})
