/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- a table that is laid out as cards loses the roles of its elements unless they are written */
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { TableRowData } from './dataTable.types'

const OVERSCAN = 6
/** How high a row is about, in CSS pixels, before it was rendered. */
const ROUGH = 48

interface WindowRowsProps {
  readonly rows: readonly TableRowData[]
  readonly columnCount: number
  /** The place of a row that is to have the focus, in the window or not. */
  readonly goal: number | null
  readonly onArrived: () => void
  readonly render: (row: TableRowData, index: number) => ReactNode
}

/** The rows of a long table that are in the window and near it; the others are the height of two empty rows. */
export const WindowRows = ({ rows, columnCount, goal, onArrived, render }: WindowRowsProps) => {
  const body = useRef<HTMLTableSectionElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (body.current) setTop(Math.round(body.current.getBoundingClientRect().top + scrollY))
  }, [rows])
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises this component
  const shown = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    estimateSize: () => ROUGH,
    overscan: OVERSCAN,
    scrollMargin: top,
    useFlushSync: false,
  })
  useLayoutEffect(() => {
    for (const row of body.current?.querySelectorAll<HTMLTableRowElement>('[data-index]') ?? [])
      shown.measureElement(row)
    if (goal === null) return
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${goal}"]`)
    if (row) {
      row.focus()
      onArrived()
    } else shown.scrollToIndex(goal)
  })
  const items = shown.getVirtualItems()
  const before = (items[0]?.start ?? top) - top
  const after = shown.getTotalSize() - ((items.at(-1)?.end ?? top) - top)
  const spacer = (height: number) =>
    height > 0 && (
      <tr aria-hidden role="presentation">
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it holds the height of what is not rendered */}
        <td colSpan={columnCount} style={{ height, padding: 0, border: 0 }} />
      </tr>
    )
  return (
    <tbody ref={body} role="rowgroup">
      {spacer(before)}
      {items.map(({ index }) => render(rows[index]!, index))}
      {spacer(after)}
    </tbody>
  )
}
