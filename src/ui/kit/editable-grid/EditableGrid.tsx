import { Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { css } from 'styled-system/css'
import { type GridCell, gridMove } from '../../../core/kit/editableGrid.rules'
import { useText } from '../../intl/useText'
import { Button } from '../Button'
import { VisuallyHidden } from '../VisuallyHidden'
import type { EditableGridProps } from './editableGrid.types'
import { GridRow } from './GridRow'

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  border: 'line',
  background: 'surface',
  fontSize: '16',
  lineHeight: 'caption',
  tableLayout: { tablet: 'fixed' },
  _dense: { fontSize: '14' },
  tabletDown: {
    display: 'block',
    border: 'none',
    background: 'transparent',
    '& > tbody': { display: 'grid', gap: '8' },
  },
})
const head = css({
  height: '32',
  paddingInline: '8',
  borderBlockEnd: 'edge',
  color: 'muted',
  fontSize: '12',
  fontWeight: 'medium',
  textAlign: 'start',
})
const heads = css({ tabletDown: { srOnly: true } })
const foot = css({ marginBlockStart: '8', marginInlineStart: '-12' })

/** Goes to a cell once its row is there. */
const useFocusedCell = (rows: number) => {
  const element = useRef<HTMLTableSectionElement>(null)
  const wanted = useRef<GridCell | null>(null)
  const go = ({ row, column }: GridCell): boolean => {
    const cell = element.current?.querySelector<HTMLInputElement>(`[data-cell="${row}.${column}"]`)
    cell?.focus()
    cell?.select()
    return cell !== null && cell !== undefined
  }
  useEffect(() => {
    if (wanted.current !== null && go(wanted.current)) wanted.current = null
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- a row came or went
  }, [rows])
  return {
    element,
    go,
    goLater: (cell: GridCell) => {
      wanted.current = cell
    },
  }
}

/**
 * Inputs in rows, for typing many of them without a mouse: Tab goes cell by cell, arrows up and down a column, Enter
 * finishes a row and begins the next, Escape restores a cell, Alt+Delete removes the row.
 */
export const EditableGrid = ({ view: { label, columns, rows, addLabel }, on }: EditableGridProps) => {
  const say = useText()
  const help = useId()
  const { element, go, goLater } = useFocusedCell(rows.length)
  const before = useRef('')

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, altKey: alt, shiftKey: shift } = event
    const place = target instanceof HTMLInputElement ? target.dataset['cell'] : undefined
    if (place === undefined || event.nativeEvent.isComposing) return
    const [row = 0, column = 0] = place.split('.').map(Number)
    const move = gridMove({ key, alt, shift }, { row, column }, rows.length)
    const id = rows[row]?.id
    if (move === null || id === undefined) return
    if (move.type === 'restore') {
      if ((target as HTMLInputElement).value === before.current) return
      on({ type: 'cell.changed', row: id, column: columns[column]!.id, value: before.current })
    } else if (move.type === 'go') go(move.cell)
    else if (move.type === 'finish') {
      on({ type: 'row.finished', row: id })
      if (move.next) go(move.next)
      else {
        goLater({ row: rows.length, column: 0 })
        on({ type: 'row.added' })
      }
    } else {
      if (move.next) goLater(move.next)
      on({ type: 'row.removed', row: id })
    }
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div>
      <VisuallyHidden>
        <span id={help}>{say('kit.grid.help')}</span>
      </VisuallyHidden>
      <table className={table} aria-label={label} aria-describedby={help}>
        <thead className={heads}>
          <tr>
            {columns.map(({ id, name, width }) => (
              <th key={id} scope="col" className={head} style={{ width }}>
                {name}
              </th>
            ))}
            <th scope="col" className={head} style={{ width: '3rem' }}>
              <VisuallyHidden>{say('kit.grid.actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the inputs in it */}
        <tbody
          ref={element}
          onKeyDown={press}
          onFocus={({ target }) => {
            if (target instanceof HTMLInputElement) before.current = target.value
          }}
        >
          {rows.map((row, index) => (
            <GridRow key={row.id} row={row} index={index} columns={columns} on={on} />
          ))}
        </tbody>
      </table>
      <div className={foot}>
        <Button
          tone="quiet"
          size="sm"
          onClick={() => {
            goLater({ row: rows.length, column: 0 })
            on({ type: 'row.added' })
          }}
        >
          <Plus size={20} aria-hidden />
          {addLabel ?? say('kit.grid.add')}
        </Button>
      </div>
    </div>
  )
}
