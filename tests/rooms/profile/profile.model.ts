import { profileMachine } from '../../../src/machines/profile/profile.machine'
import { viewProfile } from '../../../src/machines/profile/profile.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { CHANGED, junior, own, sent, theirs } from './profileFacts'

const EPILEPSY = 'Treats epilepsy.'

/** A doctor's own profile: staff.md, "full profile", and knowledge-and-oversight.md 4.9. */
export const profileModel = modelOf(profileMachine)({
  name: 'profile',
  facts: (snapshot) => {
    const { shown, form, faults, refusal, fault, canEdit } = viewProfile(snapshot)
    return {
      about: shown?.about ?? null,
      saved: snapshot.context.own?.profile.about ?? null,
      tags: shown?.tags.length ?? 0,
      canEdit,
      revision: snapshot.context.own?.revision ?? null,
      isWriting: form !== null,
      fee: form?.fee ?? null,
      faults: faults.join(' '),
      refusal: refusal?.id ?? null,
      fault: fault?.id ?? null,
    }
  },
  starts: {
    'Open the profile': {
      input: undefined,
      to: 'loading',
      facts: {
        about: null,
        saved: null,
        tags: 0,
        canEdit: false,
        revision: null,
        isWriting: false,
        fee: null,
        faults: '',
        refusal: null,
        fault: null,
      },
      how: 'Account 90000 00002, the menu of the profile picture, Profile',
    },
  },
  states: {
    loading: { sees: 'Grey lines where the profile will stand.', asks: { loading: {} } },
    failed: 'What went wrong, and Try again.',
    reading: ({ canEdit }) =>
      `The profile as patients see it, ${canEdit ? 'and Edit profile' : 'and that only the doctor edits it'}.`,
    editing: ({ faults, refusal }) =>
      `The fields beside the profile, which shows what is written${faults === '' ? '' : `; what is wrong with: ${faults}`}${
        refusal === null ? '' : '; why it was not saved'
      }.`,
    saving: {
      sees: 'That it is being saved.',
      asks: ({ revision }) => ({ saving: { ...sent, revision, key: '<key>' } }),
    },
    superseded: 'That it was changed elsewhere, Keep what I wrote and Show theirs.',
    reloading: { sees: 'That it is on its way.', asks: { reloading: {} } },
  },
  steps: {
    'The profile arrives': {
      event: ends('loading', answered(own)),
      only: ({ revision }) => revision === null,
      leads: {
        in: 'loading',
        to: 'reading',
        now: { about: EPILEPSY, saved: EPILEPSY, canEdit: true, revision: 1, fault: null },
      },
    },
    'The profile arrives for a junior doctor': {
      event: ends('loading', answered(junior)),
      only: ({ revision }) => revision === null,
      leads: {
        in: 'loading',
        to: 'reading',
        now: { about: EPILEPSY, saved: EPILEPSY, canEdit: false, revision: 1, fault: null },
      },
    },
    'The profile cannot be loaded': {
      event: ends('loading', refused('offline')),
      leads: { in: 'loading', to: 'failed', now: { fault: 'offline' } },
    },
    'Press Try again': { event: { type: 'retry' }, leads: { in: 'failed', to: 'loading', now: { fault: null } } },
    'Press Edit profile': {
      event: { type: 'edit' },
      leads: {
        in: 'reading',
        if: ({ canEdit }) => canEdit,
        to: 'editing',
        now: { isWriting: true, fee: '800' },
      },
    },
    'Write about yourself': {
      event: { type: 'typed', change: { about: CHANGED } },
      only: ({ fee }) => fee === '800',
      leads: { in: 'editing', now: { about: CHANGED, refusal: null } },
    },
    'Type a fee that is none': {
      event: { type: 'typed', change: { fee: '0' } },
      only: ({ about, refusal }) => about === CHANGED && refusal === null,
      leads: { in: 'editing', now: { fee: '0' } },
    },
    'Add a tag': {
      event: { type: 'entry.toggled', list: 'tags', entry: 'Second opinions welcome' },
      only: ({ about, tags, refusal, revision }) =>
        about === EPILEPSY && tags === 0 && refusal === null && revision === 1,
      leads: { in: 'editing', now: { tags: 1 } },
    },
    'Press Discard changes': {
      event: { type: 'discard' },
      leads: {
        in: 'editing',
        to: 'reading',
        now: ({ saved }) => ({
          about: saved,
          tags: 0,
          isWriting: false,
          fee: null,
          faults: '',
          refusal: null,
        }),
      },
    },
    'Press Save': {
      event: { type: 'save' },
      only: ({ tags }) => tags === 0,
      leads: [
        {
          in: 'editing',
          if: ({ about, saved, fee, tags }) => fee === '800' && about === saved && tags === 0,
          to: 'reading',
          now: { isWriting: false, fee: null, faults: '', refusal: null },
        },
        { in: 'editing', if: ({ fee }) => fee === '800', to: 'saving', now: { faults: '', refusal: null } },
        { in: 'editing', now: { faults: 'fee' } },
      ],
    },
    'It is saved': {
      event: ends('saving', answered({ ...own, profile: { ...own.profile, about: CHANGED }, revision: 3 }, 'Saved.')),
      leads: {
        in: 'saving',
        to: 'reading',
        now: { about: CHANGED, saved: CHANGED, tags: 0, revision: 3, isWriting: false, fee: null },
        effects: ['notice good: Saved.'],
      },
    },
    'It cannot be saved': {
      event: ends('saving', refused('offline')),
      leads: { in: 'saving', to: 'editing', now: { refusal: 'offline' } },
    },
    'It was saved elsewhere meanwhile': {
      event: ends('saving', refused('conflict', 'Changed elsewhere.', 'profileChanged')),
      only: ({ revision }) => revision === 1,
      leads: { in: 'saving', to: 'superseded' },
    },
    'Press Keep what I wrote': {
      event: { type: 'localDraft.kept' },
      leads: { in: 'superseded', to: 'reloading', now: { refusal: null } },
    },
    'Press Show theirs': {
      event: { type: 'remote.taken' },
      leads: {
        in: 'superseded',
        to: 'loading',
        now: ({ saved }) => ({ about: saved, isWriting: false, fee: null, refusal: null }),
      },
    },
    'Theirs arrives in its place': {
      event: ends('loading', answered(theirs)),
      only: ({ revision }) => revision !== null,
      leads: {
        in: 'loading',
        to: 'reading',
        now: { about: 'Treats strokes.', saved: 'Treats strokes.', revision: 2, fault: null },
      },
    },
    'Theirs arrives under it': {
      event: ends('reloading', answered(theirs)),
      leads: { in: 'reloading', to: 'editing', now: { revision: 2, saved: 'Treats strokes.' } },
    },
    'Theirs cannot be loaded': {
      event: ends('reloading', refused('offline')),
      leads: { in: 'reloading', to: 'superseded', now: { refusal: 'offline' } },
    },
  },
})
