import { doctorProfileParams, findDoctorParams } from '../core/doctors/doctors.params'
import type { DoctorProfile } from '../core/doctors/doctors'
import { ANY_DOCTOR, searchOf } from '../core/doctors/doctors.rules'
import { REVIEW_LIMIT, VIDEO_REVIEW_LIMIT } from '../core/reviews/reviews.rules'
import type { Coordinates } from '../core/kit/coordinates'
import { done, type Outcome } from '../core/kit/outcome'
import { cityNamed } from '../core/location/cities'
import { doctorProfileMachine, type DoctorProfileInput } from '../machines/doctors/doctorProfile.machine'
import { doctorListMachine, findDoctorMachine, type FindDoctorInput } from '../machines/doctors/findDoctor.machine'
import { fromPort, withFallback } from '../machines/kit/fromPort'
import { plugBooking } from './booking.wiring'
import type { Open, RoomWiring } from './features'

const openFindDoctor: Open = (ports, { place, login }) => {
  const { tab, specialityId, search, city, resume } = findDoctorParams(place.params)
  const chosenCity = cityNamed(city)
  if (chosenCity) ports.store.keepLocation({ ...chosenCity, label: chosenCity.name })
  const input: FindDoctorInput = {
    tab,
    query: { ...ANY_DOCTOR, specialityId, search },
    isGuest: login?.role !== 'PATIENT',
    resume,
    attempt: ports.store.readAttempt(),
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
          loadPage: fromPort(({ query, limit, offset }, signal) =>
            ports.doctors.find({ ...searchOf(query), ...ports.store.coordinates(), limit, offset }, signal),
          ),
        },
      }),
      booking: plugBooking(ports),
    },
  })
  return { logic, input }
}

const openDoctorProfile: Open = (ports, { place, login }) => {
  const { doctorId, consultation, resume } = doctorProfileParams(place.params)
  // An address without an id shows where doctors are found.
  if (doctorId === null) return null
  const attempt = ports.store.readAttempt()
  const input: DoctorProfileInput = {
    doctorId,
    isGuest: login?.role !== 'PATIENT',
    consultation,
    resume,
    attempt: attempt && attempt.request.doctorId === doctorId ? attempt : null,
  }
  const logic = doctorProfileMachine.provide({
    actors: {
      loadProfile: fromPort(({ id }, signal) => ports.doctors.profile({ id, ...ports.store.coordinates() }, signal)),
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
  return { logic, input }
}

export const features: RoomWiring = { 'page.findDoctor': openFindDoctor, 'page.doctorProfile': openDoctorProfile }
