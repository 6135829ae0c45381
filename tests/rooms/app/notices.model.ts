import { noticeMachine, noticesMachine } from '../../../src/machines/app/notices.machine'
import type { Notice } from '../../../src/machines/kit/appEvent'
import { viewNotices } from '../../../src/machines/app/notices.view'
import { type Facts, modelOf } from '../../kit/paths/model'
import { ends } from '../../kit/paths/outcomes'

export const noticeModel = modelOf(noticeMachine)({
  name: 'notice',
  facts: () => ({}),
  starts: { 'A toast shows': { input: undefined, to: 'showing', facts: {}, how: 'Book a slot from a second device' } },
  states: { showing: 'The toast.', paused: 'The toast, as long as it is looked at.', gone: 'No toast.' },
  steps: {
    // Nothing can be looked at with a finger alone.
    'Look at it': { event: { type: 'pause' }, leads: { in: 'showing', to: 'paused' }, screen: 'desktop' },
    'Look away': { event: { type: 'resume' }, leads: { in: 'paused', to: 'showing' }, screen: 'desktop' },
    // What is pressed is looked at.
    'Dismiss it': {
      event: { type: 'dismiss' },
      only: (_, at) => at.has('paused'),
      leads: { to: 'gone' },
      screen: 'desktop',
    },
    'Five seconds pass': {
      event: { type: 'xstate.after.shown.notice.showing' },
      leads: { in: 'showing', to: 'gone' },
    },
  },
  delays: { shown: 5000 },
})

const booked: Notice = {
  tone: 'info',
  title: 'Appointment booked',
  text: 'With Dr. Rao',
  id: null,
  leadsTo: { to: '/order-list' },
}
const first = 'notice-1'

export const noticesModel = modelOf(noticesMachine)({
  name: 'notices',
  facts: (snapshot) => ({
    shown: viewNotices(snapshot)
      .map(({ title, tone, canFollow }) => `${tone} ${title} ${canFollow}`)
      .join(),
    waiting: snapshot.context.waiting.length,
    count: snapshot.context.count,
  }),
  starts: {
    'A patient is here': {
      input: undefined,
      to: [],
      facts: { shown: '', waiting: 0, count: 0 },
      how: 'Account 90000 00001',
    },
  },
  states: { '': ({ shown }: Facts) => (shown === '' ? 'No toast.' : 'The toast “Appointment booked”.') },
  steps: {
    'A push says that an appointment was booked': {
      event: { type: 'say', notice: booked },
      only: ({ count }) => count === 0,
      leads: { now: { shown: 'info Appointment booked true', count: 1 } },
      how: 'Book a slot from a second device',
    },
    'Look at the toast': {
      event: { type: 'pause', id: first },
      only: ({ shown }) => shown !== '',
      leads: { effects: [`${first} ← pause`] },
      screen: 'desktop',
    },
    'Look at the toast and away': {
      event: { type: 'resume', id: first },
      only: ({ shown }) => shown !== '',
      leads: { effects: [`${first} ← resume`] },
      screen: 'desktop',
    },
    'Dismiss the toast': {
      event: { type: 'dismiss', id: first },
      only: ({ shown }) => shown !== '',
      leads: { effects: [`${first} ← dismiss`] },
      isLast: true,
    },
    'Press the toast': {
      event: { type: 'follow', id: first },
      only: ({ shown }) => shown !== '',
      leads: { effects: [`${first} ← dismiss`, 'go /order-list'], sees: 'My orders.' },
      isLast: true,
    },
    'Five seconds pass': {
      event: { ...ends(first, undefined), actorId: first },
      only: ({ shown }) => shown !== '',
      leads: { now: { shown: '' } },
    },
  },
})
