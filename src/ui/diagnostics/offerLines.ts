import type { Offer } from '../../core/provider/provider'
import type { useMoney } from '../intl/format'
import type { useText } from '../intl/useText'
import type { BillLine } from '../kit/BillRows'

interface Offered {
  readonly total: number
  readonly discount: number
  readonly offer: Offer | null
}

/** The sum of tests and what their centre takes off it, as lines before what is to be paid; none where it takes nothing off. */
export const offerLines = (
  say: ReturnType<typeof useText>,
  money: ReturnType<typeof useMoney>,
  { total, discount, offer }: Offered,
): readonly BillLine[] =>
  offer === null
    ? []
    : [
        { id: 'sum', name: say('diagnostics.sum'), paise: total },
        {
          id: 'offer',
          name:
            offer.on === null
              ? say('diagnostics.offerLine', { percent: offer.percent })
              : say('diagnostics.offerLineOn', { percent: offer.percent, amount: money(offer.on) }),
          paise: -discount,
        },
      ]
