import type { Person } from '../../kit/pages/person'
import { escape, home, desk } from '../../kit/screens'
import type { Shown } from '../../kit/shown'

const seeNotifications = async (I: Person) => {
  await I.openNotifications()
  await I.see(/You are all caught up|Opps ! No Notifications yet|Patient admitted/)
}

export const notificationsOverlays: readonly Shown[] = [
  { name: 'notifications of a guest', who: 'GUEST', ...home, open: seeNotifications, close: escape },
  { name: 'notifications of a patient', who: 'PATIENT', ...home, open: seeNotifications, close: escape },
  { name: 'notifications of a doctor', ...desk, open: seeNotifications, close: escape },
]
