import { availabilityFormMachine } from '../../../src/machines/availability/availabilityForm.machine'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { MONDAY } from './availability.model'
import { blank, CHANGED, common, decided, edited, entry, factsOf, hours, opened } from './availabilityFacts'

const editing = ['editing.resting', 'editing.loadingClinics', 'editing.clinicsFailed'] as const

/** Hours that are set, changed or deleted: staff.md, "Availability Settings", and the decision about appointments. */
export const availabilityFormModel = modelOf(availabilityFormMachine)({
  name: 'availabilityForm',
  facts: factsOf,
  starts: {
    'Press Add availability': {
      input: { ...common, opened: null },
      to: 'editing.resting',
      facts: { isNew: true, ...blank },
      how: 'Account 90000 00002, Availability Settings',
    },
    'Press Edit Availability': {
      input: { ...common, opened },
      to: 'editing.resting',
      facts: { isNew: false, ...edited },
      how: 'Account 90000 00002, Availability Settings, a day in a clinic',
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
    deciding: {
      sees: 'The appointments that would lose their slot.',
      asks: ({ slots, end, choice, revision }) => ({
        affected: { id: 'e1', hours: hours(slots, end), revision, decisions: decided(choice) },
      }),
    },
    saved: 'Availability Settings, with what was saved.',
    discarded: 'Availability Settings as before.',
  },
  steps: {
    'Choose In clinic': {
      event: { type: 'consultation.chosen', consultation: 'inClinic' },
      only: ({ isNew, consultation }) => isNew && consultation === 'video',
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
      only: ({ isNew, consultation }) => isNew && consultation === 'inClinic',
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
      leads: [{ in: 'editing.clinicsFailed', to: 'editing.loadingClinics', now: { fault: null } }],
    },
    'Choose Blue Lotus Neuro Care': {
      event: { type: 'clinic.chosen', id: 'c1' },
      only: ({ clinics, clinic, consultation }) => clinics === 2 && clinic === null && consultation === 'inClinic',
      leads: { in: 'editing.resting', now: { clinic: 'c1' } },
    },
    'Choose Sunday as well': {
      event: { type: 'weekday.toggled', day: 'sunday' },
      only: ({ isNew, weekdays, clinics, isWrongSaid, consultation }) =>
        isNew && weekdays === 1 && clinics === 0 && !isWrongSaid && consultation === 'video',
      leads: { in: editing, now: { weekdays: 2 } },
    },
    'Choose days by the calendar': {
      event: { type: 'form.changed', change: { daysBy: 'dates' } },
      only: ({ isNew, byDates, weekdays, consultation, isWrongSaid }) =>
        isNew && !byDates && weekdays === 2 && consultation === 'video' && !isWrongSaid,
      leads: { in: editing, now: { byDates: true } },
    },
    'Type 4 for the slots': {
      event: { type: 'digits.typed', field: 'totalSlots', text: '4' },
      only: ({ isNew, slots }) => !isNew && slots === 5,
      leads: { in: ['editing.resting', 'editing.superseded'], now: { slots: 4, lost: 1, isTouched: true } },
    },
    'Choose 11:40 as the end': {
      event: { type: 'range.changed', index: 0, range: { end: '11:40' } },
      only: ({ isNew, slots, end, ranges }) => !isNew && slots === 4 && end === '12:00' && ranges === 1,
      leads: { in: ['editing.resting', 'editing.superseded'], now: { end: '11:40' } },
    },
    'Add a second time range': {
      event: { type: 'range.added' },
      only: ({ isNew, slots, end, ranges }) => !isNew && slots === 4 && end === '11:40' && ranges === 1,
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
          if: ({ isNew }) => isNew,
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
          if: ({ isNew, isTouched: isChanged, consultation, weekdays }) =>
            isNew ? consultation === 'video' && weekdays === 1 : !isChanged,
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
      only: ({ isNew }) => !isNew,
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
      leads: { in: 'saving', to: 'deciding' },
    },
    'The decision is saved': {
      event: ends('affected', { kind: 'saved', decisions: decided('cancel'), failure: null }),
      leads: { in: 'deciding', to: 'saved' },
    },
    'The appointments are left undecided': {
      event: ends('affected', { kind: 'left', decisions: [], failure: null }),
      only: ({ choice }) => choice === null,
      leads: { in: 'deciding', to: 'editing.resting', now: { fault: null } },
    },
    'The decision to cancel is left unsaved': {
      event: ends('affected', { kind: 'left', decisions: decided('cancel'), failure: null }),
      leads: { in: 'deciding', to: 'editing.resting', now: { fault: null, choice: 'cancel' } },
    },
    'Somebody else changed the hours before the decision': {
      event: ends('affected', {
        kind: 'superseded',
        decisions: decided('cancel'),
        failure: { kind: 'conflict', message: CHANGED, code: 'hoursChanged' },
      }),
      leads: { in: 'deciding', to: 'editing.superseded', now: { fault: 'wrong', choice: 'cancel' } },
    },
  },
})
