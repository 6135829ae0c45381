import { recordDeskMachine } from '../../../src/machines/records/recordDesk.machine'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { aRecord } from './recordFacts'

const start = {
  view: 'gallery' as string,
  recordId: null as string | null,
  /** The record that was handled, changed or taken away last. */
  handled: null as string | null,
  failure: null as string | null,
  members: 0,
  /** The record of the prescription that was signed last. */
  active: null as string | null,
}
const input = { view: 'gallery', recordId: null, isAdding: false, memberId: null, today: '2026-11-26' }
/** The record of what a doctor signed last. */
const ACTIVE = 'r2'
const family = {
  members: [{ id: 'm1', name: 'Asha Patel', age: 41, gender: 'Female', isDefault: true }],
  active: [{ id: ACTIVE, memberId: 'm1' }],
}
const USED = 'An order that is under way uses this record.'

/** What is open over the records: S1-147, S1-153, S1-154; orders.md, 5.2 (renamed, moved, deleted with undo). */
export const recordDeskModel = modelOf(recordDeskMachine)({
  name: 'recordDesk',
  passed: ['deciding'],
  facts: ({ context: { view, recordId, record, failure, members, active } }) => ({
    view,
    recordId,
    handled: record?.id ?? null,
    failure: failure?.kind ?? null,
    members: members.length,
    active: active[0]?.id ?? null,
  }),
  starts: {
    'Open the medical records': { input, to: 'resting', facts: start, how: 'Account 90000 00001' },
    'Open a record by its address': {
      input: { ...input, recordId: aRecord.id },
      to: 'viewing',
      facts: { ...start, recordId: aRecord.id },
    },
    'Press Share on a prescription': {
      input: { ...input, recordId: aRecord.id, isSharing: true },
      to: 'sharing',
      facts: { ...start, recordId: aRecord.id, handled: null },
    },
    'Reload while a record is added': { input: { ...input, isAdding: true }, to: 'adding', facts: start },
  },
  states: {
    resting: 'The records, nothing over them.',
    viewing: 'The record over the page.',
    adding: 'The form of a new record.',
    editing: 'The form with what is known of the record.',
    sharing: {
      sees: 'For whom to make a link, and the links there are.',
      asks: ({ recordId, handled }) => ({ share: { id: recordId, record: handled === null ? null : aRecord } }),
    },
    removing: { sees: 'The record; Delete is busy.', asks: { removing: { id: aRecord.id, key: '<key>' } } },
    removed: 'The records; that one was deleted, and Undo.',
    restoring: { sees: 'The same; Undo is busy.', asks: { restoring: { id: aRecord.id, key: '<key>' } } },
  },
  steps: {
    'The family arrives': {
      event: ends('family', answered(family)),
      only: ({ members, view }, at) => members === 0 && view === 'gallery' && (at.has('resting') || at.has('adding')),
      leads: [
        { in: 'resting', now: { members: 1, active: ACTIVE } },
        {
          in: 'adding',
          now: { members: 1, active: ACTIVE },
          effects: [`form ← family.arrived ${JSON.stringify({ members: family.members })}`],
        },
      ],
    },
    'Choose the view by month': {
      event: { type: 'view.chosen', view: 'timeline' },
      only: ({ view }, at) => view === 'gallery' && at.has('resting'),
      leads: { now: { view: 'timeline' } },
    },
    'Press a record': {
      event: { type: 'record.opened', id: aRecord.id },
      leads: { in: ['resting', 'removed'], to: 'viewing', now: { recordId: aRecord.id } },
    },
    'Press Active prescription': {
      event: { type: 'record.opened', id: ACTIVE },
      only: ({ active }, at) => active !== null && at.has('resting'),
      leads: { to: 'viewing', now: { recordId: ACTIVE } },
    },
    'Press Add record': {
      event: { type: 'add', memberId: null },
      leads: { in: ['resting', 'removed'], to: 'adding', now: { handled: null } },
    },
    'Close the record': { event: { type: 'close' }, leads: { in: 'viewing', to: 'resting', now: { recordId: null } } },
    'Press Share': {
      event: { type: 'share', record: aRecord },
      leads: { in: 'viewing', to: 'sharing', now: { handled: aRecord.id } },
    },
    'Close the links': { event: ends('share', undefined), leads: { in: 'sharing', to: 'viewing' } },
    'Press Edit': {
      event: { type: 'edit', record: aRecord },
      leads: { in: 'viewing', to: 'editing', now: { handled: aRecord.id } },
    },
    'Press Delete': {
      event: { type: 'remove', record: aRecord },
      leads: { in: 'viewing', to: 'removing', now: { failure: null, handled: aRecord.id } },
    },
    'It is deleted': {
      event: ends('removing', answered({ id: aRecord.id }, 'Record deleted.')),
      leads: { in: 'removing', to: 'removed', now: { recordId: null }, effects: ['records.outdated'] },
    },
    'An order uses it': {
      event: ends('removing', refused('conflict', USED, 'usedInOrder')),
      leads: { in: 'removing', to: 'viewing', now: { failure: 'conflict' }, effects: [`notice bad: ${USED}`] },
    },
    'Press Undo': { event: { type: 'undo' }, leads: { in: 'removed', to: 'restoring', now: { failure: null } } },
    'It is back': {
      event: ends('restoring', answered(aRecord, 'Record brought back.')),
      leads: {
        in: 'restoring',
        to: 'resting',
        effects: ['notice good: Record brought back.', 'records.outdated'],
      },
    },
    'It cannot be brought back': {
      event: ends('restoring', refused('offline')),
      leads: { in: 'restoring', to: 'removed', now: { failure: 'offline' }, effects: ['notice bad: offline'] },
    },
    'Ten seconds pass': {
      event: { type: 'xstate.after.undoable.recordDesk.removed' },
      leads: { in: 'removed', to: 'resting' },
    },
    'The form is saved': {
      event: ends('form', { kind: 'saved', record: aRecord }),
      // A record is somebody's: Save waits for the family.
      only: ({ members }, at) => !at.has('adding') || members > 0,
      leads: [
        { in: 'adding', to: 'resting', now: { recordId: null }, effects: ['records.outdated'] },
        { in: 'editing', to: 'viewing', effects: ['records.outdated'] },
      ],
    },
    'The form is closed': {
      event: ends('form', { kind: 'dismissed' }),
      leads: [
        { in: 'adding', to: 'resting', now: { recordId: null } },
        { in: 'editing', to: 'viewing' },
      ],
    },
  },
  delays: { undoable: 10_000 },
})
