import { sessionMachine } from '../../../src/machines/session/session.machine'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import {
  NOW,
  guest,
  patient,
  people,
  intent,
  remembered,
  facts,
  nobody,
  asGuest,
  kept,
  KEPT_NOBODY,
  logged,
  LANDING,
  wrong,
  here,
} from './sessionFacts'

/** Who is using the app: foundations.md 4.1 to 4.3 and 4.8, decisions.md on the session refresh. */
export const sessionModel = modelOf(sessionMachine)({
  name: 'session',
  passed: ['deciding', 'left'],
  facts: ({ context: { login, isFresh, remembered: intended, abandoned } }) => ({
    isFresh,
    role: login?.role ?? null,
    isComplete: login?.isProfileComplete ?? null,
    remembers: intended !== null,
    gaveUp: abandoned !== null,
  }),
  starts: {
    'Reload as nobody': {
      input: { saved: { login: null, remembered: null } },
      to: 'resting',
      facts,
      how: 'In a private window, then reload',
      screen: 'phone',
    },
    'Open a second tab': {
      input: { saved: { login: null, remembered: null }, isFresh: true },
      to: 'resting',
      facts: { ...facts, isFresh: true },
      how: 'Beside a tab with account 90000 00009',
      screen: 'phone',
    },
    'Reload as a patient': {
      input: { saved: { login: patient, remembered: null } },
      to: 'resting',
      facts: { ...facts, role: 'PATIENT', isComplete: false },
      how: 'Account 90000 00009',
      screen: 'phone',
    },
    'Reload as a guest who was about to verify': {
      input: { saved: { login: guest, remembered } },
      to: 'resting',
      facts: { ...facts, ...asGuest, remembers: true },
      how: 'Press Skip on a phone; as a guest send the contact form, then reload',
      screen: 'phone',
    },
  },
  states: {
    resting: 'The prerendered page, as nobody’s.',
    asking: { sees: 'The prerendered page, as nobody’s.', asks: { asking: {} } },
    refreshing: {
      sees: 'The page of whoever is here.',
      asks: { checking: {}, refreshing: {} },
    },
    anonymous: 'The page; Login/Register in the bar.',
    checkingToken: { sees: 'The page arriving.', asks: { checkingToken: {} } },
    enteringAsGuest: { sees: 'The page arriving.', asks: { enteringAsGuest: { key: '<key>' } } },
    skipping: { sees: 'The page arriving.', asks: { skipping: { key: '<key>' } } },
    guestLoginFailed: 'The page with what went wrong in its parts.',
    'known.resting': ({ role }) =>
      role === 'GUEST' ? 'The page; Login/Register in the bar.' : 'The page; the person’s menu in the bar.',
    'known.renewing': { sees: 'The page.', asks: { renewing: {} } },
    leaving: { sees: 'The page.', asks: { leaving: {} } },
    following: { sees: 'Nothing of whoever was here.', asks: { following: {} } },
  },
  steps: {
    'The app starts': {
      event: { type: 'start' },
      leads: [
        { in: 'resting', if: ({ role }) => role !== null, to: 'refreshing' },
        { in: 'resting', if: ({ isFresh }) => isFresh, to: 'asking' },
        { in: 'resting', to: 'anonymous' },
      ],
    },
    'The other tab shares its session': {
      event: ends('asking', answered(patient)),
      leads: {
        in: 'asking',
        to: 'refreshing',
        now: { isFresh: false, role: 'PATIENT', isComplete: false },
        effects: [kept({ role: 'PATIENT', isComplete: false, remembers: false })],
      },
    },
    'The other tab sleeps': {
      event: ends('asking', answered(null)),
      leads: { in: 'asking', to: 'anonymous', now: { isFresh: false } },
    },
    'The server does not know the token': {
      event: ends('checking', refused('unauthenticated')),
      leads: { in: 'refreshing', to: 'enteringAsGuest', now: nobody, effects: [KEPT_NOBODY] },
    },
    'The refresh arrives': {
      event: ends(
        'refreshing',
        answered({ permissions: [], role: 'PATIENT', userId: 'asha', isProfileComplete: true }),
      ),
      only: ({ role }) => role === 'PATIENT',
      leads: {
        in: 'refreshing',
        to: 'known.resting',
        now: { isComplete: true },
        effects: [
          `session.kept ${JSON.stringify({ values: { login: { ...patient, permissions: [], isProfileComplete: true }, remembered: null } })}`,
        ],
      },
    },
    'The refresh finds nobody': {
      event: ends('refreshing', refused('unauthenticated')),
      leads: { in: 'refreshing', to: 'enteringAsGuest', now: nobody, effects: [KEPT_NOBODY] },
    },
    'The refresh finds the person blocked': {
      event: ends('refreshing', refused('blocked', 'This number is blocked')),
      leads: {
        in: 'refreshing',
        to: 'anonymous',
        now: nobody,
        effects: [KEPT_NOBODY, 'notice bad: This number is blocked', 'go /home'],
      },
      how: 'Block the number in the database, then reload',
    },
    'The server is down at the refresh': {
      event: ends('refreshing', refused('serverDown')),
      leads: { in: 'refreshing', to: 'known.resting', effects: ['go /server-error'], sees: '“Server error”.' },
    },
    'The refresh is forbidden': {
      event: ends('refreshing', refused('forbidden')),
      leads: { in: 'refreshing', to: 'known.resting' },
    },
    'The refresh fails': {
      event: ends('refreshing', wrong),
      leads: { in: 'refreshing', to: 'known.resting', effects: ['notice bad: Something went wrong'] },
    },
    'A page for guests is opened': {
      event: { type: 'guest.needed' },
      leads: { in: 'anonymous', to: 'checkingToken' },
    },
    'There is no token': {
      event: ends('checkingToken', refused('unauthenticated')),
      leads: { in: 'checkingToken', to: 'enteringAsGuest' },
    },
    'The token may not be asked for': {
      event: ends('checkingToken', refused('forbidden')),
      leads: { in: 'checkingToken', to: 'guestLoginFailed', effects: [logged('forbidden')] },
    },
    'The token cannot be asked for': {
      event: ends('checkingToken', refused('network')),
      leads: { in: 'checkingToken', to: 'guestLoginFailed', effects: ['notice bad: wrong'] },
    },
    'The guest comes in': {
      event: ends('enteringAsGuest', answered(guest)),
      leads: {
        in: 'enteringAsGuest',
        to: 'known.resting',
        now: asGuest,
        effects: ({ remembers }) => [kept({ ...asGuest, remembers })],
      },
    },
    'The guest is refused': {
      event: ends('enteringAsGuest', refused('tooMany')),
      leads: { in: 'enteringAsGuest', to: 'guestLoginFailed', effects: [logged('tooMany')] },
    },
    'Press Skip': {
      event: { type: 'skip' },
      leads: [
        { in: ['anonymous', 'guestLoginFailed'], to: 'skipping' },
        { in: [...here, 'refreshing', 'checkingToken', 'enteringAsGuest'], effects: ['go /home'] },
      ],
      // Who has verified a number is not asked for one.
      only: ({ role }) => role !== 'PATIENT',
    },
    'The guest who skipped comes in': {
      event: ends('skipping', answered(guest)),
      leads: {
        in: 'skipping',
        to: 'known.resting',
        now: asGuest,
        effects: ({ remembers }) => [kept({ ...asGuest, remembers }), 'go /home'],
      },
    },
    'The guest who skipped is refused': {
      event: ends('skipping', refused('network')),
      leads: { in: 'skipping', to: 'guestLoginFailed', effects: [logged('network'), 'go /home'] },
    },
    'Log in as a patient': {
      event: { type: 'verified', login: patient, at: '/faq?tag=spine', now: NOW },
      only: ({ role }, at) =>
        at.has('anonymous') || at.has('guestLoginFailed') || (role !== 'PATIENT' && at.has('known.resting')),
      leads: {
        to: 'known.resting',
        now: { role: 'PATIENT', isComplete: false, remembers: false, gaveUp: false },
        effects: ({ remembers }) => [
          remembers ? 'go /contact-us' : 'go /faq?tag=spine',
          kept({ role: 'PATIENT', isComplete: false, remembers: false }),
        ],
      },
      how: 'Account 90000 00009',
    },
    'Press what asks a guest to verify': {
      event: { type: 'remember', intent, now: NOW },
      only: ({ role, remembers }, at) => role === 'GUEST' && at.has('known.resting') && !remembers,
      leads: { now: { remembers: true, gaveUp: false }, effects: [kept({ ...asGuest, remembers: true })] },
    },
    'Give up verifying': {
      event: { type: 'verification.abandoned' },
      only: ({ role, remembers }, at) => role === 'GUEST' && at.has('known.resting') && remembers,
      leads: { now: { remembers: false, gaveUp: true }, effects: [kept({ ...asGuest, remembers: false })] },
    },
    'Go forward to verifying again': {
      event: { type: 'verification.resumed' },
      only: ({ gaveUp }, at) => gaveUp && at.has('known.resting'),
      leads: { now: { remembers: true, gaveUp: false }, effects: [kept({ ...asGuest, remembers: true })] },
    },
    'What lacks of the profile is saved': {
      event: { type: 'profile.completed', name: 'Asha Patel' },
      only: ({ role, isComplete }) => role === 'PATIENT' && isComplete === false,
      leads: {
        in: here,
        now: { isComplete: true },
        effects: ({ remembers }) => [kept({ role: 'PATIENT', isComplete: true, remembers })],
      },
    },
    'The server refuses what the list allows': {
      event: { type: 'permissions.doubted' },
      only: ({ role }, at) => at.has('known.resting') && role === 'PATIENT',
      leads: { to: 'known.renewing' },
      how: 'Let a proxy answer a call with status 403',
    },
    'The list cannot be fetched again': {
      event: ends('renewing', wrong),
      leads: { in: 'known.renewing', to: 'known.resting', effects: (before) => [kept(before)] },
    },
    'Press Logout': {
      event: { type: 'logout' },
      // What lacks of the profile is asked for over every page.
      only: ({ role, isComplete }) => role === 'PATIENT' && isComplete === true,
      leads: { in: here, to: 'leaving' },
    },
    'The server has logged the person out': {
      event: ends('leaving', answered({}, 'Logged out')),
      leads: {
        in: 'leaving',
        to: 'anonymous',
        now: nobody,
        effects: ({ role }) => [
          'notice good: Logged out',
          `session.forgotten {"userId":"${people[role ?? '']?.userId}"}`,
          LANDING,
        ],
      },
    },
    'The session had ended before': {
      event: ends('leaving', refused('unauthenticated')),
      leads: {
        in: 'leaving',
        to: 'anonymous',
        now: nobody,
        effects: ({ role }) => [`session.forgotten {"userId":"${people[role ?? '']?.userId}"}`, LANDING],
      },
    },
    'The logout fails': {
      event: ends('leaving', wrong),
      leads: {
        in: 'leaving',
        to: 'known.resting',
        effects: ['notice bad: Something went wrong'],
      },
    },
    'The guest’s token is refused in mid-flow': {
      event: { type: 'token.refused' },
      leads: [
        { in: 'guestLoginFailed', to: 'enteringAsGuest' },
        { in: here, if: ({ role }) => role === 'GUEST', to: 'enteringAsGuest', now: nobody, effects: [KEPT_NOBODY] },
      ],
    },
    'The same patient logs out in another tab': {
      event: { type: 'left.elsewhere', userId: 'asha' },
      // Elsewhere too, what lacks of the profile is asked for first.
      only: ({ isComplete }, at) => isComplete !== false || at.has('refreshing'),
      leads: { in: ['refreshing', ...here], if: ({ role }) => role === 'PATIENT', to: 'following' },
    },
    'This session has ended too': {
      event: ends('following', refused('unauthenticated')),
      leads: {
        in: 'following',
        to: 'anonymous',
        now: nobody,
        effects: ['session.forgotten {"userId":null}', LANDING],
      },
    },
  },
})
