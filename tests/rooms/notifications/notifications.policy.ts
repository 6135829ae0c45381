import type { RoomCases } from '../../kit/policy/case'
import { everyone, NOWHERE } from '../../kit/policy/groups'
export const notificationsPolicy: RoomCases<'notifications'> = {
  list: { may: everyone, input: () => ({ page: 1, limit: 10 }) },
  markRead: { may: everyone, input: () => ({ notificationIds: [NOWHERE] }) },
  registerDevice: { may: everyone, input: () => ({ device_token: 'a token' }) },
}
