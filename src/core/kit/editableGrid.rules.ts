/** A cell by the place of its row and of its column. */
export interface GridCell {
  readonly row: number
  readonly column: number
}

export interface GridKey {
  readonly key: string
  readonly alt: boolean
  readonly shift: boolean
}

/** What a key asks of a grid of inputs; Tab is the browser's own and goes cell by cell. */
export type GridMove =
  | { readonly type: 'go'; readonly cell: GridCell }
  | { readonly type: 'finish'; readonly row: number; readonly next: GridCell | null }
  | { readonly type: 'restore' }
  | { readonly type: 'remove'; readonly row: number; readonly next: GridCell | null }

/**
 * Arrow keys go up and down a column, Enter finishes a row and goes to the first cell of the next one (`next` is null at
 * the last row, where one more is asked for), Escape restores what stood in the cell, Alt+Delete removes the row.
 */
export const gridMove = ({ key, alt, shift }: GridKey, { row, column }: GridCell, rows: number): GridMove | null => {
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const to = key === 'ArrowUp' ? row - 1 : row + 1
    return alt || to < 0 || to >= rows ? null : { type: 'go', cell: { row: to, column } }
  }
  if (key === 'Enter' && !shift && !alt)
    return { type: 'finish', row, next: row + 1 < rows ? { row: row + 1, column: 0 } : null }
  if (key === 'Escape') return { type: 'restore' }
  if (key === 'Delete' && alt)
    return { type: 'remove', row, next: rows > 1 ? { row: Math.min(row, rows - 2), column } : null }
  return null
}
