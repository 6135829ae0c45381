import type { RoomCases } from '../../kit/policy/case'
import { NOWHERE, near, owner, patients } from '../../kit/policy/groups'
export const homePolicy: RoomCases<'home'> = {
  read: {
    may: patients,
    input: ({ people }) => ({ user_id: people.owner.userId, ...near }),
    missing: () => ({ user_id: NOWHERE, ...near }),
    reaches: owner,
  },
}
