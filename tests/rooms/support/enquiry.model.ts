import { enquiryMachine } from '../../../src/machines/support/enquiry.machine'
import { viewEnquiry } from '../../../src/machines/support/enquiry.view'
import { type Facts, modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import {
  asha,
  empty,
  ofAsha,
  typed,
  SLOTS,
  scan,
  pdf,
  emptyFile,
  missingIn,
  facts,
  change,
  isWhole,
  type Draft,
} from './enquiryDrafts'
import { enquiryInput } from './support.model'

const isOpen = ['open.editing', 'open.uploading'] as const
const kept = (draft: Draft | null, kind: string) => `draft.kept ${JSON.stringify({ kind, draft })}`
const VERIFY = { intent: { _tag: 'OpenPage', path: '/contact-us' } }
const SUPPORT = 'At the foot of /contact-us, tab Support'

/** A patient's or guest's form, sent once: the kinds differ in their fields alone. */
export const enquiryModel = modelOf(enquiryMachine)({
  name: 'enquiry',
  passed: ['deciding'],
  facts: (snapshot) => {
    const { kind, isGuest, fields, fileFault, missing, failure, reference } = viewEnquiry(snapshot)
    return {
      kind,
      draft: snapshot.context.draft,
      isGuest,
      countries: snapshot.context.countries.length,
      touched: snapshot.context.touched,
      numberFault: fields.find(({ name }) => name === 'mobileNumber')?.fault ?? null,
      fileFault,
      missing: missing.join(),
      failure: failure && (failure.reason?.text ?? failure.reason?.id ?? 'unknown'),
      reference,
    }
  },
  starts: {
    'Fill in the support form as a guest, but for the type of inquiry': {
      input: enquiryInput('support', null, typed),
      to: 'open.editing',
      facts: { ...facts, isGuest: true },
      how: SUPPORT,
    },
    'Fill in the support form as a patient, but for the type of inquiry': {
      input: enquiryInput('support', asha, typed),
      to: 'open.editing',
      facts,
      how: `Account 90000 00001. ${SUPPORT}`,
    },
    'Open the form for the confused as a patient': {
      input: enquiryInput('confused', asha),
      to: 'open.editing',
      facts: { ...facts, kind: 'confused', draft: ofAsha, missing: 'problem' },
      how: 'Account 90000 00001, /faq',
      screen: 'desktop',
    },
    'Come back verified after pressing Reach out': {
      input: enquiryInput('helpMeChoose', asha, empty),
      to: 'sending',
      facts: { ...facts, kind: 'helpMeChoose', draft: empty, missing: '' },
      how: 'As a guest press Reach out on the home page and log in',
    },
    'Open Help & Support as a doctor': {
      input: enquiryInput('help', asha, SLOTS),
      to: 'open.editing',
      facts: { ...facts, kind: 'help', draft: SLOTS, missing: 'description' },
      how: 'Account 90000 00002, Help in the menu, type a problem',
    },
  },
  states: {
    'open.editing': ({ missing, failure, fileFault, numberFault }) =>
      [
        `The form; its button ${missing === '' ? 'can be pressed' : 'waits for what is required'}`,
        numberFault === null ? '' : 'the number is marked as too short or too long',
        fileFault === null ? '' : 'what is wrong with the file',
        failure === null ? '' : 'that it could not be sent',
      ]
        .filter(Boolean)
        .join('; ')
        .concat('.'),
    'open.uploading': { sees: 'The form, and that the file is on its way.', asks: { uploading: { file: pdf } } },
    verifying: {
      sees: 'The question for the mobile number: over the page on a desktop, a page of its own on a phone.',
      asks: { verification: VERIFY },
    },
    sending: {
      sees: 'The form locked, its button busy.',
      asks: ({ kind, draft }: Facts) => ({ sending: { kind, draft, key: '<key>' } }),
    },
    sent: 'Thanks, and the reference of the request.',
    closed: 'The page without the form.',
  },
  steps: {
    'The list of countries arrives': {
      event: ends(
        'countries',
        answered({
          countryCodes: [
            { code: '+91', len: 10 },
            { code: '+65', len: 8 },
          ],
        }),
      ),
      only: ({ kind, countries }) => kind === 'support' && countries === 1,
      leads: { now: { countries: 2 } },
    },
    'Choose the country code +65': {
      event: { type: 'country.chosen', code: '+65' },
      only: ({ kind, isGuest, countries, draft }) =>
        kind === 'support' && isGuest && countries > 1 && draft.countryCode !== '+65',
      leads: {
        in: isOpen,
        now: (before) => ({ ...change(before, { countryCode: '+65' }), failure: before.failure }),
      },
    },
    'Choose the type Tests': {
      event: { type: 'changed', field: 'requestType', text: 'tests' },
      only: ({ kind }, at) => kind === 'support' && !at.has('sent'),
      leads: { in: isOpen, now: (before) => change(before, { requestType: 'tests' }) },
    },
    'Type a mobile number that is too short': {
      event: { type: 'changed', field: 'mobileNumber', text: '98765' },
      only: ({ kind, isGuest }, at) => kind === 'support' && isGuest && !at.has('sent'),
      leads: { in: isOpen, now: (before) => change(before, { mobileNumber: '98765' }) },
    },
    'Type the problem': {
      event: { type: 'changed', field: 'problem', text: 'Neurologist or neurosurgeon?' },
      only: ({ kind }) => kind === 'confused',
      leads: [
        { in: isOpen, now: (before) => change(before, { problem: 'Neurologist or neurosurgeon?' }) },
        // Only this form stays where it is when it was sent.
        {
          in: 'sent',
          to: 'open.editing',
          now: (before) => change(before, { problem: 'Neurologist or neurosurgeon?' }),
        },
      ],
    },
    'Type the description': {
      event: { type: 'changed', field: 'description', text: 'Tuesday is missing' },
      only: ({ kind }, at) => kind === 'help' && !at.has('sent'),
      leads: { in: isOpen, now: (before) => change(before, { description: 'Tuesday is missing' }) },
    },
    'Press Send': {
      event: { type: 'send' },
      only: ({ missing }) => missing === '',
      leads: [
        {
          in: 'open.editing',
          if: ({ kind, isGuest, draft }) => kind === 'support' && isGuest && !isWhole(draft),
          now: { touched: true, numberFault: 'length' },
        },
        {
          in: 'open.editing',
          if: ({ isGuest }) => isGuest,
          to: 'verifying',
          effects: ({ draft, kind }) => [kept(draft, kind)],
        },
        { in: 'open.editing', to: 'sending', now: { failure: null } },
      ],
    },
    'Choose a PDF': {
      event: { type: 'file.chosen', file: pdf },
      only: ({ kind, draft }) => kind === 'help' && draft.attachments.length === 0,
      leads: { in: 'open.editing', to: 'open.uploading', now: { fileFault: null } },
    },
    'Choose an empty file': {
      event: { type: 'file.chosen', file: emptyFile },
      only: ({ kind, draft }) => kind === 'help' && draft.attachments.length === 0,
      leads: { in: 'open.editing', now: { fileFault: 'empty' } },
    },
    'The file is stored': {
      event: ends('uploading', answered({ url: '/files/a', thumbnailUrl: null, name: 'scan' })),
      leads: {
        in: 'open.uploading',
        to: 'open.editing',
        now: ({ draft }) => ({ fileFault: null, draft: { ...draft, attachments: [scan] } }),
      },
    },
    'The file is refused': {
      event: ends('uploading', refused('badRequest', '', 'fileType')),
      leads: {
        in: 'open.uploading',
        to: 'open.editing',
        now: { fileFault: 'type' },
      },
      how: 'Choose a text file that is named as a PDF',
    },
    'The upload is lost': {
      event: ends('uploading', refused('network')),
      leads: { in: 'open.uploading', to: 'open.editing', effects: ['notice bad: wrong'] },
    },
    'Remove the file': {
      event: { type: 'file.removed', url: '/files/a' },
      only: ({ draft }) => draft.attachments.length > 0,
      leads: { in: isOpen, now: ({ draft }) => ({ fileFault: null, draft: { ...draft, attachments: [] } }) },
    },
    'Give up verifying': {
      event: ends('verification', { kind: 'abandoned' }),
      leads: { in: 'verifying', to: 'open.editing' },
      // On small screens verifying is a page of its own.
      screen: 'desktop',
    },
    'The form is received': {
      event: ends('sending', answered({ reference: 'SC-1001' }, 'Thank you')),
      leads: {
        in: 'sending',
        to: 'sent',
        now: ({ kind, draft }) => {
          const cleared = { ...draft, requestType: '', problem: '', description: '', attachments: [] }
          return { reference: 'SC-1001', touched: false, draft: cleared, missing: missingIn(kind, cleared) }
        },
        effects: ({ kind }) => ['notice good: Thank you', kept(null, kind)],
      },
    },
    'The session has ended': {
      event: ends('sending', refused('unauthenticated')),
      leads: {
        in: 'sending',
        to: 'verifying',
        now: { isGuest: true },
        effects: ({ kind, draft }) => [kept(draft, kind)],
      },
      how: 'Delete the token in the browser’s session storage before the form is sent',
    },
    'The network is lost before the answer': {
      event: ends('sending', refused('network')),
      leads: { in: 'sending', to: 'open.editing', now: { failure: 'unknown' } },
    },
    'The form is refused': {
      event: ends('sending', refused('badRequest', 'A field is wrong')),
      leads: {
        in: 'sending',
        to: 'open.editing',
        now: { failure: 'A field is wrong' },
      },
    },
    'Press Send another': {
      event: { type: 'again' },
      only: ({ kind }) => kind === 'help' || kind === 'support',
      leads: { in: 'sent', to: 'open.editing' },
    },
    'Close the form': {
      event: { type: 'cancel' },
      only: ({ kind }, at) => kind === 'help' && !at.has('sent'),
      leads: { to: 'closed' },
    },
  },
})
