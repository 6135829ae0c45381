import { availabilityFormMachine } from '../../../src/machines/availability/availabilityForm.machine'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { MONDAY } from './availability.model'
import {
  AFFECTED,
  blank,
  CHANGED,
  common,
  decided,
  edited,
  entry,
  factsOf,
  filled,
  hours,
  place,
} from './availabilityFacts'

const editing = ['editing.resting', 'editing.loadingClinics', 'editing.clinicsFailed'] as const

/** Hours that are set, changed or deleted: staff.md, "Availability Settings", and the decision about appointments. */
export const availabilityFormModel = modelOf(availabilityFormMachine)({
  name: 'availabilityForm',
  passed: ['opening', 'leaving'],
  facts: factsOf,
  starts: {
    'Press Add availability': {
      input: { mode: 'create', ...common },
      to: 'editing.resting',
      facts: { mode: 'create', ...blank },
      how: 'Account 90000 00002, Availability Settings',
    },
    'Press Edit Availability': {
      input: { mode: 'edit', entry, ...place, ...common },
      to: 'editing.resting',
      facts: { mode: 'edit', ...edited },
      how: 'Account 90000 00002, Availability Settings, a day in a clinic',
    },
    'Delete hours in which somebody is booked': {
      input: { mode: 'remove', entry, ...place, ...common },
      to: 'listing',
      facts: { mode: 'remove', ...filled },
      how: 'Account 90000 00002, Availability Settings, a day with a booking, Delete',
    },
  },
  states: {
    'editing.resting': ({ slots, lost, mine, isWrongSaid }) =>
      mine !== null
        ? 'The form with the 6 slots that somebody else saved, and Put mine back.'
        : lost > 0
          ? `The form with ${String(slots)} slots of the day, and in red, at 11:40, that a booking loses its slot.`
          : isWrongSaid
            ? 'What is wrong, beside each field.'
            : slots === 0
              ? 'The form, and no slots yet.'
              : `The form with ${String(slots)} slots of the day.`,
    'editing.loadingClinics': { sees: 'That the clinics are loading.', asks: { clinics: {} } },
    'editing.clinicsFailed': 'What went wrong, and Try again.',
    'editing.superseded': `What was typed, "${CHANGED}", See theirs and Keep mine.`,
    loadingTheirs: { sees: 'What was typed, and See theirs is busy.', asks: { theirs: { id: 'e1', date: MONDAY } } },
    askingToDiscard: 'The question whether to discard the changes.',
    saving: 'That saving is on its way.',
    listing: {
      sees: 'Grey shapes where the appointments will stand.',
      asks: ({ mode, slots, end }) => ({
        affected: { id: 'e1', hours: mode === 'remove' ? null : hours(slots, end) },
      }),
    },
    listingFailed: 'What went wrong, and Try again.',
    deciding: ({ choice }) =>
      choice === null
        ? 'Asha Patel with Keep, Move and Cancel; 1 undecided, and Save cannot be pressed.'
        : 'Asha Patel with what was decided.',
    applying: {
      sees: 'That the decision is on its way.',
      asks: ({ mode, slots, end, choice, affected, revision }) => ({
        deciding: {
          id: 'e1',
          hours: mode === 'remove' ? null : hours(slots, end),
          revision,
          decisions: affected === 0 ? [] : decided(choice),
          key: '<key>',
        },
      }),
    },
    refused: 'Why it was not saved; the decision stays.',
    saved: 'Availability Settings, with what was saved.',
    discarded: 'Availability Settings as before.',
  },
  steps: {
    'Choose In clinic': {
      event: { type: 'consultation.chosen', consultation: 'inClinic' },
      only: ({ mode, consultation }) => mode === 'create' && consultation === 'video',
      leads: [
        {
          in: editing,
          if: ({ clinics }) => clinics === 0,
          to: 'editing.loadingClinics',
          now: { consultation: 'inClinic' },
        },
        { in: 'editing.resting', now: { consultation: 'inClinic' } },
      ],
    },
    'Choose Video consultation': {
      event: { type: 'consultation.chosen', consultation: 'video' },
      only: ({ mode, consultation }) => mode === 'create' && consultation === 'inClinic',
      leads: { in: editing, now: { consultation: 'video', clinic: null } },
    },
    'The clinics arrive': {
      event: ends(
        'clinics',
        answered([
          { id: 'c1', name: 'Blue Lotus Neuro Care', fee: 60_000 },
          { id: 'c2', name: 'Sunrise Spine Clinic', fee: 80_000 },
        ]),
      ),
      leads: { in: 'editing.loadingClinics', to: 'editing.resting', now: { clinics: 2, fault: null } },
    },
    'The clinics cannot be loaded': {
      event: ends('clinics', refused('offline')),
      leads: { in: 'editing.loadingClinics', to: 'editing.clinicsFailed', now: { fault: 'offline' } },
    },
    'Press Try again': {
      event: { type: 'retry' },
      leads: [
        { in: 'editing.clinicsFailed', to: 'editing.loadingClinics', now: { fault: null } },
        { in: 'listingFailed', to: 'listing', now: { fault: null } },
      ],
    },
    'Choose Blue Lotus Neuro Care': {
      event: { type: 'clinic.chosen', id: 'c1' },
      only: ({ clinics, clinic, consultation }) => clinics === 2 && clinic === null && consultation === 'inClinic',
      leads: { in: 'editing.resting', now: { clinic: 'c1' } },
    },
    'Choose Sunday as well': {
      event: { type: 'weekday.toggled', day: 'sunday' },
      only: ({ mode, weekdays, clinics, isWrongSaid, consultation }) =>
        mode === 'create' && weekdays === 1 && clinics === 0 && !isWrongSaid && consultation === 'video',
      leads: { in: editing, now: { weekdays: 2 } },
    },
    'Choose days by the calendar': {
      event: { type: 'form.changed', change: { daysBy: 'dates' } },
      only: ({ mode, byDates, weekdays, consultation, isWrongSaid }) =>
        mode === 'create' && !byDates && weekdays === 2 && consultation === 'video' && !isWrongSaid,
      leads: { in: editing, now: { byDates: true } },
    },
    'Type 4 for the slots': {
      event: { type: 'digits.typed', field: 'totalSlots', text: '4' },
      only: ({ mode, slots }) => mode === 'edit' && slots === 5,
      leads: { in: ['editing.resting', 'editing.superseded'], now: { slots: 4, lost: 1, isTouched: true } },
    },
    'Choose 11:40 as the end': {
      event: { type: 'range.changed', index: 0, range: { end: '11:40' } },
      only: ({ mode, slots, end, ranges }) => mode === 'edit' && slots === 4 && end === '12:00' && ranges === 1,
      leads: { in: ['editing.resting', 'editing.superseded'], now: { end: '11:40' } },
    },
    'Add a second time range': {
      event: { type: 'range.added' },
      only: ({ mode, slots, end, ranges }) => mode === 'edit' && slots === 4 && end === '11:40' && ranges === 1,
      leads: { in: ['editing.resting', 'editing.superseded'], now: { ranges: 2 } },
    },
    'Remove the second time range': {
      event: { type: 'range.removed', index: 1 },
      only: ({ ranges }) => ranges === 2,
      leads: { in: ['editing.resting', 'editing.superseded'], now: { ranges: 1 } },
    },
    'Press Save, or Keep mine': {
      event: { type: 'save' },
      leads: [
        {
          in: editing,
          if: ({ mode }) => mode === 'create',
          now: { isWrongSaid: true },
        },
        { in: 'editing.resting', to: 'saving', now: { fault: null } },
        { in: 'editing.superseded', to: 'saving', now: { revision: null, fault: null } },
      ],
    },
    'Press Discard': {
      event: { type: 'discard' },
      leads: [
        {
          in: [...editing, 'editing.superseded'],
          if: ({ mode, isTouched: isChanged, consultation, weekdays }) =>
            mode === 'create' ? consultation === 'video' && weekdays === 1 : !isChanged,
          to: 'discarded',
        },
        {
          in: [...editing, 'editing.superseded'],
          to: 'askingToDiscard',
        },
      ],
    },
    'Discard the changes': { event: { type: 'confirm' }, leads: { in: 'askingToDiscard', to: 'discarded' } },
    'Go on editing': { event: { type: 'dismiss' }, leads: { in: 'askingToDiscard', to: 'editing.resting' } },
    'The hours are saved': {
      event: ends('saving', answered({}, 'Availability saved')),
      leads: { in: 'saving', to: 'saved', effects: ['notice good: Availability saved'] },
    },
    'There are hours at this time already': {
      event: ends('saving', refused('conflict', 'You already have hours at this time', 'hoursOverlap')),
      leads: { in: 'saving', to: 'editing.resting', now: { fault: 'wrong' } },
    },
    'Somebody else changed the hours meanwhile': {
      event: ends('saving', refused('conflict', CHANGED, 'hoursChanged')),
      only: ({ mode }) => mode === 'edit',
      leads: { in: 'saving', to: 'editing.superseded', now: { fault: 'wrong' } },
    },
    'Press See theirs': {
      event: { type: 'seeTheirs' },
      only: ({ end, slots }) => end === '12:00' && slots < 6,
      leads: { in: 'editing.superseded', to: 'loadingTheirs' },
    },
    'Their hours arrive': {
      event: ends('theirs', answered({ ...entry, totalSlots: 6, shownSlots: 6, revision: 2 })),
      leads: {
        in: 'loadingTheirs',
        to: 'editing.resting',
        now: ({ slots }) => ({ slots: 6, lost: 1, isTouched: true, revision: 2, mine: String(slots), fault: null }),
      },
    },
    'Their hours cannot be loaded': {
      event: ends('theirs', refused('offline')),
      leads: { in: 'loadingTheirs', to: 'editing.superseded', now: { fault: 'offline' } },
    },
    'Press Put mine back': {
      event: { type: 'putBack' },
      only: ({ mine }) => mine !== null,
      leads: {
        in: ['editing.resting', 'editing.superseded'],
        now: ({ mine }) => ({ slots: Number(mine), lost: mine === '5' ? 0 : 1, mine: null }),
      },
    },
    'An appointment would lose its slot': {
      event: ends('saving', refused('conflict', 'Decide for each of them', 'appointmentsAffected')),
      leads: { in: 'saving', to: 'listing' },
    },
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
    'Choose Move': {
      event: { type: 'choice.made', id: 'a1', choice: 'move' },
      only: ({ choice, affected }) => choice !== 'move' && affected === 1,
      leads: { in: ['deciding', 'refused'], to: 'deciding', now: { choice: 'move' } },
    },
    'Cancel all': {
      event: { type: 'choice.madeForAll', choice: 'cancel' },
      only: ({ choice, affected }) => choice !== 'cancel' && affected === 1,
      leads: { in: ['deciding', 'refused'], to: 'deciding', now: { choice: 'cancel' } },
    },
    'Save the decisions': {
      event: { type: 'apply' },
      leads: {
        in: ['deciding', 'refused'],
        if: ({ choice, affected }) => choice !== null || affected === 0,
        to: 'applying',
        now: { fault: null },
      },
    },
    'Press Back': {
      event: { type: 'back' },
      leads: [
        {
          in: ['deciding', 'refused', 'listingFailed'],
          if: ({ mode }) => mode === 'remove',
          to: 'discarded',
          now: { fault: null },
        },
        { in: ['deciding', 'refused', 'listingFailed'], to: 'editing.resting', now: { fault: null } },
      ],
    },
    'All of it is done': {
      event: ends('deciding', answered({}, 'Availability saved')),
      leads: { in: 'applying', to: 'saved', effects: ['notice good: Availability saved'] },
    },
    'The bookings changed meanwhile': {
      event: ends('deciding', refused('conflict', 'Bookings changed meanwhile', 'affectedChanged')),
      leads: { in: 'applying', to: 'listing', now: { fault: 'wrong' } },
    },
    'Somebody else changed the hours before the decision': {
      event: ends('deciding', refused('conflict', CHANGED, 'hoursChanged')),
      only: ({ mode }) => mode === 'edit',
      leads: { in: 'applying', to: 'editing.superseded', now: { fault: 'wrong' } },
    },
    'It cannot be saved': {
      event: ends('deciding', refused('internal', 'Try again later')),
      leads: { in: 'applying', to: 'refused', now: { fault: 'wrong' } },
    },
  },
})
