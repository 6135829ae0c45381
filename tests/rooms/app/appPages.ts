import {
  type AppStep,
  ASKING,
  closed,
  CLOSES_LOGIN,
  GIVES_UP,
  goesTo,
  HERE,
  IDLE,
  isAlone,
  isHome,
  left,
  opens,
  opensPage,
  placeOf,
  withSlot,
} from './appFacts'

const settings = { id: 'overlay.settings', at: 'menu' } as const

const prompt = { id: 'overlay.locationPrompt', stays: true } as const

const location = { id: 'overlay.location' } as const

/** What is open: the page, and what stands over it. */
export const appPagesSteps = {
  'Open the home page': {
    event: goesTo('home'),
    only: (facts, leaves) =>
      facts.at === null ||
      (facts.at === 'verifyMobile' && leaves.has(ASKING)) ||
      (facts.at === 'findDoctor' && facts.shown === 'findDoctor' && leaves.has('overlay.closed')) ||
      isAlone(facts),
    leads: [
      {
        if: ({ at }) => at === 'findDoctor',
        now: { at: 'home' },
        effects: (facts) => [...left(facts), opensPage({ ...facts, at: 'home' })],
      },
      {
        if: ({ at }) => at === null,
        now: { at: 'home' },
        effects: (facts) => left(facts),
      },
      {
        in: ASKING,
        to: IDLE,
        now: { at: 'home' },
        effects: (facts) => [CLOSES_LOGIN, ...left(facts), GIVES_UP, opensPage({ ...facts, at: 'home' })],
      },
      // Whoever is there already stays, and so does what is open.
      { if: isAlone, effects: [] },
    ],
  },
  'The home page arrives': {
    event: { type: 'slot.opened', slot: 'page', feature: { id: 'page.home' } },
    only: ({ at, isOpened, shown, who }, leaves) =>
      at === 'home' && isOpened && shown === null && who !== null && !leaves.has(ASKING),
    leads: { now: { shown: 'home' } },
  },
  'Open the list of doctors': {
    event: goesTo('findDoctor'),
    // Once: what is asked there is not asked again.
    only: (facts, leaves) =>
      facts.who === 'guest' && isHome(facts) && !facts.isAsked && leaves.has(IDLE) && leaves.has('overlay.closed'),
    leads: {
      now: { at: 'findDoctor' },
      effects: (facts) => [...left(facts), opensPage({ ...facts, at: 'findDoctor' })],
    },
  },
  'The list of doctors arrives': {
    event: { type: 'slot.opened', slot: 'page', feature: { id: 'page.findDoctor' } },
    only: ({ at, shown }) => at === 'findDoctor' && shown === 'home',
    leads: {
      to: 'overlay.askingLocation',
      now: (facts) => ({ shown: 'findDoctor', isAsked: true, slots: withSlot(facts, 'overlay') }),
      effects: (facts) => [opens('overlay', prompt)(facts)],
    },
  },
  'Open a page of the staff': {
    event: goesTo('schedule'),
    only: isAlone,
    leads: {
      now: { at: 'schedule', isOpened: false },
      effects: (facts) => [...left(facts), 'go /home {"replace":true}'],
    },
    how: 'Type /schedule into the address bar',
    isLast: true,
  },
  'Press Settings': {
    event: { type: 'open', feature: settings },
    only: (facts, at) =>
      facts.saved === null &&
      (isHome(facts) || at.has('overlay.askingLocation')) &&
      facts.who === 'guest' &&
      at.has(IDLE) &&
      !facts.slots.includes('dialog'),
    leads: [
      // The question for the position is answered first.
      { in: 'overlay.askingLocation', isIgnored: true },
      {
        in: 'overlay.closed',
        to: 'overlay.open',
        now: (facts) => ({ slots: withSlot(facts, 'overlay') }),
        effects: (facts) => [opens('overlay', settings)(facts)],
      },
      { in: 'overlay.open', effects: (facts) => [opens('overlay', settings)(facts)] },
    ],
  },
  'Press the place in the bar': {
    event: { type: 'open', feature: location },
    only: (_, at) => at.has('overlay.open'),
    leads: { effects: (facts) => [opens('overlay', location)(facts)] },
  },
  'Allow the position': {
    event: { type: 'location.changed', location: HERE },
    only: ({ hasLocation }, at) => at.has('overlay.askingLocation') && !hasLocation,
    // The list opens anew once nothing stands over it.
    leads: { now: { hasLocation: true, isOpened: false } },
  },
  'Close what is over the page': {
    event: closed('overlay'),
    leads: [
      {
        in: 'overlay.askingLocation',
        if: ({ hasLocation }) => hasLocation,
        to: 'overlay.closed',
        now: { isOpened: true },
        effects: (facts) => [opensPage(facts)],
      },
      { in: 'overlay.askingLocation', to: 'overlay.closed' },
      { in: 'overlay.open', to: 'overlay.closed' },
    ],
  },
  'The first page is shown': {
    event: { type: 'ready' },
    only: (facts) => isAlone(facts) && !facts.slots.includes('app.connection'),
    leads: {
      now: (facts) => ({ slots: withSlot(facts, 'app.connection') }),
      effects: (facts) => [opens('app.connection', { id: 'app.connection' })(facts)],
    },
  },
  'Make the window as narrow as a phone': {
    event: { type: 'width.changed', width: 'phone' },
    only: (facts) => isAlone(facts) && facts.width === 'desktop',
    leads: { now: { width: 'phone' } },
  },
  'The page writes its address': {
    // Nothing opens anew: it is the page of this place already.
    event: { type: 'place.written', place: placeOf('home') },
    only: (facts) => isAlone(facts) && isHome(facts),
    leads: {},
    how: 'Choose a slot, and look at the address bar',
  },
  'Something is said': {
    event: { type: 'notice.raised', notice: { tone: 'good', text: 'Saved', id: null } },
    only: isAlone,
    leads: {
      effects: ['notices ← say {"notice":{"tone":"good","text":"Saved","id":null}}'],
      sees: 'A toast: “Saved”.',
    },
    how: 'Save a member in the checkout',
  },
  'Press what is not theirs to do': {
    event: { type: 'permission.denied' },
    only: (facts) => isAlone(facts) && !facts.slots.includes('dialog.denied'),
    leads: {
      now: (facts) => ({ slots: withSlot(facts, 'dialog.denied') }),
      effects: (facts) => [opens('dialog.denied', { id: 'dialog.denied' })(facts)],
      sees: 'The dialog that says this is not theirs to do.',
    },
    how: 'Let a proxy answer the call with status 403',
  },
  'The server refuses what the list allows': {
    event: { type: 'permissions.doubted' },
    only: isAlone,
    leads: { effects: ['session ← permissions.doubted'] },
  },
  'A part of the app breaks': {
    event: { type: 'xstate.error.actor.overEveryPage' },
    only: isAlone,
    leads: { effects: ['go /server-error'], sees: '“Server error”.' },
    how: 'Break a slot in the developer tools',
    isLast: true,
    nowhere: 'no part of the app breaks by itself',
  },
} satisfies Record<string, AppStep>
