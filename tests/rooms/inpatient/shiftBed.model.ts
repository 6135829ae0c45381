import { shiftBedMachine } from '../../../src/machines/inpatient/shiftBed.machine'
import { viewShiftBed } from '../../../src/machines/inpatient/shiftBed.view'
import { aStay, someRooms } from '../../kit/inpatient'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const TAKEN = 'Bed 2 is taken from 21 Nov. Please choose another bed.'
const OVER = 'Discharged 10:42 am, 23 Nov by Dr. Rao.'

/** Shift Bed dialog: staff.md, 2; conflicts: doctors-day.md. */
export const shiftBedModel = modelOf(shiftBedMachine)({
  name: 'shiftBed',
  facts: (snapshot) => {
    const { roomId, bedId, loadFault, fault, stay } = viewShiftBed(snapshot)
    return {
      room: roomId,
      bed: bedId,
      says: fault?.text ?? fault?.id ?? loadFault?.text ?? loadFault?.id ?? null,
      place: stay.roomName,
    }
  },
  starts: {
    'Press Shift bed': {
      input: { stay: aStay },
      to: 'loadingRooms',
      facts: { room: '', bed: '', says: null, place: 'Ward A' },
      how: 'Account 90000 00002, In-patients, any patient',
    },
  },
  states: {
    loadingRooms: {
      sees: 'From which bed, and grey shapes where the choices will stand.',
      asks: { rooms: { hospitalId: 'hospital-1' } },
    },
    roomsFailed: 'What went wrong, and Retry.',
    choosingBed: ({ room, bed, says }) =>
      `The room ${room} with its free beds${bed === '' ? ', none chosen: Save cannot be pressed' : ', one of them chosen'}${
        says === null ? '' : '; below, why it was refused'
      }.`,
    shifting: {
      sees: 'The choice is locked and Save is busy.',
      asks: ({ room, bed }) => ({ shifting: { id: 'stay-1', roomId: room, bedId: bed, key: '<key>' } }),
    },
    stayOver: 'When the patient was discharged and by whom, and Close.',
    shifted: 'The dialog is gone; the board shows the patient in the new bed.',
    left: 'The dialog is gone; the patient is where they were.',
  },
  steps: {
    'The rooms arrive': {
      event: ends('rooms', answered(someRooms)),
      // The ward somebody is in comes first; what was refused is chosen anew.
      leads: [
        {
          in: 'loadingRooms',
          if: ({ says }) => says === null,
          to: 'choosingBed',
          now: ({ room }) => ({ room: room || 'ward', bed: room === 'icu' ? 'icu-1' : 'ward-2' }),
        },
        { in: 'loadingRooms', to: 'choosingBed', now: ({ room }) => ({ room: room || 'ward' }) },
      ],
    },
    'The rooms cannot be loaded': {
      event: ends('rooms', refused('offline')),
      leads: { in: 'loadingRooms', to: 'roomsFailed', now: { says: 'offline' } },
    },
    'Press Retry': {
      event: { type: 'retry' },
      leads: { in: 'roomsFailed', to: 'loadingRooms', now: { says: null } },
    },
    'Choose Neuro ICU': {
      event: { type: 'room.chosen', id: 'icu' },
      only: ({ room }) => room !== 'icu',
      leads: { in: 'choosingBed', now: { room: 'icu', bed: '', says: null } },
    },
    'Choose its first bed': {
      event: { type: 'bed.chosen', id: 'icu-1' },
      only: ({ room, bed }) => room === 'icu' && bed !== 'icu-1',
      leads: { in: 'choosingBed', now: { bed: 'icu-1', says: null } },
    },
    'Press Save': {
      event: { type: 'save' },
      leads: { in: 'choosingBed', if: ({ bed }) => bed !== '', to: 'shifting', now: { says: null } },
    },
    'The patient is moved': {
      event: ends('shifting', answered({ ...aStay, roomId: 'icu', roomName: 'Neuro ICU' }, 'Moved')),
      leads: { in: 'shifting', to: 'shifted', now: { place: 'Neuro ICU' }, effects: ['notice good: Moved'] },
    },
    'The bed was taken meanwhile': {
      event: ends('shifting', refused('conflict', TAKEN, 'bedTaken')),
      leads: { in: 'shifting', to: 'loadingRooms', now: { bed: '', says: TAKEN } },
    },
    'The patient was discharged meanwhile': {
      event: ends('shifting', refused('conflict', OVER, 'stayOver')),
      leads: { in: 'shifting', to: 'stayOver', now: { says: OVER } },
    },
    'It is not known whether the patient was moved': {
      event: ends('shifting', refused('offline')),
      leads: { in: 'shifting', to: 'choosingBed', now: { says: 'offline' } },
    },
    'Close the dialog': {
      event: { type: 'close' },
      leads: {
        in: ['loadingRooms', 'roomsFailed', 'choosingBed', 'shifting', 'stayOver'],
        to: 'left',
      },
    },
  },
})
