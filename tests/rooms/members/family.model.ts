import { familyMachine } from '../../../src/machines/members/family.machine'
import { viewFamily } from '../../../src/machines/members/family.view'
import { EMPTY_PERSON } from '../../../src/machines/members/personForm.machine'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const number = { countryCode: null, phoneNumber: null, mobileNo: null }
const asha = {
  id: 'm1',
  name: 'Asha Patel',
  age: 42,
  gender: 'Female',
  isDefault: true,
  ...number,
  mobileNo: '+919876543210',
}
export const ravi = { id: 'm2', name: 'Ravi Patel', age: 45, gender: 'Male', isDefault: false, ...number }
const profile = { name: 'Asha Patel', age: 42, gender: 'Female' }

/** A patient's family: patient.md, "Member profile edit"; the list beside it. */
export const familyModel = modelOf(familyMachine)({
  name: 'family',
  passed: ['opening'],
  facts: (snapshot) => {
    const { step, members, member, openingId, fault, canAdd, canChangeNumber } = viewFamily(snapshot)
    return {
      step,
      members: members.map(({ id }) => id).join(' '),
      member: member?.id ?? null,
      opening: openingId,
      fault: fault?.id ?? null,
      canAdd,
      canChangeNumber,
      number: members.find(({ isDefault }) => isDefault)?.mobileNo ?? null,
      asked: snapshot.context.opened,
    }
  },
  starts: {
    'Press Family in the menu': {
      input: { opened: null },
      to: 'loading',
      facts: {
        step: 'list',
        members: '',
        member: null,
        opening: null,
        fault: null,
        canAdd: false,
        canChangeNumber: false,
        number: null,
        asked: null,
      },
      how: 'Account 90000 00001, the menu of the profile picture, Family',
    },
    'Press Edit profile in the medical records': {
      input: { opened: 'm2' },
      to: 'loading',
      facts: {
        step: 'list',
        members: '',
        member: null,
        opening: null,
        fault: null,
        canAdd: false,
        canChangeNumber: false,
        number: null,
        asked: 'm2',
      },
      how: 'Account 90000 00001, Medical records of Ravi Patel, Edit profile',
    },
  },
  states: {
    loading: { sees: 'Grey shapes where the family will stand, or the family as it was.', asks: { members: {} } },
    failed: 'What went wrong, and Retry.',
    listing: 'Asha Patel, marked as the main profile, and Ravi Patel; each with age and gender; Add a member.',
    facts: {
      sees: 'Allergies, conditions and medicines of Ravi Patel.',
      asks: { facts: { memberId: 'm2', name: 'Ravi Patel' } },
    },
    photo: {
      sees: 'The photo of Ravi Patel, or the letters of his name.',
      asks: { photo: { memberId: 'm2', name: 'Ravi Patel', photo: null } },
    },
    loadingProfile: { sees: 'The family; the row of Asha Patel busy.', asks: { profile: {} } },
    adding: { sees: 'The form for a new member.', asks: { person: { draft: EMPTY_PERSON, id: null } } },
    editing: {
      sees: 'The form of Ravi Patel with what is known of him, and Use as main profile.',
      asks: { person: { draft: { name: 'Ravi Patel', age: '45', gender: 'Male', isDefault: false }, id: 'm2' } },
    },
    'editingOwn.form': {
      sees: 'The form of Asha Patel with what her profile says, and her number with Change; Save says her name.',
      asks: { own: { draft: { name: 'Asha Patel', age: '42', gender: 'Female', isDefault: true }, id: null } },
    },
    'editingOwn.number': {
      sees: 'The steps in which the number changes, over the form.',
      asks: {
        own: { draft: { name: 'Asha Patel', age: '42', gender: 'Female', isDefault: true }, id: null },
        number: { profile },
      },
    },
    closed: 'The family is gone.',
  },
  steps: {
    'The family arrives': {
      event: ends('members', answered([asha, ravi])),
      leads: [
        {
          in: 'loading',
          if: ({ asked }) => asked === null,
          to: 'listing',
          now: { number: '+919876543210', members: 'm1 m2', fault: null, canAdd: true },
        },
        {
          in: 'loading',
          to: 'editing',
          now: { number: '+919876543210', members: 'm1 m2', fault: null, step: 'edit', member: 'm2', asked: null },
        },
      ],
    },
    'The family cannot be loaded': {
      event: ends('members', refused('offline')),
      leads: { in: 'loading', to: 'failed', now: { fault: 'offline' } },
    },
    'Press Retry': { event: { type: 'retry' }, leads: { in: 'failed', to: 'loading', now: { fault: null } } },
    'Press Ravi Patel': {
      event: { type: 'member.opened', memberId: 'm2' },
      leads: {
        in: 'listing',
        to: 'editing',
        now: { step: 'edit', member: 'm2', canAdd: false },
      },
    },
    'Press Allergies and conditions of Ravi Patel': {
      event: { type: 'facts.opened', memberId: 'm2' },
      leads: { in: 'listing', to: 'facts', now: { step: 'facts', member: 'm2', canAdd: false } },
    },
    'Close the allergies': {
      event: ends('facts', undefined),
      leads: { in: 'facts', to: 'listing', now: { step: 'list', member: null, canAdd: true } },
    },
    'Press Photo of Ravi Patel': {
      event: { type: 'photo.opened', memberId: 'm2' },
      leads: { in: 'listing', to: 'photo', now: { step: 'photo', member: 'm2', canAdd: false } },
    },
    'Change the photo and close it': {
      event: ends('photo', { kind: 'changed' }),
      leads: { in: 'photo', to: 'loading', now: { step: 'list', member: null } },
    },
    'Close the photo': {
      event: ends('photo', { kind: 'dismissed' }),
      leads: { in: 'photo', to: 'listing', now: { step: 'list', member: null, canAdd: true } },
    },
    'Press Asha Patel': {
      event: { type: 'member.opened', memberId: 'm1' },
      leads: {
        in: 'listing',
        to: 'loadingProfile',
        now: { member: 'm1', opening: 'm1', canAdd: false },
      },
    },
    'The profile arrives': {
      event: ends('profile', answered(profile)),
      leads: {
        in: 'loadingProfile',
        to: 'editingOwn.form',
        now: { step: 'edit', opening: null, canChangeNumber: true },
      },
    },
    'The profile cannot be loaded': {
      event: ends('profile', refused('internal')),
      leads: {
        in: 'loadingProfile',
        to: 'listing',
        now: { member: null, opening: null, canAdd: true },
        effects: ['notice bad: wrong'],
      },
    },
    'Press Add a member': {
      event: { type: 'add' },
      leads: { in: 'listing', to: 'adding', now: { step: 'add', canAdd: false } },
    },
    'The member is saved': {
      event: ends('person', { kind: 'saved', id: 'm2', name: 'Ravi Patel' }),
      leads: { in: ['adding', 'editing'], to: 'loading', now: { step: 'list', member: null } },
    },
    'Nobody knows whether the member was saved, and the form is closed': {
      event: ends('person', { kind: 'unsettled' }),
      leads: { in: ['adding', 'editing'], to: 'loading', now: { step: 'list', member: null } },
      how: 'Go offline, press Save, go online, close the form',
    },
    'Close the form of the member': {
      event: ends('person', { kind: 'dismissed' }),
      leads: {
        in: ['adding', 'editing'],
        to: 'listing',
        now: { step: 'list', member: null, canAdd: true },
      },
    },
    'The profile is saved': {
      only: (_, at) => at.has('editingOwn.form'),
      event: ends('own', { kind: 'saved', id: null, name: 'Asha Patel' }),
      leads: { in: 'editingOwn.form', to: 'loading', now: { canChangeNumber: false, step: 'list', member: null } },
    },
    'Nobody knows whether the profile was saved, and the form is closed': {
      only: (_, at) => at.has('editingOwn.form'),
      event: ends('own', { kind: 'unsettled' }),
      leads: { in: 'editingOwn.form', to: 'loading', now: { canChangeNumber: false, step: 'list', member: null } },
      how: 'Go offline, press Save, go online, close the form',
    },
    'Close the form of the profile': {
      only: (_, at) => at.has('editingOwn.form'),
      event: ends('own', { kind: 'dismissed' }),
      leads: {
        in: 'editingOwn.form',
        to: 'listing',
        now: { canChangeNumber: false, step: 'list', member: null, canAdd: true },
      },
    },
    'Press Change': {
      event: { type: 'number.changing' },
      leads: { in: 'editingOwn.form', to: 'editingOwn.number', now: { canChangeNumber: false } },
    },
    'The number is changed': {
      event: ends('number', { kind: 'changed', mobileNo: '+919812345678' }),
      leads: {
        in: 'editingOwn.number',
        to: 'editingOwn.form',
        now: { number: '+919812345678', canChangeNumber: true },
      },
    },
    'Close the change of the number': {
      event: ends('number', { kind: 'dismissed' }),
      leads: { in: 'editingOwn.number', to: 'editingOwn.form', now: { canChangeNumber: true } },
    },
    'Close the family': {
      event: { type: 'close' },
      leads: { to: 'closed', now: { opening: null, fault: null, canAdd: false } },
      only: (_, at) => ['loading', 'failed', 'listing', 'loadingProfile'].some((leaf) => at.has(leaf as 'listing')),
    },
  },
})
