import { css } from 'styled-system/css'
import { LONGEST_FILTER, weekdays } from '../../core/availability/availability.rules'
import { addDays } from '../../core/kit/dates'
import type { AvailabilityActor } from '../../machines/availability/availability.machine'
import type { AvailabilityView } from '../../machines/availability/availability.view'
import { useText } from '../intl/useText'
import { fieldLook } from '../kit/FieldFrame'
import { Chip } from '../kit/Chip'
import { RangePicker } from '../kit/date-picker/RangePicker'

const look = css({
  display: 'grid',
  gridTemplateColumns: { desktop: 'minmax(0, 1fr) 21rem' },
  gap: '12',
  alignItems: 'start',
})
const chips = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: { base: '4', tablet: '8' },
  // A week is one line of a phone.
  '& > *': { tabletDown: { flexGrow: 1, justifyContent: 'center', paddingInline: '4' } },
})

/** Weekdays and a range of days that narrow the list. */
export const AvailabilityFilters = ({
  view: { filter, today },
  send,
}: {
  readonly view: AvailabilityView
  readonly send: AvailabilityActor['send']
}) => {
  const say = useText()
  return (
    <div className={look}>
      <div className={fieldLook.root} role="group" aria-labelledby="availability-weekdays">
        <span id="availability-weekdays" className={fieldLook.label}>
          {say('availability.weekdays')}
        </span>
        <div className={chips}>
          {weekdays.map((day) => (
            <Chip
              key={day}
              chosen={filter.day === day}
              onChange={(isChosen) => send({ type: 'day.chosen', day: isChosen ? day : null })}
            >
              {say(`availability.dayShort.${day}`)}
            </Chip>
          ))}
        </div>
      </div>
      <RangePicker
        view={{
          label: say('availability.range'),
          value: filter.range,
          min: today,
          max: addDays(today, LONGEST_FILTER - 1),
          today,
        }}
        on={({ range }) => send({ type: 'range.chosen', range })}
      />
    </div>
  )
}
