import { CircleAlert, X } from 'lucide-react'
import { memo, useId } from 'react'
import { css } from 'styled-system/css'
import { useText } from '../../intl/useText'
import { IconButton } from '../IconButton'
import type { EditableColumn, EditableGridEvent, EditableRow } from './editableGrid.types'

interface GridRowProps {
  readonly row: EditableRow
  readonly index: number
  readonly columns: readonly EditableColumn[]
  readonly on: (event: EditableGridEvent) => void
}

const line = css({
  tabletDown: { display: 'grid', gap: '4', padding: '12', border: 'line', borderRadius: '12', background: 'surface' },
})
const cell = css({
  padding: '0',
  border: 'line',
  verticalAlign: 'top',
  tabletDown: {
    display: 'grid',
    gridTemplateColumns: '6rem minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '8',
    border: 'none',
  },
})
const last = css({
  padding: '0',
  border: 'line',
  verticalAlign: 'top',
  textAlign: 'center',
  tabletDown: { display: 'flex', justifyContent: 'flex-end', border: 'none' },
})
const name = css({ display: 'none', color: 'muted', fontSize: '14', tabletDown: { display: 'block' } })
const input = css({
  width: 'full',
  minWidth: '0',
  minHeight: '44',
  paddingInline: '8',
  border: 'none',
  borderRadius: 'none',
  background: 'transparent',
  color: 'ink',
  font: '[inherit]',
  outlineOffset: '[-2px]',
  _dense: { minHeight: '32', _touch: { minHeight: '44' } },
  _focusVisible: { boxShadow: 'none', background: 'paper' },
  '&[data-tone=missing]': { background: 'brand.tint' },
  '&[data-tone=wrong]': { background: 'bad.tint' },
  tabletDown: { border: 'edge', borderRadius: '8' },
})
const note = css({
  display: 'flex',
  gap: '4',
  margin: '0',
  paddingInline: '8',
  paddingBlockEnd: '4',
  fontSize: '12',
  lineHeight: 'caption',
  color: 'primary.pressed',
  '&[data-tone=wrong]': { color: 'bad' },
  '& > svg': { flexShrink: 0, marginBlockStart: '[1px]' },
  tabletDown: { gridColumn: '2' },
})

/** One row of inputs with what is missing or wrong in them. */
export const GridRow = memo(({ row, index, columns, on }: GridRowProps) => {
  const say = useText()
  const id = useId()
  return (
    <tr className={line}>
      {columns.map((column, place) => {
        const problem = row.problems[column.id]
        const describedBy = `${id}-${column.id}`
        return (
          <td key={column.id} className={cell}>
            <span className={name} aria-hidden>
              {column.name}
            </span>
            <input
              className={input}
              data-cell={`${index}.${place}`}
              data-tone={problem?.tone}
              aria-label={say('kit.grid.cell', { column: column.name, row: index + 1 })}
              aria-invalid={problem?.tone === 'wrong' || undefined}
              aria-describedby={problem && describedBy}
              inputMode={column.inputMode}
              list={column.suggestions && `${describedBy}-list`}
              autoComplete="off"
              value={row.cells[column.id] ?? ''}
              onChange={({ target }) =>
                on({ type: 'cell.changed', row: row.id, column: column.id, value: target.value })
              }
            />
            {column.suggestions && (
              <datalist id={`${describedBy}-list`}>
                {column.suggestions.map((each) => (
                  <option key={each}>{each}</option>
                ))}
              </datalist>
            )}
            {problem && (
              <p id={describedBy} className={note} data-tone={problem.tone}>
                <CircleAlert size={16} aria-hidden />
                {problem.text}
              </p>
            )}
          </td>
        )
      })}
      <td className={last}>
        <IconButton
          size="sm"
          tabIndex={-1}
          label={say('kit.grid.remove', { row: index + 1 })}
          icon={<X size={20} aria-hidden />}
          onClick={() => on({ type: 'row.removed', row: row.id })}
        />
      </td>
    </tr>
  )
})
