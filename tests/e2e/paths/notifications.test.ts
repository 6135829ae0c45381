import { playable } from '../../kit/paths/browser'
import { notificationsPlayer } from '../../kit/paths/players/notifications.player'
import { pushPlayer } from '../../kit/paths/players/push.player'
import { playInBrowser } from '../../kit/paths/suite'

playInBrowser('notifications', playable(notificationsPlayer), playable(pushPlayer))
