import { ConsultationType, SlotChoice } from '../booking/booking'
import { orNothing, type Params, textOrNothing } from '../kit/params'

const slotChoice = orNothing(SlotChoice)
const consultation = orNothing(ConsultationType)

/** What /doctor-profile reads from its address and navigation state; without a doctor there is no profile. */
export const doctorProfileParams = (params: Params) => ({
  doctorId: textOrNothing(params['doctorId']),
  consultation: consultation(params['consultation']),
  resume: slotChoice(params['resume']),
})

export type FindDoctorTab = 'doctors' | 'specialities'

/** `navItem: 1` is the list of doctors, `type=speciality` the specialities. */
const findDoctorTab = (params: Params): FindDoctorTab =>
  params['type'] === 'speciality' && Number(params['navItem']) !== 1 ? 'specialities' : 'doctors'

/** What /find-doctor opens with. */
export const findDoctorParams = (params: Params) => ({
  tab: findDoctorTab(params),
  specialityId: textOrNothing(params['speciality']),
  search: textOrNothing(params['search']) ?? '',
  city: textOrNothing(params['city']),
  resume: slotChoice(params['resume']),
})
