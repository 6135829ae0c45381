import type { DoctorCard } from '../../core/doctors/doctors'
import { resourceMachine } from '../kit/resource.machine'

/** Doctors with the next free slots. */
export const weekDoctorsMachine = resourceMachine<{ limit: number }, readonly DoctorCard[]>({
  id: 'weekDoctors',
  isEmpty: (doctors) => doctors.length === 0,
})
