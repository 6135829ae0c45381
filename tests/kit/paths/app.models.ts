import { noticeMachine, noticesMachine } from '../../../src/machines/app/notices.machine'
import type { Notice } from '../../../src/machines/kit/appEvent'
import type { PathModel } from './model'
import { ends } from './outcomes'

export const noticeModel = {
  name: 'notice',
  machine: noticeMachine,
  inputs: { 'A toast shows': undefined },
  events: {
    'Look at it': { type: 'pause' },
    'Look away': { type: 'resume' },
    'Dismiss it': { type: 'dismiss' },
    'Five seconds pass': { type: 'xstate.after.shown.notice.showing' },
  },
  facts: () => null,
  // What is pressed is looked at.
  isPossible: ({ value }, event) => event.type !== 'dismiss' || value === 'paused',
  delays: { shown: 5000 },
} satisfies PathModel

const booked: Notice = {
  tone: 'info',
  title: 'Appointment booked',
  text: 'With Dr. Rao',
  id: null,
  leadsTo: { to: '/order-list' },
}
const first = 'notice-1'

export const noticesModel = {
  name: 'notices',
  machine: noticesMachine,
  inputs: { 'A patient is here': undefined },
  events: {
    'A push says that an appointment was booked': { type: 'say', notice: booked },
    'Look at the toast': { type: 'pause', id: first },
    'Look at the toast and away': { type: 'resume', id: first },
    'Dismiss the toast': { type: 'dismiss', id: first },
    'Press the toast': { type: 'follow', id: first },
    'Five seconds pass': { ...ends(first, undefined), actorId: first },
  },
  facts: ({ context }) => [context.shown.length, context.count],
  isPossible: ({ context }, event) => (event.type === 'say' ? context.count === 0 : context.shown.length > 0),
} satisfies PathModel
