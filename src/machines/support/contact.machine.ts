import { assign, setup } from 'xstate'
import type { WaysToWrite } from '../../core/support/enquiry.kinds'
import { enquiryMachine, type EnquiryInput } from './enquiry.machine'

interface ContactContext {
  readonly form: WaysToWrite
  /** Who works here has other ways to ask for care. */
  readonly isStaff: boolean
  readonly inputs: Readonly<Record<WaysToWrite, EnquiryInput>>
}

/** The ways of writing to us. Each form lives as long as the page, so that nothing typed is lost by looking at another. */
export const contactMachine = setup({
  types: {
    context: {} as ContactContext,
    input: {} as ContactContext,
    events: {} as { type: 'form.chosen'; form: WaysToWrite },
    children: {} as { contact: 'enquiry'; secondOpinion: 'enquiry'; support: 'enquiry' },
  },
  actors: { enquiry: enquiryMachine },
  actions: {
    choose: assign((_, form: WaysToWrite) => ({ form })),
  },
}).createMachine({
  id: 'contact',
  context: ({ input }) => input,
  invoke: [
    { id: 'contact', src: 'enquiry', input: ({ context }) => context.inputs.contact },
    { id: 'secondOpinion', src: 'enquiry', input: ({ context }) => context.inputs.secondOpinion },
    { id: 'support', src: 'enquiry', input: ({ context }) => context.inputs.support },
  ],
  on: {
    'form.chosen': { actions: { type: 'choose', params: ({ event }) => event.form } },
  },
})
