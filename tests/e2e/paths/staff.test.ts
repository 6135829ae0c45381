import { playable } from '../../kit/paths/browser'
import { accessPlayer } from '../../kit/paths/players/access.player'
import { searchPlayer } from '../../kit/paths/players/search.player'
import { staffPanelsPlayer } from '../../kit/paths/players/staffPanels.player'
import { playInBrowser } from '../../kit/paths/suite'

playInBrowser('staff', playable(accessPlayer), playable(staffPanelsPlayer), playable(searchPlayer))
