import type { OwnTest } from '../../../src/core/diagnostics/diagnostics'
import { ownTestsMachine } from '../../../src/machines/sales/ownTests.machine'
import { viewOwnTests } from '../../../src/machines/sales/sales.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

/** A test of a centre. */
export const ownEeg: OwnTest = {
  id: 'eeg',
  name: 'EEG, awake',
  price: 1500_00,
  category: 'electrophysiology',
  fastHours: 0,
  needsFood: false,
  notes: ['washedHair'],
  asks: [],
  isOffered: true,
}
const mri: OwnTest = { ...ownEeg, id: 'mri', name: 'MRI brain, plain', category: 'imaging', asks: ['implant'] }

/** A centre's own tests as patients are told of them. */
export const ownTestsModel = modelOf(ownTestsMachine)({
  name: 'ownTests',
  facts: (snapshot) => {
    const { isOpen, search, tests, found, fault } = viewOwnTests(snapshot)
    return { isOpen, search, tests: tests.length, found: found.length, fault: fault?.id ?? null }
  },
  starts: {
    'Open the profile as a centre': {
      input: {},
      to: 'resting',
      facts: { isOpen: false, search: '', tests: 0, found: 0, fault: null },
      how: 'Account 90000 00005, Profile',
    },
  },
  states: {
    resting: 'See tests and prices.',
    loading: { sees: 'Grey lines where the tests will stand.', asks: { loading: {} } },
    failed: 'What went wrong, and Try again.',
    listed: ({ isOpen, found }) =>
      isOpen ? `${found} tests with price, preparation and what is asked.` : 'See tests and prices.',
  },
  steps: {
    'Press See tests and prices': {
      event: { type: 'opened' },
      only: ({ isOpen }) => !isOpen,
      leads: [
        { in: 'resting', to: 'loading', now: { isOpen: true } },
        { in: ['loading', 'failed', 'listed'], now: ({ tests }) => ({ isOpen: true, search: '', found: tests }) },
      ],
    },
    'An offer asks for tests': {
      event: { type: 'wanted' },
      only: ({ isOpen }) => !isOpen,
      leads: [
        { in: 'resting', to: 'loading' },
        { in: 'failed', to: 'loading', now: { fault: null } },
      ],
    },
    'The tests arrive': {
      event: ends('loading', answered([ownEeg, mri])),
      leads: { in: 'loading', to: 'listed', now: { tests: 2, found: 2, fault: null } },
    },
    'The tests cannot be loaded': {
      event: ends('loading', refused('offline')),
      leads: { in: 'loading', to: 'failed', now: { fault: 'offline' } },
    },
    'Press Try again': {
      event: { type: 'retry' },
      only: ({ isOpen }) => isOpen,
      leads: { in: 'failed', to: 'loading', now: { fault: null } },
    },
    'Search for an MRI in Hindi': {
      event: { type: 'search.typed', text: 'दिमाग' },
      only: ({ isOpen, search }) => isOpen && search === '',
      leads: { in: 'listed', now: { search: 'दिमाग', found: 1 } },
    },
    'Press Close': {
      event: { type: 'closed' },
      only: ({ isOpen }) => isOpen,
      leads: { in: ['loading', 'failed', 'listed'], now: { isOpen: false } },
    },
  },
})
