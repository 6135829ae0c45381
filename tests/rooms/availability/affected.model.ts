import { affectedMachine } from '../../../src/machines/availability/affected.machine'
import { viewAffected } from '../../../src/machines/availability/affected.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { AFFECTED, CHANGED, decided, hours } from './availabilityFacts'

const input = { id: 'e1', hours: null, revision: null, decisions: [] }
const changed = { id: 'e1', hours: hours(4, '12:00'), revision: 1, decisions: [] }
const sent = ({ isRemoval }: { readonly isRemoval: boolean }) => (isRemoval ? input : changed)
const nothing = { affected: 0, choice: null, fault: null, ended: null }

/** Appointments that lose their slot: staff.md, "Availability Settings", and the decision about appointments. */
export const affectedModel = modelOf(affectedMachine)({
  name: 'affected',
  facts: (snapshot) => {
    const { isRemoval, affected, fault } = viewAffected(snapshot)
    return {
      isRemoval,
      affected: affected.length,
      choice: snapshot.context.decisions[0]?.choice ?? null,
      fault: fault?.id ?? null,
      ended: snapshot.output?.kind ?? null,
    }
  },
  starts: {
    'Delete hours in which somebody is booked': {
      input,
      to: 'listing',
      facts: { isRemoval: true, ...nothing },
      how: 'Account 90000 00002, Availability Settings, a day with a booking, Delete',
    },
    'Save 4 slots where somebody is booked in the fifth': {
      input: changed,
      to: 'listing',
      facts: { isRemoval: false, ...nothing },
      how: 'Account 90000 00002, Availability Settings, a day with a booking, Edit Availability',
    },
  },
  states: {
    listing: {
      sees: 'Grey shapes where the appointments will stand.',
      asks: (facts) => ({ affected: { id: 'e1', hours: sent(facts).hours } }),
    },
    listingFailed: 'What went wrong, and Try again.',
    deciding: ({ choice, fault }) =>
      `${
        choice === null
          ? 'Asha Patel with Keep, Move and Cancel; 1 undecided, and Save cannot be pressed.'
          : 'Asha Patel with what was decided.'
      }${fault === null ? '' : ' Why it was not saved.'}`,
    applying: {
      sees: 'That the decision is on its way.',
      asks: ({ choice, affected, ...facts }) => ({
        deciding: { ...sent(facts), decisions: affected === 0 ? [] : decided(choice), key: '<key>' },
      }),
    },
    saved: 'Availability Settings, with what was saved.',
    left: ({ isRemoval }) => (isRemoval ? 'Availability Settings as before.' : 'The form with what was typed.'),
    superseded: `The form with what was typed, "${CHANGED}", See theirs and Keep mine.`,
  },
  steps: {
    'The appointment is listed': {
      event: ends('affected', answered(AFFECTED)),
      leads: { in: 'listing', to: 'deciding', now: { affected: 1 } },
    },
    'Nobody is affected any more': {
      event: ends('affected', answered([])),
      leads: { in: 'listing', to: 'applying', now: { affected: 0, choice: null, fault: null } },
    },
    'The appointments cannot be loaded': {
      event: ends('affected', refused('offline')),
      leads: { in: 'listing', to: 'listingFailed', now: { fault: 'offline' } },
    },
    'Press Try again': {
      event: { type: 'retry' },
      leads: { in: 'listingFailed', to: 'listing', now: { fault: null } },
    },
    'Choose Move': {
      event: { type: 'choice.made', id: 'a1', choice: 'move' },
      only: ({ choice, affected }) => choice !== 'move' && affected === 1,
      leads: { in: 'deciding', now: { choice: 'move' } },
    },
    'Cancel all': {
      event: { type: 'choice.madeForAll', choice: 'cancel' },
      only: ({ choice, affected }) => choice !== 'cancel' && affected === 1,
      leads: { in: 'deciding', now: { choice: 'cancel' } },
    },
    'Save the decisions': {
      event: { type: 'apply' },
      leads: {
        in: 'deciding',
        if: ({ choice, affected }) => choice !== null || affected === 0,
        to: 'applying',
        now: { fault: null },
      },
    },
    'Press Back': {
      event: { type: 'back' },
      leads: { in: ['deciding', 'listingFailed'], to: 'left', now: { fault: null, ended: 'left' } },
    },
    'All of it is done': {
      event: ends('deciding', answered({}, 'Availability saved')),
      leads: { in: 'applying', to: 'saved', now: { ended: 'saved' }, effects: ['notice good: Availability saved'] },
    },
    'The bookings changed meanwhile': {
      event: ends('deciding', refused('conflict', 'Bookings changed meanwhile', 'affectedChanged')),
      leads: { in: 'applying', to: 'listing', now: { fault: 'wrong' } },
    },
    'Somebody else changed the hours before the decision': {
      event: ends('deciding', refused('conflict', CHANGED, 'hoursChanged')),
      only: ({ isRemoval }) => !isRemoval,
      leads: { in: 'applying', to: 'superseded', now: { fault: 'wrong', ended: 'superseded' } },
    },
    'It cannot be saved': {
      event: ends('deciding', refused('internal', 'Try again later')),
      leads: { in: 'applying', to: 'deciding', now: { fault: 'wrong' } },
    },
  },
})
