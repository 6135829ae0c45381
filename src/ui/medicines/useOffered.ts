import type { Offer } from '../../core/provider/provider'
import { useMoney } from '../intl/format'

/** What the words of an offer are filled with. */
export const useOffered = () => {
  const money = useMoney()
  return ({ percent, most }: Pick<Offer, 'percent' | 'most'>) => ({
    percent,
    limit: most === null ? 'none' : 'most',
    amount: most === null ? '' : money(most),
  })
}
