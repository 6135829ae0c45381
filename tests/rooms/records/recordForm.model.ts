import { recordFormMachine } from '../../../src/machines/records/recordForm.machine'
import { viewRecordForm } from '../../../src/machines/records/recordForm.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { aRecord } from './recordFacts'

const members = [
  {
    id: 'm1',
    name: 'Asha Patel',
    age: 41,
    gender: 'Female',
    isDefault: true,
    countryCode: '+91',
    phoneNumber: '1',
    mobileNo: '+911',
  },
]
const TODAY = '2026-11-26'
const fresh = {
  hasFamily: true,
  missing: 'date category file',
  pages: 0,
  fileFault: null as string | null,
  failure: null as string | null,
  hasCategories: false,
  hasShot: false,
  isFirst: true,
  isWanted: false,
  isFile: false,
}
const shot = { full: 'data:image/jpeg;base64,AA', small: 'data:image/png;base64,BB' }
const file = { name: 'mri.png', type: 'image/png', size: 900 }
const page = { name: 'mri.png', url: '/files/token/mri.png', preview: null, isPhoto: false }
const photo = (number: number) => ({
  name: `page-${number}.jpg`,
  url: `/files/token/page-${number}.jpg`,
  preview: null,
  isPhoto: true,
})
const categories = [{ id: 'spine', name: 'Spine', icon: 'bone' }]

const without = (missing: string, what: string): string =>
  missing
    .split(' ')
    .filter((each) => each !== what && each !== '')
    .join(' ')
const refusedTooLong = refused('badRequest', 'The date cannot be in the future.', 'dateAhead')

