import type { RoomCases } from '../../kit/policy/case'
import { patients, owner, holds } from '../../kit/policy/groups'
export const ordersPolicy: RoomCases<'orders'> = {
  list: {
    may: patients,
    input: () => ({ limit: 100, offset: 0 }),
    reaches: owner,
    shows: holds(({ bookingId }) => bookingId),
  },
}
