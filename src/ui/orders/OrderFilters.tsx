import { useState } from 'react'
import { css } from 'styled-system/css'
import { dayOf } from '../../core/kit/dates'
import { askedStatuses, type OrdersQuery, ofType, orderTypes } from '../../core/orders/orders.query'
import { useApp } from '../app/frame/AppContext'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { Chip } from '../kit/Chip'
import { RangePicker } from '../kit/date-picker/RangePicker'
import { reveal } from '../kit/reveal'
import { SelectField } from '../kit/SelectField'
import { SearchField } from '../kit/SearchField'

const look = css({ display: 'grid', gap: '12' })
const chips = css({
  display: 'flex',
  gap: '8',
  margin: '0',
  padding: '0',
  border: 'none',
  minWidth: '0',
  flexWrap: { tablet: 'wrap' },
  // A phone scrolls them sideways, from edge to edge of the window; the chosen one is never cut.
  overflowX: { base: 'auto', tablet: 'visible' },
  marginInline: { base: '-16', tablet: '0' },
  paddingInline: { base: '16', tablet: '0' },
  scrollbarWidth: '[none]',
  '& > *': { flexShrink: 0 },
})
const search = css({ display: 'flex', gap: '8', alignItems: 'flex-end', '& > :first-child': { flexGrow: 1 } })
const more = css({
  display: 'grid',
  gap: '12',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'minmax(0, 1fr) minmax(0, 2fr)' },
})

interface OrderFiltersProps {
  readonly query: OrdersQuery
  readonly onType: (keyword: string) => void
  readonly onChoose: (query: OrdersQuery) => void
}

/** Which orders are listed: of which kind, in which status, of which days, and words. */
export const OrderFilters = ({ query, onType, onChoose }: OrderFiltersProps) => {
  const say = useText()
  const { now } = useApp()
  const { type, status, from, to, keyword } = query
  const [isMore, setMore] = useState(status !== null || from !== null)
  return (
    <search className={look} aria-label={say('orders.filters')}>
      <fieldset className={chips} aria-label={say('orders.type')}>
        <Chip
          chosen={type === null}
          ref={type === null ? reveal : undefined}
          onChange={() => onChoose(ofType(query, null))}
        >
          {say('orders.type.all')}
        </Chip>
        {orderTypes.map((each) => (
          <Chip
            key={each}
            chosen={type === each}
            ref={type === each ? reveal : undefined}
            onChange={(isOn) => onChoose(ofType(query, isOn ? each : null))}
          >
            {say(`orders.type.${each}`)}
          </Chip>
        ))}
      </fieldset>
      <div className={search}>
        <SearchField
          label={say('orders.filter.search')}
          placeholder={say('orders.filter.placeholder')}
          value={keyword}
          onChange={onType}
        />
        <Button tone="secondary" aria-expanded={isMore} onClick={() => setMore(!isMore)}>
          {say('orders.filter.more')}
        </Button>
      </div>
      {isMore && (
        <div className={more}>
          <SelectField
            label={say('orders.filter.status')}
            placeholder={say('orders.filter.anyStatus')}
            options={askedStatuses(type).map((id) => ({
              id,
              name: say(type === 'medicine' || type === 'test' ? wordOfStatus(id) : `orders.status.${id}`),
            }))}
            value={status ?? ''}
            onChange={(id) => onChoose({ ...query, status: askedStatuses(type).find((each) => each === id) ?? null })}
          />
          <RangePicker
            view={{
              label: say('orders.filter.days'),
              value: from !== null && to !== null ? { from, to } : null,
              min: null,
              max: null,
              today: dayOf(now()),
            }}
            on={({ range }) => onChoose({ ...query, from: range?.from ?? null, to: range?.to ?? null })}
          />
        </div>
      )}
    </search>
  )
}

/** A status of what a pharmacy or a centre fulfils, in its words. */
const wordOfStatus = (status: ReturnType<typeof askedStatuses>[number]) =>
  status === 'pending'
    ? 'orders.stage.requested'
    : status === 'confirmed'
      ? 'orders.stage.accepted'
      : (`orders.status.${status}` as const)
