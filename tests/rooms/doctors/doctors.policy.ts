import type { RoomCases } from '../../kit/policy/case'
import { NOWHERE, everyone, lookingAround, near, nothing } from '../../kit/policy/groups'
export const doctorsPolicy: RoomCases<'doctors'> = {
  specialities: { may: everyone, input: nothing },
  find: { may: everyone, input: () => ({ ...near, limit: 10, offset: 0 }) },
  profile: {
    may: lookingAround,
    input: ({ doctorId }) => ({ id: doctorId, ...near }),
    missing: () => ({ id: NOWHERE, ...near }),
  },
}
