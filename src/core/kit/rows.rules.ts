/** By which column rows are sorted. */
export interface Sort<Column extends string = string> {
  readonly column: Column
  readonly direction: 'ascending' | 'descending'
}

/** What a press on a column's head asks for: ascending, then descending, then the order as it came. */
export const nextSort = <Column extends string>(sort: Sort<Column> | null, column: Column): Sort<Column> | null => {
  if (sort?.column !== column) return { column, direction: 'ascending' }
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null
}

export type SortValue = string | number | null

/** Rows in the order of a sort; those without a value stand last either way, equal ones keep their order. */
export const sortRows = <Row, Column extends string>(
  rows: readonly Row[],
  sort: Sort<Column> | null,
  valueOf: (row: Row, column: Column) => SortValue,
  locale: string,
): readonly Row[] => {
  if (sort === null) return rows
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one, sort.column), valueOf(other, sort.column)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)))
  })
}

/** Where a page of a list stands in it; counted from one, as people do. */
export interface PagePlace {
  readonly from: number
  readonly to: number
  readonly total: number
  readonly hasPrevious: boolean
  readonly hasNext: boolean
}

/** `pagePlace(1, 20, 213)` is 21 to 40 of 213. A page behind the last is the last. */
export const pagePlace = (page: number, size: number, total: number): PagePlace => {
  const last = Math.max(0, Math.ceil(total / size) - 1)
  const index = Math.min(Math.max(0, page), last)
  return {
    from: total === 0 ? 0 : index * size + 1,
    to: Math.min(total, (index + 1) * size),
    total,
    hasPrevious: index > 0,
    hasNext: index < last,
  }
}

/** The row that a key leads to from another; null where the key is no way through rows. */
export const rowAfter = (key: string, from: number, count: number): number | null => {
  const ways: Readonly<Record<string, number>> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + 10,
    PageUp: from - 10,
    Home: 0,
    End: count - 1,
  }
  const to = ways[key]
  return to === undefined || count === 0 ? null : Math.min(Math.max(0, to), count - 1)
}
