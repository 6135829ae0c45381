import { templatesMachine } from '../../../src/machines/templates/templates.machine'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import {
  migraine,
  tension,
  help,
  found,
  factsOf,
  WRITING,
  isWriting,
  isResting,
  isCalm,
  isFirst,
  isEdited,
  sent,
  copyName,
  backTo,
  opened,
} from './templatesFacts'

/** A doctor's templates: staff.md, "Prescription templates". */
export const templatesModel = modelOf(templatesMachine)({
  name: 'templates',
  facts: factsOf,
  starts: {
    'Open the templates': {
      input: {},
      to: 'opening',
      facts: { count: 0, name: '', note: '', chosen: null, nameFault: null, fault: null },
      how: 'Account 90000 00002, the menu of the profile picture, Templates',
    },
  },
  states: {
    opening: { sees: 'Grey lines where the templates will stand.', asks: { open: {} } },
    failed: 'What went wrong, and Try again.',
    'open.work.listing': ({ count }) => `The list with its number, ${count}, and Make a new template.`,
    'open.work.writing.creating': 'An empty form, Save Template and Cancel; the panel cannot be closed.',
    'open.work.writing.editing': 'The form filled in, Save edits, Save as a copy, Delete and Cancel.',
    'open.work.saving': { sees: 'That it is on its way.', asks: (facts) => ({ send: sent(facts) }) },
    'open.work.copying': {
      sees: 'That it is on its way.',
      asks: (facts) => ({ copy: { ...sent(facts), id: null, name: copyName(facts) } }),
    },
    'open.work.confirmingDelete': 'The question whether to delete the template, which cannot be undone.',
    'open.work.confirmingLeave': 'The question whether to leave without saving.',
    'open.work.deleting': {
      sees: 'That it is on its way.',
      asks: ({ chosen }) => ({ delete: { id: chosen, key: '<key>' } }),
    },
    'open.work.renewing': { sees: 'That it is on its way.', asks: { renew: {} } },
    'open.work.reloading': { sees: '', asks: { reload: {} } },
    'open.name.resting': ({ nameFault }) =>
      nameFault === 'required' ? 'Template name is required.' : nameFault === 'taken' ? 'That the name is taken.' : '',
    'open.name.settling': '',
    'open.name.checking': {
      sees: 'That the name is being checked.',
      asks: ({ name, chosen }) => ({ checkName: { name, exceptId: chosen } }),
    },
  },
  steps: {
    'The templates arrive': {
      event: ends('open', answered({ templates: [migraine], help })),
      leads: { in: 'opening', to: ['open.work.listing', 'open.name.resting'], now: { count: 1, fault: null } },
    },
    'The templates cannot be loaded': {
      event: ends('open', refused('internal')),
      leads: { in: 'opening', to: 'failed', now: { fault: 'internal' } },
    },
    'Press Try again': { event: { type: 'retry' }, leads: { in: 'failed', to: 'opening' } },
    'Press Make a new template': {
      event: { type: 'new' },
      only: isCalm,
      leads: {
        in: 'open.work.listing',
        to: 'open.work.writing.creating',
        now: { chosen: null, name: '', note: '', nameFault: null, fault: null },
      },
    },
    'Choose Migraine': {
      event: { type: 'template.chosen', id: 't1' },
      only: (facts, at) => isResting(at) && facts.count > 0,
      leads: {
        in: 'open.work.listing',
        to: 'open.work.writing.editing',
        now: { ...opened, chosen: 't1', name: 'Migraine' },
      },
    },
    'Type a name': {
      event: { type: 'name.typed', name: 'Tension' },
      only: ({ name }, at) => isWriting(at) && isResting(at) && name !== 'Tension',
      leads: { to: 'open.name.settling', now: { name: 'Tension', nameFault: null, fault: null } },
    },
    'Empty the name': {
      event: { type: 'name.typed', name: '' },
      only: ({ name, chosen }, at) =>
        isWriting(at) && !at.has('open.name.checking') && name === 'Tension' && chosen !== 't2',
      leads: { to: 'open.name.settling', now: { name: '', nameFault: null, fault: null } },
    },
    'The pause passes': {
      event: { type: 'xstate.after.namePause.templates.open.name.settling' },
      only: (_, at) => isWriting(at),
      leads: [
        { in: 'open.name.settling', if: ({ name }) => name === '', to: 'open.name.resting' },
        { in: 'open.name.settling', to: 'open.name.checking' },
      ],
    },
    'The name is free': {
      event: ends('checkName', answered({ isTaken: false })),
      leads: { in: 'open.name.checking', to: 'open.name.resting', now: { nameFault: null } },
    },
    'The name is taken': {
      event: ends('checkName', answered({ isTaken: true })),
      leads: { in: 'open.name.checking', to: 'open.name.resting', now: { nameFault: 'taken' } },
    },
    'Write a note': {
      event: { type: 'changed', change: { note: 'Walk' } },
      only: ({ note }, at) => isResting(at) && note === '',
      leads: { in: WRITING, now: { note: 'Walk' } },
    },
    'Go through a row of medicines': {
      event: { type: 'medicine', act: { type: 'typed', row: 'm1', cell: 'note', value: '' } },
      only: isFirst,
      leads: {},
    },
    'Look for a medicine': {
      event: { type: 'looked', asked: found },
      only: isFirst,
      leads: { effects: [`medicineSearch ← typed ${JSON.stringify({ asked: found })}`] },
    },
    'Look for a diagnosis': {
      event: { type: 'looked', asked: { kind: 'diagnosis', text: 'mig' } },
      only: isFirst,
      leads: { effects: ['attributeSearch ← typed {"asked":{"kind":"diagnosis","text":"mig"}}'] },
    },
    'Press Enter in a row': {
      event: { type: 'looked.now' },
      only: isFirst,
      leads: { effects: ['medicineSearch ← asked.now'] },
    },
    'A medicine is found': {
      event: { type: 'found', asked: found, hits: [] },
      only: isFirst,
      leads: {},
    },
    'Press Save': {
      event: { type: 'save' },
      only: isCalm,
      leads: [
        { in: WRITING, if: ({ name }) => name === '', now: { nameFault: 'required' } },
        { in: WRITING, to: 'open.work.saving', now: { fault: null } },
      ],
    },
    'The new one is saved': {
      event: ends('send', answered(tension, 'Template saved.')),
      only: ({ chosen }) => chosen !== 't1',
      leads: {
        in: 'open.work.saving',
        to: 'open.work.reloading',
        now: { chosen: 't2' },
        effects: ['notice good: Template saved.'],
      },
    },
    'The edits are saved': {
      event: ends('send', answered(migraine, 'Template updated.')),
      only: ({ chosen }) => chosen === 't1',
      leads: { in: 'open.work.saving', to: 'open.work.reloading', effects: ['notice good: Template updated.'] },
    },
    'Somebody has taken the name meanwhile': {
      event: ends('send', refused('conflict', 'Taken', 'nameTaken')),
      leads: { in: 'open.work.saving', to: backTo, now: { nameFault: 'taken', fault: 'conflict' } },
    },
    'Somebody has changed it meanwhile': {
      event: ends('send', refused('conflict', 'Changed', 'templateChanged')),
      only: ({ chosen, count }) => chosen === 't1' && count === 1,
      leads: { in: 'open.work.saving', to: 'open.work.renewing', now: { fault: 'changed' } },
    },
    'The other version arrives': {
      event: ends('renew', answered([migraine])),
      leads: { in: 'open.work.renewing', to: 'open.work.writing.editing' },
    },
    'The other version cannot be loaded': {
      event: ends('renew', refused('network')),
      leads: { in: 'open.work.renewing', to: 'open.work.writing.editing' },
    },
    'It cannot be saved': {
      event: ends('send', refused('network')),
      leads: { in: 'open.work.saving', to: backTo, now: { fault: 'network' } },
    },
    'Press Save as a copy': {
      event: { type: 'copy' },
      only: isCalm,
      leads: [
        { in: 'open.work.writing.editing', if: ({ name }) => name === '', now: { nameFault: 'required' } },
        { in: 'open.work.writing.editing', to: 'open.work.copying', now: { fault: null } },
      ],
    },
    'The copy is saved': {
      event: ends('copy', answered(tension, 'Template saved.')),
      leads: {
        in: 'open.work.copying',
        to: 'open.work.reloading',
        now: { chosen: 't2' },
        effects: ['notice good: Template saved.'],
      },
    },
    'It cannot be copied': {
      event: ends('copy', refused('network')),
      leads: { in: 'open.work.copying', to: 'open.work.writing.editing', now: { fault: 'network' } },
    },
    'Press Delete': {
      event: { type: 'delete' },
      only: isCalm,
      leads: { in: 'open.work.writing.editing', to: 'open.work.confirmingDelete' },
    },
    'Press Cancel': {
      event: { type: 'leave' },
      only: (_, at) => isWriting(at),
      leads: [
        { in: 'open.work.writing.creating', to: ['open.work.listing', 'open.name.resting'] },
        {
          in: 'open.work.writing.editing',
          if: isEdited,
          to: ['open.work.confirmingLeave', 'open.name.resting'],
        },
        { in: 'open.work.writing.editing', to: ['open.work.listing', 'open.name.resting'] },
      ],
    },
    'Close the panel': {
      event: { type: 'close' },
      only: isCalm,
      leads: { in: 'open.work.writing.editing', if: isEdited, to: 'open.work.confirmingLeave' },
    },
    Confirm: {
      event: { type: 'confirm' },
      only: isCalm,
      leads: [
        { in: 'open.work.confirmingDelete', to: 'open.work.deleting' },
        { in: 'open.work.confirmingLeave', to: 'open.work.listing' },
      ],
    },
    'Go back to the form': {
      event: { type: 'dismiss' },
      only: isCalm,
      leads: { in: ['open.work.confirmingDelete', 'open.work.confirmingLeave'], to: 'open.work.writing.editing' },
    },
    'The template is deleted': {
      event: ends('delete', answered({}, 'Template deleted.')),
      leads: { in: 'open.work.deleting', to: 'open.work.reloading', effects: ['notice good: Template deleted.'] },
    },
    'It cannot be deleted': {
      event: ends('delete', refused('network')),
      leads: {
        in: 'open.work.deleting',
        to: 'open.work.writing.editing',
        now: { fault: 'network' },
        effects: ['notice bad: wrong'],
      },
    },
    'The list arrives with both': {
      event: ends('reload', answered([migraine, tension])),
      leads: {
        in: 'open.work.reloading',
        to: 'open.work.writing.editing',
        now: ({ chosen }) => ({
          count: 2,
          name: chosen === 't1' ? 'Migraine' : 'Tension',
          note: '',
          nameFault: null,
          fault: null,
        }),
      },
    },
    'The list arrives empty': {
      event: ends('reload', answered([])),
      leads: { in: 'open.work.reloading', to: 'open.work.listing', now: { count: 0, chosen: null, fault: null } },
    },
    'The list cannot be loaded again': {
      event: ends('reload', refused('network')),
      leads: {
        in: 'open.work.reloading',
        to: 'open.work.listing',
        now: { fault: 'network' },
        effects: ['notice bad: wrong'],
      },
    },
  },
  delays: { namePause: 800 },
})
