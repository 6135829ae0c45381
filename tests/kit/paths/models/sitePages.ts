import { contentPageMachine, partnerPageMachine } from '../../../../src/machines/marketing/marketingPage.machine'
import { modelOf } from '../model'
import { enquiryInput } from './support'

const enquiry = enquiryInput('confused')
/** Who gives up verifying finds the form as it was typed. */
const givesUp = {
  event: { type: 'verification.abandoned' },
  leads: { effects: ['enquiry ← verification.abandoned'], sees: 'The form as it was typed.' },
  how: 'As a guest fill in the form, press its button, close the login',
  screen: 'desktop',
} as const

export const contentPageModel = modelOf(contentPageMachine)({
  name: 'contentPage',
  facts: () => ({}),
  starts: { 'Open About us': { input: { page: 'about-us', isStaff: false, enquiry }, to: [], facts: {} } },
  states: { '': { sees: 'The page with its form.', asks: { content: { page: 'about-us' }, enquiry } } },
  steps: { 'Give up verifying': givesUp },
})

export const partnerPageModel = modelOf(partnerPageMachine)({
  name: 'partnerPage',
  facts: () => ({}),
  starts: { 'Open Partner with us': { input: { enquiry }, to: [], facts: {} } },
  states: { '': { sees: 'The page with its form.', asks: { partners: {}, enquiry } } },
  steps: { 'Give up verifying': givesUp },
})
