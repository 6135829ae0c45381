import { bannersMachine } from '../../../src/machines/marketing/banners.machine'
import { contentMachine } from '../../../src/machines/marketing/content.machine'
import { downloadLinkMachine } from '../../../src/machines/marketing/downloadLink.machine'
import { contactMachine } from '../../../src/machines/support/contact.machine'
import { enquiryMachine } from '../../../src/machines/support/enquiry.machine'
import { faqMachine } from '../../../src/machines/support/faq.machine'
import {
  enquiryForms,
  type EnquiryField,
  type EnquiryKind,
  isLocked,
  missingFields,
  openingDraft,
} from '../../../src/core/support/enquiry.rules'
import type { ContextFrom } from 'xstate'
import type { PathModel } from './model'
import { answered, ends, refused } from './outcomes'

const asha = { name: 'Asha Patel', countryCode: '+91', phoneNumber: '9876543210' }
const file = (type: string) => ({ name: 'scan', type, size: 10 })
const start = (kind: string, writer: object | null, typed: object | null = null) => ({
  kind,
  writer,
  path: '/contact-us',
  typed,
})
const receipt = answered({ reference: 'SC-1001' }, 'Thank you')
/** All but the type of inquiry, as somebody who has no account yet typed it. */
const typed = {
  ...openingDraft('support', null, null),
  name: 'Asha Patel',
  mobileNumber: '9876543210',
  problem: 'My back hurts',
}
const pressed = openingDraft('helpMeChoose', null, null)

/** What the paths type into a form of each kind. */
const typedIn: Readonly<Partial<Record<EnquiryKind, readonly EnquiryField[]>>> = {
  support: ['requestType', 'mobileNumber'],
  confused: ['problem'],
  help: ['description'],
}

/** A patient's or guest's form: the kinds differ in their fields alone. */
export const enquiryModel = {
  name: 'enquiry',
  machine: enquiryMachine,
  inputs: {
    'Fill in the support form as a guest, but for the type of inquiry': start('support', null, typed),
    'Fill in the support form as a patient, but for the type of inquiry': start('support', asha, typed),
    'Open the form for the confused as a patient': start('confused', asha),
    'Come back verified after pressing Reach out': start('helpMeChoose', asha, pressed),
    'Open Help & Support as a doctor': start('help', asha, { ...pressed, problem: 'Slots', description: '' }),
  },
  events: {
    'The list of countries arrives': ends(
      'countries',
      answered({
        countryCodes: [
          { code: '+91', len: 10 },
          { code: '+65', len: 8 },
        ],
      }),
    ),
    'Choose the country code +65': { type: 'country.chosen', code: '+65' },
    'Choose the type Tests': { type: 'changed', field: 'requestType', text: 'tests' },
    'Type a mobile number that is too short': { type: 'changed', field: 'mobileNumber', text: '98765' },
    'Type the problem': { type: 'changed', field: 'problem', text: 'Neurologist or neurosurgeon?' },
    'Type the description': { type: 'changed', field: 'description', text: 'Tuesday is missing' },
    'Press Send': { type: 'send' },
    'Choose a PDF': { type: 'file.chosen', file: file('application/pdf') },
    'Choose a text file': { type: 'file.chosen', file: file('text/plain') },
    'The file is stored': ends('uploading', answered({ url: '/files/a', thumbnailUrl: null, name: 'scan' })),
    'The file is refused': ends('uploading', refused('badRequest', 'Only PDF and image files are allowed.')),
    'Remove the file': { type: 'file.removed', url: '/files/a' },
    'Give up verifying': { type: 'verification.abandoned' },
    'The form is received': ends('sending', receipt),
    'The session has ended': ends('sending', refused('unauthenticated')),
    'The network is lost before the answer': ends('sending', refused('network')),
    'Press Send another': { type: 'again' },
    'Close the form': { type: 'close' },
  },
  facts: ({ context }) => [
    context.draft.requestType,
    context.draft.mobileNumber.length,
    context.draft.problem !== '',
    context.draft.description !== '',
    context.draft.attachments.length,
    context.touched,
    context.fileFault,
    context.writer !== null,
    context.failure?.kind ?? null,
  ],
  isPossible: (snapshot, event) => {
    const { kind, writer, draft, countries } = snapshot.context as ContextFrom<typeof enquiryMachine>
    const isHelp = kind === 'help'
    const isSent = snapshot.matches('sent')
    switch (event.type) {
      case 'xstate.done.actor.countries':
        return kind === 'support' && countries.length === 1
      case 'country.chosen':
        return kind === 'support' && writer === null && countries.length > 1 && draft.countryCode !== '+65'
      case 'file.chosen':
        return isHelp && draft.attachments.length === 0
      case 'file.removed':
        return draft.attachments.length > 0
      case 'changed': {
        const { field } = event as unknown as { readonly field: EnquiryField }
        // Only this form stays where it is when it was sent.
        if (isSent && kind !== 'confused') return false
        return (typedIn[kind] ?? []).includes(field) && !isLocked(kind, writer, field)
      }
      case 'send':
        return !enquiryForms[kind].waits || missingFields(kind, draft).length === 0
      case 'again':
        return isHelp || kind === 'support'
      case 'close':
        return isHelp && !isSent
      default:
        return true
    }
  },
} satisfies PathModel

