import type { Offer } from '../../core/provider/provider'
import type { useMoney } from '../intl/format'
import type { useText } from '../intl/useText'
import type { BillLine } from '../kit/BillRows'

/** What the offer of an order takes off, as a line of its bill; none where there is no offer. */
export const offerLine = (
  say: ReturnType<typeof useText>,
  money: ReturnType<typeof useMoney>,
  offer: Offer | null,
  paise: number,
): readonly BillLine[] =>
  offer === null
    ? []
    : [
        {
          id: 'offer',
          name:
            offer.on === null
              ? say('providerOrders.priceOffer', { percent: offer.percent })
              : say('providerOrders.priceOfferOn', { percent: offer.percent, amount: money(offer.on) }),
          paise: 0 - paise,
        },
      ]
