import { assign, setup } from 'xstate'
import type { Failure, Outcome } from '../../core/kit/outcome'
import { canDownload, downloadTyped } from '../../core/marketing/marketing.rules'
import { unplugged } from '../kit/fromPort'

/** A link to the app, sent to a mobile number as a text message. */
export const downloadLinkMachine = setup({
  types: {
    context: {} as { readonly phoneNumber: string; readonly failure: Failure | null },
    input: {} as { readonly phoneNumber: string },
    events: {} as { type: 'number.typed'; text: string } | { type: 'send' },
    tags: {} as 'sending' | 'sent',
  },
  actors: { sendLink: unplugged<{ phoneNumber: string }, object>('marketing.downloadLink') },
  guards: {
    canDownload: ({ context }) => canDownload(context.phoneNumber),
    refused: (_, outcome: Outcome<unknown>) => !outcome.ok,
  },
  actions: {
    type: assign((_, text: string) => ({ phoneNumber: downloadTyped(text), failure: null })),
    keepFailure: assign((_, outcome: Outcome<unknown>) => (outcome.ok ? {} : { failure: outcome.failure })),
    forgetNumber: assign({ phoneNumber: '', failure: null }),
  },
}).createMachine({
  id: 'downloadLink',
  context: ({ input }) => ({ phoneNumber: downloadTyped(input.phoneNumber), failure: null }),
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
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'typing',
            actions: { type: 'keepFailure', params: ({ event }) => event.output },
          },
          { target: 'sent', actions: 'forgetNumber' },
        ],
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