const tags = [
  { id: 'booking', name: 'Booking' },
  { id: 'spine', name: 'Spine' },
]
const asked = [{ id: 'q1', question: 'How?', answer: '<p>So.</p>' }]

export const faqModel = {
  name: 'faq',
  machine: faqMachine,
  inputs: { 'Open the questions and answers': { tag: null, isStaff: false, enquiry: start('confused', null) } },
  events: {
    'The tags arrive': ends('tags', answered(tags)),
    'There are no tags': ends('tags', answered([])),
    'The tags cannot be loaded': ends('tags', refused('network')),
    'The questions arrive': ends('questions', answered(asked)),
    'The tag has no questions': ends('questions', answered([])),
    'The questions cannot be loaded': ends('questions', refused('internal')),
    'Choose the tag Spine': { type: 'tag.chosen', tag: 'spine' },
    'Another language is chosen': { type: 'language.changed' },
    'Press Try again': { type: 'retry' },
    'Give up verifying': { type: 'verification.abandoned' },
  },
  facts: ({ context }) => [context.tags.length, context.tag, context.questions.length, context.failure?.kind ?? null],
  isPossible: (snapshot, event) =>
    event.type === 'language.changed'
      ? snapshot.matches('shown')
      : event.type !== 'tag.chosen' || snapshot.context.tags.length > 0,
} satisfies PathModel

export const contactModel = {
  name: 'contact',
  machine: contactMachine,
  inputs: {
    'Open Contact us': {
      form: 'contact',
      isStaff: false,
      inputs: {
        contact: start('contact', null),
        secondOpinion: start('secondOpinion', null),
        support: start('support', null),
      },
    },
  },
  events: {
    'Choose the tab Second opinion': { type: 'form.chosen', form: 'secondOpinion' },
    'Choose the tab Support': { type: 'form.chosen', form: 'support' },
    'Give up verifying': { type: 'verification.abandoned' },
  },
  facts: ({ context }) => context.form,
} satisfies PathModel

const nothing = { heading: null, intro: null, cover: null, bullets: [], statistics: [], sections: [] }

export const contentModel = {
  name: 'content',
  machine: contentMachine,
  inputs: { 'Open About us': { page: 'about-us' } },
  events: {
    'The page arrives': ends('load', answered({ ...nothing, bullets: [{ text: 'One', icon: null }] })),
    'Nobody wrote the page yet': ends('load', answered(nothing)),
    'The page cannot be loaded': ends('load', refused('timeout')),
    'Press Try again': { type: 'retry' },
    'Another language is chosen': { type: 'language.changed' },
  },
  facts: ({ context }) => [context.value !== null, context.failure?.kind ?? null],
  isPossible: (snapshot, { type }) => type !== 'language.changed' || snapshot.matches('shown'),
} satisfies PathModel

export const downloadLinkModel = {
  name: 'downloadLink',
  machine: downloadLinkMachine,
  inputs: { 'Touch the field of the download link': { phoneNumber: '' } },
  events: {
    'Type nine digits': { type: 'number.typed', text: '987654321' },
    'Type ten digits': { type: 'number.typed', text: '9876543210' },
    'Press Send link': { type: 'send' },
    'The link is sent': ends('sending', answered({})),
    'The link is refused': ends('sending', refused('tooMany', 'Please try again tomorrow')),
  },
  facts: ({ context }) => [context.phoneNumber.length, context.failure?.kind ?? null],
} satisfies PathModel

const banner = (id: string) => ({
  id,
  type: 'home',
  title: id,
  text: id,
  action: 'Go',
  appUrl: '',
  webUrl: '/medicines',
  redirection: 'internal',
})

export const bannersModel = {
  name: 'banners',
  machine: bannersMachine,
  inputs: {
    'Open the home page': { type: 'home', isStill: false },
    'Open the home page on a device that asks for less motion': { type: 'home', isStill: true },
  },
  events: {
    'Two banners arrive': ends('banners', answered([banner('one'), banner('two')])),
    'There are no banners': ends('banners', answered([])),
    'Six seconds pass': { type: 'xstate.after.shown.banners.running.playing' },
    'Point at the banner': { type: 'pause' },
    'Leave the banner or press Play': { type: 'resume' },
    'Press Stop': { type: 'stop' },
    'Press the second dot': { type: 'banner.chosen', at: 1 },
    'Another language is chosen': { type: 'language.changed' },
  },
  facts: ({ context }) => [context.banners.length, context.at, context.isStill],
  isPossible: (snapshot, { type }) => type !== 'language.changed' || snapshot.matches('stopped'),
  delays: { shown: 6000 },
} satisfies PathModel
