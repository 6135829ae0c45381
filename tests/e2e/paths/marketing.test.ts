import { playable } from '../../kit/paths/browser'
import { bannersPlayer } from '../../kit/paths/players/banners.player'
import { contentPlayer } from '../../kit/paths/players/content.player'
import { downloadLinkPlayer } from '../../kit/paths/players/downloadLink.player'
import { playInBrowser } from '../../kit/paths/suite'

await playInBrowser('marketing', playable(contentPlayer), playable(downloadLinkPlayer), playable(bannersPlayer))
