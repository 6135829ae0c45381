import type { DoctorCard } from '../../../src/core/doctors/doctors'
import { WEEK_CHOICE } from '../../../src/core/doctors/doctors.rules'
import { bannersMachine } from '../../../src/machines/marketing/banners.machine'
import { viewBanners } from '../../../src/machines/marketing/banners.view'
import { contentMachine, partnersMachine } from '../../../src/machines/marketing/content.machine'
import { viewContent, viewPartners } from '../../../src/machines/marketing/content.view'
import { downloadLinkMachine } from '../../../src/machines/marketing/downloadLink.machine'
import { viewDownloadLink } from '../../../src/machines/marketing/downloadLink.view'
import { weekDoctorsMachine } from '../../../src/machines/marketing/weekDoctors.machine'
import { viewWeekDoctors } from '../../../src/machines/marketing/weekDoctors.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const nothing = { heading: null, intro: null, cover: null, bullets: [], statistics: [], sections: [] }
const unknown = { isKnown: false, isEmpty: false, fault: null }
const LANGUAGE = { type: 'language.changed' }

export const contentModel = modelOf(contentMachine)({
  name: 'content',
  facts: (snapshot) => {
    const { value, isEmpty, fault } = viewContent(snapshot)
    return { isKnown: value !== null, isEmpty, fault: fault?.id ?? null }
  },
  starts: { 'Open About us': { input: { page: 'about-us' }, to: 'loading', facts: unknown } },
  states: {
    loading: { sees: 'Grey shapes where the words will stand.', asks: { load: { asked: { page: 'about-us' } } } },
    shown: 'The words of the page.',
    empty: 'That there is nothing to read here yet.',
    failed: 'What went wrong, and Try again.',
  },
  steps: {
    'The page arrives': {
      event: ends('load', answered({ ...nothing, bullets: [{ text: 'One', icon: null }] })),
      leads: { in: 'loading', to: 'shown', now: { isKnown: true } },
    },
    'A page of sections alone arrives': {
      event: ends('load', answered({ ...nothing, sections: [{ title: 'One' }] })),
      leads: { in: 'loading', to: 'shown', now: { isKnown: true } },
    },
    'Nobody wrote the page yet': {
      event: ends('load', answered(nothing)),
      leads: { in: 'loading', to: 'empty', now: { isEmpty: true } },
    },
    'The page cannot be loaded': {
      event: ends('load', refused('timeout')),
      leads: { in: 'loading', to: 'failed', now: { fault: 'late' } },
    },
    'Press Try again': { event: { type: 'retry' }, leads: { in: 'failed', to: 'loading', now: { fault: null } } },
    'Another language is chosen': {
      event: LANGUAGE,
      only: (_, at) => at.has('shown'),
      leads: { to: 'loading', now: unknown },
      screen: 'desktop',
    },
  },
})

export const partnersModel = modelOf(partnersMachine)({
  name: 'partners',
  facts: (snapshot) => {
    const { value, isEmpty, fault } = viewPartners(snapshot)
    return { isKnown: value !== null, isEmpty, fault: fault?.id ?? null }
  },
  starts: { 'Open Partner with us': { input: {}, to: 'loading', facts: unknown } },
  states: {
    loading: { sees: 'Grey shapes where the partners will stand.', asks: { load: { asked: {} } } },
    shown: 'Our partners.',
    empty: 'The form alone: nobody is named.',
    failed: 'What went wrong, and Try again.',
  },
  steps: {
    'The partners arrive': {
      event: ends('load', answered([{ id: 'p1', name: 'A hospital', logoUrl: null }])),
      leads: { in: 'loading', to: 'shown', now: { isKnown: true } },
    },
    'There are no partners': {
      event: ends('load', answered([])),
      leads: { in: 'loading', to: 'empty', now: { isEmpty: true } },
    },
    'The partners cannot be loaded': {
      event: ends('load', refused('timeout')),
      leads: { in: 'loading', to: 'failed', now: { fault: 'late' } },
    },
    'Press Try again': { event: { type: 'retry' }, leads: { in: 'failed', to: 'loading', now: { fault: null } } },
    'Another language is chosen': {
      event: LANGUAGE,
      only: (_, at) => at.has('shown'),
      leads: { to: 'loading', now: unknown },
      screen: 'desktop',
    },
  },
})

