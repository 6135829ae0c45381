import { isFlat, type ProviderOffer } from '../../core/provider/provider'
import { useDates, useMoney } from '../intl/format'
import { useText } from '../intl/useText'

/** What a centre takes off, in words that promise no more than holds. */
export const useOfferWords = () => {
  const say = useText()
  const money = useMoney()
  const dates = useDates()
  const termsOf = ({ percent, most, testIds }: ProviderOffer) => ({
    percent,
    which: testIds === null ? 'all' : 'some',
    cap: most === null ? 'none' : money(most),
  })
  return {
    /** Beside the centre's name. */
    inShort: (offer: ProviderOffer): string =>
      isFlat(offer)
        ? say('diagnostics.offerOf', { percent: offer.percent })
        : say('diagnostics.offerOfTerms', termsOf(offer)),
    /** Above its tests, with its last day. */
    whole: (offer: ProviderOffer): string => {
      const day = dates.longDay(offer.until - 1)
      return isFlat(offer)
        ? say('diagnostics.offer', { percent: offer.percent, day })
        : say('diagnostics.offerTerms', { ...termsOf(offer), day })
    },
  }
}
