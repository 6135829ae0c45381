import type { KnownFacts } from '../../../src/core/members/members'
import { memberFactsMachine } from '../../../src/machines/members/memberFacts.machine'
import { viewMemberFacts } from '../../../src/machines/members/memberFacts.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const known: KnownFacts = {
  allergies: ['Sulfa'],
  conditions: ['asthma'],
  egfr: null,
  stated: [{ kind: 'medicine', name: 'Aspirin', at: 1_790_000_000 }],
}

/** What the family says of a member: orders.md, 5.7. */
export const memberFactsModel = modelOf(memberFactsMachine)({
  name: 'memberFacts',
  facts: (snapshot) => {
    const { draft, written, fault, loadFault } = viewMemberFacts(snapshot)
    return {
      allergies: draft.allergies.join(' '),
      medicines: draft.medicines.join(' '),
      written: written.allergies.join(' '),
      fault: (fault ?? loadFault)?.id ?? null,
    }
  },
  starts: {
    'Press Allergies and conditions': {
      input: { memberId: 'm2', name: 'Ravi Patel' },
      to: 'loading',
      facts: { allergies: '', medicines: '', written: '', fault: null },
      how: 'Account 90000 00001, the menu of the profile picture, Family, Allergies and conditions of Ravi Patel',
    },
  },
  states: {
    loading: { sees: 'Grey lines.', asks: { facts: { id: 'm2' } } },
    failed: 'What went wrong, and Retry.',
    editing: 'What doctors noted; allergies, conditions and medicines as the family says them.',
    saving: {
      sees: 'Save busy.',
      asks: ({ allergies }) => ({
        saving: {
          id: 'm2',
          allergies: allergies === '' ? [] : ['Penicillin'],
          conditions: [],
          medicines: ['Aspirin'],
          seen: { allergies: [], conditions: [], medicines: ['Aspirin'] },
          key: '<key>',
        },
      }),
    },
    saved: 'The family again; a toast says that it was saved.',
    dismissed: 'The family again.',
  },
  steps: {
    'The facts arrive': {
      event: ends('facts', answered(known)),
      leads: { in: 'loading', to: 'editing', now: { medicines: 'Aspirin', written: 'Sulfa', fault: null } },
    },
    'The facts cannot be loaded': {
      event: ends('facts', refused('offline')),
      leads: { in: 'loading', to: 'failed', now: { fault: 'offline' } },
    },
    'Press Retry': { event: { type: 'retry' }, leads: { in: 'failed', to: 'loading', now: { fault: null } } },
    'Add an allergy': {
      event: { type: 'changed', change: { allergies: ['Penicillin'] } },
      only: ({ allergies }) => allergies === '',
      leads: { in: 'editing', now: { allergies: 'Penicillin', fault: null } },
    },
    'Press Save': { event: { type: 'save' }, leads: { in: 'editing', to: 'saving', now: { fault: null } } },
    'It is saved': {
      event: ends('saving', answered(known, 'Saved')),
      leads: { in: 'saving', to: 'saved', effects: ['notice good: Saved'] },
    },
    'It cannot be saved': {
      event: ends('saving', refused('timeout')),
      leads: { in: 'saving', to: 'editing', now: { fault: 'late' } },
    },
    'Press Cancel': {
      event: { type: 'dismiss' },
      leads: { in: ['loading', 'failed', 'editing', 'saving'], to: 'dismissed' },
    },
  },
})
