import type { SnapshotFrom } from 'xstate'
import { CLINICS_SHOWN, youTubeId } from '../../core/doctors/doctors.rules'
import { faultOf } from '../kit/fault.view'
import type { doctorProfileMachine } from './doctorProfile.machine'
import { degreesOf, namedDoctor, summaryOf } from './doctorSummary.view'

/** The address a YouTube link is opened by, so that nothing else of the link is trusted. */
const watchAddress = (link: string): string | null => {
  const id = youTubeId(link)
  return id === null ? null : `https://www.youtube.com/watch?v=${id}`
}

export const viewDoctorProfile = (snapshot: SnapshotFrom<typeof doctorProfileMachine>) => {
  const { profile, reviews, videoReviews, failure, reviewsFailure, doctorId } = snapshot.context
  const hasFailed = snapshot.hasTag('failed')
  const isUnknown = hasFailed && failure?.kind === 'notFound'
  return {
    isLoading: snapshot.hasTag('loading'),
    fault: hasFailed && !isUnknown ? faultOf(failure) : null,
    /** There is nobody of this id: asking again does not help. */
    isUnknown,
    profile,
    isPicking: snapshot.matches({ slots: 'open' }),
    degrees: profile ? degreesOf(profile.qualifications) : '',
    clinics: profile?.clinics.slice(0, CLINICS_SHOWN) ?? [],
    moreClinics: profile?.clinics.slice(CLINICS_SHOWN) ?? [],
    summary: profile ? summaryOf(profile) : namedDoctor(doctorId, ''),
    reviews,
    reviewsFault: snapshot.hasTag('reviewsFailed') ? faultOf(reviewsFailure) : null,
    videos: videoReviews.flatMap(({ id, heading, videoLink }) => {
      const address = watchAddress(videoLink)
      return address ? [{ id, heading, address }] : []
    }),
  }
}

export type DoctorProfileView = ReturnType<typeof viewDoctorProfile>
