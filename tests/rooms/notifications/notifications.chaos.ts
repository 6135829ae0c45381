import { notificationsApi } from '../../../src/core/notifications/notifications.api'
import { asPatient } from '../../kit/chaos/openings'
import { type ChaosScreen, retry } from '../../kit/chaos/screen'

export const notificationsScreens: readonly ChaosScreen[] = [
  {
    name: 'the notifications',
    size: 'desktop',
    open: asPatient('/home'),
    calls: {
      'the notifications': {
        row: { endpoint: notificationsApi.list },
        // Who is known has them asked for as the page opens.
        fill: (page) =>
          page
            .getByRole('banner')
            .getByRole('button', { name: /^Notifications/ })
            .filter({ visible: true })
            .click(),
        wayOn: retry,
      },
    },
  },
]
