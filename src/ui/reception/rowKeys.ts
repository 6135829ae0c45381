/** The rows of the columns that are unfolded, column by column; empty columns are passed over. */
const columnsOf = (page: HTMLElement): readonly (readonly HTMLElement[])[] =>
  [...page.querySelectorAll('ul')]
    .filter((list) => list.closest('details:not([open])') === null)
    .map((list) => [...list.querySelectorAll<HTMLElement>('[data-entry]')])
    .filter((rows) => rows.length > 0)

/** The row in which an element stands. */
export const rowOf = (element: EventTarget | null): HTMLElement | null =>
  element instanceof Element ? element.closest<HTMLElement>('[data-entry]') : null

/** Goes from row to row of a list with the arrows, Home and End, and to the list beside with left and right; whether it did. */
export const moveRow = (page: HTMLElement, key: string): boolean => {
  const at = document.activeElement
  if (!(at instanceof HTMLElement) || at.dataset['entry'] === undefined) return false
  const filled = columnsOf(page)
  const column = filled.findIndex((rows) => rows.includes(at))
  const rows = filled[column] ?? []
  const place = rows.indexOf(at)
  const beside = (by: number) => filled[column + by]?.[Math.min(place, (filled[column + by]?.length ?? 1) - 1)]
  const goals: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowDown: () => rows[place + 1],
    ArrowUp: () => rows[place - 1],
    Home: () => rows[0],
    End: () => rows.at(-1),
    ArrowRight: () => beside(1),
    ArrowLeft: () => beside(-1),
  }
  const goal = goals[key]?.()
  goal?.focus()
  return goal !== undefined
}

/** A place in a list, by the name of the list. */
export interface RowPlace {
  readonly list: string | null
  readonly at: number
}

/** Where a row stands in its list. */
export const placeOf = (row: HTMLElement): RowPlace => {
  const list = row.closest('ul')
  const rows = [...(list?.querySelectorAll('[data-entry]') ?? [])]
  return { list: list?.getAttribute('aria-label') ?? null, at: rows.indexOf(row) }
}

/** Whoever stands now where somebody stood, else the last of that list, else the first of the page. */
export const rowAt = (page: HTMLElement, { list, at }: RowPlace): HTMLElement | null => {
  const columns = columnsOf(page)
  const same = columns.find(([first]) => first?.closest('ul')?.getAttribute('aria-label') === list)
  return same?.[Math.min(at, same.length - 1)] ?? columns[0]?.[0] ?? null
}
