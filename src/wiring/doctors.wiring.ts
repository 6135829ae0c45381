import type { ActorRefFrom } from 'xstate'
import { bookingParams } from '../core/booking/booking.params'
import { doctorProfileParams, findDoctorParams } from '../core/doctors/doctors.params'
import type { DoctorCard, DoctorProfile } from '../core/doctors/doctors'
import { searchOf, withoutDistance, withoutPlace } from '../core/doctors/doctors.rules'
import { REVIEW_LIMIT, VIDEO_REVIEW_LIMIT } from '../core/reviews/reviews.rules'
import type { Coordinates } from '../core/kit/coordinates'
import { done, type Outcome } from '../core/kit/outcome'
import { cityNamed } from '../core/location/cities'
import { doctorProfileFlow } from '../machines/doctors/doctorProfile.flow'
import { doctorProfileMachine, type DoctorProfileInput } from '../machines/doctors/doctorProfile.machine'
import { findDoctorFlow } from '../machines/doctors/findDoctor.flow'
import { doctorListMachine, findDoctorMachine, type FindDoctorInput } from '../machines/doctors/findDoctor.machine'
import { fromPort, withFallback } from '../machines/kit/fromPort'
import { plugBooking } from './plugBooking'
import type { Open, RoomWiring } from './features'

/** Pages of the list as they were last answered: who comes back finds them as they were left. */
const answers = new Map<string, Outcome<readonly DoctorCard[]>>()
const ANSWERS = 40

const keepAnswer = (asked: string, answer: Outcome<readonly DoctorCard[]>) => {
  answers.delete(asked)
  if (answer.ok) answers.set(asked, answer)
  for (const oldest of answers.keys()) if (answers.size > ANSWERS) answers.delete(oldest)
}

const openFindDoctor: Open = (ports, { place, login, language }) => {
  const { tab, query, city, listed, isFiltering, doctorId, consultation } = findDoctorParams(place.params)
  const progress = { ...bookingParams(place.params), attempt: ports.store.readAttempt() }
  const chosenCity = cityNamed(city)
  if (chosenCity) ports.store.keepLocation({ ...chosenCity, label: chosenCity.name })
  const input: FindDoctorInput = {
    tab,
    query,
    listed,
    isFiltering,
    isGuest: login?.role !== 'PATIENT',
    picked: doctorId !== null && progress.stage !== null ? { doctorId, doctorName: '', consultation } : null,
    progress,
  }
  const logic = findDoctorMachine.provide({
    actors: {
      loadSpecialities: fromPort(ports.doctors.specialities),
      loadResumed: fromPort(async ({ id }, signal): Promise<Outcome<DoctorProfile | null>> =>
        id === null
          ? done(null)
          : withFallback<{ id: string } & Coordinates, DoctorProfile | null>(ports.doctors.profile, null)(
              { id, ...ports.store.coordinates() },
              signal,
            ),
      ),
      list: doctorListMachine.provide({
        actors: {
          loadPage: fromPort(async (page, signal) => {
            const hasPlace = ports.store.location() !== null
            const asked = {
              ...searchOf(hasPlace ? page.query : withoutPlace(page.query)),
              ...ports.store.coordinates(),
              limit: page.limit,
              offset: page.offset,
            }
            const key = JSON.stringify([language, asked])
            const known = page.offset < listed ? answers.get(key) : undefined
            const answer = known ?? (await ports.doctors.find(asked, signal))
            keepAnswer(key, answer)
            return answer.ok && !hasPlace ? { ...answer, value: withoutDistance(answer.value) } : answer
          }),
        },
      }),
      booking: plugBooking(ports),
    },
  })
  return {
    logic,
    input,
    flow: (page, width) => {
      const flow = findDoctorFlow(page as ActorRefFrom<typeof findDoctorMachine>, width)
      // The landing page's form sends an empty city where none was chosen.
      return flow && { ...flow, query: { ...flow.query, city } }
    },
  }
}

const openDoctorProfile: Open = (ports, { place, login }) => {
  const { doctorId, consultation, awaitsSlots } = doctorProfileParams(place.params)
  // An address without an id shows where doctors are found.
  if (doctorId === null) return null
  const attempt = ports.store.readAttempt()
  const input: DoctorProfileInput = {
    doctorId,
    isGuest: login?.role !== 'PATIENT',
    consultation,
    awaitsSlots,
    progress: {
      ...bookingParams(place.params),
      attempt: attempt && attempt.request.doctorId === doctorId ? attempt : null,
    },
  }
  const logic = doctorProfileMachine.provide({
    actors: {
      loadProfile: fromPort(async ({ id }, signal) => {
        const answer = await ports.doctors.profile({ id, ...ports.store.coordinates() }, signal)
        if (!answer.ok || ports.store.location() !== null) return answer
        return { ...answer, value: { ...answer.value, clinics: withoutDistance(answer.value.clinics) } }
      }),
      loadReviews: fromPort(({ doctorId: id }, signal) =>
        ports.reviews.list({ doctorId: id, page: 1, limit: REVIEW_LIMIT }, signal),
      ),
      loadVideoReviews: fromPort(
        withFallback(
          ({ doctorId: id }, signal) =>
            ports.reviews.videoReviews({ doctorId: id, limit: VIDEO_REVIEW_LIMIT, offset: 0 }, signal),
          [],
        ),
      ),
      booking: plugBooking(ports),
    },
  })
  return {
    logic,
    input,
    flow: (page, width) => doctorProfileFlow(page as ActorRefFrom<typeof doctorProfileMachine>, width),
  }
}

export const features: RoomWiring = { 'page.findDoctor': openFindDoctor, 'page.doctorProfile': openDoctorProfile }
