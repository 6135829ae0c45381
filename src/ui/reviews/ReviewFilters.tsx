import { css } from 'styled-system/css'
import { dayOf } from '../../core/kit/dates'
import type { ReviewQuery } from '../../core/reviews/reviews.rules'
import { useApp } from '../app/frame/AppContext'
import { useText } from '../intl/useText'
import { Chip } from '../kit/Chip'
import { RangePicker } from '../kit/date-picker/RangePicker'
import { RatingField } from '../kit/Rating'
import { SearchField } from '../kit/SearchField'

const look = css({ display: 'grid', gap: '12' })
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '8', margin: '0', padding: '0', border: 'none' })

interface ReviewFiltersProps {
  readonly query: ReviewQuery
  readonly onType: (keyword: string) => void
  readonly onChange: (change: Partial<ReviewQuery>) => void
  readonly onReset: () => void
}

/** Words, days, and the chips All, Review (with its stars) and Not Replied. */
export const ReviewFilters = ({ query, onType, onChange, onReset }: ReviewFiltersProps) => {
  const say = useText()
  const { now } = useApp()
  const { chip, stars, keyword, startDate, endDate } = query
  return (
    <search className={look}>
      <SearchField
        label={say('reviews.search')}
        placeholder={say('reviews.search.placeholder')}
        value={keyword}
        onChange={onType}
      />
      <RangePicker
        view={{
          label: say('reviews.days'),
          value: startDate !== null && endDate !== null ? { from: startDate, to: endDate } : null,
          min: null,
          max: null,
          today: dayOf(now()),
          presets: ['lastThirtyDays', 'lastThreeMonths'],
        }}
        on={({ range }) => onChange({ startDate: range?.from ?? null, endDate: range?.to ?? null })}
      />
      <fieldset className={chips} aria-label={say('reviews.chips')}>
        <Chip chosen={chip === 'all'} onChange={onReset}>
          {say('reviews.chip.all')}
        </Chip>
        <Chip chosen={chip === 'stars'} onChange={() => onChange({ chip: 'stars' })}>
          {say('reviews.chip.stars')}
        </Chip>
        <Chip chosen={chip === 'notReplied'} onChange={() => onChange({ chip: 'notReplied', stars: null })}>
          {say('reviews.chip.notReplied')}
        </Chip>
      </fieldset>
      {chip === 'stars' && (
        <RatingField
          label={say('reviews.stars')}
          value={stars ?? 0}
          starName={(count) => say('reviews.star', { stars: count })}
          onChange={(picked) => onChange({ stars: picked })}
        />
      )}
    </search>
  )
}
