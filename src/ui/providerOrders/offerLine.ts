import type { Offer } from '../../core/provider/provider'
import type { useText } from '../intl/useText'
import type { BillLine } from '../kit/BillRows'

/** What the offer of an order takes off, as a line of its bill; none where there is no offer. */
export const offerLine = (say: ReturnType<typeof useText>, offer: Offer | null, paise: number): readonly BillLine[] =>
  offer === null
    ? []
    : [{ id: 'offer', name: say('providerOrders.priceOffer', { percent: offer.percent }), paise: 0 - paise }]
