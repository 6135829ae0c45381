import { contactMachine } from '../../../src/machines/support/contact.machine'
import { viewContact } from '../../../src/machines/support/contact.view'
import { faqMachine } from '../../../src/machines/support/faq.machine'
import { viewFaq } from '../../../src/machines/support/faq.view'
import { type Facts, modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

export const enquiryInput = (kind: string, writer: object | null = null, typed: object | null = null) => ({
  kind,
  writer,
  path: '/contact-us',
  typed,
})

const tags = [
  { id: 'booking', name: 'Booking' },
  { id: 'spine', name: 'Spine' },
]
const asked = [{ id: 'q1', question: 'How?', answer: '<p>So.</p>' }]

export const faqModel = modelOf(faqMachine)({
  name: 'faq',
  facts: (snapshot) => {
    const { tags: known, tag, questions, isEmpty, fault } = viewFaq(snapshot)
    return { tags: known.length, tag, questions: questions.length, isEmpty, fault: fault?.id ?? null }
  },
  starts: {
    'Open the questions and answers': {
      input: { tag: null, isStaff: false, enquiry: enquiryInput('confused') },
      to: 'arriving',
      facts: { tags: 0, tag: null, questions: 0, isEmpty: false, fault: null },
    },
  },
  states: {
    arriving: {
      sees: 'Grey shapes where tags and questions will stand.',
      asks: { tags: {}, enquiry: enquiryInput('confused') },
    },
    loading: {
      sees: 'The tags, and grey shapes where the questions will stand.',
      asks: ({ tag }) => ({ questions: { tag } }),
    },
    shown: 'The tags and the questions of the chosen one.',
    empty: 'That there are no questions here yet.',
    failed: 'What went wrong, and Try again.',
  },
  steps: {
    'The tags arrive': {
      event: ends('tags', answered(tags)),
      leads: { in: 'arriving', to: 'loading', now: ({ tag }) => ({ tags: 2, tag: tag ?? 'booking' }) },
    },
    'There are no tags': {
      event: ends('tags', answered([])),
      leads: { in: 'arriving', to: 'empty', now: { isEmpty: true } },
    },
    'The tags cannot be loaded': {
      event: ends('tags', refused('network')),
      leads: { in: 'arriving', to: 'failed', now: { fault: 'wrong' } },
    },
    'The questions arrive': {
      event: ends('questions', answered(asked)),
      leads: { in: 'loading', to: 'shown', now: { questions: 1 } },
    },
    'The tag has no questions': {
      event: ends('questions', answered([])),
      leads: { in: 'loading', to: 'empty', now: { isEmpty: true } },
    },
    'The questions cannot be loaded': {
      event: ends('questions', refused('internal')),
      leads: { in: 'loading', to: 'failed', now: { fault: 'wrong' } },
    },
    'Choose the tag Spine': {
      event: { type: 'tag.chosen', tag: 'spine' },
      only: ({ tags: known }) => known > 0,
      leads: {
        if: ({ tag }) => tag !== 'spine',
        to: 'loading',
        now: { tag: 'spine', questions: 0, isEmpty: false, fault: null },
      },
    },
    'Another language is chosen': {
      event: { type: 'language.changed' },
      only: (_, at) => at.has('shown'),
      leads: { to: 'arriving' },
      screen: 'desktop',
    },
    'Press Try again': {
      event: { type: 'retry' },
      leads: [
        { in: 'failed', if: ({ tags: known }) => known > 0, to: 'loading', now: { fault: null } },
        { in: 'failed', to: 'arriving', now: { fault: null } },
      ],
    },
  },
})

const names: Readonly<Record<string, string>> = {
  contact: 'General',
  secondOpinion: 'Second opinion',
  support: 'Support',
}
const inputs = {
  contact: enquiryInput('contact'),
  secondOpinion: enquiryInput('secondOpinion'),
  support: enquiryInput('support'),
}

export const contactModel = modelOf(contactMachine)({
  name: 'contact',
  facts: (snapshot) => {
    const { ways, chosen } = viewContact(snapshot)
    return { ways: ways.length, chosen }
  },
  starts: {
    'Open Contact us': {
      input: { form: 'contact', isStaff: false, inputs },
      to: [],
      facts: { ways: 3, chosen: 'contact' },
      how: 'As a guest',
    },
    'Open Contact us as a doctor': {
      input: { form: 'support', isStaff: true, inputs },
      to: [],
      facts: { ways: 1, chosen: 'contact' },
      how: 'Account 90000 00002',
    },
  },
  states: {
    '': {
      sees: ({ chosen }: Facts) => `The form “${names[String(chosen)]}”.`,
      asks: inputs,
    },
  },
  steps: {
    'Choose the tab Second opinion': {
      event: { type: 'form.chosen', form: 'secondOpinion' },
      only: ({ ways }) => ways === 3,
      leads: { now: { chosen: 'secondOpinion' } },
    },
    'Choose the tab Support': {
      event: { type: 'form.chosen', form: 'support' },
      only: ({ ways }) => ways === 3,
      leads: { now: { chosen: 'support' } },
    },
  },
})
