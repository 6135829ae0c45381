import { playable } from '../../kit/paths/browser'
import { languagePlayer } from '../../kit/paths/players/language.player'
import { settingsPlayer } from '../../kit/paths/players/settings.player'
import { playInBrowser } from '../../kit/paths/suite'

playInBrowser('settings', playable(settingsPlayer), playable(languagePlayer))
