import type { SnapshotFrom } from 'xstate'
import { doctorPath } from '../../core/app/links'
import { ofManySpecialities, soonestOffer, WEEK_DOCTORS } from '../../core/doctors/doctors.rules'
import { viewResource } from './content.view'
import type { weekDoctorsMachine } from './weekDoctors.machine'

/** Doctors with when they are free next, and what that costs. */
export const viewWeekDoctors = (snapshot: SnapshotFrom<typeof weekDoctorsMachine>) => {
  const { value, ...rest } = viewResource(snapshot, snapshot.context)
  const doctors = ofManySpecialities(value ?? [], WEEK_DOCTORS).map((doctor) => ({
    id: doctor.id,
    name: doctor.name,
    photoUrl: doctor.photoUrl,
    speciality: doctor.speciality,
    path: doctorPath(doctor.id),
    next: soonestOffer(doctor),
  }))
  return { ...rest, doctors }
}
