import { slotAlertMachine } from '../../../src/machines/booking/slotAlert.machine'
import { viewSlotAlert } from '../../../src/machines/booking/slotAlert.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

/** Monday 30 November 2026, 10:30 in the practice: of a day that can be booked from 17 October on. */
const NEXT = 1_795_928_400
const NO_DATES = { nextSlot: null, isAlertSet: false }

const facts = {
  isGuest: false,
  awaitsSlots: false,
  next: undefined as number | null | undefined,
  isAsking: false,
  isSet: false,
  canAsk: false,
  fault: null,
}

/** What stands where a doctor has no free slot at all. */
export const slotAlertModel = modelOf(slotAlertMachine)({
  name: 'slotAlert',
  passed: ['deciding'],
  facts: (snapshot) => {
    const { isGuest, awaitsSlots } = snapshot.context
    const { next, isAsking, isSet, canAsk, fault } = viewSlotAlert(snapshot)
    return { isGuest, awaitsSlots, next: next && next.at, isAsking, isSet, canAsk, fault: fault?.id ?? null }
  },
  starts: {
    'Open a doctor without slots as a guest': {
      input: { doctorId: 'd1', isGuest: true, awaitsSlots: false },
      to: 'loading',
      facts: { ...facts, isGuest: true },
      how: 'As a doctor, remove every availability first; then not logged in',
    },
    'Open a doctor without slots as a patient': {
      input: { doctorId: 'd1', isGuest: false, awaitsSlots: false },
      to: 'loading',
      facts,
      how: 'As a doctor, remove every availability first; then account 90000 00001',
    },
    'Come back verified to be notified': {
      input: { doctorId: 'd1', isGuest: false, awaitsSlots: true },
      to: 'loading',
      facts: { ...facts, awaitsSlots: true },
      how: 'As a guest press Notify me when slots open, log in',
    },
  },
  states: {
    loading: {
      sees: 'That there are no slots, whom to call, and a grey shape.',
      asks: { loading: { doctorId: 'd1' } },
    },
    offering: ({ next, fault }) =>
      `${
        next === undefined
          ? ''
          : next === null
            ? 'That no further dates are set. '
            : 'The day of the next slots, and from when they can be booked. '
      }Notify me when slots open.${fault === null ? '' : ' Below it what went wrong.'}`,
    awaitingVerification: {
      sees: 'The question for the mobile number: over the page on a desktop, a page of its own on a phone.',
      asks: { verification: { intent: { _tag: 'AwaitSlots', doctorId: 'd1' } } },
    },
    asking: {
      sees: 'Notify me when slots open is busy.',
      asks: { asking: { doctorId: 'd1', key: '<key>' } },
    },
    set: 'That the person is notified when slots open.',
  },
  steps: {
    'It is known when the next slots are': {
      event: ends('loading', answered({ nextSlot: NEXT, isAlertSet: false })),
      leads: [
        {
          in: 'loading',
          if: ({ awaitsSlots }) => awaitsSlots,
          to: 'asking',
          now: { next: NEXT, awaitsSlots: false, isAsking: true },
        },
        { in: 'loading', to: 'offering', now: { next: NEXT, canAsk: true } },
      ],
    },
    'No further dates are set': {
      event: ends('loading', answered(NO_DATES)),
      leads: [
        {
          in: 'loading',
          if: ({ awaitsSlots }) => awaitsSlots,
          to: 'asking',
          now: { next: null, awaitsSlots: false, isAsking: true },
        },
        { in: 'loading', to: 'offering', now: { next: null, canAsk: true } },
      ],
    },
    'They had asked before': {
      event: ends('loading', answered({ nextSlot: null, isAlertSet: true })),
      only: ({ isGuest }) => !isGuest,
      leads: { in: 'loading', to: 'set', now: { next: null, isSet: true } },
    },
    'It is not known when there are slots': {
      event: ends('loading', refused('network')),
      leads: [
        {
          in: 'loading',
          if: ({ awaitsSlots }) => awaitsSlots,
          to: 'asking',
          now: { awaitsSlots: false, isAsking: true },
        },
        { in: 'loading', to: 'offering', now: { canAsk: true } },
      ],
    },
    'Press Notify me': {
      event: { type: 'ask' },
      leads: [
        { in: 'offering', if: ({ isGuest }) => isGuest, to: 'awaitingVerification', now: { canAsk: false } },
        { in: 'offering', to: 'asking', now: { canAsk: false, isAsking: true, fault: null } },
      ],
    },
    'Give up verifying': {
      event: ends('verification', { kind: 'abandoned' }),
      leads: { in: 'awaitingVerification', to: 'offering', now: { canAsk: true } },
      // On small screens verifying is a page of its own: who gives up there has left the doctor's page.
      screen: 'desktop',
    },
    'It is noted': {
      event: ends('asking', answered({})),
      leads: { in: 'asking', to: 'set', now: { isAsking: false, isSet: true } },
    },
    'It cannot be noted': {
      event: ends('asking', refused('network')),
      leads: { in: 'asking', to: 'offering', now: { isAsking: false, canAsk: true, fault: 'wrong' } },
    },
    'The session has ended': {
      event: ends('asking', refused('unauthenticated')),
      leads: {
        in: 'asking',
        to: 'awaitingVerification',
        now: { isAsking: false },
        effects: ['notice info: sessionEnded'],
      },
      screen: 'desktop',
    },
  },
})
