import type { RoomCases } from '../../kit/policy/case'
import { NOWHERE, doctors, ofTheDoctor, owner, patients } from '../../kit/policy/groups'
export const paymentPolicy: RoomCases<'payment'> = {
  requestPage: {
    may: patients,
    input: ({ bookingId }) => ({ bookingId }),
    missing: () => ({ bookingId: NOWHERE }),
    reaches: owner,
  },
  bookingDetail: {
    may: [...patients, ...doctors],
    input: ({ bookingId }) => ({ bookingId, isDetailed: 'true' }),
    missing: () => ({ bookingId: NOWHERE, isDetailed: 'true' }),
    reaches: [...owner, ...ofTheDoctor],
  },
}
