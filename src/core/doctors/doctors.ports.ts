import type { Outcome } from '../kit/outcome'
import type { Cancellation } from '../kit/port'
import type { Coordinates } from '../kit/coordinates'
import type { DoctorCard, DoctorProfile, DoctorQuery, Review, Speciality, VideoReview } from './doctors'

/** One page of find-doctor, nearest to `near`. */
export interface DoctorPageRequest {
  readonly query: DoctorQuery
  readonly near: Coordinates
  readonly limit: number
  readonly offset: number
}

export interface DoctorsPort {
  specialities(input: object, signal: Cancellation): Promise<Outcome<readonly Speciality[]>>
  find(input: DoctorPageRequest, signal: Cancellation): Promise<Outcome<readonly DoctorCard[]>>
  profile(input: { id: string; near: Coordinates }, signal: Cancellation): Promise<Outcome<DoctorProfile>>
  reviews(input: { doctorId: string }, signal: Cancellation): Promise<Outcome<readonly Review[]>>
  videoReviews(input: { doctorId: string }, signal: Cancellation): Promise<Outcome<readonly VideoReview[]>>
}
