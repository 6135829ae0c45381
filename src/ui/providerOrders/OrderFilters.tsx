import { css } from 'styled-system/css'
import type { CalendarDay } from '../../core/kit/dates'
import type { BoardQuery } from '../../core/orders/providerOrders.params'
import type { OrderBoardView } from '../../machines/providerOrders/orderBoard.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { Checkbox } from '../kit/Checkbox'
import { Segmented } from '../kit/Segmented'
import { RangePicker } from '../kit/date-picker/RangePicker'
import { SelectField } from '../kit/SelectField'
import { TextField } from '../kit/TextField'

const row = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr) minmax(0, 1fr)',
    desktop: '[14rem minmax(0, 1fr) 12rem auto 20rem auto]',
  },
  gap: '12',
  alignItems: 'end',
})
const wide = css({ gridColumn: { base: '1 / -1', desktop: 'auto' } })

interface OrderFiltersProps {
  readonly view: OrderBoardView
  readonly today: CalendarDay
  readonly onChoose: (change: Partial<BoardQuery>) => void
  readonly onType: (keyword: string) => void
  readonly onClear: () => void
}

/** What is shown of the orders; each choice stands in the address. */
export const OrderFilters = ({ view, today, onChoose, onType, onClear }: OrderFiltersProps) => {
  const say = useText()
  const { query, filters, isNarrowed } = view
  return (
    <search className={row}>
      <div className={wide}>
        <Segmented
          label={say('providerOrders.view')}
          chosen={query.view}
          onChoose={(view) => onChoose({ view })}
          options={(['board', 'list'] as const).map((id) => ({ id, name: say(`providerOrders.${id}`) }))}
        />
      </div>
      <div className={wide}>
        <TextField
          label={say('providerOrders.search')}
          type="search"
          value={query.keyword}
          maxLength={100}
          onChange={onType}
        />
      </div>
      <SelectField
        label={say('providerOrders.filter')}
        value={query.filter}
        onChange={(id) => onChoose({ filter: filters.find((each) => each === id) ?? 'ALL' })}
        options={filters.map((id) => ({ id, name: say(`providerOrders.filter.${id}`) }))}
      />
      <Checkbox
        label={say('providerOrders.requestsOnly')}
        checked={query.isPending}
        onChange={(isPending) => onChoose({ isPending })}
      />
      <div className={wide}>
        <RangePicker
          view={{
            label: say('providerOrders.days'),
            value: query.from === null || query.to === null ? null : { from: query.from, to: query.to },
            min: null,
            max: today,
            today,
          }}
          on={({ range }) => onChoose({ from: range?.from ?? null, to: range?.to ?? null })}
        />
      </div>
      {isNarrowed && (
        <Button tone="quiet" onClick={onClear}>
          {say('providerOrders.clear')}
        </Button>
      )}
    </search>
  )
}
