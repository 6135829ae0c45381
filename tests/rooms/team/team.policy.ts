import type { RoomCases } from '../../kit/policy/case'
import { doctors, ofTheDoctor, NOWHERE, nothing, holds } from '../../kit/policy/groups'
export const teamPolicy: RoomCases<'team'> = {
  hospitals: {
    may: doctors,
    input: nothing,
    reaches: ofTheDoctor,
    shows: holds(({ hospitalId }) => hospitalId),
  },
  members: {
    may: doctors,
    input: ({ hospitalId }) => ({ hospital_id: hospitalId }),
    missing: () => ({ hospital_id: NOWHERE }),
    reaches: ofTheDoctor,
  },
}
