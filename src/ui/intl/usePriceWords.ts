import type { PriceChange } from '../../core/booking/booking.rules'
import { useMoney } from './format'

/** The two amounts of a change of price, as a text names them: `{was}` and `{fee}`. */
export const usePriceWords = () => {
  const money = useMoney()
  return ({ was, fee }: PriceChange) => ({ was: money(was), fee: money(fee) })
}