/** A record is added or changed, from a camera too (S2-256: whoever is no doctor): S1-154, S1-157 to S1-161, S1-302, S1-316. */
export const recordFormModel = modelOf(recordFormMachine)({
  name: 'recordForm',
  facts: (snapshot) => {
    const { missing, pages, fileFault, categories: known } = viewRecordForm(snapshot)
    const { failure } = snapshot.context
    return {
      missing: missing.join(' '),
      pages: pages.length,
      fileFault,
      failure: failure?.kind ?? null,
      hasCategories: known.length > 0,
      hasFamily: snapshot.context.members.length > 0,
      hasShot: snapshot.context.shot !== null,
      isWanted: snapshot.context.isPhotoWanted,
      isFile: snapshot.context.pages[0]?.isPhoto === false,
      isFirst: snapshot.context.pages[0]?.name !== 'page-2.jpg',
    }
  },
  starts: {
    'Press Add record': {
      input: { record: null, members, memberId: null, type: 'prescription', today: TODAY },
      to: 'loading',
      facts: fresh,
      how: 'Account 90000 00001, Medical records',
      screen: 'phone',
    },
    'Press Add record before the family is known': {
      input: { record: null, members: [], memberId: null, type: 'prescription', today: TODAY },
      to: 'loading',
      facts: { ...fresh, missing: 'member date category file', hasFamily: false },
      screen: 'phone',
    },
    'Come back to the camera': {
      input: { record: null, members, memberId: null, type: 'prescription', today: TODAY, isPhoto: true },
      to: 'loading',
      facts: { ...fresh, isWanted: true },
      screen: 'phone',
    },
    'Press Edit on a record of the family': {
      input: { record: aRecord, members, memberId: 'm1', type: 'report', today: TODAY },
      to: 'loading',
      facts: { ...fresh, missing: '' },
    },
  },
  states: {
    loading: 'Grey shapes where the form will stand.',
    failed: 'What went wrong, and Retry.',
    editing: ({ missing }) =>
      missing === '' ? 'The form; Save can be pressed.' : 'The form; below Save stands what is still needed.',
    uploading: 'The form; the file is on its way.',
    photographing: {
      sees: 'What the camera shows and the shutter, or the photo that was taken.',
      asks: ({ hasShot, pages }) => ({ camera: { shot: hasShot ? shot : null, kept: pages } }),
    },
    uploadingPhoto: {
      sees: 'The form; the page is on its way.',
      asks: ({ pages }) => ({ uploadingPhoto: { kind: 'prescription', shot, number: pages + 1 } }),
    },
    saving: 'The form; Save is busy.',
    saved: 'The records; the record is among them.',
    closed: 'The records as they were.',
  },
  steps: {
    'The categories arrive': {
      event: ends('categories', answered(categories)),
      leads: [
        {
          in: 'loading',
          if: ({ isWanted }) => isWanted,
          to: 'photographing',
          now: { hasCategories: true, failure: null },
        },
        { in: 'loading', to: 'editing', now: { hasCategories: true, failure: null } },
      ],
    },
    'The categories cannot be loaded': {
      event: ends('categories', refused('timeout')),
      leads: { in: 'loading', to: 'failed', now: { failure: 'timeout' } },
    },
    'Press Retry': { event: { type: 'retry' }, leads: { in: 'failed', to: 'loading' } },
    'The family arrives': {
      event: { type: 'family.arrived', members },
      only: ({ hasFamily, failure }, at) => !hasFamily && failure === null && at.has('loading'),
      leads: { now: ({ missing }) => ({ missing: without(missing, 'member'), hasFamily: true }) },
    },
    'A day is chosen': {
      event: { type: 'changed', change: { documentDate: '2026-11-01' } },
      only: ({ missing, hasFamily }) => hasFamily && missing.includes('date'),
      leads: {
        in: ['editing', 'uploading', 'uploadingPhoto'],
        now: ({ missing }) => ({ missing: without(missing, 'date'), failure: null }),
      },
    },
    'Tomorrow is chosen': {
      event: { type: 'changed', change: { documentDate: '2026-11-27' } },
      only: ({ missing }, at) => missing.includes('date') && at.has('editing'),
      leads: { in: 'editing', now: { failure: null } },
    },
    'A category is chosen': {
      event: { type: 'changed', change: { healthCategoryId: 'spine' } },
      only: ({ missing }) => missing.includes('category'),
      leads: {
        in: ['editing', 'uploading', 'uploadingPhoto'],
        now: ({ missing }) => ({ missing: without(missing, 'category'), failure: null }),
      },
    },
    'A file is chosen': {
      event: { type: 'file.chosen', file },
      only: ({ missing }) => missing.includes('file'),
      leads: { in: 'editing', to: 'uploading', now: { fileFault: null, failure: null } },
    },
    'An empty file is chosen': {
      event: { type: 'file.chosen', file: { ...file, size: 0 } },
      only: ({ missing }) => missing.includes('file'),
      leads: { in: 'editing', now: { fileFault: 'empty' } },
    },
    'The file is uploaded': {
      event: ends('uploading', answered(page)),
      leads: {
        in: 'uploading',
        to: 'editing',
        now: ({ missing }) => ({ missing: without(missing, 'file'), pages: 1, isFile: true }),
      },
    },
    'The file is of another type': {
      event: ends('uploading', refused('badRequest', '', 'fileType')),
      leads: { in: 'uploading', to: 'editing', now: { fileFault: 'type' } },
    },
    'The file is not taken': {
      event: ends('uploading', refused('offline')),
      leads: { in: 'uploading', to: 'editing', now: { failure: 'offline' }, effects: ['notice bad: offline'] },
    },
    'Press Camera, or Photograph another page': {
      event: { type: 'photo.wanted' },
      only: ({ missing, pages, isWanted, isFile }) =>
        !isWanted && !isFile && pages < 2 && missing.replace(' file', '').includes('date category'),
      leads: { in: 'editing', to: 'photographing', now: { fileFault: null, failure: null } },
    },
    'Photograph a page, and press Save': {
      event: ends('camera', { kind: 'taken', shot }),
      leads: { in: 'photographing', to: 'uploadingPhoto', now: { hasShot: true, isWanted: false } },
    },
    'Leave the camera': {
      event: ends('camera', { kind: 'closed', shot: null }),
      leads: { in: 'photographing', to: 'editing', now: { hasShot: false, isWanted: false } },
    },
    'The page is uploaded': {
      event: ends('uploadingPhoto', answered(photo(1))),
      only: ({ pages }) => pages === 0,
      leads: {
        in: 'uploadingPhoto',
        to: 'editing',
        now: ({ missing }) => ({ missing: without(missing, 'file'), pages: 1, hasShot: false }),
      },
    },
    'The second page is uploaded': {
      event: ends('uploadingPhoto', answered(photo(2))),
      only: ({ pages }) => pages === 1,
      leads: { in: 'uploadingPhoto', to: 'editing', now: { pages: 2, hasShot: false } },
    },
    'The page is not taken': {
      event: ends('uploadingPhoto', refused('offline')),
      leads: {
        in: 'uploadingPhoto',
        to: 'photographing',
        now: { failure: 'offline' },
        effects: ['notice bad: offline'],
      },
    },
    'Press Cancel beside the file': {
      event: { type: 'upload.cancelled' },
      leads: [
        { in: 'uploading', to: 'editing' },
        { in: 'uploadingPhoto', to: 'photographing' },
      ],
      nowhere: 'a file that is small enough for a tour is there at once and has no Cancel',
    },
    'Move the first page down': {
      event: { type: 'page.moved', url: photo(1).url, by: 1 },
      only: ({ pages, isFirst }) => pages === 2 && isFirst,
      leads: { in: 'editing', now: { isFirst: false } },
    },
    'The file is removed': {
      event: { type: 'page.removed', url: page.url },
      only: ({ isFile }) => isFile,
      leads: {
        in: 'editing',
        now: ({ missing }) => ({
          missing: [missing, 'file'].filter(Boolean).join(' '),
          pages: 0,
          isFile: false,
          fileFault: null,
        }),
      },
    },
    'Press Save record': {
      event: { type: 'save' },
      leads: { in: 'editing', if: ({ missing }) => missing === '', to: 'saving', now: { failure: null } },
    },
    'It is saved': {
      event: ends('saving', answered(aRecord, 'Record saved.')),
      leads: { in: 'saving', to: 'saved', effects: ['notice good: Record saved.'] },
      isLast: true,
    },
    'It is refused': {
      event: ends('saving', refusedTooLong),
      leads: {
        in: 'saving',
        to: 'editing',
        now: { failure: 'badRequest' },
        effects: ['notice bad: The date cannot be in the future.'],
      },
    },
    'Press Close': {
      event: { type: 'close' },
      only: (_, at) => at.has('editing') || at.has('failed'),
      leads: { to: 'closed' },
      isLast: true,
    },
  },
})
