import {
  type AppStep,
  left,
  type AppFacts,
  ASKING,
  closed,
  CLOSES_LOGIN,
  DECIDING,
  GIVES_UP,
  RESUMES,
  goesTo,
  IDLE,
  isAlone,
  isHome,
  NOW,
  opensLogin,
  opensPage,
  people,
  placeOf,
  withSlot,
} from './appFacts'

const contact = { _tag: 'OpenPage', path: '/contact-us' } as const

const remembers = (intent: object) => `session ← remember ${JSON.stringify({ intent, now: NOW })}`

/** On small screens a number is verified on a page of its own. */
const toVerification = ({ width }: AppFacts) => (width === 'desktop' ? [] : ['go /mobile-otp-verify'])

const withLogin = (facts: AppFacts) => ({ slots: withSlot(facts, 'dialog.login') })

/** Told apart from the rest, so that what leads nowhere is tried once. */
const isResting = (facts: AppFacts, at: ReadonlySet<string>, who: AppFacts['who']) =>
  isHome(facts) && facts.who === who && at.has(IDLE) && at.has('overlay.closed') && !facts.slots.includes('dialog')

/** A number is asked for, and verified or not. */
export const appVerificationSteps = {
  'Press Login before it shows who is here': {
    event: { type: 'login', at: 'bar', now: NOW - 1 },
    only: (facts, at) => facts.at === 'home' && facts.session === 'unseen' && at.has('overlay.closed'),
    leads: { in: IDLE, to: DECIDING },
    nowhere: 'the session of the home page begins in the same moment as the app',
  },
  'Press Login in the bar': {
    event: { type: 'login', at: 'bar', now: NOW },
    only: (facts, at) => !facts.slots.includes('dialog') && at.has('overlay.closed') && isHome(facts),
    leads: [
      {
        in: IDLE,
        if: ({ width }) => width === 'desktop',
        to: ASKING,
        now: withLogin,
        effects: (facts) => [opensLogin(facts)],
      },
      {
        in: IDLE,
        effects: [remembers({ _tag: 'OpenPage', path: '/home' }), 'go /home', 'verification.opened'],
        sees: 'The home page, then the page that asks for the number.',
      },
    ],
  },
  'Press Login in the settings': {
    event: { type: 'login', at: 'settings', now: NOW },
    only: (facts, at) => isAlone(facts) || (isResting(facts, at, 'guest') && facts.saved === 'guest'),
    leads: [
      {
        if: ({ who }) => who === 'guest',
        effects: [remembers({ _tag: 'OpenPage', path: '/home' }), 'go /home', 'verification.opened'],
        sees: 'The home page, then the question for the mobile number over it.',
      },
      // Whoever verified has nothing to log in for.
      { effects: [] },
    ],
    how: 'A patient: verify in the dialog while the settings are still open',
  },
  'The question is due on the home page': {
    event: { type: 'verification.opened' },
    only: (facts, at) => isResting(facts, at, 'guest'),
    leads: {
      to: ASKING,
      now: withLogin,
      effects: (facts) => [...toVerification(facts), opensLogin(facts)],
    },
    how: 'On a phone press Login as a guest',
  },
  'Press what needs a verified number': {
    event: { type: 'verification.required', intent: contact, now: NOW },
    only: (facts, at) => isResting(facts, at, 'guest'),
    leads: {
      to: ASKING,
      now: withLogin,
      effects: (facts) => [remembers(contact), ...toVerification(facts), opensLogin(facts)],
    },
  },
  'Open the page that asks for the number': {
    event: goesTo('verifyMobile'),
    only: ({ saved, at, shown, session }, leaves) =>
      saved === null && session === 'settled' && at === 'home' && shown === 'home' && leaves.has('overlay.closed'),
    leads: [
      {
        in: ASKING,
        now: { at: 'verifyMobile' },
        effects: (facts) => [...left(facts), opensPage({ ...facts, at: 'verifyMobile' })],
      },
      {
        in: IDLE,
        if: ({ slots }) => !slots.includes('dialog'),
        to: ASKING,
        now: (facts) => ({ at: 'verifyMobile', ...withLogin(facts) }),
        effects: (facts) => [
          ...left(facts),
          RESUMES,
          opensLogin({ ...facts, at: 'verifyMobile' }),
          opensPage({ ...facts, at: 'verifyMobile' }),
        ],
      },
      {
        in: IDLE,
        to: ASKING,
        now: { at: 'verifyMobile' },
        effects: (facts) => [
          ...left(facts),
          RESUMES,
          opensLogin({ ...facts, at: 'verifyMobile' }),
          opensPage({ ...facts, at: 'verifyMobile' }),
        ],
      },
    ],
  },
  'Verify the number': {
    event: closed('dialog.login', { kind: 'verified', login: people.patient }),
    leads: {
      in: ASKING,
      to: IDLE,
      effects: ({ at }) => [
        CLOSES_LOGIN,
        `session ← verified ${JSON.stringify({ login: people.patient, at: at && placeOf(at as 'home').path, now: NOW })}`,
      ],
    },
  },
  'Press Skip': {
    event: closed('dialog.login', { kind: 'skipped' }),
    only: ({ width }) => width === 'phone',
    leads: { in: ASKING, to: IDLE, effects: [CLOSES_LOGIN, 'session ← skip'] },
  },
  'The number is blocked': {
    event: closed('dialog.login', { kind: 'blocked', message: 'This number is blocked' }),
    leads: [
      {
        in: ASKING,
        if: ({ at }) => at === 'verifyMobile',
        to: IDLE,
        effects: [CLOSES_LOGIN, GIVES_UP, 'notice bad: This number is blocked', 'go /home'],
      },
      { in: ASKING, to: IDLE, effects: [CLOSES_LOGIN, GIVES_UP, 'notice bad: This number is blocked'] },
    ],
  },
  'Close the login': {
    event: closed('dialog.login'),
    leads: [
      {
        in: ASKING,
        if: ({ at }) => at === 'verifyMobile',
        to: IDLE,
        effects: [CLOSES_LOGIN, GIVES_UP, 'go /home'],
      },
      { in: ASKING, to: IDLE, effects: [CLOSES_LOGIN, GIVES_UP] },
    ],
  },
} satisfies Record<string, AppStep>
