import { memberPhotoMachine } from '../../../src/machines/members/memberPhoto.machine'
import { viewMemberPhoto } from '../../../src/machines/members/memberPhoto.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const file = { name: 'ravi.png', type: 'image/png', size: 900 }
const uploaded = { url: '/files/token', thumbnailUrl: '/files/token' }
const ravi = {
  id: 'm2',
  name: 'Ravi Patel',
  age: 45,
  gender: 'Male',
  isDefault: false,
  countryCode: null,
  phoneNumber: null,
  mobileNo: null,
}

/** The photo of a member: orders.md, 5.7. */
export const memberPhotoModel = modelOf(memberPhotoMachine)({
  name: 'memberPhoto',
  facts: (snapshot) => {
    const { photo, fileFault, fault, canRemove } = viewMemberPhoto(snapshot)
    return {
      photo,
      fileFault,
      fault: fault?.id ?? null,
      canRemove,
      sent: snapshot.context.attempt === null ? null : snapshot.context.attempt.sent.url,
      isRemoval: snapshot.context.attempt?.sent.url === null,
    }
  },
  starts: {
    'Press Photo of Ravi Patel': {
      input: { memberId: 'm2', name: 'Ravi Patel', photo: null },
      to: 'resting',
      facts: {
        photo: null as string | null,
        fileFault: null as string | null,
        fault: null as string | null,
        canRemove: false,
        sent: null as string | null,
        isRemoval: false,
      },
      how: 'Account 90000 00001, the menu of the profile picture, Family, Photo of Ravi Patel',
    },
  },
  states: {
    resting: 'The photo, or the letters of the name; Choose a photo; Remove the photo where there is one.',
    uploading: 'Choose a photo is busy.',
    saving: {
      sees: 'Choose a photo is busy.',
      asks: ({ sent }) => ({ saving: { id: 'm2', url: sent, key: '<key>' } }),
    },
    dismissed: 'The family again.',
  },
  steps: {
    'Choose a picture': {
      event: { type: 'file.chosen', file },
      only: ({ photo }) => photo === null,
      leads: { in: 'resting', to: 'uploading', now: { fileFault: null, fault: null, canRemove: false } },
    },
    'Choose an empty file': {
      event: { type: 'file.chosen', file: { ...file, size: 0 } },
      only: ({ photo }) => photo === null,
      leads: { in: 'resting', now: { fileFault: 'empty', fault: null } },
    },
    'The picture is uploaded': {
      event: ends('uploading', answered(uploaded)),
      leads: { in: 'uploading', to: 'saving', now: { sent: '/files/token' } },
    },
    'The picture is damaged': {
      event: ends('uploading', refused('badRequest', 'This file is damaged.', 'fileDamaged')),
      leads: { in: 'uploading', to: 'resting', now: { fileFault: 'damaged' } },
    },
    'The picture is not taken': {
      event: ends('uploading', refused('offline')),
      leads: { in: 'uploading', to: 'resting', now: { fault: 'offline' } },
    },
    'The photo stands': {
      event: ends('saving', answered({ ...ravi, photo: '/files/token/thumb.webp' }, 'The photo is saved.')),
      only: ({ isRemoval }) => !isRemoval,
      leads: {
        in: 'saving',
        to: 'resting',
        now: { photo: '/files/token/thumb.webp', sent: null, canRemove: true },
        effects: ['notice good: The photo is saved.'],
      },
    },
    'Press Remove the photo': {
      event: { type: 'remove' },
      leads: {
        in: 'resting',
        if: ({ photo }) => photo !== null,
        to: 'saving',
        now: { isRemoval: true, canRemove: false, fault: null, fileFault: null },
      },
    },
    'The photo is gone': {
      event: ends('saving', answered({ ...ravi, photo: null }, 'The photo is removed.')),
      only: ({ isRemoval }) => isRemoval,
      leads: {
        in: 'saving',
        to: 'resting',
        now: { photo: null, isRemoval: false },
        effects: ['notice good: The photo is removed.'],
      },
    },
    'It is refused': {
      event: ends('saving', refused('badRequest', 'This photo is no longer there.', 'photoUnknown')),
      leads: {
        in: 'saving',
        to: 'resting',
        now: ({ photo }) => ({
          fault: 'wrong',
          sent: null,
          isRemoval: false,
          canRemove: photo !== null,
        }),
      },
    },
    'Press Close': {
      event: { type: 'dismiss' },
      leads: { in: ['resting', 'uploading', 'saving'], to: 'dismissed', now: { canRemove: false } },
    },
  },
})
