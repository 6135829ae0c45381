import { boardMachine } from '../../../src/machines/inpatient/board.machine'
import { viewBoard } from '../../../src/machines/inpatient/board.view'
import { someRooms } from '../../kit/inpatient'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { boardInput as input, changeOf } from './wardFacts'

const ANYWHERE = ['loading', 'shown', 'refreshing', 'stale', 'failed'] as const

/** The beds of a hospital: staff.md, 2, "In-patient dashboard"; doctors-day.md, "Live". */
export const boardModel = modelOf(boardMachine)({
  name: 'board',
  facts: (snapshot) => {
    const { rows, fault } = viewBoard(snapshot)
    return {
      hospital: snapshot.context.hospitalId,
      rooms: rows.length,
      says: fault?.text ?? fault?.id ?? null,
    }
  },
  starts: {
    'Open In-patients': {
      input,
      to: 'loading',
      facts: { hospital: 'hospital-1', rooms: 0, says: null },
      how: 'Account 90000 00002, In-patients',
      screen: 'desktop',
    },
  },
  states: {
    loading: {
      sees: 'That the beds are loading.',
      asks: ({ hospital }) => ({ rooms: { hospitalId: hospital } }),
    },
    shown: ({ rooms }) => `${rooms} rooms with their beds.`,
    refreshing: {
      sees: 'The beds as they were.',
      asks: ({ hospital }) => ({ refreshing: { hospitalId: hospital } }),
    },
    stale: 'The beds as they were, and that the page is reconnecting.',
    failed: 'Why the beds could not be loaded, and Retry.',
  },
  steps: {
    'The beds arrive': {
      event: ends('rooms', answered(someRooms)),
      leads: { in: 'loading', to: 'shown', now: { rooms: 2 } },
    },
    'The beds cannot be loaded': {
      event: ends('rooms', refused('offline')),
      leads: { in: 'loading', to: 'failed', now: { says: 'offline' } },
    },
    'Press Retry': {
      event: { type: 'retry' },
      leads: { in: 'failed', to: 'loading', now: { says: null } },
    },
    'Somebody else admits a patient here': {
      event: { type: 'ward.changed', change: changeOf('stay-9') },
      only: ({ hospital }, at) => hospital === 'hospital-1' && !at.has('failed'),
      leads: [
        { in: ['shown', 'stale', 'refreshing'], to: 'refreshing' },
        { in: 'loading', to: 'loading' },
      ],
    },
    'The beds of now arrive': {
      event: ends('refreshing', answered(someRooms)),
      leads: { in: 'refreshing', to: 'shown', now: { rooms: 2 } },
    },
    'The beds of now cannot be loaded': {
      event: ends('refreshing', refused('offline')),
      leads: { in: 'refreshing', to: 'stale' },
    },
    'Ten seconds pass': {
      event: { type: 'xstate.after.again.board.stale' },
      leads: { in: 'stale', to: 'refreshing' },
    },
    'Move Meera Rao to another bed': {
      event: { type: 'refresh' },
      only: (_, at) => at.has('shown'),
      leads: { in: ANYWHERE, to: 'loading' },
    },
    'Choose Nadi Hospital': {
      event: { type: 'hospital.chosen', id: 'hospital-2' },
      only: ({ hospital }) => hospital === 'hospital-1',
      leads: { in: ANYWHERE, to: 'loading', now: { hospital: 'hospital-2', rooms: 0, says: null } },
    },
  },
  delays: { again: 10_000 },
})
