import { ConsultationType } from '../booking/booking'
import { listedParam, orNothing, type Params, textOrNothing } from '../kit/params'
import type { DoctorQuery } from './doctors'
import { ANY_DOCTOR, DISTANCES, EXPERIENCES, LANGUAGES, SORTS } from './doctors.rules'

const consultation = orNothing(ConsultationType)
const oneOf = <A extends string | number>(all: readonly A[], value: unknown): A | null =>
  all.find((each) => String(each) === value) ?? null

/** What /doctor-profile reads from its address and navigation state; without a doctor there is no profile. */
export const doctorProfileParams = (params: Params) => ({
  doctorId: textOrNothing(params['doctorId']),
  consultation: consultation(params['consultation']),
  /** Somebody verified in order to be notified when there are slots again; no link can ask for that. */
  awaitsSlots: params['awaitsSlots'] === true,
})

export type FindDoctorTab = 'doctors' | 'specialities'

/** `navItem: 1` is the list of doctors, `tab: 1` is read too; `type=speciality` the specialities. */
const findDoctorTab = (params: Params): FindDoctorTab =>
  params['type'] === 'speciality' && Number(params['navItem'] ?? params['tab']) !== 1 ? 'specialities' : 'doctors'

/** A search as a link carries it. */
const doctorQuery = (params: Params): DoctorQuery => ({
  search: textOrNothing(params['search']) ?? '',
  specialityId: textOrNothing(params['speciality']),
  language: oneOf(LANGUAGES, params['language']),
  distance: oneOf(DISTANCES, params['distance']),
  experience: oneOf(EXPERIENCES, params['experience']),
  consultation: consultation(params['mode']),
  sort: oneOf(SORTS, params['sort']) ?? ANY_DOCTOR.sort,
})

/** What /find-doctor opens with. */
export const findDoctorParams = (params: Params) => ({
  tab: findDoctorTab(params),
  query: doctorQuery(params),
  city: textOrNothing(params['city']),
  listed: listedParam(params),
  isFiltering: params['step'] === 'filters',
  /** The doctor who is booked beside the list. */
  doctorId: textOrNothing(params['doctorId']),
  consultation: consultation(params['consultation']),
})
