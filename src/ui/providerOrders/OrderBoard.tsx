import { type KeyboardEvent, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import type { Column } from '../../core/orders/providerOrders'
import type { Lane } from '../../core/orders/providerOrders.rules'
import type { OrderBoardView } from '../../machines/providerOrders/orderBoard.view'
import { useText } from '../intl/useText'
import { BoardColumn } from '../kit/BoardColumn'
import { Segmented } from '../kit/Segmented'
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
  const titleOf = (column: Column, late: number) => {
    const name = say(`providerOrders.column.${column}`)
    return late === 0
      ? name
      : say('providerOrders.columnLate', { name, late: say('providerOrders.late', { count: late }) })
  }
  const move = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, readonly [number, number]>> = {
      ArrowDown: [0, 1],
      ArrowUp: [0, -1],
      ArrowRight: [1, 0],
      ArrowLeft: [-1, 0],
    }
    const step = steps[event.key]
    const now = (event.target as Element).closest('[data-card]')
    if (step === undefined || now === null) return
    event.preventDefault()
    const cards = [...(board.current?.querySelectorAll('section') ?? [])].map((each) => [
      ...each.querySelectorAll<HTMLElement>('[data-card]'),
    ])
    const at = cards.findIndex((column) => column.some((card) => card === now))
    const row = cards[at]!.findIndex((card) => card === now)
    const filled = cards.filter((column) => column.length > 0)
    const place = filled.findIndex((column) => column === cards[at]) + step[0]
    const column = filled[Math.max(0, Math.min(filled.length - 1, place))]!
    column[Math.max(0, Math.min(column.length - 1, row + step[1]))]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows are heard of the cards in it
    <div ref={board} className={grid} onKeyDown={move}>
      <div className={chooser}>
        <Segmented
          label={say('providerOrders.columns')}
          labelHidden
          chosen={shown}
          onChoose={setShown}
          options={view.columns.map(({ column, count }) => ({
            id: column,
            name: say(`providerOrders.column.${column}`),
            count,
          }))}
        />
      </div>
      {view.columns.map(({ column, cards, count, late, hasMore }) => (
        <div key={column} className={place} data-away={column !== shown || undefined}>
          <BoardColumn
            title={titleOf(column, late)}
            count={count}
            age={late > 0 ? 'warm' : 'calm'}
            empty={say(`providerOrders.empty.${column}`)}
            more={hasMore && <MoreOrders lane={column} onMore={onMore} />}
          >
            {cards.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} onOpen={onOpen} />
              </li>
            ))}
          </BoardColumn>
        </div>
      ))}
    </div>
  )
}
