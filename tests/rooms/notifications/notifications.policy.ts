import type { RoomCases } from '../../kit/policy/case'
import { reported, NOWHERE } from '../../kit/policy/groups'
export const notificationsPolicy: RoomCases<'notifications'> = {
  list: { may: reported, input: () => ({ page: 1, limit: 10 }) },
  markRead: { may: reported, input: () => ({ notificationIds: [NOWHERE] }) },
  registerDevice: { may: reported, input: () => ({ device_token: 'a token' }) },
}
