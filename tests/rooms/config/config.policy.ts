import type { RoomCases } from '../../kit/policy/case'
import { everyone } from '../../kit/policy/groups'
export const configPolicy: RoomCases<'config'> = {
  read: { may: everyone, input: () => ({ key: 'countryCodes' }) },
}