const weekDoctor: DoctorCard = {
  id: 'd1',
  name: 'Dr. Meera Rao',
  yearsOfExperience: 12,
  speciality: 'Epilepsy',
  qualifications: [],
  languages: [],
  photoUrl: '',
  distance: null,
  clinicName: null,
  clinicAddress: null,
  reviewCount: 0,
  rating: null,
  expertise: [],
  profileTags: [],
  offers: 'both',
  videoFee: 90_000,
  nextVideoSlot: 1_793_000_900,
  clinicFee: 70_000,
  nextClinicSlot: 1_793_000_000,
  contactSupport: false,
}

export const weekDoctorsModel = modelOf(weekDoctorsMachine)({
  name: 'weekDoctors',
  facts: (snapshot) => {
    const { doctors, isEmpty, fault } = viewWeekDoctors(snapshot)
    return { next: doctors.map(({ next }) => next), isEmpty, fault: fault?.id ?? null }
  },
  starts: {
    'Scroll to the doctors of the landing page': {
      input: { limit: WEEK_CHOICE },
      to: 'loading',
      facts: { next: [], isEmpty: false, fault: null },
    },
  },
  states: {
    loading: {
      sees: 'The heading, and room for the doctors below it.',
      asks: { load: { asked: { limit: WEEK_CHOICE } } },
    },
    shown: 'Doctors with their next free slot, the sooner of clinic and video, and its fee.',
    empty: 'The heading alone, with the way to all doctors.',
    failed: 'What went wrong, and Try again.',
  },
  steps: {
    'The doctors arrive': {
      event: ends('load', answered([weekDoctor])),
      leads: { in: 'loading', to: 'shown', now: { next: [{ at: 1_793_000_000, fee: 70_000 }] } },
    },
    'Nobody is free': {
      event: ends('load', answered([])),
      leads: { in: 'loading', to: 'empty', now: { isEmpty: true } },
    },
    'The doctors cannot be loaded': {
      event: ends('load', refused('timeout')),
      leads: { in: 'loading', to: 'failed', now: { fault: 'late' } },
    },
    'Press Try again': { event: { type: 'retry' }, leads: { in: 'failed', to: 'loading', now: { fault: null } } },
    'Another language is chosen': {
      event: LANGUAGE,
      only: (_, at) => at.has('shown'),
      leads: { to: 'loading', now: { next: [], isEmpty: false, fault: null } },
      screen: 'desktop',
    },
  },
})

export const downloadLinkModel = modelOf(downloadLinkMachine)({
  name: 'downloadLink',
  facts: (snapshot) => {
    const { phoneNumber, canSend, isSending, isSent, fault } = viewDownloadLink(snapshot)
    return { phoneNumber, canSend, isSending, isSent, fault: fault?.text ?? null }
  },
  starts: {
    'Touch the field of the download link': {
      input: { phoneNumber: '' },
      to: 'typing',
      facts: { phoneNumber: '', canSend: false, isSending: false, isSent: false, fault: null },
      how: 'At the foot of the landing page',
    },
  },
  states: {
    typing: ({ canSend, fault }) =>
      `The field for a mobile number; Send link ${canSend ? 'can be pressed' : 'waits for ten digits'}${fault === null ? '' : '; why it was not sent'}.`,
    sending: {
      sees: 'A busy Send link.',
      asks: ({ phoneNumber }) => ({ sending: { phoneNumber } }),
    },
    sent: 'That the link was sent, and an empty field.',
  },
  steps: {
    'Type nine digits': {
      event: { type: 'number.typed', text: '98765-4321' },
      leads: {
        in: ['typing', 'sent'],
        to: 'typing',
        now: { phoneNumber: '987654321', canSend: false, isSent: false, fault: null },
      },
    },
    'Type ten digits': {
      event: { type: 'number.typed', text: '+91 98765 43210' },
      leads: {
        in: ['typing', 'sent'],
        to: 'typing',
        now: { phoneNumber: '9876543210', canSend: true, isSent: false, fault: null },
      },
    },
    'Press Send link': {
      event: { type: 'send' },
      leads: { in: 'typing', if: ({ canSend }) => canSend, to: 'sending', now: { isSending: true } },
    },
    'The link is sent': {
      event: ends('sending', answered({})),
      leads: {
        in: 'sending',
        to: 'sent',
        now: { phoneNumber: '', canSend: false, isSending: false, isSent: true, fault: null },
      },
    },
    'The link is refused': {
      event: ends('sending', refused('tooMany', 'Please try again tomorrow')),
      leads: { in: 'sending', to: 'typing', now: { isSending: false, fault: 'Please try again tomorrow' } },
      how: 'Send it to the same number until the server says no',
    },
  },
})

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

