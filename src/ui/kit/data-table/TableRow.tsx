/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- a table that is laid out as cards loses the roles of its elements unless they are written */
import { Square, SquareCheckBig } from 'lucide-react'
import { memo } from 'react'
import type { DataColumn, DataTableEvent, TableRowData } from './dataTable.types'
import { look } from './dataTable.styles'

interface TableRowProps {
  readonly data: TableRowData
  /** Its place among the rows given, and the number of the first of them in the whole list. */
  readonly index: number
  readonly from: number
  readonly columns: readonly DataColumn[]
  readonly isStop: boolean
  readonly isOpen: boolean
  /** Null while nothing is marked. */
  readonly isMarked: boolean | null
  readonly onFocus: (id: string) => void
  readonly on: (event: DataTableEvent) => void
}

/** One row; a change of one renders that one. */
export const TableRow = memo(({ data, index, from, columns, isStop, isOpen, isMarked, onFocus, on }: TableRowProps) => (
  <tr
    role="row"
    data-row={data.id}
    tabIndex={isStop ? 0 : -1}
    data-index={index}
    aria-rowindex={from + index + 1}
    aria-label={data.name}
    aria-selected={isMarked ?? isOpen}
    className={look.row}
    onFocus={(event) => event.target === event.currentTarget && onFocus(data.id)}
    onClick={(event) => {
      if ((event.target as Element).closest('a, button, input') === null)
        on({ type: isMarked === null ? 'row.opened' : 'row.marked', id: data.id })
    }}
  >
    {columns.map(({ id, name, align, isExtra }, place) => (
      <td
        key={id}
        role={place === 0 ? 'rowheader' : 'gridcell'}
        className={look.cell}
        data-align={align}
        data-extra={isExtra || undefined}
        data-first={place === 0 || undefined}
      >
        {place > 0 && (
          <span className={look.cellName} aria-hidden>
            {name}
          </span>
        )}
        {place === 0 && isMarked !== null && (
          <span className={look.mark}>
            {isMarked ? <SquareCheckBig size={20} aria-hidden /> : <Square size={20} aria-hidden />}
          </span>
        )}
        <span>{data.cells[id]}</span>
      </td>
    ))}
  </tr>
))
