import { EMPTY_PERSON, personFormMachine } from '../../../src/machines/members/personForm.machine'
import { viewPersonForm } from '../../../src/machines/members/personForm.view'
import { memberChooserMachine } from '../../../src/machines/members/memberChooser.machine'
import { viewMemberChooser } from '../../../src/machines/members/memberChooser.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const EMPTY = 'name age gender'
const saved = (id: string | null) => ends('saving', answered({ id }, 'Saved'))

/** Name, age and gender of a person: patient.md, "Choose member and add profile"; ages from 0 to 123. */
export const personFormModel = modelOf(personFormMachine)({
  name: 'personForm',
  facts: (snapshot) => {
    const { draft, lacksName, ageFault, lacksGender, isAskedAgain, fault } = viewPersonForm(snapshot)
    const empty = [draft.name.trim() === '' && 'name', draft.age === '' && 'age', draft.gender === null && 'gender']
    return {
      age: draft.age,
      empty: empty.filter(Boolean).join(' '),
      lacks: [lacksName && 'name', ageFault === 'missing' && 'age', lacksGender && 'gender'].filter(Boolean).join(' '),
      isAgeWrong: ageFault === 'wrong',
      isAskedAgain,
      touched: snapshot.context.touched,
      fault: fault && (fault.text ?? fault.id),
      isSent: snapshot.context.attempt !== null,
      came: snapshot.context.output.kind,
      output: snapshot.output?.kind ?? null,
    }
  },
  starts: {
    'Press Add in the members': {
      input: { draft: EMPTY_PERSON, id: null },
      to: 'editing',
      facts: {
        age: '',
        empty: EMPTY,
        lacks: '',
        isAgeWrong: false,
        isAskedAgain: false,
        touched: false,
        fault: null,
        isSent: false,
        came: 'dismissed',
        output: null,
      },
      how: 'Account 90000 00001: at the checkout press Change, then Add',
    },
  },
  states: {
    editing: ({ lacks, isAgeWrong, fault }) =>
      [
        'The fields for name, age and gender',
        lacks === '' ? '' : `${lacks} marked as missing`,
        isAgeWrong ? 'which ages there are' : '',
        fault === null ? '' : 'why it could not be saved',
      ]
        .filter(Boolean)
        .join('; ')
        .concat('.'),
    saving: {
      sees: 'The fields locked, Save busy.',
      asks: ({ isAskedAgain }) => ({
        saving: {
          id: null,
          name: 'Meera Patel',
          age: 9,
          gender: 'Female',
          isDefault: false,
          ...(isAskedAgain && { isAnother: true }),
          key: '<key>',
        },
      }),
    },
    saved: 'The dialog is gone; a toast says that it was saved.',
    dismissed: 'The dialog is gone.',
  },
  steps: {
    'Type an age': {
      event: { type: 'changed', change: { age: '9' } },
      only: ({ empty }) => empty === EMPTY,
      leads: {
        in: 'editing',
        now: ({ touched }) => ({ age: '9', empty: 'name gender', lacks: touched ? 'name gender' : '' }),
      },
    },
    'Type an age above 123': {
      event: { type: 'changed', change: { age: '1234' } },
      only: ({ empty }) => empty === 'name gender',
      leads: { in: 'editing', now: { age: '1234', isAgeWrong: true } },
    },
    'Type a name and choose a gender': {
      event: { type: 'changed', change: { name: ' Meera Patel ', gender: 'Female' } },
      only: ({ empty, age }) => empty === 'name gender' && age === '9',
      leads: { in: 'editing', now: { empty: '', lacks: '', fault: null } },
    },
    'Press Save': {
      event: { type: 'save' },
      leads: [
        { in: 'editing', if: ({ empty }) => empty === '', to: 'saving', now: { isSent: true } },
        { in: 'editing', now: ({ empty }) => ({ touched: true, lacks: empty }) },
      ],
    },
    'They are saved': {
      event: saved('m3'),
      leads: {
        in: 'saving',
        to: 'saved',
        now: { came: 'saved', output: 'saved' },
        effects: ['notice good: Saved'],
      },
    },
    'The server refuses them': {
      event: ends('saving', refused('badRequest', 'A member of this name is there')),
      leads: {
        in: 'saving',
        to: 'editing',
        now: { fault: 'A member of this name is there', isAskedAgain: false, isSent: false },
        effects: ['notice bad: A member of this name is there'],
      },
    },
    // Nobody knows whether they were saved: the same attempt goes on, and who closes the form looks again.
    'The family has them already': {
      event: ends(
        'saving',
        refused('conflict', 'Meera Patel, 9, is already in the family. Add another?', 'memberExists'),
      ),
      only: ({ isAskedAgain }) => !isAskedAgain,
      leads: {
        in: 'saving',
        to: 'editing',
        now: { fault: 'Meera Patel, 9, is already in the family. Add another?', isAskedAgain: true, isSent: false },
      },
    },
    'The network is lost before the answer': {
      event: ends('saving', refused('network')),
      leads: {
        in: 'saving',
        to: 'editing',
        now: { fault: 'wrong', isAskedAgain: false, came: 'unsettled' },
        effects: ['notice bad: wrong'],
      },
    },
    'Close the form': {
      event: { type: 'dismiss' },
      leads: { in: 'editing', to: 'dismissed', now: ({ came }) => ({ output: came }) },
    },
  },
})

