import { playable } from '../../kit/paths/browser'
import { bookingPlayer } from '../../kit/paths/players/booking.player'
import { checkoutPlayer } from '../../kit/paths/players/checkout.player'
import { playInBrowser } from '../../kit/paths/suite'

playInBrowser('booking', playable(bookingPlayer), playable(checkoutPlayer))
