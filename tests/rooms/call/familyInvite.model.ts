import { familyInviteMachine } from '../../../src/machines/call/familyInvite.machine'
import { viewFamilyInvite } from '../../../src/machines/call/familyInvite.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const WAITING = 'The patient has not answered about the last one yet.'
const NUMBER = '9876543210'
const invite = { id: 'i1', name: 'Ravi Patel', isAllowed: null }

/** Staff bring somebody of the family into a call: chat-and-call.md, 6.5. */
export const familyInviteModel = modelOf(familyInviteMachine)({
  name: 'familyInvite',
  facts: (snapshot) => {
    const { name, phoneNumber, country, countries, canAsk, fault } = viewFamilyInvite(snapshot)
    return {
      name,
      number: phoneNumber,
      country,
      countries: countries.length,
      canAsk,
      fault: fault && (fault.text ?? fault.id),
      isSent: snapshot.context.attempt !== null,
    }
  },
  starts: {
    'Press Bring in family': {
      input: { bookingId: 'b1' },
      to: 'entering',
      facts: { name: '', number: '', country: '+91', countries: 1, canAsk: false, fault: null, isSent: false },
      how: 'Account 90000 00002 in a call with the patient, Bring in family',
    },
  },
  states: {
    entering: ({ fault }) => `Name, country code and number${fault === null ? '' : ', and why it was refused'}.`,
    asking: {
      sees: 'Ask the patient, busy.',
      asks: {
        asking: { id: 'b1', name: 'Ravi Patel', countryCode: '+91', phoneNumber: NUMBER, key: '<key>' },
      },
    },
    closed: 'The room of the call again.',
  },
  steps: {
    'The countries arrive': {
      event: ends(
        'countries',
        answered({
          countryCodes: [
            { code: '+91', len: 10 },
            { code: '+977', len: 10 },
          ],
        }),
      ),
      only: ({ countries, name, number }) => countries === 1 && name === '' && number === '',
      leads: { in: 'entering', now: { countries: 2 } },
    },
    'Type a name': {
      event: { type: 'name.typed', name: ' Ravi Patel ' },
      only: ({ name, countries }) => name === '' && countries === 2,
      leads: { in: 'entering', now: ({ number }) => ({ name: ' Ravi Patel ', canAsk: number !== '', fault: null }) },
    },
    'Type a number': {
      event: { type: 'number.typed', phoneNumber: NUMBER },
      only: ({ number, name }) => number === '' && name !== '',
      leads: { in: 'entering', now: ({ name }) => ({ number: NUMBER, canAsk: name !== '', fault: null }) },
    },
    'Choose another country': {
      event: { type: 'country.chosen', code: '+977' },
      only: ({ countries, country, name, number }) =>
        countries === 2 && country === '+91' && name === '' && number === '',
      leads: { in: 'entering', now: { country: '+977', fault: null } },
    },
    'Choose India again': {
      event: { type: 'country.chosen', code: '+91' },
      only: ({ country }) => country === '+977',
      leads: { in: 'entering', now: { country: '+91', fault: null } },
    },
    'Press Ask the patient': {
      event: { type: 'ask' },
      only: ({ country }) => country === '+91',
      leads: { in: 'entering', if: ({ canAsk }) => canAsk, to: 'asking', now: { isSent: true, fault: null } },
    },
    'The patient is asked': {
      event: ends('asking', answered(invite, 'Asha Patel is asked.')),
      leads: { in: 'asking', to: 'closed', now: { isSent: false }, effects: ['notice good: Asha Patel is asked.'] },
    },
    'The last question is open': {
      event: ends('asking', refused('conflict', WAITING, 'inviteWaiting')),
      leads: { in: 'asking', to: 'entering', now: { isSent: false, fault: WAITING } },
    },
    'Nobody knows whether it was asked': {
      event: ends('asking', refused('timeout')),
      leads: { in: 'asking', to: 'entering', now: { isSent: true, fault: 'late' } },
    },
    'Close the dialog': { event: { type: 'close' }, leads: { in: ['entering', 'asking'], to: 'closed' } },
  },
})
