import { playable } from '../../kit/paths/browser'
import { bannersPlayer } from '../../kit/paths/players/banners.player'
import { contentPlayer, partnersPlayer } from '../../kit/paths/players/content.player'
import { downloadLinkPlayer } from '../../kit/paths/players/downloadLink.player'
import { playInBrowser } from '../../kit/paths/suite'

playInBrowser(
  'marketing',
  playable(contentPlayer),
  playable(partnersPlayer),
  playable(downloadLinkPlayer),
  playable(bannersPlayer),
)
