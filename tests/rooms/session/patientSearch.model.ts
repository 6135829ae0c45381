import { patientSearchMachine } from '../../../src/machines/session/patientSearch.machine'
import { viewPatientSearch } from '../../../src/machines/session/patientSearch.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const asha = {
  id: 'm1',
  userId: 'u1',
  countryCode: '+91',
  phoneNumber: '9876543210',
  name: 'Asha Patel',
  age: 41,
  gender: 'Female',
}
const asked = (text: string) => ({ text, countryCode: '+91' })
const typing = (text: string) => ({ type: 'typed' as const, asked: asked(text) })
const nobody = { people: 0, fault: null }

/** A patient who was here before is found by name or number: S0-386, S2-417. */
export const patientSearchModel = modelOf(patientSearchMachine)({
  name: 'patientSearch',
  facts: (snapshot) => {
    const { text, people, isSearching, hasFound, fault } = viewPatientSearch(snapshot)
    return { text, people: people.length, isSearching, hasFound, fault: fault?.id ?? fault?.text ?? null }
  },
  starts: {
    'Make an appointment for somebody': {
      input: { pause: 500 },
      to: 'resting',
      facts: { ...nobody, text: '', isSearching: false, hasFound: false },
      how: 'Account 90000 00002',
    },
  },
  states: {
    resting: 'The field, and how much of a name or number it takes.',
    failed: 'The field with the reason why nobody could be looked for.',
    settling: 'What is typed, and that it is being looked for.',
    searching: {
      sees: 'What is typed, and that it is being looked for.',
      asks: ({ text }) => ({ find: { asked: asked(text) } }),
    },
    shown: 'The people, each with age and number.',
    empty: 'That nobody who was here before is called so.',
  },
  steps: {
    'Type one letter': {
      event: typing('a'),
      only: ({ text }) => text !== 'a',
      leads: {
        in: ['resting', 'settling', 'searching', 'shown', 'empty', 'failed'],
        to: 'resting',
        now: { ...nobody, text: 'a', isSearching: false, hasFound: false },
      },
    },
    'Type a name': {
      event: typing('asha'),
      only: ({ text }) => text !== 'asha',
      leads: {
        in: ['resting', 'settling', 'searching', 'shown', 'empty', 'failed'],
        to: 'settling',
        now: { text: 'asha', isSearching: true, hasFound: false, fault: null },
      },
    },
    'The field gives the same text a second time': {
      event: typing('me'),
      nowhere: 'a field speaks of a text when it changes',
      leads: [
        { if: ({ text }) => text === 'me', isIgnored: true },
        {
          in: ['resting', 'settling', 'searching', 'shown', 'empty', 'failed'],
          to: 'settling',
          now: { text: 'me', isSearching: true, hasFound: false, fault: null },
        },
      ],
    },
    'Type the beginning of a number': {
      event: typing('+91 98765'),
      only: ({ text }) => text !== '+91 98765',
      leads: {
        in: ['resting', 'settling', 'searching', 'shown', 'empty', 'failed'],
        to: 'settling',
        now: { text: '+91 98765', isSearching: true, hasFound: false, fault: null },
      },
    },
    'Ask at once': {
      event: { type: 'asked.now' },
      nowhere: 'the field waits for a pause',
      leads: { in: 'settling', to: 'searching' },
    },
    'Search again': {
      event: { type: 'retry' },
      nowhere: 'the field searches on with the next letter',
      leads: { in: 'failed', to: 'searching', now: { isSearching: true, fault: null } },
    },
    'Half a second passes': {
      event: { type: 'xstate.after.pause.patientSearch.settling' },
      leads: { in: 'settling', to: 'searching' },
    },
    'Somebody is found': {
      event: ends('find', answered([asha])),
      leads: { in: 'searching', to: 'shown', now: { people: 1, isSearching: false, hasFound: true } },
    },
    'Nobody is found': {
      event: ends('find', answered([])),
      leads: { in: 'searching', to: 'empty', now: { people: 0, isSearching: false, hasFound: true } },
    },
    'It cannot be looked for': {
      event: ends('find', refused('offline')),
      leads: { in: 'searching', to: 'failed', now: { people: 0, isSearching: false, fault: 'offline' } },
    },
  },
  delays: { pause: 500 },
})
