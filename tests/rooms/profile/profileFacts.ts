import type { OwnProfile } from '../../../src/core/doctors/profile'

export const CHANGED = 'Treats epilepsy and migraine.'

/** A doctor's profile as it is opened. */
export const own: OwnProfile = {
  profile: {
    id: 'd1',
    name: 'Dr. Meera Rao',
    photoUrl: '/photos/doctor.svg',
    coverUrl: '/photos/cover.svg',
    yearsOfExperience: 12,
    speciality: 'Neurology',
    qualifications: [{ degreeName: 'MBBS' }],
    registrationNumber: 'MCI 12345',
    languages: ['English', 'Hindi'],
    clinics: [],
    about: 'Treats epilepsy.',
    tags: [],
    profileTags: [],
    reviewCount: 4,
    rating: 4.5,
    expertise: ['First seizure evaluation'],
    contactSupport: false,
    city: 'Noida',
  },
  videoFee: 80_000,
  revision: 1,
  canEdit: true,
}
export const junior: OwnProfile = { ...own, canEdit: false }
/** As it was saved elsewhere. */
export const theirs: OwnProfile = { ...own, profile: { ...own.profile, about: 'Treats strokes.' }, revision: 2 }

/** What is sent of what was written, without its revision. */
export const sent = {
  about: CHANGED,
  languages: ['English', 'Hindi'],
  expertise: ['First seizure evaluation'],
  tags: [],
  videoFee: 80_000,
}