export const bannersModel = modelOf(bannersMachine)({
  name: 'banners',
  facts: (snapshot) => {
    const { banners, at, isStopped } = viewBanners(snapshot)
    return { banners: banners.length, at, isStopped, isStill: snapshot.context.isStill }
  },
  starts: {
    'Open the home page': {
      input: { type: 'home', isStill: false },
      to: 'loading',
      facts: { banners: 0, at: 0, isStopped: false, isStill: false },
    },
    'Open the home page on a device that asks for less motion': {
      input: { type: 'home', isStill: true },
      to: 'loading',
      facts: { banners: 0, at: 0, isStopped: false, isStill: true },
      how: 'In the developer tools: Rendering, prefers-reduced-motion',
    },
  },
  states: {
    loading: { sees: 'No announcement yet.', asks: { banners: { type: 'home' } } },
    none: 'The page without announcements.',
    'running.playing': ({ at }) => `Announcement ${at + 1}, and a Stop button.`,
    'running.paused': ({ at }) => `Announcement ${at + 1}, as long as it is pointed at.`,
    stopped: ({ at }) => `Announcement ${at + 1}, however long one waits, and a Play button.`,
  },
  steps: {
    'Two banners arrive': {
      event: ends('banners', answered([banner('one'), banner('two')])),
      leads: [
        { in: 'loading', if: ({ isStill }) => isStill, to: 'stopped', now: { banners: 2, isStopped: true } },
        { in: 'loading', to: 'running.playing', now: { banners: 2 } },
      ],
    },
    'There are no banners': {
      event: ends('banners', answered([])),
      leads: { in: 'loading', to: 'none', now: { banners: 0, at: 0 } },
    },
    'Six seconds pass': {
      event: { type: 'xstate.after.shown.banners.running.playing' },
      leads: { in: 'running.playing', now: ({ at }) => ({ at: 1 - at }) },
    },
    // Only a mouse can point at something without pressing it.
    'Point at the banner': {
      event: { type: 'pause' },
      leads: { in: 'running.playing', to: 'running.paused' },
      screen: 'desktop',
    },
    'Leave the banner or press Play': {
      event: { type: 'resume' },
      leads: [
        { in: 'running.paused', to: 'running.playing' },
        { in: 'stopped', to: 'running.playing', now: { isStopped: false, isStill: false } },
      ],
    },
    'Press Stop': {
      event: { type: 'stop' },
      leads: { in: ['running.playing', 'running.paused'], to: 'stopped', now: { isStopped: true, isStill: true } },
    },
    'Press the second dot': {
      event: { type: 'banner.chosen', at: 1 },
      leads: {
        in: ['running.playing', 'running.paused', 'stopped'],
        to: 'stopped',
        now: { at: 1, isStopped: true, isStill: true },
      },
    },
    'Another language is chosen': {
      event: LANGUAGE,
      only: (_, at) => at.has('stopped'),
      leads: { to: 'loading', now: { isStopped: false } },
      screen: 'desktop',
    },
  },
  delays: { shown: 6000 },
})
