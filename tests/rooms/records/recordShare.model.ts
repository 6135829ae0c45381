import type { MadeLink, RecordLink } from '../../../src/core/records/recordLinks'
import { recordShareMachine } from '../../../src/machines/records/recordShare.machine'
import { viewRecordShare } from '../../../src/machines/records/recordShare.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { aRecord } from './recordFacts'

const at = 1_790_000_000
const shah: RecordLink = {
  id: 'l1',
  name: 'Dr Shah',
  createdAt: at,
  expiresAt: at + 7 * 86_400,
  endedAt: null,
  hasCode: false,
  isLocked: false,
  opened: 1,
  openings: [{ at: at + 60, device: 'phone' }],
}
const aunt: RecordLink = { ...shah, id: 'l2', name: 'Aunt Meena', opened: 0, openings: [] }
const made: MadeLink = { link: aunt, url: '/shared/token/record.png', code: null }
const REVOKED = 'The link for Dr Shah does not work any more.'

/** A record is shared: S1-150, S1-151; orders.md, 5.6. */
export const recordShareModel = modelOf(recordShareMachine)({
  name: 'recordShare',
  facts: (snapshot) => {
    const view = viewRecordShare(snapshot, at + 120)
    return {
      links: view.links.map(({ name, state, opened }) => `${name}: ${state}, ${opened}`).join('; '),
      typed: view.draft.name,
      made: view.made?.name ?? null,
      canMake: view.canMake,
      fault: (view.fault ?? view.loadFault)?.id ?? null,
    }
  },
  starts: {
    'Press Share': {
      input: { id: aRecord.id, record: aRecord },
      to: 'loading',
      facts: { links: '', typed: '', made: null, canMake: false, fault: null },
      how: 'Account 90000 00001, Medical records, a record, Share',
    },
  },
  states: {
    loading: { sees: 'Grey lines.', asks: { links: { id: aRecord.id, record: aRecord } } },
    failed: 'What went wrong, and Try again.',
    listing: ({ made: justMade }) =>
      justMade === null
        ? 'For whom a link is made, Make a link; below it each link with its end, its openings and Revoke.'
        : 'The same; the address of the new link with WhatsApp, Mail and Copy link.',
    making: {
      sees: 'Make a link busy.',
      asks: { making: { id: aRecord.id, name: 'Aunt Meena', hasCode: false, key: '<key>' } },
    },
    revoking: { sees: 'Revoke busy.', asks: { revoking: { id: aRecord.id, linkId: 'l1', key: '<key>' } } },
    closed: 'The record again.',
  },
  steps: {
    'The links arrive': {
      event: ends('links', answered({ record: aRecord, links: [shah] })),
      leads: { in: 'loading', to: 'listing', now: { links: 'Dr Shah: live, 1' } },
    },
    'The links cannot be loaded': {
      event: ends('links', refused('offline')),
      leads: { in: 'loading', to: 'failed', now: { fault: 'offline' } },
    },
    'Press Try again': { event: { type: 'retry' }, leads: { in: 'failed', to: 'loading', now: { fault: null } } },
    'Say for whom': {
      event: { type: 'draft.changed', change: { name: ' Aunt Meena ' } },
      only: ({ made: justMade, typed }) => justMade === null && typed === '',
      leads: { in: 'listing', now: { typed: ' Aunt Meena ', canMake: true, fault: null } },
    },
    'Press Make a link': {
      event: { type: 'make' },
      leads: { in: 'listing', if: ({ canMake }) => canMake, to: 'making', now: { canMake: false, fault: null } },
    },
    'The link is made': {
      event: ends('making', answered(made, 'The link for Aunt Meena is ready.')),
      leads: {
        in: 'making',
        to: 'listing',
        now: ({ links }) => ({ links: `Aunt Meena: live, 0; ${links}`, typed: '', made: 'Aunt Meena' }),
        effects: ['records.outdated'],
      },
    },
    'It cannot be made': {
      event: ends('making', refused('timeout')),
      leads: { in: 'making', to: 'listing', now: { fault: 'late', canMake: true } },
    },
    'Press Revoke beside Dr Shah': {
      event: { type: 'revoke', linkId: 'l1' },
      only: ({ links }) => links.includes('Dr Shah: live'),
      leads: { in: 'listing', to: 'revoking', now: { canMake: false, fault: null } },
    },
    'It is revoked': {
      event: ends('revoking', answered({ ...shah, endedAt: at + 90 }, REVOKED)),
      leads: {
        in: 'revoking',
        to: 'listing',
        now: ({ links, typed }) => ({
          links: links.replace('Dr Shah: live', 'Dr Shah: ended'),
          canMake: typed !== '',
        }),
        effects: [`notice good: ${REVOKED}`, 'records.outdated'],
      },
    },
    'It cannot be revoked': {
      event: ends('revoking', refused('internal')),
      leads: {
        in: 'revoking',
        to: 'listing',
        now: ({ typed }) => ({ canMake: typed !== '' }),
        effects: ['notice bad: wrong'],
      },
    },
    'Close the dialog': {
      event: { type: 'close' },
      leads: { in: ['loading', 'failed', 'listing', 'making', 'revoking'], to: 'closed', now: { canMake: false } },
    },
  },
})
