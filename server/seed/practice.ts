import type { availabilityPatterns } from '../booking/booking.tables'
import type { clinics, doctorClinics, doctors } from '../doctors/doctors.tables'
import type { reviews, videoReviews } from '../reviews/reviews.tables'
import { cities, type City } from '../location/cities'
import { specialities } from './content/specialities'
import { clinicOf } from './clinic'
import { doctorOf } from './doctor'
import { patternsOf } from './pattern'
import { dice } from './random'
import { reviewsOf, videoReviewsOf } from './review'

type Row<T extends { $inferInsert: unknown }> = T['$inferInsert']

export interface Practice {
  readonly clinics: Row<typeof clinics>[]
  readonly doctors: Row<typeof doctors>[]
  readonly doctorClinics: Row<typeof doctorClinics>[]
  readonly patterns: Row<typeof availabilityPatterns>[]
  readonly reviews: Row<typeof reviews>[]
  readonly videoReviews: Row<typeof videoReviews>[]
}

/** How a demonstration doctor works; most see people both ways. */
export type Way = 'both' | 'video' | 'inClinic' | 'away'

const wayOf = (index: number): Way =>
  index === 41 ? 'away' : index % 17 === 9 ? 'video' : index % 17 === 14 ? 'inClinic' : 'both'

const CLINICS_PER_DOCTOR = [1, 2, 3, 1, 2, 4, 1, 2, 5, 3] as const

/**
 * Doctors of the demonstration with all that belongs to them, from the one with this number on; the same for the same
 * numbers.
 */
export const practice = (count: number, now: number, daysAhead: number, first = 0): Practice => {
  const roll = dice(46_2024 + first)
  const made: Practice = { clinics: [], doctors: [], doctorClinics: [], patterns: [], reviews: [], videoReviews: [] }
  const shared = new Map<City, Row<typeof clinics>[]>(
    cities.map((city) => [
      city,
      Array.from({ length: Math.max(5, Math.ceil(count / 12)) }, () => clinicOf(roll, city)),
    ]),
  )
  for (const [, places] of shared) made.clinics.push(...places)
  for (let index = first; index < first + count; index++) {
    const city = cities[index % cities.length]!
    const speciality = specialities[(index + Math.floor(index / 60)) % specialities.length]!
    const way = wayOf(index)
    const places = way === 'video' ? [] : roll.some(shared.get(city)!, CLINICS_PER_DOCTOR[index % 10]!)
    const links = places.map((clinic, position) => ({ clinic, position, fee: roll.between(10, 40) * 5000 }))
    const videoFee = way === 'inClinic' ? null : roll.between(10, 30) * 5000
    const written = reviewsOf(roll, speciality.kind, now)
    const doctor = doctorOf(roll, { index, city, speciality, links, videoFee, reviews: written, now })
    made.doctors.push(doctor)
    made.doctorClinics.push(
      ...links.map(({ clinic, position, fee }) => ({ doctorId: doctor.id, clinicId: clinic.id, fee, position })),
    )
    made.reviews.push(...written.map((review) => ({ ...review, doctorId: doctor.id })))
    made.videoReviews.push(...videoReviewsOf(roll).map((review) => ({ ...review, doctorId: doctor.id })))
    if (way !== 'away')
      made.patterns.push(...patternsOf(roll, doctor.id, links, videoFee).map((row) => ({ ...row, daysAhead })))
  }
  return made
}
