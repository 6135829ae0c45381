import { setup } from 'xstate'
import type { ContentPage } from '../../core/marketing/marketing'
import { enquiryMachine, type EnquiryInput } from '../support/enquiry.machine'
import { contentMachine, partnersMachine } from './content.machine'

interface PageInput {
  readonly page: ContentPage
  readonly enquiry: EnquiryInput
  /** The form is for patients and those who may become one. */
  readonly isStaff: boolean
}

/** A page of the content service with the form that stands under it. */
export const contentPageMachine = setup({
  types: {
    context: {} as PageInput,
    input: {} as PageInput,
    events: {} as { type: 'verification.abandoned' },
    children: {} as { content: 'content'; enquiry: 'enquiry' },
  },
  actors: { content: contentMachine, enquiry: enquiryMachine },
  actions: {
    notifyForm: ({ self }) => self.getSnapshot().children.enquiry?.send({ type: 'verification.abandoned' }),
  },
}).createMachine({
  id: 'contentPage',
  context: ({ input }) => input,
  invoke: [
    { id: 'content', src: 'content', input: ({ context }) => ({ page: context.page }) },
    { id: 'enquiry', src: 'enquiry', input: ({ context }) => context.enquiry },
  ],
  on: { 'verification.abandoned': { actions: 'notifyForm' } },
})

/** Who works with us already, and the form of those who would like to. */
export const partnerPageMachine = setup({
  types: {
    context: {} as { readonly enquiry: EnquiryInput },
    input: {} as { readonly enquiry: EnquiryInput },
    events: {} as { type: 'verification.abandoned' },
    children: {} as { partners: 'partners'; enquiry: 'enquiry' },
  },
  actors: { partners: partnersMachine, enquiry: enquiryMachine },
  actions: {
    notifyForm: ({ self }) => self.getSnapshot().children.enquiry?.send({ type: 'verification.abandoned' }),
  },
}).createMachine({
  id: 'partnerPage',
  context: ({ input }) => input,
  invoke: [
    { id: 'partners', src: 'partners', input: {} },
    { id: 'enquiry', src: 'enquiry', input: ({ context }) => context.enquiry },
  ],
  on: { 'verification.abandoned': { actions: 'notifyForm' } },
})
