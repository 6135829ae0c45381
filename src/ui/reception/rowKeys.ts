/** Goes from row to row of a list with the arrows, Home and End, and to the list beside with left and right; whether it did. */
export const moveRow = (page: HTMLElement, key: string): boolean => {
  const at = document.activeElement
  if (!(at instanceof HTMLElement) || at.dataset['entry'] === undefined) return false
  const lists = [...page.querySelectorAll('ul')].map((list) => [...list.querySelectorAll<HTMLElement>('[data-entry]')])
  const filled = lists.filter((rows) => rows.length > 0)
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
