import { playable } from '../../kit/paths/browser'
import { herePlayer } from '../../kit/paths/players/here.player'
import { locationPlayer } from '../../kit/paths/players/location.player'
import { locationPromptPlayer } from '../../kit/paths/players/locationPrompt.player'
import { playInBrowser } from '../../kit/paths/suite'

playInBrowser('location', playable(herePlayer), playable(locationPlayer), playable(locationPromptPlayer))
