import { playable } from '../../kit/paths/browser'
import { notificationsPlayer } from '../../kit/paths/players/notifications.player'
import { playInBrowser } from '../../kit/paths/suite'

await playInBrowser('notifications', playable(notificationsPlayer))
