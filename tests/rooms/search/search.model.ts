import { searchMachine } from '../../../src/machines/search/search.machine'
import { viewSearch } from '../../../src/machines/search/search.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { asha } from '../providerOrders/providerOrdersFacts'

const found = [
  {
    id: 'a1',
    status: 'upcoming',
    consultation: 'video',
    slotNo: 3,
    startsAt: 1_767_600_000,
    endsAt: 1_767_600_900,
    patientName: 'Asha Patel',
    age: 41,
    gender: 'Female',
    doctorName: 'Dr. Asha Rao',
    clinicName: null,
  },
]
const none = { found: 0, count: null, fault: null }

const range = { from: '2025-11-24', to: '2027-01-07' }

export const searchModel = modelOf(searchMachine)({
  name: 'search',
  passed: ['deciding'],
  facts: (snapshot) => {
    const { category, text, found: records, count, fault } = viewSearch(snapshot)
    return { category, text, found: records.length, count, fault: fault?.id ?? null }
  },
  starts: {
    'Open the search on the schedule': {
      input: { categories: ['appointments', 'inPatients', 'team'], route: 'schedule', range, today: '2026-11-24' },
      to: 'empty',
      facts: { ...none, category: 'appointments', text: '' },
      how: 'Account 90000 00002',
    },
    'Open the search at a pharmacy': {
      input: { categories: ['orders'], route: 'orders', range, today: '2026-11-24' },
      to: 'empty',
      facts: { ...none, category: 'orders', text: '' },
      how: 'Account 90000 00004',
    },
  },
  states: {
    empty: ({ category }) =>
      `An empty search box; ${category === 'appointments' ? 'Appointments' : category === 'orders' ? 'Orders' : 'In-patients'} is chosen.`,
    settling: 'What was typed, and that it is searched.',
    searching: {
      sees: 'What was typed, and that it is searched.',
      asks: ({ category }) => ({
        searching: { category, text: 'asha', startDate: '2025-11-24', endDate: '2027-01-08' },
      }),
    },
    answered: ({ category }) => `One record: the ${category === 'orders' ? 'order' : 'appointment'} of Asha Patel.`,
    failed: 'What went wrong, and Try again.',
    left: ({ category }) => `The ${category === 'orders' ? 'orders' : 'schedule'}, without the search.`,
  },
  steps: {
    'Type a name': {
      event: { type: 'text.typed', text: 'asha' },
      only: ({ text, category }) => text === '' && category !== 'inPatients',
      leads: { to: 'settling', now: { text: 'asha' } },
    },
    'Empty the search box': {
      event: { type: 'text.typed', text: '' },
      only: ({ text }) => text !== '',
      leads: { to: 'empty', now: { ...none, text: '' } },
    },
    'Half a second passes': {
      event: { type: 'xstate.after.pause.search.settling' },
      leads: { in: 'settling', to: 'searching', now: none },
    },
    'One appointment is found': {
      event: ends('searching', answered(found)),
      only: ({ category }) => category === 'appointments',
      leads: { in: 'searching', to: 'answered', now: { found: 1, count: 1 } },
    },
    'One order is found': {
      event: ends('searching', answered([asha])),
      only: ({ category }) => category === 'orders',
      leads: { in: 'searching', to: 'answered', now: { found: 1, count: 1 } },
    },
    'The network is lost while searching': {
      event: ends('searching', refused('network')),
      leads: { in: 'searching', to: 'failed', now: { fault: 'wrong' } },
    },
    'Press Try again': {
      event: { type: 'retry' },
      leads: { in: 'failed', to: 'searching', now: none },
    },
    // What each category asks and finds is a test of the machine.
    'Choose in patients': {
      event: { type: 'category.chosen', category: 'inPatients' },
      only: ({ text, category }) => text === '' && category !== 'orders',
      leads: { to: 'empty', now: { ...none, category: 'inPatients' }, effects: ['go /ip-dash'] },
    },
    'Choose appointments': {
      event: { type: 'category.chosen', category: 'appointments' },
      only: ({ category }) => category !== 'orders',
      leads: [
        {
          if: ({ text }) => text !== '',
          to: 'searching',
          now: { ...none, category: 'appointments' },
          effects: ['go /schedule'],
        },
        { to: 'empty', now: { ...none, category: 'appointments' }, effects: ['go /schedule'] },
      ],
    },
    'Choose the appointment': {
      event: { type: 'result.chosen', id: 'a1' },
      only: ({ category }) => category === 'appointments',
      leads: {
        in: 'answered',
        to: 'left',
        now: { count: null },
        effects: ['go /schedule {"state":{"appointmentId":"a1","at":1767600000}}'],
      },
    },
    'Choose the order': {
      event: { type: 'result.chosen', id: 'o1' },
      only: ({ category }) => category === 'orders',
      leads: { in: 'answered', to: 'left', now: { count: null }, effects: ['go /orders?order=o1'] },
    },
  },
  delays: { pause: 500 },
})
