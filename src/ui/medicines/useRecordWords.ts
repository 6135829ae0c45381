import { startOfDay } from '../../core/kit/dates'
import type { Orderable } from '../../core/medicines/supply'
import { useDates } from '../intl/format'
import { useText } from '../intl/useText'

/** Medicines by which a record without a title is told from others. */
const NAMED = 2

/** What a record is called, and what is said of it below. */
export const useRecordWords = () => {
  const say = useText()
  const dates = useDates()
  return {
    /** One without a title is called by its first medicines. */
    nameOf: ({ title, type, lines }: Orderable): string => {
      const medicines = lines.slice(0, NAMED).map(({ name }) => name)
      return title || medicines.join(', ') || say('medicines.untitled', { type })
    },
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
