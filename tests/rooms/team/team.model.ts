import { teamMachine } from '../../../src/machines/team/team.machine'
import { viewTeam } from '../../../src/machines/team/team.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const hospital = (id: string, name: string) => ({ id, name, area: 'Sector 18', city: 'Noida', memberCount: 1 })
const hospitals = [hospital('h1', 'Sanjeevani Hospital'), hospital('h2', 'Nadi Neuro and Spine Hospital')]
const nurse = {
  userId: 'u1',
  name: 'Mary Thomas',
  role: 'Ward Nurse',
  photoUrl: null,
  countryCode: '+91',
  phoneNumber: '9810200001',
  hospitalId: 'h1',
  hospitalName: 'Sanjeevani Hospital',
}

const loading = { step: 'hospitals', count: null, hospital: null, search: '', members: 0, member: null, fault: null }

/** A doctor's clinical team: staff.md, "Clinical team panel". */
export const teamModel = modelOf(teamMachine)({
  name: 'team',
  facts: (snapshot) => {
    const { step, count, hospital: chosen, search, members, member, fault } = viewTeam(snapshot)
    return {
      step,
      count,
      wanted: snapshot.context.hospitalId,
      hospital: chosen?.name ?? null,
      search,
      members: members.length,
      member: member?.name ?? null,
      fault: fault?.id ?? null,
    }
  },
  starts: {
    'Open the clinical team': {
      input: { hospitalId: null },
      to: 'loadingHospitals',
      facts: { ...loading, wanted: null },
      how: 'Account 90000 00002, the menu of the profile picture, Clinical team',
    },
    'View the team of Sanjeevani Hospital': {
      input: { hospitalId: 'h1' },
      to: 'loadingHospitals',
      facts: { ...loading, wanted: 'h1' },
      how: 'Account 90000 00002, in-patients, Change hospital, mark Sanjeevani Hospital, View Team',
    },
  },
  states: {
    loadingHospitals: { sees: 'Grey shapes where the hospitals will stand.', asks: { hospitals: {} } },
    hospitalsFailed: 'What went wrong, and Try again.',
    hospitals: 'Two hospitals, and their number in the title.',
    'team.loading': {
      sees: 'The name of the hospital, and that its team is loading.',
      asks: ({ search }) => ({ members: { hospitalId: 'h1', search } }),
    },
    'team.settling': 'What was typed, and that the team is loading.',
    'team.shown': ({ members }) =>
      members === 1 ? 'Mary Thomas, Ward Nurse, and a button to call her.' : 'That nobody was found.',
    'team.failed': 'What went wrong, and Try again.',
    member: 'Mary Thomas, Ward Nurse, +91 9810200001, and Call.',
  },
  steps: {
    'The hospitals arrive': {
      event: ends('hospitals', answered(hospitals)),
      leads: [
        {
          in: 'loadingHospitals',
          if: ({ wanted }) => wanted !== null,
          to: 'team.loading',
          now: { step: 'team', count: 2, hospital: 'Sanjeevani Hospital', fault: null },
        },
        { in: 'loadingHospitals', to: 'hospitals', now: { count: 2, fault: null } },
      ],
    },
    'The hospitals cannot be loaded': {
      event: ends('hospitals', refused('offline')),
      leads: { in: 'loadingHospitals', to: 'hospitalsFailed', now: { fault: 'offline' } },
    },
    'Press Try again': {
      event: { type: 'retry' },
      leads: [
        { in: 'hospitalsFailed', to: 'loadingHospitals', now: { fault: null } },
        { in: 'team.failed', to: 'team.loading', now: { fault: null } },
      ],
    },
    'Choose Sanjeevani Hospital': {
      event: { type: 'hospital.chosen', id: 'h1' },
      leads: {
        in: 'hospitals',
        to: 'team.loading',
        now: { step: 'team', hospital: 'Sanjeevani Hospital', search: '', members: 0 },
      },
    },
    'The team arrives': {
      event: ends('members', answered([nurse])),
      only: ({ search }) => search === '',
      leads: { in: 'team.loading', to: 'team.shown', now: { members: 1 } },
    },
    'Nobody is found': {
      event: ends('members', answered([])),
      only: ({ search }) => search !== '',
      leads: { in: 'team.loading', to: 'team.shown', now: { members: 0 } },
    },
    'The team cannot be loaded': {
      event: ends('members', refused('internal')),
      leads: { in: 'team.loading', to: 'team.failed', now: { fault: 'wrong' } },
    },
    'Type a name': {
      event: { type: 'search.typed', text: 'xyz' },
      only: ({ search }) => search === '',
      leads: {
        in: ['team.loading', 'team.settling', 'team.shown', 'team.failed'],
        to: 'team.settling',
        now: { search: 'xyz', fault: null },
      },
    },
    'Empty the search box': {
      event: { type: 'search.typed', text: '' },
      only: ({ search }) => search !== '',
      leads: {
        in: ['team.loading', 'team.settling', 'team.shown', 'team.failed'],
        to: 'team.settling',
        now: { search: '', fault: null },
      },
    },
    'Half a second passes': {
      event: { type: 'xstate.after.pause.team.team.settling' },
      leads: { in: 'team.settling', to: 'team.loading' },
    },
    'Choose Mary Thomas': {
      event: { type: 'member.chosen', id: 'u1' },
      only: ({ members }, at) => members === 1 && !at.has('team.failed'),
      leads: {
        in: ['team.loading', 'team.settling', 'team.shown'],
        to: 'member',
        now: { step: 'member', member: 'Mary Thomas' },
      },
    },
    'Go back': {
      event: { type: 'back' },
      leads: [
        { in: 'member', to: 'team.shown', now: { step: 'team', member: null } },
        {
          in: ['team.loading', 'team.settling', 'team.shown', 'team.failed'],
          to: 'hospitals',
          now: { step: 'hospitals', hospital: null, members: 0, fault: null },
        },
      ],
    },
  },
  delays: { pause: 500 },
})
