import type { Member } from '../../../src/core/members/members'
import { correctionMachine } from '../../../src/machines/members/correction.machine'
import { viewCorrection } from '../../../src/machines/members/correction.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const unknown = { name: 'Unknown man', age: '50', gender: 'Male' as const }
const SAVED = 'The name, age and gender are corrected.'
const member: Member = {
  id: 'm1',
  name: 'Baburao Naik',
  age: 58,
  gender: 'Male',
  isDefault: true,
  countryCode: null,
  phoneNumber: null,
  mobileNo: null,
}

/** Who somebody without a mobile number is, as the desk corrects it. */
export const correctionModel = modelOf(correctionMachine)({
  name: 'correction',
  facts: (snapshot) => {
    const { person, canSave, fault } = viewCorrection(snapshot)
    return { ...person, canSave, fault: fault?.id ?? null }
  },
  starts: {
    'Press Correct name and age beside somebody without a number': {
      input: { memberId: 'm1', person: unknown },
      to: 'typing',
      facts: { ...unknown, canSave: true, fault: null },
      how: 'Account 90000 00002, the reception, somebody who came without a mobile number',
    },
  },
  states: {
    typing: ({ name, canSave, fault }) =>
      `${name === '' ? 'No name' : name}, with age and gender${canSave ? '' : '; Save is off'}${fault === null ? '' : '; what went wrong'}.`,
    saving: {
      sees: 'The form, and its button is busy.',
      asks: ({ name, age, gender }) => ({ correct: { id: 'm1', name, age: Number(age), gender, key: '<key>' } }),
    },
    corrected: 'The name as it was corrected.',
    left: 'The name as it was.',
  },
  steps: {
    'Type who it is': {
      event: { type: 'person.typed', change: { name: 'Baburao Naik', age: '58' } },
      leads: { in: 'typing', to: 'typing', now: { name: 'Baburao Naik', age: '58', canSave: true } },
    },
    'Empty the name': {
      event: { type: 'person.typed', change: { name: '' } },
      leads: { in: 'typing', to: 'typing', now: { name: '', canSave: false } },
    },
    'Press Save': {
      event: { type: 'save' },
      leads: { in: 'typing', if: ({ canSave }) => canSave, to: 'saving', now: { fault: null, canSave: false } },
    },
    'It is corrected': {
      event: ends('correct', answered(member, SAVED)),
      leads: {
        in: 'saving',
        to: 'corrected',
        effects: [`notice good: ${SAVED}`, 'schedule.outdated'],
      },
    },
    'It cannot be saved': {
      event: ends('correct', refused('offline')),
      leads: { in: 'saving', to: 'typing', now: { fault: 'offline', canSave: true } },
    },
    'Go back': { event: { type: 'dismiss' }, leads: { in: 'typing', to: 'left', now: { canSave: false } } },
  },
})
