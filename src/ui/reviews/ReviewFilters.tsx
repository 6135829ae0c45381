import { Search, X } from 'lucide-react'
import { css } from 'styled-system/css'
import type { ReviewQuery } from '../../core/reviews/reviews.rules'
import { useText } from '../intl/useText'
import { Chip } from '../kit/Chip'
import { DatePicker } from '../kit/date-picker/DatePicker'
import { IconButton } from '../kit/IconButton'
import { RatingField } from '../kit/Rating'
import { TextField } from '../kit/TextField'

const look = css({ display: 'grid', gap: '12' })
const days = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto',
  gap: '8',
  alignItems: 'end',
})
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '8', margin: '0', padding: '0', border: 'none' })

interface ReviewFiltersProps {
  readonly query: ReviewQuery
  readonly areDatesTurned: boolean
  readonly onType: (keyword: string) => void
  readonly onChange: (change: Partial<ReviewQuery>) => void
  readonly onReset: () => void
}

/** Words, days, and the chips All, Review (with its stars) and Not Replied. */
export const ReviewFilters = ({ query, areDatesTurned, onType, onChange, onReset }: ReviewFiltersProps) => {
  const say = useText()
  const { chip, stars, keyword, startDate, endDate } = query
  return (
    <search className={look}>
      <TextField
        label={say('reviews.search')}
        labelHidden
        type="search"
        autoComplete="off"
        placeholder={say('reviews.search.placeholder')}
        value={keyword}
        onChange={onType}
        before={<Search size={20} aria-hidden />}
        after={
          keyword !== '' && (
            <IconButton
              size="sm"
              label={say('reviews.search.clear')}
              icon={<X size={20} aria-hidden />}
              onClick={() => onType('')}
            />
          )
        }
      />
      <div className={days}>
        <DatePicker
          view={{
            label: say('reviews.from'),
            value: startDate,
            min: null,
            max: null,
            ...(areDatesTurned && { error: say('reviews.dates.wrong') }),
          }}
          on={({ day }) => onChange({ startDate: day })}
        />
        <DatePicker
          view={{ label: say('reviews.until'), value: endDate, min: null, max: null }}
          on={({ day }) => onChange({ endDate: day })}
        />
        {(startDate !== null || endDate !== null) && (
          <IconButton
            label={say('reviews.dates.clear')}
            icon={<X size={20} aria-hidden />}
            onClick={() => onChange({ startDate: null, endDate: null })}
          />
        )}
      </div>
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
