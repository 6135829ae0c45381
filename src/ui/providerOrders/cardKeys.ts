/** The columns that hold cards, each with its cards as they stand. */
const columnsOf = (board: HTMLElement): readonly (readonly HTMLElement[])[] =>
  [...board.querySelectorAll('section')]
    .map((column) => [...column.querySelectorAll<HTMLElement>('[data-card]')])
    .filter((cards) => cards.length > 0)

/** The card in which an element stands. */
export const cardOf = (element: EventTarget | null): HTMLElement | null =>
  element instanceof Element ? element.closest<HTMLElement>('[data-card]') : null

/** Goes from card to card of a column with the arrows, Home and End, and to the column beside with left and right; whether it did. */
export const moveCard = (board: HTMLElement, from: EventTarget | null, key: string): boolean => {
  const at = cardOf(from)
  if (at === null) return false
  const filled = columnsOf(board)
  const column = filled.findIndex((cards) => cards.includes(at))
  const cards = filled[column] ?? []
  const place = cards.indexOf(at)
  const beside = (by: number) => filled[column + by]?.[Math.min(place, (filled[column + by]?.length ?? 1) - 1)]
  const goals: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowDown: () => cards[place + 1],
    ArrowUp: () => cards[place - 1],
    Home: () => cards[0],
    End: () => cards.at(-1),
    ArrowRight: () => beside(1),
    ArrowLeft: () => beside(-1),
  }
  const goal = goals[key]?.()
  goal?.focus()
  return goal !== undefined
}
