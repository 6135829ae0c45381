import { lookupMachine } from '../../../src/machines/prescription/lookup.machine'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const asked = { kind: 'medicine', text: 'levet' } as const
const longer = { kind: 'medicine', text: 'leveti' } as const
const hit = { id: 'p1', name: 'Levetiracetam' }

/** What is found while a prescription is typed: staff.md, "Medicine and test search is sent after a 1000 ms pause". */
export const lookupModel = modelOf(lookupMachine)({
  name: 'lookup',
  facts: ({ context }) => ({ text: context.asked?.text ?? '', hits: context.hits.length }),
  starts: {
    'Go to a field that is searched': {
      input: { pause: 1000 },
      to: 'resting',
      facts: { text: '', hits: 0 },
      how: 'Account 90000 00002, an appointment, Create prescription, the first cell of the medicines',
    },
  },
  states: {
    resting: '',
    shown: 'What the server found, below what the device knows.',
    empty: 'What the device knows.',
    failed: 'What the device knows.',
    settling: 'That it is being searched, and what the device knows.',
    searching: {
      sees: 'That it is being searched, and what the device knows.',
      asks: ({ text }) => ({ find: { asked: { kind: 'medicine', text } } }),
    },
  },
  steps: {
    'Type the beginning of a name': {
      event: { type: 'typed', asked },
      only: ({ text }) => text === '',
      leads: { to: 'settling', now: { text: 'levet', hits: 0 } },
    },
    'Type on': {
      event: { type: 'typed', asked: longer },
      only: ({ text }) => text === 'levet',
      leads: { to: 'settling', now: { text: 'leveti', hits: 0 } },
    },
    'Type a space, which changes nothing': {
      event: { type: 'typed', asked: { ...longer, text: 'leveti ' } },
      only: ({ text }) => text === 'leveti',
      leads: { isIgnored: true },
    },
    'Empty the field': {
      event: { type: 'typed', asked: { kind: 'medicine', text: '' } },
      only: ({ text }) => text !== '',
      leads: { to: 'resting', now: { text: '', hits: 0 } },
    },
    'The pause passes': {
      event: { type: 'xstate.after.pause.lookup.settling' },
      leads: { in: 'settling', to: 'searching' },
    },
    'Press Enter': { event: { type: 'asked.now' }, leads: { in: 'settling', to: 'searching' } },
    'The server finds one': {
      event: ends('find', answered([hit])),
      leads: { in: 'searching', to: 'shown', now: { hits: 1 } },
    },
    'The server finds none': {
      event: ends('find', answered([])),
      leads: { in: 'searching', to: 'empty' },
    },
    'Search again': {
      event: { type: 'retry' },
      nowhere: 'a field of a prescription searches on with the next letter',
      leads: { in: 'failed', to: 'searching' },
    },
    'The server cannot search': {
      event: ends('find', refused('network')),
      leads: { in: 'searching', to: 'failed' },
    },
  },
  delays: { pause: 1000 },
})
