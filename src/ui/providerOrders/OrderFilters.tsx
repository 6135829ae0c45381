import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
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

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '12', alignItems: 'center' })
const view = css({ flex: { base: '[0 1 8.5rem]', tablet: '[0 1 14rem]' }, minWidth: '0' })
const more = css({
  // Beside what else the row holds, until it is unfolded.
  '&[open]': { flex: '[1 1 100%]', order: '1' },
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8',
    minHeight: { base: '44', desktop: '36' },
    paddingInline: '8',
    marginInlineStart: '-8',
    borderRadius: '8',
    color: 'primary',
    fontSize: '14',
    fontWeight: 'semibold',
    listStyle: 'none',
    cursor: 'pointer',
    _hover: { background: 'tint' },
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '&[open] > summary > :last-child': { transform: 'rotate(180deg)' },
})
const fields = css({ display: 'flex', flexWrap: 'wrap', gap: '12', alignItems: 'end', paddingBlockStart: '8' })

interface OrderFiltersProps {
  readonly view: OrderBoardView
  readonly today: CalendarDay
  readonly onChoose: (change: Partial<BoardQuery>) => void
  readonly onClear: () => void
  /** At the end of the row. */
  readonly children: ReactNode
}

/** What is shown of the orders; each choice stands in the address. */
export const OrderFilters = ({ view: shown, today, onChoose, onClear, children }: OrderFiltersProps) => {
  const say = useText()
  const { query, filters, isNarrowed } = shown
  const [isOpen] = useState(query.filter !== 'ALL' || query.isPending || query.from !== null)
  return (
    <search className={row}>
      <div className={view}>
        <Segmented
          label={say('providerOrders.view')}
          labelHidden
          chosen={query.view}
          onChoose={(chosen) => onChoose({ view: chosen })}
          options={(['board', 'list'] as const).map((id) => ({ id, name: say(`providerOrders.${id}`) }))}
        />
      </div>
      {isNarrowed && (
        <Button tone="quiet" onClick={onClear}>
          {say('providerOrders.clear')}
        </Button>
      )}
      <details className={more} open={isOpen}>
        <summary>
          <SlidersHorizontal size={20} aria-hidden />
          {say('providerOrders.filters')}
          <ChevronDown size={20} aria-hidden />
        </summary>
        <div className={fields}>
          <SelectField
            label={say('providerOrders.filter')}
            value={query.filter}
            onChange={(id) => onChoose({ filter: filters.find((each) => each === id) ?? 'ALL' })}
            options={filters.map((id) => ({ id, name: say(`providerOrders.filter.${id}`) }))}
          />
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
          <Checkbox
            label={say('providerOrders.requestsOnly')}
            checked={query.isPending}
            onChange={(isPending) => onChoose({ isPending })}
          />
        </div>
      </details>
      {children}
    </search>
  )
}
