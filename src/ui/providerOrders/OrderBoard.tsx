import { type KeyboardEvent, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import type { Column } from '../../core/orders/providerOrders'
import type { Lane } from '../../core/orders/providerOrders.rules'
import type { OrderBoardView, OrderCardView } from '../../machines/providerOrders/orderBoard.view'
import { useText } from '../intl/useText'
import { BoardColumn } from '../kit/BoardColumn'
import { Segmented } from '../kit/Segmented'
import { moveCard } from './cardKeys'
import { MoreOrders } from './MoreOrders'
import { OrderCard } from './OrderCard'

const grid = css({
  display: 'grid',
  // Beside an open order the four stay, and are scrolled to.
  gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'repeat(4, minmax(200px, 1fr))' },
  gap: '12',
  alignItems: 'start',
  overflowX: { tablet: 'auto' },
  // An outline has its room.
  padding: { tablet: '4' },
  margin: { tablet: '-4' },
})

/** On a phone one column at a time. */
const place = css({ minWidth: '0', '&[data-away]': { display: { base: 'none', tablet: 'block' } } })
const chooser = css({ gridColumn: '1 / -1', display: { tablet: 'none' } })

interface OrderBoardProps {
  readonly view: OrderBoardView
  readonly onOpen: (id: string) => void
  readonly onMore: (lane: Lane) => void
}

/** Columns side by side; arrow keys go through the cards of a column and from column to column. */
export const OrderBoard = ({ view, onOpen, onMore }: OrderBoardProps) => {
  const say = useText()
  const board = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Column>(() => view.columns.find(({ count }) => count > 0)?.column ?? 'requested')
  const nameOf = (column: Column) => say(`providerOrders.column.${column}`, { kind: view.kind })
  /** Where each column was left: one tab stop a column. */
  const [stops, setStops] = useState<Partial<Readonly<Record<Column, string>>>>({})
  const stopOf = (column: Column, cards: readonly OrderCardView[]): string | undefined =>
    (cards.find(({ id }) => id === stops[column]) ?? cards[0])?.id
  const move = (event: KeyboardEvent) => {
    if (board.current !== null && moveCard(board.current, event.target, event.key)) event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows are heard of the cards in it
    <div ref={board} className={grid} data-stops onKeyDown={move}>
      <div className={chooser}>
        <Segmented
          label={say('providerOrders.columns')}
          labelHidden
          chosen={shown}
          onChoose={setShown}
          options={view.columns.map(({ column, count }) => ({
            id: column,
            // Shown beside three others on a phone.
            name: column === 'done' ? say('providerOrders.chooser.done') : nameOf(column),
            count,
          }))}
        />
      </div>
      {view.columns.map(({ column, cards, count, late, hasMore }) => (
        <div key={column} className={place} data-away={column !== shown || undefined}>
          <BoardColumn
            title={nameOf(column)}
            note={late > 0 && say('providerOrders.late', { count: late })}
            count={count}
            age={late > 0 ? 'warm' : 'calm'}
            empty={say(`providerOrders.empty.${column}`)}
            more={hasMore && <MoreOrders lane={column} onMore={onMore} />}
          >
            {cards.map((order) => (
              <li key={order.id}>
                <OrderCard
                  order={order}
                  isStop={order.id === stopOf(column, cards)}
                  onStop={() => setStops((before) => ({ ...before, [column]: order.id }))}
                  onOpen={onOpen}
                />
              </li>
            ))}
          </BoardColumn>
        </div>
      ))}
    </div>
  )
}
