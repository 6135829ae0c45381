import { playable } from '../../kit/paths/browser'
import { searchPlayer } from '../../kit/paths/players/search.player'
import { slotPlayer } from '../../kit/paths/players/slot.player'
import { playInBrowser } from '../../kit/paths/suite'

playInBrowser('staff', playable(slotPlayer), playable(searchPlayer))
