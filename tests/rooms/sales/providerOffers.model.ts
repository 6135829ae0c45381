import { providerOffersMachine } from '../../../src/machines/sales/providerOffers.machine'
import { viewProviderOffers } from '../../../src/machines/sales/sales.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { DAY } from './sales.model'

export const LAST = '2026-02-04'
const running = { id: 'offer-1', percent: 15, most: 1000_00, tests: null, from: DAY, to: LAST, state: 'running' }
const over = { ...running, to: DAY, state: 'over' }
const made = { percent: 15, most: null }
const begin = {
  offers: 0,
  state: null,
  percent: '',
  tests: 'all',
  wrong: '',
  fault: null,
  saveFault: null,
  isSent: false,
} as const
const overlaps = 'Another offer holds on some of these days'

/** Offers of a provider: decisions.md, "offers". */
export const providerOffersModel = modelOf(providerOffersMachine)({
  name: 'providerOffers',
  facts: (snapshot) => {
    const { offers, fault, writing } = viewProviderOffers(snapshot)
    return {
      offers: offers.length,
      state: offers[0]?.state ?? null,
      provider: snapshot.context.provider,
      percent: writing?.percent ?? '',
      /** Of those that are chosen their ids. */
      tests: writing?.testIds?.join(' ') ?? 'all',
      wrong: writing?.wrong.join(' ') ?? '',
      fault: fault?.id ?? null,
      saveFault: writing?.fault?.text ?? null,
      isSent: snapshot.context.attempt !== null,
    }
  },
  starts: {
    'Open the profile as a pharmacy': {
      input: { provider: 'pharmacy', today: DAY },
      to: 'loading',
      facts: { ...begin, provider: 'pharmacy' },
      how: 'Account 90000 00004, Profile',
    },
    'Open the profile as a centre': {
      input: { provider: 'centre', today: DAY },
      to: 'loading',
      facts: { ...begin, provider: 'centre' },
      how: 'Account 90000 00005, Profile',
    },
  },
  states: {
    loading: { sees: 'Grey shapes where the offers will stand.', asks: ({ provider }) => ({ loading: { provider } }) },
    failed: 'What went wrong, and Try again.',
    listed: ({ offers, state }) =>
      offers === 0
        ? 'That there are no offers yet, and New offer.'
        : `15% off with its days${state === 'running' ? ', that it holds now, and End' : ', and that it is over'}.`,
    writing: ({ percent, wrong, saveFault }) =>
      `How much is taken off${percent === '' ? '' : `, ${percent} per cent`}, at most how much, and the days from today on${wrong === '' ? '' : `; that ${wrong === 'percent' ? 'the per cent are' : 'a test is'} missing`}${saveFault === null ? '' : `; ${saveFault}`}.`,
    making: {
      sees: 'Make the offer busy.',
      asks: ({ provider, tests }) => ({
        making: {
          provider,
          ...made,
          ...(tests === 'all' ? {} : { testIds: [tests] }),
          from: DAY,
          to: LAST,
          key: '<key>',
        },
      }),
    },
    asking: 'Whether the offer ends, and that who ordered keeps it.',
    ending: {
      sees: 'End offer busy.',
      asks: ({ provider }) => ({ ending: { provider, id: 'offer-1', key: '<key>' } }),
    },
  },
  steps: {
    'No offers arrive': {
      event: ends('loading', answered([])),
      only: ({ offers }) => offers === 0,
      leads: { in: 'loading', to: 'listed', now: { fault: null } },
    },
    'The offers arrive': {
      event: ends('loading', answered([over])),
      only: ({ offers }) => offers > 0,
      leads: { in: 'loading', to: 'listed', now: { offers: 1, state: 'over', fault: null } },
    },
    'The offers cannot be loaded': {
      event: ends('loading', refused('offline')),
      leads: { in: 'loading', to: 'failed', now: { fault: 'offline' } },
    },
    'Press Try again': { event: { type: 'retry' }, leads: { in: 'failed', to: 'loading', now: { fault: null } } },
    'Press New offer': { event: { type: 'write' }, leads: { in: 'listed', to: 'writing' } },
    'Type 15 per cent': {
      event: { type: 'draft.changed', change: { percent: '15' } },
      only: ({ percent }) => percent === '',
      leads: { in: 'writing', now: { percent: '15', wrong: '', saveFault: null } },
    },
    'Choose chosen tests': {
      event: { type: 'draft.changed', change: { testIds: [] } },
      only: ({ provider, percent, tests, wrong }) =>
        provider === 'centre' && percent !== '' && tests === 'all' && wrong === '',
      leads: { in: 'writing', now: { tests: '', saveFault: null } },
    },
    'Mark EEG': {
      event: { type: 'test.marked', id: 'eeg' },
      only: ({ tests }) => tests === '',
      leads: { in: 'writing', now: { tests: 'eeg', wrong: '', saveFault: null } },
    },
    'Press Make the offer': {
      event: { type: 'save' },
      only: ({ wrong }) => wrong === '',
      leads: [
        { in: 'writing', if: ({ percent }) => percent === '', now: { wrong: 'percent' } },
        { in: 'writing', if: ({ tests }) => tests === '', now: { wrong: 'testIds' } },
        { in: 'writing', to: 'making', now: { isSent: true } },
      ],
    },
    'The offer is made': {
      event: ends('making', answered([running], 'The offer is made')),
      leads: {
        in: 'making',
        to: 'listed',
        now: { offers: 1, state: 'running', percent: '', tests: 'all', saveFault: null, isSent: false },
        effects: ['notice good: The offer is made'],
      },
    },
    'Another offer holds': {
      event: ends('making', refused('conflict', overlaps, 'offerOverlaps')),
      leads: { in: 'making', to: 'writing', now: { saveFault: overlaps, isSent: false } },
    },
    'Press Cancel': {
      event: { type: 'cancel' },
      leads: [
        { in: 'writing', to: 'listed', now: { percent: '', tests: 'all', wrong: '', saveFault: null } },
        { in: 'asking', to: 'listed' },
      ],
    },
    'Press End offer': {
      event: { type: 'end.asked', id: 'offer-1' },
      leads: { in: 'listed', if: ({ state }) => state === 'running', to: 'asking' },
    },
    'Press End offer in the question': {
      event: { type: 'end' },
      leads: { in: 'asking', to: 'ending', now: { isSent: true } },
    },
    'The offer is ended': {
      event: ends('ending', answered([over], 'The offer is over')),
      leads: {
        in: 'ending',
        to: 'listed',
        now: { state: 'over', isSent: false },
        effects: ['notice good: The offer is over'],
      },
    },
    'The offer was ended before': {
      event: ends('ending', refused('conflict', 'This offer is over already', 'offerOver')),
      leads: {
        in: 'ending',
        to: 'loading',
        now: { isSent: false },
        effects: ['notice bad: This offer is over already'],
      },
    },
    'The offer cannot be ended': {
      event: ends('ending', refused('internal')),
      leads: { in: 'ending', to: 'listed', now: { isSent: true }, effects: ['notice bad: wrong'] },
    },
  },
})
