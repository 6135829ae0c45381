/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- a table that is laid out as cards loses the roles of its elements unless they are written */
import { ArrowDown, ArrowUp, ArrowUpDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { type PagePlace, rowAfter } from '../../../core/kit/rows.rules'
import { onDemand } from '../../app/loading/onDemand'
import { useText } from '../../intl/useText'
import { ErrorState } from '../ErrorState'
import { IconButton } from '../IconButton'
import { Skeleton } from '../Skeleton'
import { look } from './dataTable.styles'
import type { DataColumn, DataTableProps, TableRowData } from './dataTable.types'
import { TableRow } from './TableRow'

/** Rows from which only those in the window are rendered. */
const LONG = 60

const WindowRows = onDemand(async () => (await import('./WindowRows')).WindowRows)

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown } as const

const Head = ({ view: { columns, sort }, on }: DataTableProps) => (
  <thead role="rowgroup" className={look.head}>
    <tr role="row">
      {columns.map(({ id, name, isSortable, align, isExtra, width }) => {
        const direction = sort?.column === id ? sort.direction : 'none'
        const Icon = sortIcons[direction]
        return (
          <th
            key={id}
            role="columnheader"
            scope="col"
            aria-sort={isSortable ? direction : undefined}
            className={look.columnHead}
            data-align={align}
            data-extra={isExtra || undefined}
            style={width === undefined ? undefined : { width }}
          >
            {isSortable ? (
              <button type="button" className={look.sort} onClick={() => on({ type: 'sort.asked', column: id })}>
                {name}
                <Icon size={16} aria-hidden data-off={direction === 'none' || undefined} />
              </button>
            ) : (
              name
            )}
          </th>
        )
      })}
    </tr>
  </thead>
)

const Loading = ({ columns }: { readonly columns: readonly DataColumn[] }) =>
  Array.from({ length: 5 }, (_, row) => (
    <tr key={row} role="row" aria-hidden className={look.row}>
      {columns.map(({ id, isExtra }) => (
        <td key={id} role="cell" className={look.cell} data-extra={isExtra || undefined}>
          <Skeleton shape={row % 2 === 0 ? 'line' : 'short'} />
        </td>
      ))}
    </tr>
  ))

const Pages = ({ page, on }: { readonly page: PagePlace; readonly on: DataTableProps['on'] }) => {
  const say = useText()
  return (
    <div className={look.pages}>
      <span role="status">{say('kit.table.place', { from: page.from, to: page.to, total: page.total })}</span>
      <IconButton
        size="sm"
        label={say('kit.table.previous')}
        icon={<ChevronLeft size={20} aria-hidden />}
        disabled={!page.hasPrevious}
        onClick={() => on({ type: 'page.turned', by: -1 })}
      />
      <IconButton
        size="sm"
        label={say('kit.table.next')}
        icon={<ChevronRight size={20} aria-hidden />}
        disabled={!page.hasNext}
        onClick={() => on({ type: 'page.turned', by: 1 })}
      />
    </div>
  )
}

/**
 * Rows of facts under heads that stay: sorted by a press on a head, opened with Enter, marked with Space while several are
 * chosen, walked with the arrow keys. On a phone each row is a card.
 */
export const DataTable = ({ view, on }: DataTableProps) => {
  const { label, columns, rows, page, marked, openId, load, empty } = view
  const say = useText()
  const table = useRef<HTMLTableElement>(null)
  const [visited, setVisited] = useState<string | null>(null)
  const stop = (rows.find(({ id }) => id === visited) ?? rows.find(({ id }) => id === openId) ?? rows[0])?.id
  /** A row outside the window that takes the focus when it is rendered. */
  const [goal, setGoal] = useState<number | null>(null)
  const isLong = rows.length > LONG

  const press = (event: KeyboardEvent<HTMLTableElement>) => {
    const row = (event.target as Element).closest('[data-row]')
    if (row !== event.target) return
    const from = rows.findIndex(({ id }) => id === row.getAttribute('data-row'))
    const to = rowAfter(event.key, from, rows.length)
    if (to !== null) {
      event.preventDefault()
      const next = table.current?.querySelector<HTMLElement>(`[data-index="${to}"]`)
      if (next) next.focus()
      else setGoal(to)
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      const isMark = marked !== null && event.key === ' '
      on({ type: isMark ? 'row.marked' : 'row.opened', id: rows[from]!.id })
    }
  }
  const arrive = useCallback(() => setGoal(null), [])
  const render = (data: TableRowData, index: number) => (
    <TableRow
      key={data.id}
      data={data}
      index={index}
      from={page?.from ?? 1}
      columns={columns}
      isStop={data.id === stop}
      isOpen={data.id === openId}
      isMarked={marked === null ? null : marked.has(data.id)}
      onFocus={setVisited}
      on={on}
    />
  )

  if (load === 'failed' && rows.length === 0)
    return (
      <ErrorState
        message={say('kit.table.failed')}
        retryLabel={say('app.retry')}
        onRetry={() => on({ type: 'retry' })}
      />
    )
  if (load === 'ready' && rows.length === 0) return empty
  return (
    <div className={look.root}>
      <table
        ref={table}
        role="grid"
        aria-label={label}
        aria-rowcount={(page?.total ?? rows.length) + 1}
        aria-multiselectable={marked !== null || undefined}
        aria-busy={load === 'loading' || undefined}
        className={look.table}
        onKeyDown={press}
      >
        <Head view={view} on={on} />
        {isLong ? (
          <WindowRows
            rows={rows}
            columnCount={columns.length}
            goal={goal}
            onArrived={arrive}
            render={render}
            meanwhile={<tbody role="rowgroup">{rows.slice(0, LONG).map(render)}</tbody>}
          />
        ) : (
          <tbody role="rowgroup">{rows.length === 0 ? <Loading columns={columns} /> : rows.map(render)}</tbody>
        )}
      </table>
      {page && <Pages page={page} on={on} />}
    </div>
  )
}
