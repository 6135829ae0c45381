import { homeMachine } from '../../../src/machines/home/home.machine'
import { viewHome } from '../../../src/machines/home/home.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

/** 21 November 2026, 12:16 in India. */
const NOON = 1_795_243_600
const order = {
  id: 'a1',
  status: 'upcoming',
  consultation: 'video',
  latitude: null,
  longitude: null,
  startsAt: NOON + 3600,
  endsAt: NOON + 7200,
  isNoShow: false,
  queue: null,
  delayMinutes: null,
  holdExpiresAt: null,
}
const facts = { name: null, isGuest: true, specialities: 0, next: null, fault: null, nextFault: null }
/** What came last stands until it has come anew. */
const seesNext = ({ next }: { readonly next: string | null }) => (next === null ? '' : 'The next appointment.')

/** The patient's home: patient.md, "Home". Announcements and the form are machines of their own. */
export const homeModel = modelOf(homeMachine)({
  name: 'home',
  facts: (snapshot) => {
    const { name, isGuest, specialities, next, fault, nextFault } = viewHome(snapshot)
    return {
      name,
      isGuest,
      specialities: specialities.length,
      next: next?.order.id ?? null,
      fault: fault?.id ?? null,
      nextFault: nextFault?.id ?? null,
    }
  },
  starts: {
    'Open the home page as a patient': {
      input: { isGuest: false, name: ' Asha Patel', now: NOON, goesOn: false },
      to: ['specialities.loading', 'next.loading'],
      facts: { ...facts, name: 'Asha', isGuest: false },
      how: 'Account 90000 00001',
    },
    'Open the home page as a guest': {
      input: { isGuest: true, name: 'Guest', now: NOON, goesOn: false },
      to: ['specialities.loading', 'next.loading'],
      facts,
      how: 'Press Skip on a phone',
    },
  },
  states: {
    'specialities.loading': {
      sees: 'Grey shapes where the specialities will stand.',
      asks: { specialities: {} },
    },
    'specialities.open': ({ name }) => `A greeting${name === null ? '' : ` of ${name}`}, and the specialities.`,
    'specialities.failed': 'Where the specialities would stand: what went wrong, and Try again.',
    'next.loading': { sees: seesNext, asks: ({ isGuest }: { readonly isGuest: boolean }) => ({ next: { isGuest } }) },
    'next.open': seesNext,
    'next.failed': 'Where the next appointment would stand: what went wrong, and Try again.',
  },
  steps: {
    'The specialities arrive': {
      event: ends('specialities', answered([{ id: 's1', name: 'Spine' }])),
      leads: { in: 'specialities.loading', to: 'specialities.open', now: { specialities: 1, fault: null } },
    },
    'The specialities cannot be loaded': {
      event: ends('specialities', refused('offline')),
      leads: { in: 'specialities.loading', to: 'specialities.failed', now: { fault: 'offline' } },
    },
    'The next appointment arrives': {
      event: ends('next', answered({ next: order, upcoming: [order] })),
      only: ({ isGuest }) => !isGuest,
      leads: { in: 'next.loading', to: 'next.open', now: { next: 'a1', nextFault: null } },
    },
    'Nothing comes next': {
      event: ends('next', answered({ next: null, upcoming: [] })),
      leads: { in: 'next.loading', to: 'next.open', now: { next: null, nextFault: null } },
    },
    'The next appointment cannot be loaded': {
      event: ends('next', refused('internal')),
      only: ({ isGuest }) => !isGuest,
      leads: { in: 'next.loading', to: 'next.failed', now: { nextFault: 'wrong' } },
    },
    'An order changes elsewhere': {
      event: { type: 'order.changed' },
      only: ({ next }, at) => next !== null && at.has('specialities.open') && at.has('next.open'),
      leads: { to: ['specialities.open', 'next.loading'] },
      how: 'Cancel it in another tab',
    },
    'Press Try again': {
      event: { type: 'retry' },
      leads: [
        {
          if: (_, at) => at.has('specialities.failed') && at.has('next.failed'),
          to: ['specialities.loading', 'next.loading'],
          now: { fault: null, nextFault: null },
        },
        { in: 'specialities.failed', to: 'specialities.loading', now: { fault: null } },
        { in: 'next.failed', to: 'next.loading', now: { nextFault: null } },
      ],
    },
  },
})
