import type { DoctorCard, DoctorProfile } from '../../core/doctors/doctors'

/** Who a booking is with, as its checkout shows them. */
export interface DoctorSummary {
  readonly id: string
  readonly name: string
  readonly photoUrl: string | undefined
  readonly speciality: string
  readonly degrees: string
  readonly years: number | null
  readonly languages: readonly string[]
}

type Known = Pick<
  DoctorCard & DoctorProfile,
  'id' | 'name' | 'photoUrl' | 'speciality' | 'qualifications' | 'yearsOfExperience' | 'languages'
>

export const degreesOf = (qualifications: DoctorCard['qualifications']): string =>
  qualifications.map(({ degreeName }) => degreeName).join(', ')

export const summaryOf = (doctor: Known): DoctorSummary => ({
  id: doctor.id,
  name: doctor.name,
  photoUrl: doctor.photoUrl,
  speciality: doctor.speciality,
  degrees: degreesOf(doctor.qualifications),
  years: doctor.yearsOfExperience,
  languages: doctor.languages,
})

/** A doctor of whom only the id and perhaps the name is here yet. */
export const namedDoctor = (id: string, name: string): DoctorSummary => ({
  id,
  name,
  photoUrl: undefined,
  speciality: '',
  degrees: '',
  years: null,
  languages: [],
})
