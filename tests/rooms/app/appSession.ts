import {
  type AppStep,
  changedTo,
  ASKING,
  closed,
  DECIDING,
  here,
  IDLE,
  isAlone,
  opensLogin,
  opensNotifications,
  opensPage,
  opensProfile,
  sessionSays,
} from './appFacts'

/** Who comes, stays and leaves. */
export const appSessionSteps = {
  'The app starts': {
    event: { type: 'start' },
    only: ({ session, at }) => session === 'unseen' && at === 'home',
    leads: { effects: ['session ← start'] },
  },
  'Nobody is here, and a guest may come': {
    event: sessionSays(null, ['settled', 'awaitingGuest']),
    only: ({ saved, session, at }) => saved === null && session === 'unseen' && at === 'home',
    leads: [
      {
        in: DECIDING,
        to: IDLE,
        now: { session: 'settled' },
        effects: ['go /get-started', 'session ← guest.needed'],
        sees: 'The welcome.',
      },
      { now: { session: 'settled' }, effects: ['session ← guest.needed'] },
    ],
  },
  'The guest is on their way': {
    event: sessionSays(null, []),
    only: ({ saved, session, who }, at) => saved === null && session === 'settled' && who === null && !at.has(DECIDING),
    leads: { now: { session: 'arriving' } },
  },
  'The guest is here': {
    event: sessionSays('guest', ['settled']),
    only: ({ saved, session, at }) =>
      at === 'home' && (saved === null ? session === 'arriving' : saved === 'guest' && session === 'unseen'),
    leads: [
      {
        in: DECIDING,
        to: ASKING,
        now: (facts) => ({ ...here(facts, 'guest'), slots: 'page dialog.login session.notifications' }),
        effects: (facts) => [
          ...changedTo('guest')(facts),
          opensLogin({ ...facts, who: 'guest' }),
          opensPage({ ...facts, who: 'guest' }),
          opensNotifications({ ...facts, who: 'guest' }),
        ],
      },
      {
        now: (facts) => here(facts, 'guest'),
        effects: (facts) => [
          ...changedTo('guest')(facts),
          opensPage({ ...facts, who: 'guest' }),
          opensNotifications({ ...facts, who: 'guest' }),
        ],
      },
    ],
  },
  'The patient without a profile is here': {
    event: sessionSays('new', ['settled']),
    only: ({ saved, at, isOpened }) => saved === 'new' && at === 'home' && !isOpened,
    leads: {
      in: [IDLE, DECIDING],
      to: (_, at) => (at.has(DECIDING) ? ['profile.completing', IDLE] : ['profile.completing']),
      now: (facts) => ({ ...here(facts, 'new'), slots: 'page dialog.profile session.notifications' }),
      effects: (facts) => [
        ...changedTo('new')(facts),
        opensProfile({ ...facts, who: 'new' }),
        opensPage({ ...facts, who: 'new' }),
        opensNotifications({ ...facts, who: 'new' }),
      ],
    },
  },
  'Save what the profile lacked': {
    event: closed('dialog.profile', { kind: 'saved', name: 'Asha Patel' }),
    leads: {
      in: 'profile.completing',
      to: 'profile.saved',
      effects: ['session ← profile.completed {"name":"Asha Patel"}'],
    },
  },
  'Close what the profile lacked': {
    event: closed('dialog.profile'),
    only: ({ shown }) => shown === 'home',
    leads: { in: 'profile.completing', to: 'profile.done' },
  },
  'Go forward to what the profile lacked': {
    event: { type: 'profile.wanted' },
    only: ({ who }, at) => who === 'new' && at.has('profile.done'),
    leads: { to: 'profile.completing', effects: (facts) => [opensProfile(facts)] },
    how: 'Go back from it, then forward',
  },
  'The patient is known with a profile': {
    event: sessionSays('patient', ['settled']),
    only: ({ who }, at) => who === 'new' && (at.has('profile.done') || at.has('profile.saved')),
    leads: {
      to: 'profile.watching',
      now: { who: 'patient' },
      effects: (facts) => [...changedTo('patient')(facts), opensPage({ ...facts, who: 'patient' })],
    },
    how: 'Save the profile',
  },
  'The same patient logs out in another tab': {
    event: sessionSays(null, ['settled', 'unseen']),
    only: (facts, at) => isAlone(facts) || (at.has('profile.completing') && at.has(IDLE)),
    leads: [
      {
        in: 'profile.completing',
        to: 'profile.done',
        now: { who: null, session: 'unseen', hasFeatures: false },
        effects: (facts) => [
          ...changedTo(null)(facts),
          opensPage({ ...facts, who: null }),
          'session.notifications ← close',
          'dialog.profile ← close',
        ],
        sees: 'What the profile lacks is asked of nobody any more.',
      },
      {
        now: { who: null, session: 'unseen', hasFeatures: false },
        effects: (facts) => [
          ...changedTo(null)(facts),
          opensPage({ ...facts, who: null }),
          'session.notifications ← close',
        ],
      },
    ],
    isLast: true,
  },
  'Press Logout': {
    event: { type: 'logout' },
    only: isAlone,
    leads: { effects: ['session ← logout'] },
  },
} satisfies Record<string, AppStep>
