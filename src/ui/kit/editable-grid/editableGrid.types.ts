export interface EditableColumn {
  readonly id: string
  readonly name: string
  /** CSS width. */
  readonly width: string
  readonly inputMode?: 'text' | 'numeric' | 'decimal'
  /** Offered while typing; anything else may be typed too. */
  readonly suggestions?: readonly string[]
}

export interface CellProblem {
  /** What is missing is amber, what is wrong is red; both are said in words. */
  readonly tone: 'missing' | 'wrong'
  readonly text: string
}

export interface EditableRow {
  readonly id: string
  readonly cells: Readonly<Record<string, string>>
  readonly problems: Readonly<Record<string, CellProblem | undefined>>
}

export interface EditableGridView {
  readonly label: string
  readonly columns: readonly EditableColumn[]
  readonly rows: readonly EditableRow[]
  readonly addLabel?: string
}

export type EditableGridEvent =
  | { readonly type: 'cell.changed'; readonly row: string; readonly column: string; readonly value: string }
  | { readonly type: 'row.finished' | 'row.removed'; readonly row: string }
  | { readonly type: 'row.added' }

export interface EditableGridProps {
  readonly view: EditableGridView
  readonly on: (event: EditableGridEvent) => void
}
