import { delayMachine } from '../../../src/machines/reception/delay.machine'
import { viewDelay } from '../../../src/machines/reception/delay.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const STATED = 'Running about 45 minutes late: the patients who still wait are notified.'
const ENDED = 'On time again: the patients who still wait are notified.'

/** How late a doctor runs today, as the desk or the doctor says it. */
export const delayModel = modelOf(delayMachine)({
  name: 'delay',
  facts: (snapshot) => {
    const { minutes, isStated, fault } = viewDelay(snapshot)
    return { minutes, isStated, isEnding: snapshot.context.attempt?.sent.minutes === null, fault: fault?.id ?? null }
  },
  starts: {
    'Press Running late? beside hours of today': {
      input: { scheduleId: 's1', before: null },
      to: 'asking',
      facts: { minutes: 30, isStated: false, isEnding: false, fault: null },
      how: 'Account 90000 00002, the reception, on a day with hours in the clinic',
    },
    'Press the delay that was stated': {
      input: { scheduleId: 's1', before: 20 },
      to: 'asking',
      facts: { minutes: 20, isStated: true, isEnding: false, fault: null },
      how: 'Account 90000 00002, the reception, hours of today that run late',
    },
  },
  states: {
    asking: ({ minutes, isStated, fault }) =>
      `How late the doctor runs: ${minutes} minutes${isStated ? ', and On time again' : ''}${fault === null ? '' : '; what went wrong'}.`,
    saving: {
      sees: 'The question, and its button is busy.',
      asks: ({ minutes, isEnding }) => ({
        stateDelay: { scheduleId: 's1', minutes: isEnding ? null : minutes, key: '<key>' },
      }),
    },
    stated: 'The hours with their delay, and that the patients are notified.',
    left: 'The hours as they were.',
  },
  steps: {
    'Choose 45 minutes': {
      event: { type: 'minutes.chosen', minutes: 45 },
      leads: { in: 'asking', to: 'asking', now: { minutes: 45 } },
    },
    'Press Notify patients': {
      event: { type: 'state' },
      leads: {
        in: 'asking',
        if: ({ minutes, isStated }) => !isStated || minutes !== 20,
        to: 'saving',
        now: { fault: null, isEnding: false },
      },
    },
    'Press On time again': {
      event: { type: 'end' },
      leads: { in: 'asking', if: ({ isStated }) => isStated, to: 'saving', now: { fault: null, isEnding: true } },
    },
    'The delay is stated': {
      event: ends('stateDelay', answered({ minutes: 45 }, STATED)),
      leads: {
        in: 'saving',
        to: 'stated',
        effects: [`notice good: ${STATED}`, 'schedule.outdated'],
      },
    },
    'The delay is ended': {
      event: ends('stateDelay', answered({ minutes: null }, ENDED)),
      leads: {
        in: 'saving',
        to: 'stated',
        effects: [`notice good: ${ENDED}`, 'schedule.outdated'],
      },
    },
    'It cannot be saved': {
      event: ends('stateDelay', refused('offline')),
      leads: { in: 'saving', to: 'asking', now: { fault: 'offline' } },
    },
    'Go back': { event: { type: 'dismiss' }, leads: { in: 'asking', to: 'left' } },
  },
})
