import { type CalendarDay, startOfDay } from '../../core/kit/dates'
import type { RecordCard } from '../../machines/records/records.view'
import { useDates } from '../intl/format'
import { useText } from '../intl/useText'

/** What a record is called and when it is of, as it is read. */
export const useRecordWords = () => {
  const say = useText()
  const dates = useDates()
  const kindOf = ({ source, type }: Pick<RecordCard, 'source' | 'type'>): string =>
    say(source === 'summary' ? 'records.kind.summary' : `records.kind.${type}`)
  return {
    kindOf,
    /** One without a title is called by what it is about. */
    titleOf: (card: Pick<RecordCard, 'title' | 'source' | 'type' | 'category'>): string =>
      card.title || (card.category?.name ?? kindOf(card)),
    /** `Shared with Dr Shah`; null where no link to it works. */
    sharedWithOf: ({ sharedWith }: Pick<RecordCard, 'sharedWith'>): string | null =>
      sharedWith.length === 0 ? null : say('records.sharedWith', { names: sharedWith.join(', ') }),
    dayOf: (day: CalendarDay): string => dates.dayOfYear(startOfDay(day)),
    monthOf: (month: string): string => dates.monthOfYear(startOfDay(`${month}-01`)),
  }
}
