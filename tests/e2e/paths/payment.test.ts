import { playable } from '../../kit/paths/browser'
import { payingPlayer } from '../../kit/paths/players/paying.player'
import { paymentReturnPlayer } from '../../kit/paths/players/paymentReturn.player'
import { playInBrowser } from '../../kit/paths/suite'

playInBrowser('payment', playable(payingPlayer), playable(paymentReturnPlayer))
