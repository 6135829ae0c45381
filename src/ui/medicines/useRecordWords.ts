import { startOfDay } from '../../core/kit/dates'
import type { Orderable } from '../../core/medicines/supply'
import { useDates } from '../intl/format'
import { useText } from '../intl/useText'

/** What a record is called, and what is said of it below. */
export const useRecordWords = () => {
  const say = useText()
  const dates = useDates()
  return {
    nameOf: ({ title, type }: Orderable): string => (title === '' ? say('medicines.untitled', { type }) : title),
    about: ({ documentDate, doctorName, source, state, openOrder, suppliedAt }: Orderable): string => {
      const facts = [
        dates.dayOfYear(startOfDay(documentDate)),
        doctorName,
        source === 'prescription' && say('medicines.signedHere'),
        suppliedAt !== null && say('medicines.usedOn', { day: dates.dayAndMonth(suppliedAt) }),
        state === 'free' &&
          openOrder !== null &&
          say('medicines.openIn', { order: openOrder.orderNo, pharmacy: openOrder.pharmacyName }),
        state !== 'free' &&
          say(`medicines.state.${state}`, {
            order: openOrder?.orderNo ?? '',
            pharmacy: openOrder?.pharmacyName ?? '',
          }),
      ]
      return facts.filter(Boolean).join(' · ')
    },
  }
}
