import type { ReactNode } from 'react'
import type { PagePlace, Sort } from '../../../core/kit/rows.rules'

export interface TableRowData {
  readonly id: string
  /** What the row is about, in words: "Asha Patel, Bed 4". */
  readonly name: string
  /** By the ids of the columns; the first is the row's head. */
  readonly cells: Readonly<Record<string, ReactNode>>
}

export interface DataColumn {
  readonly id: string
  readonly name: string
  readonly isSortable?: boolean
  /** Figures stand at the end. */
  readonly align?: 'start' | 'end'
  /** Shown on a desktop alone. */
  readonly isExtra?: boolean
  /** CSS width of the column. */
  readonly width?: string
}

export interface DataTableView {
  readonly label: string
  readonly columns: readonly DataColumn[]
  readonly rows: readonly TableRowData[]
  readonly sort: Sort | null
  /** Where the rows stand in the whole list; null where they are all of it. */
  readonly page: PagePlace | null
  readonly marked: ReadonlySet<string> | null
  readonly openId: string | null
  readonly load: 'loading' | 'ready' | 'failed'
  /** Shown in place of rows when there are none, and what to do next. */
  readonly empty: ReactNode
}

export type DataTableEvent =
  | { readonly type: 'sort.asked'; readonly column: string }
  | { readonly type: 'row.opened' | 'row.marked'; readonly id: string }
  | { readonly type: 'page.turned'; readonly by: 1 | -1 }
  | { readonly type: 'retry' }

export interface DataTableProps {
  readonly view: DataTableView
  readonly on: (event: DataTableEvent) => void
}
