import { playable } from '../../kit/paths/browser'
import { settingsPlayer } from '../../kit/paths/players/settings.player'
import { playInBrowser } from '../../kit/paths/suite'

await playInBrowser('settings', playable(settingsPlayer))
