import { wasAt } from '../../kit/bookings'
import { NOT_BEGUN } from '../../../src/core/booking/checkout'
import { doctorProfileMachine } from '../../../src/machines/doctors/doctorProfile.machine'
import { viewDoctorProfile } from '../../../src/machines/doctors/doctorProfile.view'
import { findDoctorMachine } from '../../../src/machines/doctors/findDoctor.machine'
import { viewFindDoctor } from '../../../src/machines/doctors/findDoctor.view'
import { ANY_DOCTOR } from '../../../src/core/doctors/doctors.rules'
import { type Facts, modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { attempt, choice } from '../booking/practice'

const profile = {
  id: 'd1',
  name: 'Dr. Asha Rao',
  speciality: 'Neurology',
  qualifications: [],
  languages: [],
  clinics: [],
}
const visit = { doctorId: 'd1', isGuest: false, consultation: null, progress: NOT_BEGUN }
const unknownYet = {
  stage: null as string | null,
  isUnknown: false,
  name: null,
  reviews: null,
  videos: 0,
  fault: null,
  reviewsFault: null,
}

/** One doctor: patient.md, "Doctor profile". The booking panel beside it is a machine of its own. */
export const doctorProfileModel = modelOf(doctorProfileMachine)({
  name: 'doctorProfile',
  passed: ['slots.arriving'],
  facts: (snapshot) => {
    const { profile: known, reviews, videos, fault, reviewsFault, isUnknown } = viewDoctorProfile(snapshot)
    return {
      stage: snapshot.context.progress.stage,
      isUnknown,
      name: known?.name ?? null,
      reviews: reviews?.length ?? null,
      videos: videos.length,
      fault: fault?.id ?? null,
      reviewsFault: reviewsFault?.id ?? null,
    }
  },
  starts: {
    'Open a doctor': {
      input: visit,
      to: ['profile.loading', 'slots.closed', 'reviews.loading', 'videoReviews.loading'],
      facts: unknownYet,
    },
    'Reload with the slots open': {
      input: { ...visit, progress: wasAt({ stage: 'slots' }) },
      to: ['profile.loading', 'slots.open', 'reviews.loading', 'videoReviews.loading'],
      facts: { ...unknownYet, stage: 'slots' },
      screen: 'phone',
    },
  },
  states: {
    'profile.loading': {
      sees: 'Grey shapes where the doctor will stand.',
      asks: ({ stage }: Facts) => ({
        profile: { id: 'd1' },
        booking: { ...visit, progress: { ...NOT_BEGUN, stage }, awaitsSlots: false, from: 'doctorProfile' },
      }),
    },
    'profile.open': 'The doctor.',
    'profile.failed': ({ isUnknown }) =>
      isUnknown ? 'That there is no such doctor, and the way to all doctors.' : 'What went wrong, and Try again.',
    'profile.denied': 'The home page.',
    'slots.closed': '',
    'slots.open': 'On small screens the booking panel, as a sheet.',
    'reviews.loading': { sees: '', asks: { reviews: { doctorId: 'd1' } } },
    'reviews.open': 'The patients’ reviews.',
    'reviews.failed': 'Where the reviews would stand: what went wrong, and Try again.',
    'videoReviews.loading': { sees: '', asks: { videoReviews: { doctorId: 'd1' } } },
    'videoReviews.open': 'The films.',
    'videoReviews.failed': '',
  },
  steps: {
    'The doctor arrives': {
      event: ends('profile', answered(profile)),
      leads: { in: 'profile.loading', to: 'profile.open', now: { name: 'Dr. Asha Rao', fault: null } },
    },
    'The doctor cannot be loaded': {
      event: ends('profile', refused('network')),
      leads: { in: 'profile.loading', to: 'profile.failed', now: { fault: 'wrong' } },
    },
    'There is no such doctor': {
      event: ends('profile', refused('notFound')),
      leads: { in: 'profile.loading', to: 'profile.failed', now: { isUnknown: true } },
      how: 'Change a letter of the doctorId in the address',
    },
    'The doctor may not be viewed': {
      event: ends('profile', refused('forbidden')),
      leads: { in: 'profile.loading', to: 'profile.denied', effects: ['go /home'] },
      how: 'Take the permission doctor.profile from the patient in the database',
      isLast: true,
    },
    'The reviews arrive': {
      event: ends('reviews', answered([{ id: 'r1' }])),
      leads: { in: 'reviews.loading', to: 'reviews.open', now: { reviews: 1, reviewsFault: null } },
    },
    'The reviews cannot be loaded': {
      event: ends('reviews', refused('internal')),
      leads: { in: 'reviews.loading', to: 'reviews.failed', now: { reviewsFault: 'wrong' } },
    },
    'The films arrive': {
      event: ends(
        'videoReviews',
        answered([{ id: 'v1', heading: 'Thanks', videoLink: 'https://youtu.be/abcdefghijk' }]),
      ),
      leads: { in: 'videoReviews.loading', to: 'videoReviews.open', now: { videos: 1 } },
    },
    'The films cannot be loaded': {
      event: ends('videoReviews', refused('internal')),
      leads: { in: 'videoReviews.loading', to: 'videoReviews.failed' },
    },
    'Press Book appointment': {
      event: { type: 'slots.opened' },
      // Once there is a doctor to book; one situation of the rest of the page stands for all.
      only: ({ name, reviews, videos }) => name !== null && reviews === null && videos === 0,
      leads: { in: 'slots.closed', to: 'slots.open' },
      screen: 'phone',
    },
    'Close the slots, or go back': {
      event: { type: 'slots.closed' },
      leads: { in: 'slots.open', to: 'slots.closed' },
      screen: 'phone',
    },
    'Press Try again': {
      event: { type: 'retry' },
      // One button asks for everything that is missing.
      only: ({ isUnknown }, at) => !isUnknown && (at.has('profile.failed') || at.has('reviews.failed')),
      leads: {
        to: (_, at) => [
          ...(at.has('profile.failed') ? (['profile.loading'] as const) : []),
          ...(at.has('reviews.failed') ? (['reviews.loading'] as const) : []),
          ...(at.has('videoReviews.failed') ? (['videoReviews.loading'] as const) : []),
        ],
        now: { fault: null, reviewsFault: null },
      },
    },
  },
})

const search = {
  tab: 'doctors',
  query: ANY_DOCTOR,
  listed: 0,
  isGuest: false,
  isFiltering: false,
  picked: null,
  progress: NOT_BEGUN,
}
const picked = { doctorId: 'd1', doctorName: '', consultation: 'video' }
const browsing = {
  tab: 'doctors',
  specialities: 0,
  fault: null,
  doctorId: null as string | null,
  resumed: null as string | null,
  isBooking: false,
  isFiltering: false,
}

/** Finding a doctor: patient.md, "Find doctor". The list is a machine of its own. */
export const findDoctorModel = modelOf(findDoctorMachine)({
  name: 'findDoctor',
  passed: ['panel.arriving'],
  facts: (snapshot) => {
    const {
      tab,
      specialities,
      specialitiesFailure,
      picked: doctor,
      resumed,
      isBooking,
      isFiltering,
    } = viewFindDoctor(snapshot)
    return {
      tab: tab,
      specialities: specialities.length,
      fault: specialitiesFailure?.kind ?? null,
      doctorId: doctor?.doctorId ?? null,
      resumed: resumed?.id ?? null,
      isBooking,
      isFiltering,
    }
  },
  starts: {
    'Open Find doctor': {
      input: search,
      to: ['specialities.loading', 'panel.browsing'],
      facts: browsing,
    },
    'Come back verified with a slot picked before': {
      input: { ...search, picked, progress: wasAt({ pick: choice, stage: 'checkout' }) },
      to: ['specialities.loading', 'panel.booking'],
      facts: { ...browsing, doctorId: 'd1', isBooking: true },
      how: 'As a guest book a doctor from the list, press Next, log in',
    },
    'Reload with the filters open': {
      input: { ...search, isFiltering: true },
      to: ['specialities.loading', 'panel.filtering'],
      facts: { ...browsing, isFiltering: true },
      screen: 'phone',
    },
    'Reload while a booking was on its way': {
      input: { ...search, progress: wasAt({ attempt }) },
      to: ['specialities.loading', 'panel.booking'],
      facts: { ...browsing, doctorId: 'd1', isBooking: true },
      how: 'Throttle the network, press Book Now, reload',
    },
  },
  states: {
    'specialities.loading': { sees: '', asks: { specialities: {}, list: { query: ANY_DOCTOR, listed: 0 } } },
    'specialities.open': '',
    'specialities.failed': ({ tab }) => (tab === 'specialities' ? 'What went wrong, and Try again.' : ''),
    'panel.browsing': ({ tab }) => (tab === 'specialities' ? 'The specialities.' : 'The doctors and their filters.'),
    'panel.filtering': 'The filters, over the list.',
    'panel.booking': 'The doctor’s booking panel.',
  },
  steps: {
    'The specialities arrive': {
      event: ends('specialities', answered([{ id: 's1', name: 'Spine' }])),
      leads: { in: 'specialities.loading', to: 'specialities.open', now: { specialities: 1, fault: null } },
    },
    'The specialities cannot be loaded': {
      event: ends('specialities', refused('network')),
      leads: { in: 'specialities.loading', to: 'specialities.failed', now: { fault: 'network' } },
    },
    'Press Try again': {
      event: { type: 'retry' },
      only: ({ isBooking }) => !isBooking,
      leads: { in: 'specialities.failed', to: 'specialities.loading', now: { fault: null } },
    },
    'Another language is chosen': {
      event: { type: 'language.changed' },
      only: ({ tab, isBooking, isFiltering }) => tab === 'specialities' && !isBooking && !isFiltering,
      leads: { in: 'specialities.open', to: 'specialities.loading' },
      screen: 'desktop',
    },
    'The doctor who was picked before arrives': {
      event: ends('resumed', answered(profile)),
      // Without a booking that is gone on with, nobody is asked for.
      only: ({ doctorId, resumed }) => doctorId === 'd1' && resumed === null,
      leads: { now: { resumed: 'd1' } },
    },
    'Choose the tab Specialities': {
      event: { type: 'tab.chosen', tab: 'specialities' },
      only: ({ isBooking, isFiltering }) => !isBooking && !isFiltering,
      leads: { now: { tab: 'specialities' } },
    },
    'Choose a speciality': {
      event: { type: 'speciality.chosen', specialityId: 's1' },
      only: ({ tab, specialities, isBooking, isFiltering }) =>
        tab === 'specialities' && specialities > 0 && !isBooking && !isFiltering,
      leads: {
        now: { tab: 'doctors' },
        effects: [`list ← query.chosen ${JSON.stringify({ query: { specialityId: 's1' } })}`],
        sees: 'The doctors of that speciality.',
      },
    },
    'Press a doctor’s video call': {
      event: { type: 'doctor.picked', doctorId: 'd2', doctorName: 'Dr. Ravi', consultation: 'video' },
      only: ({ tab }) => tab === 'doctors',
      leads: { in: 'panel.browsing', to: 'panel.booking', now: { doctorId: 'd2', isBooking: true } },
    },
    'Press Filters': {
      event: { type: 'filters.opened' },
      only: ({ tab }) => tab === 'doctors',
      leads: { in: 'panel.browsing', to: 'panel.filtering', now: { isFiltering: true } },
      screen: 'phone',
    },
    'Close the filters, or go back': {
      event: { type: 'filters.closed' },
      leads: { in: 'panel.filtering', to: 'panel.browsing', now: { isFiltering: false } },
      screen: 'phone',
    },
    'Close the booking panel, or go back': {
      event: { type: 'booking.closed' },
      leads: { in: 'panel.booking', to: 'panel.browsing', now: { doctorId: null, isBooking: false } },
    },
  },
})