const asha = { id: 'm1', name: 'Asha Patel', age: 42, gender: 'Female', isDefault: true }
const ravi = { id: 'm2', name: 'Ravi Patel', age: 45, gender: 'Male', isDefault: false }
const meera = { id: 'm3', name: 'Meera Patel', age: 9, gender: 'Female', isDefault: false }

/** Choosing who is treated, with a way to add someone. */
export const memberChooserModel = modelOf(memberChooserMachine)({
  name: 'memberChooser',
  passed: ['deciding'],
  facts: (snapshot) => {
    const { members, marked, fault, canSave } = viewMemberChooser(snapshot)
    return {
      members: members.map(({ id }) => id).join(' '),
      unnamed: members
        .filter(({ name }) => name === '')
        .map(({ id }) => id)
        .join(' '),
      marked,
      canSave,
      fault: fault?.id ?? null,
      /** Who is chosen already. */
      before: snapshot.context.memberId,
      output: snapshot.output?.memberId ?? null,
    }
  },
  starts: {
    'Press Change beside the patient': {
      input: { members: [asha, ravi], memberId: 'm1' },
      to: 'choosing',
      facts: { members: 'm1 m2', unnamed: '', marked: 'm1', canSave: true, fault: null, before: 'm1', output: null },
      how: 'Account 90000 00001, at the checkout',
    },
    'Press Change beside a patient without a name': {
      input: { members: [{ ...asha, name: null }, ravi], memberId: 'm1' },
      to: 'choosing',
      facts: { members: 'm1 m2', unnamed: 'm1', marked: 'm1', canSave: true, fault: null, before: 'm1', output: null },
      how: 'Account 90000 00009, at the checkout, having pressed Later',
    },
    'Press Change where the members are not known yet': {
      input: { members: [], memberId: null },
      to: 'loading',
      facts: { members: '', unnamed: '', marked: null, canSave: false, fault: null, before: null, output: null },
      how: 'Account 90000 00001: reload while a booking is on its way, have it refused, press Change',
    },
  },
  states: {
    loading: { sees: 'That the members are loaded.', asks: { members: {} } },
    failed: 'What went wrong, and Try again.',
    choosing: ({ canSave }) =>
      `The members${canSave ? ', one of them marked' : '; Save waits for a choice'}; Add and Save.`,
    adding: { sees: 'The form for a new member.', asks: { person: { draft: EMPTY_PERSON, id: null } } },
    completing: {
      sees: 'The form with what is known of the member.',
      asks: {
        person: { draft: { name: '', age: '42', gender: 'Female', isDefault: true }, id: 'm1' },
      },
    },
    chosen: 'The checkout with the chosen member.',
    closed: 'The checkout as it was.',
  },
  steps: {
    'The members arrive': {
      event: ends('members', answered([asha, ravi])),
      only: ({ marked }) => marked !== 'm3',
      leads: {
        in: 'loading',
        to: 'choosing',
        now: ({ marked }) => ({ members: 'm1 m2', unnamed: '', canSave: marked !== null, fault: null }),
      },
    },
    'The members arrive with the new one': {
      event: ends('members', answered([asha, ravi, meera])),
      only: ({ marked }) => marked === 'm3',
      leads: { in: 'loading', to: 'choosing', now: { members: 'm1 m2 m3', unnamed: '', canSave: true, fault: null } },
    },
    'The members cannot be loaded': {
      event: ends('members', refused('network')),
      leads: { in: 'loading', to: 'failed', now: { fault: 'wrong' } },
    },
    'Press Try again': { event: { type: 'retry' }, leads: { in: 'failed', to: 'loading', now: { fault: null } } },
    'Mark the other member': {
      event: { type: 'member.marked', memberId: 'm2' },
      leads: { in: 'choosing', now: { marked: 'm2', canSave: true } },
    },
    'Press Add': { event: { type: 'add' }, leads: { in: 'choosing', to: 'adding', now: { canSave: false } } },
    'A new member is saved': {
      event: ends('person', { kind: 'saved', id: 'm3', name: 'Meera Patel' }),
      only: (_, at) => at.has('adding'),
      leads: { in: 'adding', to: 'loading', now: { marked: 'm3' } },
    },
    'Nobody knows whether the member was saved, and the form is closed': {
      event: ends('person', { kind: 'unsettled' }),
      leads: { in: ['adding', 'completing'], to: 'loading' },
      how: 'Go offline, press Save, go online, close the form',
    },
    'Close the form of the member': {
      event: ends('person', { kind: 'dismissed' }),
      leads: { in: ['adding', 'completing'], to: 'choosing', now: ({ marked }) => ({ canSave: marked !== null }) },
    },
    'Press Save': {
      event: { type: 'save' },
      leads: [
        {
          in: 'choosing',
          if: ({ marked, unnamed }) => marked !== null && marked === unnamed,
          to: 'completing',
          now: { canSave: false },
        },
        {
          in: 'choosing',
          if: ({ marked }) => marked !== null,
          to: 'chosen',
          now: ({ marked }) => ({ before: marked, output: marked, canSave: false }),
        },
      ],
    },
    'The member is completed': {
      event: ends('person', { kind: 'saved', id: 'm1', name: 'Asha Patel' }),
      only: (_, at) => at.has('completing'),
      leads: { in: 'completing', to: 'loading' },
    },
    'Close the chooser': {
      event: { type: 'close' },
      leads: {
        to: 'closed',
        now: ({ before }) => ({ canSave: false, fault: null, output: before }),
      },
      only: (_, at) => !at.has('adding') && !at.has('completing'),
    },
  },
})
