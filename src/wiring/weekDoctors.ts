import { ANY_DOCTOR, searchOf, WEEK_CHOICE, withoutPlace } from '../core/doctors/doctors.rules'
import { fromPort } from '../machines/kit/fromPort'
import { weekDoctorsMachine } from '../machines/marketing/weekDoctors.machine'
import type { Open } from './features'

export const openWeekDoctors: Open = (ports) => ({
  logic: weekDoctorsMachine.provide({
    actors: {
      load: fromPort(({ asked: { limit } }, signal) =>
        ports.doctors.find(
          { ...searchOf(withoutPlace(ANY_DOCTOR)), ...ports.store.coordinates(), limit, offset: 0 },
          signal,
        ),
      ),
    },
  }),
  input: { limit: WEEK_CHOICE },
})
