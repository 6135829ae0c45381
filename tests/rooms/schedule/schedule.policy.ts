import type { RoomCases } from '../../kit/policy/case'
import { ofTheDoctor, clinicStaff, holds } from '../../kit/policy/groups'
export const schedulePolicy: RoomCases<'schedule'> = {
  list: {
    may: clinicStaff,
    input: ({ backend: { clock } }) => ({ start: clock.now() - 86_400, end: clock.now() + 40 * 86_400 }),
    reaches: ofTheDoctor,
    shows: holds(({ bookingId }) => bookingId),
  },
  search: {
    may: clinicStaff,
    input: ({ patientName }) => ({ search: patientName }),
    reaches: ['treatingDoctor', 'juniorDoctor'],
    shows: holds(({ bookingId }) => bookingId),
  },
}
