import type { DoctorQuery } from '../../core/doctors/doctors'
import { doctorsApi } from '../../core/doctors/doctors.api'
import type { DoctorsPort } from '../../core/doctors/doctors.ports'
import type { Caller } from './callEndpoint'

const REVIEW_LIMIT = 1000
const VIDEO_REVIEW_LIMIT = 100

/** Only what is set is asked for. */
const asked = ({ search, specialityId, language, distance, experience, consultation, sort }: DoctorQuery) => ({
  sort,
  ...(search.trim() === '' ? {} : { search: search.trim() }),
  ...(specialityId === null ? {} : { specialityId }),
  ...(language === null ? {} : { language }),
  ...(distance === null ? {} : { distance }),
  ...(experience === null ? {} : { experience }),
  ...(consultation === null ? {} : { consultation }),
})

export const doctorsOverHttp = (call: Caller): DoctorsPort => ({
  specialities: (_, signal: AbortSignal) => call(doctorsApi.specialities, {}, { signal }),
  find: ({ query, near, limit, offset }, signal: AbortSignal) =>
    call(doctorsApi.find, { ...asked(query), ...near, limit, offset }, { signal }),
  profile: ({ id, near }, signal: AbortSignal) => call(doctorsApi.profile, { id, ...near }, { signal }),
  reviews: ({ doctorId }, signal: AbortSignal) =>
    call(doctorsApi.reviews, { doctorId, page: 1, limit: REVIEW_LIMIT }, { signal }),
  videoReviews: ({ doctorId }, signal: AbortSignal) =>
    call(doctorsApi.videoReviews, { doctorId, limit: VIDEO_REVIEW_LIMIT, offset: 0 }, { signal }),
})
