import { playable } from '../../kit/paths/browser'
import { noticePlayer, noticesPlayer } from '../../kit/paths/players/notices.player'
import { playInBrowser } from '../../kit/paths/suite'

playInBrowser('app', playable(noticePlayer), playable(noticesPlayer))
